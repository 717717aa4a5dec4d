// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// Every screen in a language that nobody speaks: what still reads as English is not in the catalogue.
import { act, cleanup, fireEvent, render, waitFor } from "@testing-library/preact";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Engine } from "../src/core/engine";
import type { Hint, Refusal, View } from "../src/core/protocol";
import type { Frame } from "../src/store/presenter";
import { App } from "../src/ui/App";
import { ControllerContext, type DialogName } from "../src/ui/controller";
import { said } from "../src/ui/talk";
import { core, page } from "./core";
import { copyOf, playMatch } from "./match";
import { whole } from "./pictures";
import { pseudo } from "./pseudo";
import { seat, solo, trick, view } from "./table";

vi.mock("../src/i18n/en", async (real) => (await import("./pseudo")).pseudo(await real()));
vi.mock("../src/i18n/rules.en", async (real) => (await import("./pseudo")).pseudo(await real()));
vi.mock("../src/i18n/wishes.en", async (real) => (await import("./pseudo")).pseudo(await real()));
vi.mock("../src/i18n/pages.en", async (real) => (await import("./pseudo")).pseudo(await real()));
vi.mock("../src/i18n/strategy.en", async (real) => (await import("./pseudo")).pseudo(await real()));
vi.mock("../src/i18n/talk.en", async (real) => (await import("./pseudo")).pseudo(await real()));
vi.mock("../src/i18n/books.en", async (real) => (await import("./pseudo")).pseudo(await real()));

let engine: Engine;
beforeAll(async () => {
  engine = await core();
});
afterEach(() => {
  cleanup();
  said.value = null;
});

/** What is read or heard of the page and still has a letter of ours in it; what the core says and the rules' own text are not the catalogue's. */
function english(): string[] {
  const found: string[] = [];
  const ours = /[A-Za-z]{2,}/;
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    if (node instanceof Element) {
      for (const name of ["aria-label", "title", "placeholder", "alt"]) {
        const text = node.getAttribute(name);
        if (text && ours.test(text)) found.push(`${name}: ${text}`);
      }
    } else if (ours.test(node.textContent ?? "") && !node.parentElement?.closest("style, [lang]")) {
      found.push(node.textContent ?? "");
    }
  }
  return found;
}

async function shown(over: View | null, dialog: DialogName | null = null, frame: Partial<Frame> = {}) {
  const { controller, session } = await page(engine);
  if (over) {
    session.screen.value = { name: "table" };
    session.frame.value = {
      view: over,
      trick: over.trick,
      stage: "still",
      events: [],
      thinking: false,
      claim: null,
      ...frame,
    };
  }
  render(
    <ControllerContext.Provider value={controller}>
      <App />
    </ControllerContext.Provider>,
  );
  await whole();
  await act(async () => controller.show(dialog));
  if (dialog)
    await waitFor(() =>
      expect(document.querySelector("dialog .dialog-body > :nth-child(2)")?.textContent).not.toBe(
        pseudo("One moment"),
      ),
    );
  return { controller, session };
}

const bid = (tricks: number) => ({ kind: "tricks", blind: false, tricks }) as const;
const legal_bids = { numbers: [1, 2, 3, 4], nil: true, blind: false };
const hand = ["AH", "9H", "TS"].map((card) => ({ card, refusal: null }));
const seats = [
  seat(0, { bid: bid(3), tricks: 1 }),
  seat(1, { bid: { kind: "nil", blind: true, tricks: 0 } }),
  seat(2),
  seat(3),
];
const line = { seat: 1, points: 30, bags: 0, bid: 3, taken: 3, clause: "4.1" } as const;
const sides = [0, 1].map((side) => ({
  side,
  lines: [
    { ...line, kind: "contract_made" as const },
    { ...line, kind: "blind_nil_failed" as const },
  ],
  points: 30,
  score_before: 0,
  score_after: 30,
  bags_before: 0,
  bags_after: 0,
}));
const results = [
  { number: 1, thrown_in: false, sides },
  { number: 2, thrown_in: true, sides },
];
const base = {
  hand,
  seats,
  results,
  dealer: 2,
  tricks: [trick(["2H", "3H", "KH", "5H"], 2)],
};

const kScreens: [string, View][] = [
  ["bidding", view({ ...base, phase: "bidding", legal_bids })],
  [
    "a blind offer",
    view({ ...base, phase: "blind", hand_hidden: true, legal_bids: { ...legal_bids, blind: true } }),
  ],
  ["a raise", view({ ...base, phase: "raising", legal_bids })],
  ["giving", view({ ...base, phase: "exchange", give: { count: 2, to: 2 }, received: ["2C"] })],
  ["laying off", view({ ...base, phase: "discard", give: { count: 2, to: null } })],
  [
    "play",
    view({ ...base, trick: trick(["TC", "JC"], 1), can: { undo: true, claim: true, next_hand: false } }),
  ],
  ["the end of a hand", view({ ...base, phase: "hand_over", turn: null })],
  ["the end of a match", view({ ...base, phase: "match_over", turn: null, winner: 0, undone: true })],
  [
    "a match alone",
    solo({
      ...base,
      seats: solo().seats,
      phase: "match_over",
      turn: null,
      winner: 2,
      max_hands: 4,
      floor: -200,
      results: [],
    }),
  ],
];

describe("no text is left out of the catalogue", () => {
  it.each(kScreens)("on the table: %s", async (_, over) => {
    await shown(over);
    expect(document.querySelector("main")).toBeTruthy();
    expect(english()).toEqual([]);
  });

  it("where somebody claims, and the table waits", async () => {
    const over = view({ ...base, phase: "hand_over", turn: null, shown: hand });
    const claim = { type: "claim_granted", seat: 2, tricks: 3 } as const;
    const { controller } = await shown(over, null, { stage: "claimed", claim });
    await act(async () => controller.wishes.change({ wait: true }));
    expect(document.querySelector("[data-testid=claimed]")).toBeTruthy();
    expect(document.querySelector(".go-on")).toBeTruthy();
    expect(english()).toEqual([]);
  });

  it("around what the core advises", async () => {
    const action = { type: "play", card: "9H" } as const;
    const hint = { action, text: "", reasons: [], runner_up: null } as unknown as Hint;
    for (const over of [{}, { phase: "bidding", legal_bids }] as Partial<View>[]) {
      const { controller } = await shown(view({ ...base, ...over }));
      await act(async () => {
        controller.hint.value = hint;
        controller.telling.value = true;
      });
      expect(document.querySelector("[data-testid=hint]")).toBeTruthy();
      expect(english()).toEqual([]);
      cleanup();
    }
  });

  it("where a card is refused, with its rule, and somebody says a word", async () => {
    const refusal = { reason: "must_follow_suit", clause: "3.2", suit: "H" } as Refusal;
    const { session, controller } = await shown(view(base));
    await act(async () => {
      session.refuse(refusal);
      said.value = { at: 2, occasion: "start" };
    });
    expect(document.querySelector("[data-testid=notice]")?.textContent).toMatch(/[а-я]/);
    expect(document.querySelector("[data-testid=speech]")?.textContent).toMatch(/[а-я]/);
    expect(english()).toEqual([]);
    await act(async () => {
      controller.clause.value = "3.2";
    });
    await waitFor(() => expect(document.querySelector("[type=search]")).toBeTruthy(), { timeout: 10_000 });
    expect(english()).toEqual([]);
  });

  it.each(["storage", "full", "newer", "failing"] as const)("where moves are not kept: %s", async (why) => {
    const { session } = await shown(view(base));
    await act(async () => {
      session.unsaved.value = why;
    });
    expect(document.querySelector(".unsaved")?.textContent).toMatch(/[а-я]/);
    expect(english()).toEqual([]);
  });

  const panels: DialogName[] = [
    "sheet",
    "last",
    "menu",
    "restart",
    "settings",
    "rules",
    "strategy",
    "help",
    "log",
    "statistics",
    "games",
    "leaderboard",
    "post",
  ];
  it.each(panels)("in the panel: %s", async (name) => {
    await shown(view({ ...base, max_sets: 2 }), name);
    expect(document.querySelector("dialog")).toBeTruthy();
    expect(english()).toEqual([]);
  });

  it("on the cover of a pause", async () => {
    const { controller } = await shown(view(base));
    await act(async () => controller.pause());
    expect(document.querySelector("dialog.cover")).toBeTruthy();
    expect(english()).toEqual([]);
  });

  describe("in the books, with games in them", () => {
    const press = (selector: string, nth = 0) =>
      act(async () => void fireEvent.click(document.querySelectorAll(selector)[nth] as Element));
    const there = (selector: string) => waitFor(() => expect(document.querySelector(selector)).toBeTruthy());
    const bring = async (text: string) => {
      const input = document.querySelector("input[type=file]") as HTMLInputElement;
      Object.defineProperty(input, "files", { value: [new File([text], "copy.json")], configurable: true });
      await act(async () => void fireEvent.change(input));
    };
    /** Everything that a copy can hold, one game with a move taken back. */
    const copy = (over = {}) => {
      const records = [1, 2, 3].map((seed) => playMatch(engine, { seed }));
      records[0] = records[0]?.replace('[Board "1"]', '[Undone "yes"]\n[Board "1"]') ?? "";
      return copyOf(engine, records, { aside: [{ record: "", detail: "", at: 0 }], ...over });
    };
    const seeded = async (name: DialogName) => {
      const at = await shown(null);
      await at.session.books({ what: "bring", text: copy(), take: true });
      await act(async () => at.controller.show(name));
      return at;
    };

    it("on the page of statistics", async () => {
      await seeded("statistics");
      await there(".ledger");
      expect(document.querySelectorAll("figure")).toHaveLength(4);
      expect(document.querySelectorAll(".by-table tbody tr").length).toBeGreaterThan(2);
      expect(english()).toEqual([]);
    });

    it("on the page of games, with a copy looked through, brought in and refused", async () => {
      await seeded("games");
      await there(".game");
      await there(".aside-row");
      expect(english()).toEqual([]);
      await bring(copy({ settings: { "larch-rules": "{}" } }));
      await there(".offer");
      expect(english()).toEqual([]);
      await press(".offer .primary");
      await waitFor(() => expect(document.querySelector(".offer .primary")).toBeNull());
      expect(english()).toEqual([]);
      await bring("{}");
      await there("[role=alert]");
      for (const detail of document.querySelectorAll(".books-detail")) detail.remove();
      expect(english()).toEqual([]);
    });

    it("in a replay from the deal to the score, and where it is to be deleted", async () => {
      await seeded("games");
      await there(".game");
      await press("button.game");
      await there("[data-testid=replay-place]");
      for (const key of ["Home", "ArrowDown", "ArrowRight", "End"]) {
        await act(async () => void fireEvent.keyDown(document, { key }));
        expect(english(), key).toEqual([]);
      }
      expect(document.querySelector(".replay .sheet-total")).toBeTruthy();
      const buttons = document.querySelectorAll(".replay button").length;
      await press(".replay button", buttons - 1);
      expect(english()).toEqual([]);
    });
  });

  it("on any screen beside the table", async () => {
    const { session, controller } = await shown(null);
    controller.newer.value = () => {};
    for (const screen of [
      { name: "opening" },
      { name: "start" },
      { name: "elsewhere", moved: true },
      { name: "elsewhere", moved: false },
      { name: "spoiled", record: "", detail: "", safe: true },
      { name: "spoiled", record: "", detail: "", safe: false },
      { name: "trouble", kind: "load", detail: "" },
      { name: "trouble", kind: "engine", detail: "" },
      { name: "trouble", kind: "worker", detail: "" },
      { name: "trouble", kind: "browser", detail: "" },
    ] as const) {
      await act(async () => {
        session.screen.value = screen;
      });
      expect(document.querySelector("h1")?.textContent, screen.name).toMatch(/[а-я]/);
      expect(english(), screen.name).toEqual([]);
    }
  });
});
