// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
import { CardFace } from "../../art";
import { t } from "../../i18n";
import { type Passage, pages, strategy } from "../../i18n/pages";
import { RuleLink } from "../RuleLink";
import { Searchable } from "./Searchable";

/** How to play well. */
export function Strategy() {
  const chapters = strategy.map(({ title, topics }) => ({
    title,
    articles: topics.map((topic) => ({
      id: topic.title,
      text: [topic.title, ...topic.passages.map(textOf)].join(" "),
      body: (
        <>
          <h4>{topic.title}</h4>
          {topic.passages.map((passage, i) => (
            <PassageText key={i} passage={passage} />
          ))}
        </>
      ),
    })),
  }));
  return <Searchable lead={pages.strategyLead} chapters={chapters} />;
}

function textOf(passage: Passage): string {
  if (typeof passage === "string") return passage;
  return "cards" in passage ? passage.note : passage.rows.flat().join(" ");
}

function PassageText({ passage }: { passage: Passage }) {
  if (typeof passage === "string")
    return (
      <p>
        <WithClauses text={passage} />
      </p>
    );
  if ("cards" in passage) return <Example {...passage} />;
  const [head = [], ...rows] = passage.rows;
  return (
    <table class="figures">
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, i) => (
              <td key={i}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Example({ cards, note }: { cards: string; note: string }) {
  const list = cards.split(" ");
  return (
    <figure class="example">
      <div class="example-cards" role="img" aria-label={list.map(t.card).join(", ")}>
        {list.map((card) => (
          <span key={card} class="example-card">
            <CardFace card={card} />
          </span>
        ))}
      </div>
      <figcaption>{note}</figcaption>
    </figure>
  );
}

/** Clauses named in a text open the rules there. */
function WithClauses({ text }: { text: string }) {
  const parts = text.split(/(\b[1-5]\.\d{1,2}\b)/);
  return <>{parts.map((part, i) => (i % 2 ? <RuleLink key={i} clause={part} text={part} /> : part))}</>;
}
