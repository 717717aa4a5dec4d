// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// The rules as docs/rules.md has them, with the names that Settings use and what is chosen at this table.
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import sections from "../../../../docs/rules.md";
import type { Block, Clause, Item } from "../../../scripts/rules_page";
import type { RuleValues } from "../../core/engine";
import type { View } from "../../core/protocol";
import { pages } from "../../i18n/pages";
import { ruleWords } from "../../i18n/rules";
import { valuesOf } from "../../store/rules";
import { useController } from "../controller";
import type { PageProps } from "../Fetched";
import { goTo, Searchable } from "./Searchable";

/** The language of the document. */
const kWritten = "en-GB";

export function Rules({ view, clause = null }: PageProps) {
  const { values, usual } = useValues(view);
  const [differing, show] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const jump = (number: string) => goTo(box.current, `[id="rule-${number}"] h4`);
  useLayoutEffect(() => {
    if (clause) jump(clause);
  }, [clause]);

  const table: AtTable = {
    value: (axis) => (values && axis in values ? ruleWords.value(axis, values[axis] ?? null) : null),
    differs: (axis) => values !== null && usual !== null && values[axis] !== usual[axis],
  };
  const chapters = sections.map(({ title, clauses }) => ({
    title,
    articles: clauses
      .filter((of) => !differing || axesOf(of).some(table.differs))
      .map((of) => ({
        id: of.number ? `rule-${of.number}` : of.title,
        text: textOf(of),
        body: <ClauseText clause={of} table={table} />,
      })),
  }));
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a[href^="#rule-"]');
    if (!link) return;
    event.preventDefault();
    jump(link.getAttribute("href")?.slice("#rule-".length) ?? "");
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links within are what is pressed
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link turns Enter into a click
    <div ref={box} onClick={follow}>
      <Searchable lead={pages.rulesLead} chapters={chapters} lang={kWritten}>
        <label class="tick page-only">
          <input type="checkbox" checked={differing} onChange={() => show(!differing)} />
          {pages.differsOnly}
        </label>
      </Searchable>
    </div>
  );
}

interface AtTable {
  /** What is chosen, as a person says it; null before that is known. */
  value(axis: string): string | null;
  /** Whether the classic game has it otherwise. */
  differs(axis: string): boolean;
}

/** The rules of the match on the bench, or those chosen for the next one; and the classic game's. */
function useValues(view: View | null): { values: RuleValues | null; usual: RuleValues | null } {
  const { rules, session } = useController();
  const description = rules.description.value;
  const chosen = rules.chosen.value?.rules ?? null;
  const [values, setValues] = useState(chosen);
  const words = view?.rules;
  useEffect(() => {
    if (!words || !description) return setValues(chosen);
    // A table that ends before it answers is told of by itself.
    session.check(valuesOf(words, description.axes)).then(
      (answer) => setValues(answer.type === "rules" ? answer.rules : null),
      () => {},
    );
  }, [words, description, chosen, session]);
  return { values, usual: description?.presets[0]?.rules ?? null };
}

function ClauseText({ clause, table }: { clause: Clause; table: AtTable }) {
  const { number, title, blocks } = clause;
  return (
    <>
      <h4 tabIndex={-1}>
        {number && <span class="clause-number">{number}</span>} <span lang={kWritten}>{title}</span>
        {axesOf(clause).some(table.differs) && <span class="differs">{pages.differs}</span>}
      </h4>
      {blocks.map((block, i) => (
        <BlockText key={i} block={block} table={table} />
      ))}
    </>
  );
}

function BlockText({ block, table }: { block: Block; table: AtTable }) {
  switch (block.kind) {
    case "text":
      return <Html as="p" html={named(block.html)} />;
    case "list":
      return <List items={block.items} table={table} />;
    case "table": {
      const [head = [], ...rows] = block.rows;
      return (
        <Scroll>
          <table>
            <thead>
              <tr>
                {head.map((cell, i) => (
                  <Html key={i} as="th" html={named(cell)} />
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, r) => (
                <tr key={r}>
                  {row.map((cell, i) => (
                    <Html key={i} as="td" html={named(cell)} />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      );
    }
  }
}

/** A table may be wider than the page; then it scrolls by itself, also by key. */
function Scroll({ children }: { children: ComponentChildren }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <div class="page-table" tabIndex={0} role="group">
      {children}
    </div>
  );
}

function List({ items, table, of }: { items: Item[]; table: AtTable; of?: string | undefined }) {
  return (
    <ul>
      {items.map(({ html, axis, value, items: under }, i) => {
        const here = axis ? table.value(axis) : null;
        return (
          <li key={i} class={axis && "axis"} data-axis={axis}>
            {axis && <strong>{ruleWords.label(axis)}: </strong>}
            {value && of && <strong>{ruleWords.value(of, value)}</strong>}
            {value && (html.startsWith("(") ? " " : ": ")}
            <Html as="span" html={named(html, axis ?? of)} />
            {axis && here !== null && (
              <span class="here" data-differs={table.differs(axis)}>
                {pages.here(here)}
              </span>
            )}
            {under.length > 0 && <List items={under} table={table} of={axis} />}
          </li>
        );
      })}
    </ul>
  );
}

/** Text that was made from our own document when the page was built. */
function Html({ as: Tag, html }: { as: "p" | "span" | "td" | "th"; html: string }) {
  return <Tag lang={kWritten} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Settings and their values by the names that Settings give them; a value is that of the setting named last. */
function named(html: string, axis?: string): string {
  let about = axis;
  return html.replace(/<code>(.*?)<\/code>/g, (code, text: string) => {
    if (ruleWords.axes.includes(text)) {
      about = text;
      return pages.quoted(ruleWords.label(text));
    }
    if (ruleWords.presets.includes(text)) return pages.quoted(ruleWords.presetName(text));
    const [, value = text] = /^"(.*)"$/.exec(text) ?? [];
    if (value === "true" || value === "false") return ruleWords.value("", value === "true");
    if (value === "null" || value === "") return ruleWords.value(about ?? "", value || null);
    if (about && ruleWords.names(about, value)) return pages.quoted(ruleWords.value(about, value));
    if (/^([2-9TJQKA][CDHS]|[BL]J)(,|$)/.test(value)) return ruleWords.value("", value);
    return /^-?\d+$/.test(value) ? value.replace("-", "−") : code;
  });
}

function axesOf({ blocks }: Clause): string[] {
  return blocks.flatMap((block) =>
    block.kind === "list" ? block.items.flatMap(({ axis }) => axis ?? []) : [],
  );
}

const plain = (html: string) => html.replace(/<[^>]*>/g, "");

/** All that a clause says, as it is read. */
function textOf({ number, title, blocks }: Clause): string {
  const item = ({ html, axis, value, items }: Item, of?: string): string =>
    [
      axis && ruleWords.label(axis),
      value && of && ruleWords.value(of, value),
      plain(named(html, axis ?? of)),
      ...items.map((under) => item(under, axis)),
    ].join(" ");
  const block = (of: Block): string => {
    if (of.kind === "text") return plain(named(of.html));
    if (of.kind === "list") return of.items.map((one) => item(one)).join(" ");
    return of.rows
      .flat()
      .map((cell) => plain(named(cell)))
      .join(" ");
  };
  return [number, title, ...blocks.map(block)].join(" ");
}
