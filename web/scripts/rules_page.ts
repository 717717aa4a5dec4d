// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// Makes docs/rules.md, the one text of the rules, a module that the page can show clause by clause.
import type { Plugin } from "vite";

/** A line of a list: what it says, the axis or the value of one that it is about, and what hangs on it. */
export interface Item {
  html: string;
  axis?: string;
  value?: string;
  items: Item[];
}

export type Block =
  | { kind: "text"; html: string }
  | { kind: "list"; items: Item[] }
  | { kind: "table"; rows: string[][] };

export interface Clause {
  /** "2.11", or "" for a part without numbers. */
  number: string;
  title: string;
  blocks: Block[];
}

export interface Section {
  title: string;
  clauses: Clause[];
}

const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

/** Clauses named in running text become links to them. */
const linked = (html: string) => html.replace(/\b[1-5]\.\d{1,2}\b/g, '<a href="#rule-$&">$&</a>');

/** Text between backticks stands as it is; elsewhere there are only emphasis and links. */
function inline(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part) =>
      part.startsWith("`")
        ? `<code>${escaped(part.slice(1, -1))}</code>`
        : linked(escaped(part))
            .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
            .replace(/\*([^*]+)\*/g, "<em>$1</em>")
            .replace(/\[([^\]]+)\]\([^)]*\)/g, "$1"),
    )
    .join("");
}

function item(text: string): Item {
  const axis = /^Axis `(\w+)`: (.*)$/.exec(text);
  if (axis) return { axis: axis[1], html: inline(axis[2] ?? ""), items: [] };
  const value = /^`"(\w+)"`:? ?(.*)$/.exec(text);
  if (value) return { value: value[1], html: inline(value[2] ?? ""), items: [] };
  return { html: inline(text), items: [] };
}

/** A paragraph's lines, a list's or a table's, which blank lines keep apart. */
function block(lines: string[]): Block {
  if (lines[0]?.startsWith("|")) {
    const rows = lines.filter((line) => !/^\|[-|]+\|$/.test(line));
    const cells = (row: string) => row.slice(1, -1).split("|");
    return { kind: "table", rows: rows.map((row) => cells(row).map((cell) => inline(cell.trim()))) };
  }
  if (!lines[0]?.startsWith("- ")) return { kind: "text", html: inline(lines.join(" ")) };
  const whole: string[] = [];
  for (const line of lines) {
    if (/^ *- /.test(line)) whole.push(line);
    else whole.push(`${whole.pop()} ${line.trim()}`);
  }
  const items: Item[] = [];
  for (const line of whole) {
    const under = line.startsWith(" ") ? items.at(-1)?.items : items;
    under?.push(item(line.trim().slice(2)));
  }
  return { kind: "list", items };
}

/** The document's numbered sections and what follows them; what stands before them is for its editors. */
export function parseRules(markdown: string): Section[] {
  const sections: Section[] = [];
  let lines: string[] = [];
  const finish = () => {
    const clause = sections.at(-1)?.clauses.at(-1);
    if (lines.length > 0 && clause) clause.blocks.push(block(lines));
    lines = [];
  };
  for (const line of markdown.split("\n")) {
    const heading = /^(##|###) (?:([\d.]+) )?(.*)$/.exec(line);
    if (heading || line === "") finish();
    if (heading) {
      const [, level, number = "", title = ""] = heading;
      if (level === "##") sections.push({ title, clauses: [{ number: "", title, blocks: [] }] });
      else sections.at(-1)?.clauses.push({ number, title, blocks: [] });
    } else if (line !== "") {
      lines.push(line);
    }
  }
  finish();
  for (const section of sections) section.clauses = section.clauses.filter(({ blocks }) => blocks.length > 0);
  return sections;
}

export const rulesPage: Plugin = {
  name: "rules-page",
  transform(code, id) {
    if (!id.endsWith("/docs/rules.md")) return;
    return { code: `export default ${JSON.stringify(parseRules(code))}`, map: null, moduleType: "js" };
  },
};
