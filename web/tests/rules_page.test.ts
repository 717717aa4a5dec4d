// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// The rules page is made of docs/rules.md, and of all of it.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import sections from "../../docs/rules.md";
import { type Block, type Item, parseRules } from "../scripts/rules_page";

const clauses = sections.flatMap((section) => section.clauses);
const clause = (number: string) => clauses.find((found) => found.number === number);

describe("the rules page", () => {
  it("has every clause of the document, once and in order", () => {
    const numbers = [...readFileSync("../docs/rules.md", "utf8").matchAll(/^### ([\d.]+)/gm)].map(
      ([, n]) => n,
    );
    expect(numbers.length).toBeGreaterThan(50);
    expect(clauses.map(({ number }) => number).filter(Boolean)).toEqual(numbers);
  });

  it("leaves out no text", () => {
    const item = ({ html, axis, value, items }: Item): string =>
      [axis, value, html, ...items.map(item)].join(" ");
    const text = ({ kind, ...block }: Block) =>
      "html" in block
        ? block.html
        : "rows" in block
          ? block.rows.flat().join(" ")
          : block.items.map(item).join(" ");
    const words = (all: string) =>
      all
        .replace(/<[^>]*>|&\w+;|[^\w]+/g, " ")
        .split(/\s+/)
        .filter(Boolean);
    const page = words(
      sections
        .map(({ title, clauses }) =>
          [title, ...clauses.flatMap((of) => [of.number, of.title, ...of.blocks.map(text)])].join(" "),
        )
        .join(" "),
    );
    const [, body = ""] = readFileSync("../docs/rules.md", "utf8").split(/^(?=## 1 )/m);
    const missing = words(body.replace(/\]\(#\w+\)|\bAxis(?= `\w+`:)/g, "")).filter((word) => {
      const at = page.indexOf(word);
      if (at >= 0) page.splice(at, 1);
      return at < 0;
    });
    expect(missing).toEqual([]);
  });

  it("knows axes, their values and clauses named in the text", () => {
    const lead = clause("3.5")?.blocks[1];
    expect(lead).toMatchObject({
      kind: "list",
      items: [{ axis: "spadeLead", items: [{ value: "broken" }, { value: "afterFirst" }, { value: "any" }] }],
    });
    expect(JSON.stringify(clause("2.3"))).toContain('<a href=\\"#rule-4.4\\">4.4</a>');
    expect(clause("1.2")?.blocks.at(-1)).toMatchObject({ kind: "table" });
  });

  it("links only to clauses that are there", () => {
    const links = [...JSON.stringify(sections).matchAll(/#rule-([\d.]+)/g)].map(
      ([, number]) => number as string,
    );
    expect(links.filter((number) => !clause(number))).toEqual([]);
  });

  it("shows text between backticks as it is", () => {
    const [section] = parseRules("## 9 Last\n\n### 9.1 A\n`<b> *4.1*`");
    expect(section?.clauses[0]?.blocks).toEqual([{ kind: "text", html: "<code>&lt;b&gt; *4.1*</code>" }]);
  });
});
