// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// Statistics, games and replays as pages, against the core itself.
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/preact";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Engine, Replay } from "../src/core/engine";
import { gameOf } from "../src/core/games";
import { Games } from "../src/ui/books/Games";
import { kStrides, strideFrom, trickAfter } from "../src/ui/books/looking";
import { Statistics } from "../src/ui/books/Statistics";
import { gamesTable } from "../src/ui/books/table";
import { ControllerContext } from "../src/ui/controller";
import { core, page } from "./core";
import { copyOf, playMatch } from "./match";

let engine: Engine;
let records: string[];
beforeAll(async () => {
  engine = await core();
  records = [1, 2, 3].map((seed) => playMatch(engine, { seed }));
});
afterEach(cleanup);

const copy = (of = records, over = {}) => copyOf(engine, of, over);

async function open(Page: () => unknown, text: string | null = copy()) {
  const { session, controller } = await page(engine);
  if (text) await session.books({ what: "bring", text, take: true });
  const Shown = Page as () => null;
  const { container } = render(
    <ControllerContext.Provider value={controller}>
      <Shown />
    </ControllerContext.Provider>,
  );
  return { session, controller, container };
}

/** Brings a file in where no game is kept. */
async function bring(file: File): Promise<void> {
  const { container } = await open(Games, null);
  await screen.findByText(/No game is kept here yet/);
  const input = container.querySelector("input[type=file]") as HTMLInputElement;
  Object.defineProperty(input, "files", { value: [file] });
  fireEvent.change(input);
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const key = (name: string) => fireEvent.keyDown(document, { key: name });

describe("the statistics page", () => {
  it("says when there is nothing yet", async () => {
    await open(Statistics, null);
    await screen.findByText(/Nothing is written here yet/);
  });

  it("tells the figures in words, and draws each trend with its table beside", async () => {
    const { container } = await open(Statistics);
    const won = records.filter((record) => gameOf(engine, record, 0).outcome === "won").length;
    await screen.findByText(new RegExp(`played 3 games to the end and won ${won} of them`));
    const plots = [...container.querySelectorAll("figure")];
    expect(plots).toHaveLength(4);
    for (const plot of plots) {
      expect(plot.querySelector("svg")?.getAttribute("aria-label")).toMatch(
        /3 points, from .+ to .+ in the table\.$/,
      );
      expect(within(plot).getAllByRole("row")).toHaveLength(4);
    }
    expect(screen.getByRole("row", { name: /^Constance 3 / })).toBeTruthy();
    expect(screen.getByRole("row", { name: /^Steady 3 / })).toBeTruthy();
    expect(container.textContent).not.toMatch(/undefined|NaN|null/);
  });

  it("leaves out games in which a move was taken back, when asked to", async () => {
    const undone = records[0]?.replace('[Board "1"]', '[Undone "yes"]\n[Board "1"]') ?? "";
    await open(Statistics, copy([undone, records[1] ?? ""]));
    fireEvent.click(await screen.findByRole("checkbox", { name: "Leave out 1 game with a move taken back" }));
    await screen.findByText(/played 1 game to the end/);
  });
});

describe("the page of games", () => {
  it("lists the newest first, with who won", async () => {
    const { container } = await open(Games);
    await screen.findByTestId("games");
    const dates = [...container.querySelectorAll(".game-date")].map((date) => date.textContent);
    expect(dates).toEqual(["3 May 2026", "2 May 2026", "1 May 2026"]);
    const first = gameOf(engine, records[2] ?? "", 0);
    expect(container.querySelector(".game")?.textContent).toMatch(first.outcome === "won" ? /^Won/ : /^Lost/);
  });

  it("looks back at a game by keys and by buttons, every hand shown", async () => {
    const { container, controller } = await open(Games);
    const chips = () => container.querySelectorAll("[data-chip]").length;
    const place = () => screen.getByTestId("replay-place").textContent ?? "";
    fireEvent.click((await screen.findAllByRole("button", { name: /to/ }))[0] as Element);
    await screen.findByTestId("replay-place");
    expect(chips()).toBe(52);
    expect(place()).toMatch(/^Hand 1 of \d+Bidding$/);
    key("ArrowDown");
    expect([chips(), place()]).toEqual([52, expect.stringMatching(/Trick 1 of 13$/)]);
    key("ArrowRight");
    expect([chips(), container.querySelectorAll("[data-card]").length]).toEqual([51, 1]);
    controller.paused.value = true;
    key("ArrowRight");
    expect(chips()).toBe(51);
    controller.goOn();
    press("On a trick");
    expect([chips(), container.querySelectorAll("[data-card]").length]).toEqual([48, 4]);
    key("ArrowLeft");
    press("Back one card");
    expect(chips()).toBe(50);
    key("End");
    expect([chips(), place()]).toEqual([0, expect.stringMatching(/Scored$/)]);
    expect(container.querySelector(".sheet-total")).toBeTruthy();
    key("PageDown");
    await waitFor(() => expect(place()).toMatch(/^Hand 2 of/));
    press("All games");
    await screen.findByTestId("games");
    expect(document.activeElement).toBe(container.querySelector(".game"));
  });

  it("deletes a game when that is confirmed, and not before", async () => {
    const { session } = await open(Games);
    const left = async () => {
      const reply = await session.books({ what: "all" });
      return reply.what === "all" ? reply.games.length : 0;
    };
    fireEvent.click((await screen.findAllByRole("button", { name: /to/ }))[0] as Element);
    fireEvent.click(await screen.findByRole("button", { name: "Delete this game" }));
    press("Keep it");
    press("Delete this game");
    expect(await left()).toBe(3);
    press("Delete it");
    await screen.findByTestId("games");
    expect(await left()).toBe(2);
  });

  it("says which game of a copy is damaged", async () => {
    const text = copy().replace(/(\[Board \\"2\\"\])(?![\s\S]*\1)/, "");
    await bring(new File([text], "copy.json"));
    expect((await screen.findByRole("alert")).textContent).toMatch(
      /^Game 3 in that file is damaged. Nothing has changed./,
    );
  });

  it("says when a copy cannot be read at all", async () => {
    const gone = new File([], "copy.json");
    gone.text = () => Promise.reject(new DOMException("it was moved", "NotFoundError"));
    await bring(gone);
    expect((await screen.findByRole("alert")).textContent).toMatch(
      /^The browser could not read that file\..* Nothing has changed\./,
    );
  });

  it("says when the settings of a copy cannot be kept", async () => {
    const text = copy(records, { settings: { "larch-wishes": '{"level":"hard"}' } });
    await bring(new File([text], "copy.json"));
    fireEvent.click(await screen.findByRole("checkbox", { name: "Take its settings too" }));
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("no room", "QuotaExceededError");
    });
    press("Bring it in");
    expect((await screen.findByRole("alert")).textContent).toMatch(/^Its settings could not be kept/);
    full.mockRestore();
  });

  it("lists what was set aside, and deletes it when that is confirmed", async () => {
    const aside = [
      { record: "potting compost", detail: "line 1: the form is unknown", at: Date.UTC(2026, 3, 1) },
    ];
    await open(Games, copy([], { aside }));
    await screen.findByText("Set aside on 1 April 2026");
    press("Delete");
    press("Delete");
    await waitFor(() => expect(screen.queryByText("Set aside on 1 April 2026")).toBeNull());
  });
});

describe("a walk through a hand", () => {
  it("goes by cards and by tricks, and stays within the hand", () => {
    const replay = engine.call({ type: "replay", record: records[0] ?? "", person: 0, hand: 1 }) as Replay;
    const { steps } = replay;
    const last = steps.length - 1;
    // The deal, four bids, 52 cards.
    expect(last).toBe(56);
    const walk = (from: number, by: keyof typeof kStrides) => strideFrom(steps, from, kStrides[by] ?? "on");
    expect([walk(0, "ArrowLeft"), walk(last, "ArrowRight"), walk(9, "Home"), walk(9, "End")]).toEqual([
      0,
      last,
      0,
      last,
    ]);
    expect([walk(0, "ArrowDown"), walk(4, "ArrowDown"), walk(5, "ArrowDown")]).toEqual([4, 8, 8]);
    expect([walk(8, "ArrowUp"), walk(4, "ArrowUp"), walk(last, "ArrowDown")]).toEqual([4, 0, last]);
    expect(trickAfter(steps[8] as never).plays).toHaveLength(4);
    expect(trickAfter(steps[9] as never).plays).toHaveLength(1);
  });
});

describe("the table of games", () => {
  it("has a line for each, the oldest first", () => {
    const games = records.slice(0, 2).map((record, i) => gameOf(engine, record, Date.UTC(2026, 4, 2 - i)));
    const [head, first, second, end] = gamesTable(games).split("\r\n");
    expect(head?.split(",")).toHaveLength(10);
    expect(
      first?.startsWith("2026-05-01T00:00:00.000Z,larch-hollow target=100 floor=-100,baseline,Constance,"),
    ).toBe(true);
    expect([second?.startsWith("2026-05-02"), end]).toEqual([true, ""]);
  });
});
