// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// A long text in chapters, which shows only what speaks of the words that are searched for.
import type { ComponentChildren } from "preact";
import { useId, useRef, useState } from "preact/hooks";
import "../../styles/pages.css";
import { pages } from "../../i18n/pages";

export interface Article {
  id: string;
  /** What a search looks through. */
  text: string;
  body: ComponentChildren;
}

export interface Chapter {
  title: string;
  articles: Article[];
}

interface Props {
  lead: string;
  chapters: Chapter[];
  /** What the titles are written in, where that is not the language of the page. */
  lang?: string;
  /** What else narrows the choice. */
  children?: ComponentChildren;
}

export function Searchable({ lead, chapters, lang, children }: Props) {
  const [wanted, want] = useState("");
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const speaks = ({ text }: Article) => words.every((word) => text.toLowerCase().includes(word));
  const found = chapters
    .map(({ title, articles }) => ({ title, articles: articles.filter(speaks) }))
    .filter(({ articles }) => articles.length > 0);
  const count = (of: Chapter[]) => of.reduce((sum, { articles }) => sum + articles.length, 0);
  return (
    <div class="page" ref={box}>
      <p class="page-lead">{lead}</p>
      <search class="page-search">
        <label for={id}>{pages.search}</label>
        <input
          id={id}
          class="field"
          type="search"
          value={wanted}
          autocomplete="off"
          enterkeyhint="search"
          onInput={(event) => want(event.currentTarget.value)}
        />
        <p role="status">{pages.found(count(found), count(chapters))}</p>
        {children}
      </search>
      {found.length > 1 && (
        <nav class="page-contents" aria-label={pages.contents}>
          {found.map(({ title }, i) => (
            <button
              key={title}
              type="button"
              class="button"
              lang={lang}
              onClick={() => goTo(box.current, `h3[data-at="${i}"]`)}
            >
              {title}
            </button>
          ))}
        </nav>
      )}
      {found.map(({ title, articles }, i) => (
        <section key={title} class="chapter">
          <h3 data-at={i} tabIndex={-1} lang={lang}>
            {title}
          </h3>
          {articles.map((article) => (
            <article key={article.id} id={article.id}>
              {article.body}
            </article>
          ))}
        </section>
      ))}
    </div>
  );
}

/** Brings a heading to the top, with the focus, so that reading goes on from there. */
export function goTo(box: ParentNode | null, selector: string): void {
  const heading = box?.querySelector<HTMLElement>(selector);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView();
}
