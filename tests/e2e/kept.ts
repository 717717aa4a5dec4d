// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// What the browser keeps for the page, beside the page.
import type { Page } from "@playwright/test";

const kRanks = "AKQJT98765432";

/** A hand that East is to deal after: that player has every spade and bids twelve, and its side scores 130, the other -120. */
function swept(by: "N" | "W"): string {
  const seats = ["E", "S", "W", "N"];
  const others = ["H", "D", "C"];
  const suits = seats.map((seat) => (seat === by ? "S" : others.pop()));
  const hand = (at: number) =>
    ["S", "H", "D", "C"].map((suit) => (suits[at] === suit ? kRanks : "")).join(".");
  const bids = by === "N" ? "6 1 6 12" : "1 6 12 6";
  const tricks = [...kRanks].map((rank) => suits.map((suit) => `${suit}${rank}`).join(" "));
  return `[Board "1"]
[Dealer "N"]
[Deal "E:${seats.map((_, at) => hand(at)).join(" ")}"]
[Auction "E"]
${bids}
[Play "E"]
${tricks.join("\n")}

`;
}

/** How a record begins. */
function head(rules: string, level: string): string {
  const bots = ["West", "North", "East"].map((name) => `[${name} ""]\n[${name}Level "${level}"]\n`).join("");
  return `% PBN 2.1
[Spades "1"]
[Engine "larch 0.1.0"]
[Rules "${rules}"]
[Seed "${"1".padStart(64, "0")}"]
[South ""]
${bots}`;
}

/** A match of one hand, which your side won if it was the partner that swept. */
export function overBy(by: "N" | "W"): string {
  return head("larch-hollow maxHands=1", "baseline") + swept(by);
}

/**
 * A match as it is kept, in its first hand or after one that a player swept; `play` are its tricks, each from the leader's
 * card on, and bids that end with + go on.
 */
export function matchOf(hand: {
  level: string;
  dealer: string;
  leader: string;
  deal: string;
  bids: string;
  play?: string;
  after?: "N" | "W";
}): string {
  const { level, dealer, leader, deal, bids, play = "", after } = hand;
  return `${head("larch-hollow", level)}${after ? swept(after) : ""}[Board "${after ? 2 : 1}"]
[Dealer "${dealer}"]
[Deal "${deal}"]
[Auction "${leader}"]
${bids.endsWith("+") ? bids : `${bids}\n[Play "${leader}"]\n${play}+`}
`;
}

/** A short match that Constance has won for you in its only hand. */
export const kWon = matchOf({ level: "baseline", dealer: "N", leader: "E", deal: "", bids: "", after: "N" })
  .replace("larch-hollow", "larch-hollow target=100")
  .replace(/\[Board "2"\][\s\S]*/, "");

/** Cornelius has every spade, and the lead. */
export const kAllSpades = matchOf({
  level: "baseline",
  dealer: "S",
  leader: "W",
  deal: "N:.AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432 AKQJT98765432...",
  bids: "10 1 1 1",
});

type Store = "matches" | "aside" | "games" | "records";

/** Has a store of the page's database do one thing, once it is done for good. */
function ask(
  page: Page,
  store: Store,
  method: "get" | "put" | "count",
  ...args: unknown[]
): Promise<unknown> {
  return page.evaluate(
    ([name, how, given]) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open("larch-hollow");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const within = opening.result.transaction(name, "readwrite");
          const rows = within.objectStore(name) as unknown as Record<string, (...a: unknown[]) => IDBRequest>;
          const asked = rows[how]?.(...given);
          within.onabort = () => reject(within.error);
          within.oncomplete = () => {
            opening.result.close();
            resolve(asked?.result);
          };
        };
      }),
    [store, method, args] as const,
  );
}

/** The record of the match on the bench. */
export async function keptRecord(page: Page): Promise<string> {
  return (await ask(page, "matches", "get", "current")) as string;
}

/** Puts something else in its place. */
export async function keepInstead(page: Page, record: unknown): Promise<void> {
  await ask(page, "matches", "put", record, "current");
}

/** How much was set aside. */
export async function keptAside(page: Page): Promise<number> {
  return (await ask(page, "aside", "count")) as number;
}

/** Keeps games that are over, the first one the oldest. The page sums them up anew, since nobody has. */
export async function keepGames(page: Page, records: string[]): Promise<void> {
  for (const [i, record] of records.entries()) {
    await ask(page, "records", "put", record, String(i));
    await ask(page, "games", "put", { at: Date.UTC(2026, 4, 1 + i) }, String(i));
  }
}
