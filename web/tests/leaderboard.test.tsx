// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// The leaderboard of this browser: what is kept of it, and its pages.
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/preact";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { kOddPost } from "../src/core/books";
import type { Engine } from "../src/core/engine";
import { type Game, gameOf, idOf } from "../src/core/games";
import { kNameLength, nameOf, type Post, postOf } from "../src/core/posts";
import { boards, standing } from "../src/store/leaderboard";
import { Games } from "../src/ui/books/Games";
import { Leaderboard } from "../src/ui/books/Leaderboard";
import { Posting } from "../src/ui/books/Posting";
import { ControllerContext } from "../src/ui/controller";
import { MatchOver } from "../src/ui/Endings";
import { core, page } from "./core";
import { shelf, withGames } from "./kept";
import { playMatch } from "./match";
import { whole } from "./pictures";
import { view } from "./table";

let engine: Engine;
/** Matches as they ended for the person. */
let won: string[];
let lost: string;
let broken: string;
beforeAll(async () => {
  engine = await core();
  const records = Array.from({ length: 12 }, (_, i) => playMatch(engine, { seed: i + 1 }));
  const ended = (as: string) => records.filter((record) => gameOf(engine, record, 0).outcome === as);
  won = ended("won").slice(0, 2);
  [lost = ""] = ended("lost");
  broken = playMatch(engine, { seed: 3, hands: 1 });
});
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const first = () => won[0] ?? "";
const post = (name: string, record = first()) => ({ what: "post", id: idOf(record), name }) as const;

function score(over: Partial<Post>): Post {
  const game = { rules: "larch-hollow", level: "hard", partner: 2, undone: false, hands: 7 };
  return { id: "a", at: 0, score: 500, best: 300, name: "Rowan", ...game, ...over };
}

describe("a name", () => {
  it("is trimmed and has at most so many characters", () => {
    expect(nameOf("  Old \n Rowan ")).toBe("Old Rowan");
    expect([nameOf(" \t "), nameOf("")]).toEqual(["", ""]);
    expect([...nameOf("🌱".repeat(30))]).toHaveLength(kNameLength);
  });
});

describe("the boards", () => {
  it("have the best score of each rule set first, and first the rules of the latest game", () => {
    const posts = [
      score({ id: "slow", hands: 9 }),
      score({ id: "late", at: 2 }),
      score({ id: "early", at: 1 }),
      score({ id: "close", best: 400 }),
      score({ id: "high", score: 512, best: 510 }),
      score({ id: "alone", rules: "arena13-cutthroat", partner: null, at: 9 }),
    ];
    expect(boards(posts).map(({ rules, alone, posts }) => [rules, alone, posts.map(({ id }) => id)])).toEqual(
      [
        ["arena13-cutthroat", true, ["alone"]],
        ["larch-hollow", false, ["high", "early", "late", "slow", "close"]],
      ],
    );
    expect(standing(posts, posts[1] as Post)).toEqual({ place: 3, of: 5 });
  });
});

describe("a score that is posted", () => {
  it("is that of the game kept, once, whatever it is posted as again", async () => {
    const { ask, all } = await withGames(engine, first());
    const { ended, games } = await all();
    expect(ended).toBe(idOf(first()));
    await ask(post("Rowan"));
    await ask(post("Hazel"));
    expect((await all()).posts).toEqual([postOf(games[0] as Game, "Rowan")]);
  });

  it("is none of a match that was lost, left or never kept, nor one without a name", async () => {
    const { ask, all, keeper } = await withGames(engine, first(), lost);
    expect((await all()).ended).toBe(idOf(lost));
    await keeper.keep(broken, false);
    expect((await all()).ended).toBeNull();
    for (const request of [post("Rowan", lost), post("Rowan", broken), post(" "), post("x".repeat(25))])
      expect(await ask(request, "failed")).toMatchObject({ what: "failed" });
    expect((await all()).posts).toEqual([]);
  });

  it("goes with a match whose end is taken back", async () => {
    const { ask, all, keeper } = await withGames(engine, first());
    await ask(post("Rowan"));
    await keeper.keep(broken, false);
    expect((await all()).posts).toEqual([]);
  });

  it("stays when its game is deleted, unless that is asked too, and is taken off by itself", async () => {
    const { ask, all } = await withGames(engine, ...won);
    for (const record of won) await ask(post("Rowan", record));
    const [one, two] = won.map(idOf);
    await ask({ what: "remove", id: one ?? "", posted: false });
    expect((await all()).posts.map(({ id }) => id).sort()).toEqual([one, two].sort());
    await ask({ what: "remove", id: two ?? "", posted: true });
    expect((await all()).posts.map(({ id }) => id)).toEqual([one]);
    await ask({ what: "removePost", id: one ?? "" });
    expect((await all()).posts).toEqual([]);
  });

  it("is told as its game has it, and set aside where nothing of it can be read", async () => {
    const { base, ask, all } = await withGames(engine, first());
    await ask(post("Rowan"));
    const before = await all();
    const damage = (id: string, row: unknown) => base.within(["posts"], (rows) => rows.put("posts", row, id));
    await damage(idOf(first()), { name: "Rowan", score: 9999 });
    expect(await all()).toEqual(before);
    const odd = [7, score({ id: "gone", name: "" }), score({ id: "another" })];
    for (const row of odd) {
      await damage("gone", row);
      expect((await all()).posts).toEqual(before.posts);
    }
    expect((await all()).aside.map(([, { record, detail }]) => [record, detail])).toEqual(
      odd.map((row) => [row, kOddPost]),
    );
  });
});

describe("a copy of everything", () => {
  it("takes the scores along, and adds those that are new", async () => {
    const from = await withGames(engine, ...won);
    for (const record of won) await from.ask(post("Rowan", record));
    const to = await withGames(engine, first());
    await to.ask(post("Hazel"));
    const copy = await from.copy();
    expect(copy["larch-hollow"]).toBe(2);
    expect(await to.bring(copy, false)).toMatchObject({ fresh: 1, scores: 1 });
    expect((await to.all()).posts).toHaveLength(1);
    await to.bring(copy);
    expect((await to.all()).posts.map(({ name }) => name).sort()).toEqual(["Hazel", "Rowan"]);
  });

  it("of the first form has none, and is brought in all the same", async () => {
    const { posts: _, ...old } = await (await withGames(engine, first())).copy();
    const to = shelf(engine);
    expect(await to.bring({ ...old, "larch-hollow": 1 })).toMatchObject({ games: 1, scores: 0 });
  });

  it("goes by the record of a game, and is refused where that says it was not won", async () => {
    const from = await withGames(engine, first(), lost);
    const copy = await from.copy();
    const forged = (id: string) => ({ ...copy, posts: [score({ id, score: 9999 })] });
    const to = shelf(engine);
    expect(await to.bring(forged(idOf(lost)))).toMatchObject({ what: "refused", why: "post", number: 1 });
    await to.bring(forged(idOf(first())));
    expect((await to.all()).posts[0]?.score).toBe(gameOf(engine, first(), 0).score);
    for (const posts of [3, [{}], [score({ name: "x".repeat(25) })]])
      expect(await shelf(engine).bring({ ...copy, posts })).toMatchObject({ why: "post" });
  });
});

/** Those games and scores of a browser, and a page of it; with a match on the bench it may be posted. */
async function open(
  Page: () => unknown,
  { records = won, posts = [] as Post[], bench = "", aside = [] as object[] } = {},
) {
  const { session, controller } = await page(engine);
  const games = records.map((record, i) => ({ ...gameOf(engine, record, Date.UTC(2026, 4, 1 + i)), record }));
  const copy = { "larch-hollow": 2, games, posts, aside, current: bench || null };
  await session.books({ what: "bring", text: JSON.stringify(copy), take: true });
  if (bench) {
    session.takeUp();
    await waitFor(() => expect(session.newest?.phase).toBe("match_over"));
  }
  const Shown = Page as () => null;
  const { container } = render(
    <ControllerContext.Provider value={controller}>
      <Shown />
    </ControllerContext.Provider>,
  );
  const everything = async () => {
    const reply = await session.books({ what: "all" });
    return reply.what === "all" ? reply : null;
  };
  return { session, controller, container, everything };
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const posted = (name: string, record = first()) => postOf(gameOf(engine, record, Date.UTC(2026, 4, 1)), name);

describe("the page of the leaderboard", () => {
  it("says that it goes nowhere, and what to do while it is empty", async () => {
    const { container } = await open(Leaderboard);
    await screen.findByTestId("leaderboard");
    expect(container.textContent).toContain("go nowhere else");
    expect(container.textContent).toContain("No score is posted yet");
  });

  it("has a table for each rule set, with all that is told of a score", async () => {
    const alone = score({ id: "b", rules: "arena13-cutthroat", partner: null, level: "", undone: true });
    await open(Leaderboard, { posts: [posted("Rowan"), alone] });
    const [short, cut] = await screen.findAllByRole("table");
    expect(within(cut as HTMLElement).getByText("Cutthroat")).toBeTruthy();
    expect(cut?.querySelector("tbody tr")?.textContent).toMatch(
      /^1Rowan7 hands\u00a0· Several levels\u00a0· 1 January 1970\u00a0· a move was taken back\u00a0· without its cards500200/,
    );
    expect(short?.querySelector("caption")?.textContent).toContain("Teams\u00a0· Target: 100");
    expect(within(short as HTMLElement).getByRole("rowheader").textContent).toContain("Steady");
  });

  it("opens the replay of a game that is kept, and comes back", async () => {
    await open(Leaderboard, { posts: [posted("Rowan"), score({ id: "gone" })] });
    await screen.findByTestId("leaderboard");
    expect(document.querySelectorAll("button.game")).toHaveLength(1);
    fireEvent.click(document.querySelector("button.game") as Element);
    await screen.findByTestId("replay-place");
    press("Leaderboard");
    await screen.findByTestId("leaderboard");
  });

  it("takes a score off when that is confirmed, and leaves the game", async () => {
    const { everything } = await open(Leaderboard, { posts: [posted("Rowan")] });
    await screen.findByTestId("leaderboard");
    press(/^Take \d+ by Rowan off$/);
    press("Keep it");
    press(/^Take \d+ by Rowan off$/);
    press("Take it off");
    await screen.findByText(/No score is posted yet/);
    expect((await everything())?.games).toHaveLength(won.length);
  });

  it("says what could not be read, and where it is", async () => {
    await open(Leaderboard, { aside: [{ record: 7, detail: kOddPost, at: 0 }] });
    await screen.findByText(/A score could not be read/);
  });

  it("loses a score with its game only where that is ticked", async () => {
    const { everything } = await open(Games, { posts: [posted("Rowan")], records: [first()] });
    fireEvent.click(await screen.findByRole("button", { name: /Won/ }));
    fireEvent.click(await screen.findByRole("button", { name: "Delete this game" }));
    const tick = screen.getByRole("checkbox", { name: "Take its score off the leaderboard too" });
    expect((tick as HTMLInputElement).checked).toBe(false);
    fireEvent.click(tick);
    press("Delete it");
    await screen.findByTestId("games");
    expect(await everything()).toMatchObject({ games: [], posts: [] });
  });
});

describe("posting a score", () => {
  it("is offered at the end of a match that was won, and of no other", async () => {
    const over = { phase: "match_over", turn: null } as const;
    for (const winner of [0, 1]) {
      const { controller } = await open(() => <MatchOver view={view({ ...over, winner })} claim={null} />);
      await whole();
      const offered = screen.queryByRole("button", { name: "Post your score" });
      expect(offered !== null, `side ${winner}`).toBe(winner === 0);
      if (offered) {
        fireEvent.click(offered);
        expect(controller.dialog.value).toBe("post");
      }
      cleanup();
    }
  });

  it("needs a name, remembers it, and says where the score stands, then and later", async () => {
    const { everything, controller } = await open(Posting, { records: [], bench: first() });
    const field = (await screen.findByRole("textbox", { name: "Name" })) as HTMLInputElement;
    fireEvent.input(field, { target: { value: "  " } });
    press("Post it");
    expect((await screen.findByRole("alert")).textContent).toContain("A score needs a name");
    expect((await everything())?.posts).toEqual([]);
    fireEvent.input(field, { target: { value: "  Rowan " } });
    press("Post it");
    const { score } = gameOf(engine, first(), 0);
    await screen.findByText(`Posted: ${score} by Rowan. It is the first score by these rules.`);
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(localStorage.getItem("larch-name")).toBe("Rowan");
    press("Leaderboard");
    expect(controller.dialog.value).toBe("leaderboard");
    cleanup();

    await open(Posting, { records: [], bench: won[1] ?? "" });
    const next = (await screen.findByRole("textbox", { name: "Name" })) as HTMLInputElement;
    expect([next.value, next.maxLength]).toEqual(["Rowan", kNameLength]);
  });

  it("cannot be done of a match that is not kept", async () => {
    await open(Posting, { records: [], bench: lost });
    await screen.findByText(/This match is not kept here/);
  });
});
