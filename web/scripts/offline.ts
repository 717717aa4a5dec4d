// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// Tells the service worker what there is to keep, when the page is built.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

const kWorker = "sw.js";
const kPublic = "public";

export const offline: Plugin = {
  name: "offline",
  apply: "build",
  enforce: "post",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      const worker = bundle[kWorker];
      if (worker?.type !== "chunk") throw new Error(`no ${kWorker} was built`);
      const contents = new Map<string, string | Uint8Array>();
      for (const file of Object.values(bundle))
        contents.set(file.fileName, file.type === "chunk" ? file.code : file.source);
      for (const name of readdirSync(kPublic)) contents.set(name, readFileSync(`${kPublic}/${name}`));

      const hash = createHash("sha256");
      for (const [name, content] of [...contents].sort(([a], [b]) => (a < b ? -1 : 1)))
        hash.update(name).update(content);
      contents.delete(kWorker);
      const files = [...contents.keys()].map((name) => (name === "index.html" ? "./" : name)).sort();
      const list = JSON.stringify({ version: hash.digest("hex").slice(0, 16), files });
      worker.code = worker.code.replaceAll("__OFFLINE__", `(${list})`);
    },
  },
};
