// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// Every key as a button in Help.
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Engine } from "../src/core/engine";
import { App } from "../src/ui/App";
import { ControllerContext } from "../src/ui/controller";
import { rebound, shortcuts } from "../src/ui/shortcuts";
import { core, page } from "./core";
import { whole } from "./pictures";

let engine: Engine;
beforeAll(async () => {
  engine = await core();
});
afterEach(cleanup);

/** Help on top of a table at the person's bid, or of the start. */
async function help({ dealt = true } = {}) {
  const { controller, session } = await page(engine);
  render(
    <ControllerContext.Provider value={controller}>
      <App />
    </ControllerContext.Provider>,
  );
  await act(async () => {
    if (dealt) await controller.newMatch();
  });
  if (dealt) await waitFor(() => expect(session.newest?.legal_bids).toBeTruthy());
  await whole();
  const open = async () => {
    await act(async () => controller.show(null));
    await act(async () => controller.show("help"));
    await waitFor(() => expect(document.querySelector(".key-list")).toBeTruthy());
  };
  await open();
  return { controller, session, open };
}

const key = (label: string) => {
  const keys = [...document.querySelectorAll<HTMLElement>("button.key")];
  return keys.find(({ textContent }) => textContent?.startsWith(label)) as HTMLElement;
};
const greyed = (label: string) => key(label).getAttribute("aria-disabled") === "true";
/** Presses it, up to what is done once the table is there again. */
const press = async (label: string) => {
  fireEvent.click(key(label));
  for (let task = 0; task < 3; task++) await new Promise((resolve) => setTimeout(resolve));
};

describe("the keys in Help", () => {
  it("are a button each, with the key as it is now, or none", async () => {
    const { controller, open } = await help();
    const caps = () => [...document.querySelectorAll(".key kbd")].map(({ textContent }) => textContent);
    expect(document.querySelectorAll("button.key")).toHaveLength(shortcuts.length + 1);
    expect(key("Hint").querySelector("kbd")?.textContent).toBe("H");
    expect(key("Go to your clubs").querySelector("kbd")).toBeNull();
    controller.wishes.change({ keymap: rebound(controller.wishes, "hint", "x") });
    await open();
    expect(key("Hint").querySelector("kbd")?.textContent).toBe("X");
    controller.wishes.change({ letters: false });
    await open();
    expect(caps()).toEqual(["Escape"]);
  });

  it("tell what the table answers there and then, as often as it is asked", async () => {
    await help();
    const told = () => [...document.querySelectorAll(".key-said > *")];
    await press("Say whose turn it is");
    expect(told().map(({ textContent }) => textContent)).toEqual(["Your turn."]);
    const [first] = told();
    await press("Say whose turn it is");
    expect(told()[0]).not.toBe(first);
    await press("Say the score");
    expect(told()[1]?.textContent).toContain("You and Constance: 0 points");
    expect(screen.getByRole("dialog")).toBeTruthy();
  });

  it("leave Help to do what they do at the table, and the focus where it is put", async () => {
    const { session, controller, open } = await help();
    await press("Go to your hearts");
    expect(screen.queryByRole("dialog")).toBeNull();
    const held = (document.activeElement as HTMLElement).dataset.held;
    expect(held).toBe(session.newest?.hand.find(({ card }) => card.endsWith("H"))?.card);
    await open();
    await press("Score sheet");
    expect(screen.getByRole("dialog").textContent).toContain("No hand has been scored yet");
    await open();
    await press("Bid, or stand");
    await waitFor(() => expect(session.newest?.phase).toBe("play"));
    const card = session.newest?.hand.find(({ refusal }) => !refusal)?.card ?? "";
    await act(async () => controller.tap(card));
    await open();
    await press("Put the card back");
    expect(controller.picked.value).toBeNull();
  });

  it("are greyed where they would do nothing, and say why", async () => {
    const { session, open } = await help();
    for (const label of ["Give", "Next hand", "Claim", "Put the card back"])
      expect(greyed(label), label).toBe(true);
    for (const label of ["Bid", "Hint", "Pause", "Say the bids"]) expect(greyed(label), label).toBe(false);
    expect(key("Next hand").textContent).toContain("No hand is waiting to be dealt");
    fireEvent.click(key("Next hand"));
    expect(screen.getByRole("dialog")).toBeTruthy();
    await press("Bid, or stand");
    await waitFor(() => expect(session.newest?.phase).toBe("play"));
    await open();
    expect([greyed("Bid"), greyed("Undo")]).toEqual([true, false]);
  });

  it("need a table, but for the pages to read", async () => {
    const { controller } = await help({ dealt: false });
    const open = shortcuts.length + 1 - document.querySelectorAll('.key[aria-disabled="true"]').length;
    expect(open).toBe(2);
    expect(key("Say the score").textContent).toContain("Once the cards are dealt");
    await press("Rules");
    expect(controller.dialog.value).toBe("rules");
  });
});
