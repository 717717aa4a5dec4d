// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// Writes the first picture into the page, so that it is there with the styles and waits for no script; the scripts take
// it over as it stands.
import { Window } from "happy-dom";
import { type Plugin, runnerImport } from "vite";

const kRoot = '<div id="app"></div>';

/** They are in the page by a link. */
const withoutStyles: Plugin = {
  name: "without-styles",
  enforce: "pre",
  resolveId: (name) => (name.endsWith(".css") ? "\0styles" : null),
  load: (id) => (id === "\0styles" ? "" : null),
};

async function firstPicture(): Promise<string> {
  const { document } = new Window();
  Object.assign(globalThis, { document });
  const { module } = await runnerImport<typeof import("./first_picture.tsx")>("./scripts/first_picture.tsx", {
    plugins: [withoutStyles],
  });
  const root = document.createElement("div");
  module.drawFirst(root as unknown as HTMLElement);
  return root.innerHTML;
}

export const prerender: Plugin = {
  name: "prerender",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    async handler(html, { bundle }) {
      if (!bundle || !html.includes(kRoot)) throw new Error("nowhere to draw the first picture");
      let picture = await firstPicture();
      for (const file of Object.values(bundle))
        if (file.type === "asset")
          for (const name of file.originalFileNames)
            picture = picture.replaceAll(`/${name}?no-inline#`, `./${file.fileName}#`);
      return (
        html
          .replace(kRoot, kRoot.replace("><", `>${picture}<`))
          // How the page is dressed is not to be seen changing.
          .replace('<script type="module"', '$& blocking="render"')
      );
    },
  },
};
