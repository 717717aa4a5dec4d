// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// What is fetched only when somebody wants to see it.
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { View } from "../core/protocol";
import { t } from "../i18n";

/** What a module exports, once it is there; "failed" where it could not be fetched, until it is tried once more. */
function useFetched<T>(fetch: () => Promise<T>, tries = 1): T | "failed" | null {
  const [module, setModule] = useState<T | "failed" | null>(null);
  useEffect(() => {
    let wanted = true;
    const come = (found: T | "failed") => wanted && setModule(() => found);
    setModule(null);
    fetch().then(come, () => come("failed"));
    return () => {
      wanted = false;
    };
  }, [fetch, tries]);
  return module;
}

const fetchWords = () => import("../i18n/rules");

export interface PageProps {
  /** Of the table, where there is one. */
  view: View | null;
  /** To open the rules at. */
  clause?: string | null;
}

const kPages = {
  settings: async () => (await import("./settings/Settings")).Settings,
  rules: async () => (await import("./pages/Rules")).Rules,
  strategy: async () => (await import("./pages/Strategy")).Strategy,
  help: async () => (await import("./pages/Help")).Help,
  log: async () => (await import("./pages/Log")).Log,
  statistics: async () => (await import("./books/Statistics")).Statistics,
  games: async () => (await import("./books/Games")).Games,
  leaderboard: async () => (await import("./books/Leaderboard")).Leaderboard,
  post: async () => (await import("./books/Posting")).Posting,
} satisfies Record<string, () => Promise<ComponentType<PageProps>>>;

export type PageName = keyof typeof kPages;

/** The rules of a match by name, and what differs from that. */
export function RulesInForce({ words }: { words: string }) {
  const module = useFetched(fetchWords);
  const named =
    module && module !== "failed"
      ? module.ruleWords.named(words)
      : { name: module && words, differences: [] };
  return (
    <p class="small rules-in-force" data-testid="rules-in-force">
      {t.playedBy} <strong>{named.name}</strong>
      {named.differences.length > 0 && `, ${named.differences.join(", ")}`}
    </p>
  );
}

/** A page that is fetched when it is opened. */
export function Page({ name, ...props }: PageProps & { name: PageName }) {
  const [tries, setTries] = useState(1);
  const Found = useFetched<ComponentType<PageProps>>(kPages[name], tries);
  if (Found === "failed") {
    return (
      <>
        <p>{t.unfetched}</p>
        <div class="buttons">
          {/* Some browsers ask only once for each part of a page. */}
          {tries === 1 ? (
            <button type="button" class="button" onClick={() => setTries(2)}>
              {t.tryAgain}
            </button>
          ) : (
            <a class="button" href="./">
              {t.tryAgain}
            </a>
          )}
        </div>
      </>
    );
  }
  return Found ? <Found {...props} /> : <p>{t.loading}</p>;
}
