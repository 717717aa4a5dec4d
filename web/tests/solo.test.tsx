// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// Everyone alone: four scores, each under a person's name, and nobody is a partner.
import { cleanup, render } from "@testing-library/preact";
import type { ComponentChildren } from "preact";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Engine } from "../src/core/engine";
import type { HandResult, View } from "../src/core/protocol";
import { BidPanel } from "../src/ui/BidPanel";
import { Board } from "../src/ui/Board";
import { ControllerContext } from "../src/ui/controller";
import { MatchOver } from "../src/ui/Endings";
import { Sheet } from "../src/ui/Sheet";
import { core, page } from "./core";
import { whole } from "./pictures";
import { solo } from "./table";

const kNames = ["You", "Cornelius", "Constance", "Agatha"];
const kPartners = /\b(we|they|us|them|their|partner|side)\b|undefined|\band\b/i;

const result: HandResult = {
  number: 1,
  thrown_in: false,
  sides: [0, 1, 2, 3].map((side) => ({
    side,
    lines: [{ kind: "contract_made", seat: null, points: 30, bags: 0, bid: 3, taken: 3, clause: "4.1" }],
    points: 30,
    score_before: 0,
    score_after: 30,
    bags_before: 0,
    bags_after: 0,
  })),
};

let engine: Engine;
beforeAll(async () => {
  engine = await core();
});
afterEach(cleanup);

async function shown(children: ComponentChildren): Promise<string> {
  const { controller } = await page(engine);
  const { container } = render(
    <ControllerContext.Provider value={controller}>{children}</ControllerContext.Provider>,
  );
  await whole();
  return container.textContent ?? "";
}

describe("a table where everyone plays alone", () => {
  const view = (over: Partial<View> = {}) => solo({ rules: "solo", results: [result], ...over });

  it("has four names on the board, yours first", async () => {
    const text = await shown(<Board view={view({ seat: 2 })} />);
    expect(text).not.toMatch(kPartners);
    const names = [...document.querySelectorAll(".slate-grid > span")].map((cell) => cell.textContent);
    expect(names.filter((name) => kNames.includes(name ?? ""))).toEqual(kNames);
    expect(text).toContain("You: 20 points");
  });

  it("has four names on the sheet", async () => {
    const text = await shown(<Sheet view={view()} />);
    for (const name of kNames)
      expect(text).toMatch(new RegExp(`${name}before: \\d+before: \\d+Contract of 3 made`));
    expect(text).not.toMatch(kPartners);
  });

  it("counts the bids of all while you bid", async () => {
    const bids = { numbers: [1, 2, 3], nil: false, blind: false };
    const text = await shown(<BidPanel view={view({ phase: "bidding" })} legal={bids} />);
    expect(text).toContain("12 of 13");
    expect(text).not.toMatch(kPartners);
  });

  it.each([
    [0, "You win", "You 0Cornelius 10Constance 20Agatha 30"],
    [3, "Agatha wins", "Agatha 30You 0Cornelius 10Constance 20"],
  ])("names the one who won, and first: seat %i", async (winner, title, scores) => {
    const text = await shown(<MatchOver claim={null} view={view({ phase: "match_over", winner })} />);
    expect(text).toContain(title);
    expect(text).toContain(scores);
    expect(text).not.toMatch(kPartners);
  });
});
