// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
//
// larch rules: rule sets named, shown, checked and explained.
import assert from "node:assert/strict";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { larch, presets, refuses } from "./larch.mjs";

const folder = mkdtempSync(join(tmpdir(), "larch-rules-"));

test("list names every preset, the classic game first", () => {
  const names = presets();
  assert.equal(names[0], "larch-hollow");
  for (const name of ["pagat", "nyc", "suicide", "solo", "quick"]) assert.ok(names.includes(name), name);
  assert.match(larch(["rules", "list"]).out, /^larch-hollow +the classic game$/m);
  assert.match(larch(["rules", "list"]).out, /^pagat +blindNil=true blindPass=2$/m);
});

test("show prints every axis, and check reads it back as the same rules", () => {
  for (const name of presets()) {
    const { status, out } = larch(["rules", "show", name]);
    assert.equal(status, 0);
    const rules = JSON.parse(out);
    assert.equal(out.split("\n").length, Object.keys(rules).length + 3, "an axis a line");
    const { out: words } = larch(["rules", "show", "--words", "-"], out);
    assert.equal(larch(["rules", "check", "-"], out).out, `Valid: ${words}`);
    assert.equal(larch(["rules", "show", words.trim()]).out, out);
  }
  assert.equal(larch(["rules", "show", "--words", "pagat  target=300"]).out, "pagat target=300\n");
  refuses(
    ["rules", "show", "whist"],
    /no such file, and there is no rule set called "whist"; there are: larch-hollow, /,
  );
});

test("check names the axis at fault", () => {
  const file = join(folder, "mine.json");
  writeFileSync(file, '{"preset":"pagat","bagLimit":-4}');
  refuses(["rules", "check", file], /mine\.json: bagLimit: must be from 0 to 100, not -4/);
  refuses(["rules", "check", "-"], /standard input: line 1, column \d/, '{"preset":');
  refuses(["rules", "check", "-"], /standard input: bagLimitt: /, '{"bagLimitt":5}');
  refuses(
    ["rules", "check", "-"],
    /mustTrump: contradicts forcedPlay/,
    "solo mustTrump=true forcedPlay=screamer",
  );
  refuses(["rules", "check", "-"], /no rule set here/, " \n");
  refuses(["rules", "check", folder], /it is a folder/);
  refuses(
    ["rules", "check", "floor=-200"],
    /start with the name of a preset, as in "larch-hollow floor=-200"/,
  );
  refuses(["rules", "check", ""], /^larch: there is no rule set here/);
  refuses(["rules", "check", "[]"], /must be an object, not a list/);
  refuses(
    ["rules", "check", "-"],
    /standard input: it is not UTF-8/,
    Buffer.from("{}", "utf16le").fill(0xff, 0, 1),
  );
  assert.equal(larch(["rules", "check", " {}"]).out, "Valid: larch-hollow\n");
  assert.equal(larch(["rules", "check", "-"], "\ufeff{}").out, "Valid: larch-hollow\n");
  assert.equal(larch(["rules", "check", "-"], "pagat\n  target=300\n").out, "Valid: pagat target=300\n");
});

test("explain tells every preset by sections and stars what differs", () => {
  for (const name of presets()) {
    const { status, out } = larch(["rules", "explain", name]);
    assert.equal(status, 0, name);
    for (const section of ["Table and deal", "Bidding", "Play", "The score of a hand", "The match"])
      assert.match(out, new RegExp(`^${section}$`, "m"));
    assert.ok(out.startsWith(`${name}\n`));
    const stars = out.split("\n").filter((line) => /^\* \d/.test(line));
    assert.equal(stars.length > 0, name !== "larch-hollow", name);
    for (const line of out.split("\n").filter((text) => /^[* ] \d/.test(text)))
      assert.match(line, /^[* ] \d\.\d+ +[A-Z].*\.$/);
  }
  assert.match(larch(["rules", "explain", "-"], '{"nilValue":60}').out, /^\* 4\.4 +Nil scores 60 /m);
});
