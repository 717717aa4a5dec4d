// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// What is told above the page: that nothing is kept, and that a newer version is there.
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { afterEach, expect, it, vi } from "vitest";
import type { Everything } from "../src/core/books";
import type { Unkept } from "../src/core/messages";
import { App } from "../src/ui/App";
import { ControllerContext } from "../src/ui/controller";
import { seated } from "./desk";

afterEach(cleanup);

const kNothing: Everything = { what: "all", games: [], records: [], aside: [], posts: [], ended: null };

/** The page at its start, with whatever comes of what the books are asked. */
async function start(books: () => Everything | "lost" = () => kNothing) {
  const room = seated((answer) => ({ type }) => {
    if (type === "start") answer({ type: "ready", resumed: false });
    if (type !== "books") return;
    const reply = books();
    if (reply === "lost") answer({ type: "trouble", kind: "engine", detail: "" });
    else answer({ type: "books", reply });
  });
  await room.session.open();
  render(
    <ControllerContext.Provider value={room.controller}>
      <App />
    </ControllerContext.Provider>,
  );
  const fail = (kind: Unkept) => act(() => room.send({ type: "trouble", kind, detail: "" }));
  return { ...room, fail };
}

const notes = () => [...document.querySelectorAll("aside")].map((note) => note.textContent ?? "");
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

it("says at the start that nothing is kept, until that is put away, and again when it has another reason", async () => {
  const { session, fail, send } = await start();
  await fail("storage");
  expect(notes()).toEqual([expect.stringContaining("Games are not kept here")]);
  press("Close");
  expect([notes(), session.unsaved.value]).toEqual([[], "storage"]);
  await fail("full");
  expect(notes()).toEqual([expect.stringContaining("no room")]);
  await act(() => send({ type: "kept" }));
  expect(notes()).toEqual([]);
});

it("says one thing at a time, and loads the newer version that the games belong to", async () => {
  const { controller, fail } = await start();
  const take = vi.fn();
  await act(() => {
    controller.newer.value = take;
  });
  expect(notes()).toEqual([expect.stringContaining("A newer version")]);
  await fail("newer");
  expect(notes()).toEqual([expect.stringContaining("belong to a newer page")]);
  press("Load it");
  expect(take).toHaveBeenCalled();
});

it("says of what was kept and could not be read that it was set aside, one thing at a time", async () => {
  const { controller, fail, send } = await start();
  await act(() => {
    controller.rules.shelf.spoiled.value = '{"target":10}';
    controller.wishes.shelf.spoiled.value = "{";
  });
  await fail("storage");
  expect(notes()).toEqual([expect.stringContaining("Games are not kept here")]);
  await act(() => send({ type: "kept" }));
  expect(notes()).toEqual([expect.stringMatching(/^Your settings could not be read\. .* set aside/)]);
  press("Close");
  expect(notes()).toEqual([expect.stringMatching(/^The rules you chose .* set aside/)]);
  press("Close");
  expect(notes()).toEqual([]);
});

it.each(["games", "statistics"] as const)(
  "says in place of no games why there are none: %s",
  async (page) => {
    const { controller, fail } = await start();
    await fail("newer");
    await act(() => controller.show(page));
    const text = () => document.querySelector("dialog")?.textContent ?? "";
    await waitFor(() => expect(text()).toContain("They are safe"));
    expect(text()).not.toMatch(/No game is kept|Nothing is written|may clear|Download/);
  },
);

it.each(["games", "statistics"] as const)(
  "reads the books again after a table was lost: %s",
  async (page) => {
    const replies: (Everything | "lost")[] = ["lost", kNothing];
    const { controller } = await start(() => replies.shift() ?? kNothing);
    await act(() => controller.show(page));
    await screen.findByText(/does not let the page reach/);
    press("Try again");
    await screen.findByText(/No game is kept here yet|Nothing is written here yet/);
  },
);
