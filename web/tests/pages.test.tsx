// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// The pages to read: rules, strategy, help and the hand's history.
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/preact";
import type { ComponentChildren } from "preact";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Engine } from "../src/core/engine";
import type { View } from "../src/core/protocol";
import { strategy } from "../src/i18n/pages";
import { valuesOf } from "../src/store/rules";
import { ControllerContext } from "../src/ui/controller";
import { Dialogs } from "../src/ui/Dialogs";
import { Log } from "../src/ui/pages/Log";
import { Rules } from "../src/ui/pages/Rules";
import { Strategy } from "../src/ui/pages/Strategy";
import { Sheet } from "../src/ui/Sheet";
import { core, page } from "./core";
import { seat, trick, view } from "./table";

let engine: Engine;
beforeAll(async () => {
  engine = await core();
});
afterEach(cleanup);

async function show(children: ComponentChildren) {
  const { controller, session } = await page(engine);
  render(<ControllerContext.Provider value={controller}>{children}</ControllerContext.Provider>);
  await act(async () => {});
  return { controller, session };
}

const search = (words: string) =>
  fireEvent.input(screen.getByRole("searchbox"), { target: { value: words } });
const articles = () => screen.queryAllByRole("article");
const titles = () => screen.queryAllByRole("heading", { level: 4 }).map(({ textContent }) => textContent);

describe("the rules", () => {
  it("are filtered as one types, and say how many were found", async () => {
    await show(<Rules view={null} />);
    const all = articles().length;
    expect(screen.getByRole("status").textContent).toBe(`${all} in all`);
    search("FLOOR lost");
    expect(titles()).toContain("5.2 Floor");
    expect(articles().length).toBeLessThan(8);
    expect(screen.getByRole("status").textContent).toBe(`${articles().length} of ${all} found`);
    search("bananas");
    expect(articles()).toHaveLength(0);
    expect(screen.getByRole("status").textContent).toContain("Nothing here speaks of that");
    search("3.5");
    expect(titles()).toContain("3.5 Leading spades");
  });

  it("call settings and their values by the names that Settings use", async () => {
    await show(<Rules view={null} />);
    const text = document.querySelector('[id="rule-3.5"]')?.textContent ?? "";
    expect(text).toContain("Leading spades: when spades may be led.");
    expect(text).toContain("After the first trick: to any trick but the first.");
    search("leading spades after the first trick");
    expect(titles()).toContain("3.5 Leading spades");
    const codes = [...document.querySelectorAll(".page code")].map((code) => code.textContent);
    expect(codes.filter((code) => /^"|^[a-z]+[A-Z]/.test(code ?? ""))).toEqual([]);
  });

  it("say what the match on the bench is played by, and where that differs from the classic game", async () => {
    await show(<Rules view={view({ rules: "pagat target=300" })} />);
    await waitFor(() =>
      expect(document.querySelector('[data-axis="target"]')?.textContent).toContain("Here: 300"),
    );
    expect(document.querySelector('[data-axis="blindPass"]')?.textContent).toContain("Here: 2");
    expect(document.querySelector('[data-axis="spadeLead"]')?.textContent).toContain("Here: Once broken");
    fireEvent.click(screen.getByRole("checkbox"));
    expect(titles().map((title) => title?.split(" ")[0])).toEqual(["2.7", "2.20", "5.1"]);
  });

  it("open at a clause, and lead from one to another", async () => {
    await show(<Rules view={null} clause="4.6" />);
    expect(document.activeElement?.textContent).toContain("4.6 Bag penalty");
    fireEvent.click(
      within(document.querySelector('[id="rule-2.3"]') as HTMLElement).getByRole("link", { name: "4.4" }),
    );
    expect(document.activeElement?.textContent).toContain("4.4 Nil");
  });

  it("are asked of the core as words say them", async () => {
    const { controller, session } = await show(null);
    const axes = controller.rules.description.value?.axes ?? [];
    for (const words of [
      "nyc",
      "larch-hollow bidMode=fixed fixedBids=3",
      "larch-hollow nil=false floor=-200",
    ]) {
      const answer = await session.check(valuesOf(words, axes));
      expect(answer).toMatchObject({ type: "rules", words });
    }
  });
});

describe("the strategy page", () => {
  it("is searched too, and names clauses that are there", async () => {
    const { controller } = await show(<Strategy />);
    search("tenth");
    expect(titles()).toEqual(["Bags"]);
    fireEvent.click(screen.getByRole("link", { name: "4.6" }));
    expect(controller.clause.value).toBe("4.6");
  });

  it("shows hands of thirteen cards, none twice", () => {
    const shown = strategy.flatMap(({ topics }) => topics.flatMap(({ passages }) => passages));
    const hands = shown.flatMap((passage) =>
      typeof passage === "object" && "cards" in passage ? [passage.cards.split(" ")] : [],
    );
    expect(hands.filter(({ length }) => length === 13)).toHaveLength(3);
    for (const cards of hands) {
      expect(new Set(cards).size).toBe(cards.length);
      for (const card of cards) expect(card).toMatch(/^[2-9TJQKA][SHDC]$/);
    }
  });
});

describe("the score sheet", () => {
  const line = {
    kind: "overtricks",
    seat: null,
    points: 2,
    bags: 2,
    bid: 4,
    taken: 6,
    clause: "4.2",
  } as const;
  const side = {
    side: 0,
    lines: [line],
    points: 2,
    score_before: 61,
    score_after: 63,
    bags_before: 7,
    bags_after: 9,
  };
  const bench = view({ results: [{ number: 1, thrown_in: false, sides: [side] }] });

  it("has score and bags before a hand and after it", async () => {
    await show(<Sheet view={bench} />);
    const cells = (row: string) => [...document.querySelectorAll(`${row} td`)].map((td) => td.textContent);
    expect(cells(".sheet-side")).toEqual(["before: 61", "before: 7"]);
    expect(cells(".sheet-total")).toEqual(["63", "9"]);
  });

  it("opens the clause of a line on top of it", async () => {
    const { controller } = await show(
      <>
        <Sheet view={bench} />
        <Dialogs view={bench} />
      </>,
    );
    fireEvent.click(screen.getByRole("link", { name: "rule 4.2" }));
    await waitFor(() => expect(document.activeElement?.textContent).toContain("4.2 Overtricks and bags"));
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(controller.clause.value).toBeNull();
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("the history of a hand", () => {
  const bid = (tricks: number) => ({ kind: "tricks", blind: false, tricks }) as const;
  const played: Partial<View> = {
    dealer: 3,
    seats: [
      seat(0, { bid: bid(3) }),
      seat(1, { bid: { kind: "nil", blind: false, tricks: 0 } }),
      seat(2),
      seat(3),
    ],
    tricks: [trick(["2H", "3H", "KH", "5H"], 2), { ...trick(["4S", "AS", "2S", "3S"], 1), leader: 2 }],
    trick: trick(["TC"], 0),
  };

  it("tells every trick under a heading, the newest first, and the bids in their order", async () => {
    await show(<Log view={view(played)} />);
    expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
      "Trick 3, on the table",
      "Trick 2",
      "Trick 1",
      "Bids",
    ]);
    const section = (title: string) =>
      screen.getByRole("heading", { name: title }).closest("section") as HTMLElement;
    const lines = (title: string) =>
      within(section(title))
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent);
    expect(lines("Trick 1")).toEqual([
      "You: two of hearts",
      "Cornelius: three of hearts",
      "Constance: king of hearts",
      "Agatha: five of hearts",
    ]);
    expect(section("Trick 1").textContent).toContain("Constance took it.");
    expect(section("Trick 3, on the table").textContent).not.toContain("took it");
    expect(lines("Bids")).toEqual(["You bid 3.", "Cornelius bids nil."]);
  });

  it("is there from the first card of a real hand to its last, and after a reload", async () => {
    const { session, controller } = await page(engine);
    await controller.newMatch();
    await waitFor(() => expect(session.newest?.legal_bids).toBeTruthy());
    const asked = { kind: "tricks", blind: false, tricks: 3 } as const;
    session.ask({ type: "bid", bid: asked });
    await waitFor(() => expect(session.newest?.phase).toBe("play"));
    for (let n = 1; n <= 3; n++) {
      const card = session.newest?.hand.find(({ refusal }) => !refusal)?.card ?? "";
      session.ask({ type: "play", card });
      await waitFor(() => expect(session.newest?.tricks.length).toBe(n));
    }
    expect(session.newest?.tricks.map(({ plays }) => plays.length)).toEqual([4, 4, 4]);
  });
});
