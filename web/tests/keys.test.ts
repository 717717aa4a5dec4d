// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// Single keys: by scheme, changed, switched off; and what the table answers.
import { beforeEach, describe, expect, it } from "vitest";
import type { View } from "../src/core/protocol";
import { Wishes } from "../src/store/wishes";
import { tellBids, tellScore, tellTable, tellTurn } from "../src/ui/answers";
import type { Controller } from "../src/ui/controller";
import { onKey } from "../src/ui/keys";
import { bindings, rebound, shortcuts } from "../src/ui/shortcuts";
import { seat, trick, view } from "./table";

const kHand = ["KD", "5D", "QC", "9H", "AS", "2S"];
let wishes: Wishes;
let heard: string[];
beforeEach(() => {
  wishes = new Wishes();
  heard = [];
  document.body.innerHTML = kHand
    .map((card, i) => `<button data-held="${card}" tabindex="${i ? -1 : 0}">${card}</button>`)
    .join("");
  for (const card of document.querySelectorAll<HTMLElement>("[data-held]"))
    card.addEventListener("focus", () => {
      for (const other of document.querySelectorAll<HTMLElement>("[data-held]")) other.tabIndex = -1;
      card.tabIndex = 0;
    });
});

/** A controller at a table of that view, or at another screen, which notes what is asked of it. */
function at(where: Partial<View> | string): Controller {
  const name = (act: string) => (text?: unknown) =>
    void heard.push(text === undefined ? act : `${act} ${text}`);
  return {
    wishes,
    session: { newest: typeof where === "string" ? null : view(where), screen: { value: { name: where } } },
    current: {},
    bidding: { step: name("step"), type: name("type") },
    confirmBid: name("bid"),
    show: name("show"),
    answer: name("answer"),
    tellHint: name("hint"),
    claim: name("claim"),
  } as unknown as Controller;
}

function press(key: string, where: Partial<View> | string = {}, held: KeyboardEventInit = {}): void {
  onKey(new KeyboardEvent("keydown", { key, ...held }), at(where));
}

const focused = () => (document.activeElement as HTMLElement).dataset.held;

describe("single keys", () => {
  it("have no letter twice in any scheme, and leave the digits alone", () => {
    for (const keys of ["house", "ear"]) {
      wishes.change({ keys });
      const used = Object.values(bindings(wishes)).filter(Boolean);
      expect(new Set(used).size).toBe(used.length);
      expect(used.join("")).not.toMatch(/[0-9+=-]/);
    }
  });

  it("are those of the house at first", () => {
    for (const key of ["s", "S", "r", "h", "c", "m"]) press(key);
    expect(heard).toEqual(["show sheet", "show sheet", "show rules", "hint", "claim", "show menu"]);
  });

  it("go to a suit by its letter, and from suit to suit by the arrows, where one plays by ear", () => {
    wishes.change({ keys: "ear" });
    press("h");
    expect(focused()).toBe("9H");
    press("ArrowDown");
    expect(focused()).toBe("AS");
    press("ArrowDown");
    expect(focused()).toBe("AS");
    for (const _ of "123") press("ArrowUp");
    expect(focused()).toBe("KD");
    press("ArrowRight");
    expect(focused()).toBe("5D");
    press("R", {}, { shiftKey: true });
    press("r", { trick: trick(["TH"], 0) });
    expect(heard).toEqual(["show last", "answer You: ten of hearts. You are winning it."]);
  });

  it("are the browser's own with Ctrl, Alt or the like, and the same with caps lock", () => {
    wishes.change({ keys: "ear" });
    for (const held of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }]) press("r", {}, held);
    expect(heard).toEqual([]);
    press("R");
    press("r", {}, { shiftKey: true });
    expect(heard).toEqual(["answer Nothing led.", "show last"]);
  });

  it("leave a box that scrolls its arrows, and only those", () => {
    const box = document.body.appendChild(document.createElement("div"));
    box.dataset.scrolls = "";
    const legal_bids = { numbers: [1, 2, 3], nil: true, blind: false };
    const pressed = (key: string) => {
      const event = new KeyboardEvent("keydown", { key, cancelable: true });
      box.addEventListener("keydown", () => onKey(event, at({ legal_bids })), { once: true });
      box.dispatchEvent(event);
      return event.defaultPrevented;
    };
    for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End"])
      expect(pressed(key), key).toBe(false);
    expect(heard).toEqual([]);
    expect([pressed("b"), pressed("+"), heard]).toEqual([true, true, ["bid", "step 1"]]);
  });

  it("do nothing where they are switched off, but the arrows still do", () => {
    wishes.change({ letters: false });
    const legal_bids = { numbers: [1, 2, 3], nil: true, blind: false };
    for (const key of ["s", "1", "+", "b", "?"]) press(key, { legal_bids });
    expect(heard).toEqual([]);
    press("ArrowUp", { legal_bids });
    press("ArrowRight");
    expect([heard, focused()]).toEqual([["step 1"], "KD"]);
  });

  it("open the menu and the rules at the start, and do nothing else there or on a screen of trouble", () => {
    for (const at of ["start", "trouble"])
      for (const key of ["m", "R", "s", "h", "t", "1", "+", "ArrowUp", "Escape"]) press(key, at);
    expect(heard).toEqual(["show menu", "show rules"]);
    wishes.change({ letters: false });
    press("m", "start");
    expect(heard).toHaveLength(2);
  });

  it("can be changed one by one, and what is kept of old ones is harmless", () => {
    wishes.change({ keymap: rebound(wishes, "hint", "x") });
    wishes.change({ keymap: rebound(wishes, "sheet", "") });
    for (const key of ["x", "h", "s"]) press(key);
    expect(heard).toEqual(["hint"]);
    wishes.change({ keymap: "hint=x lantern=y broken" });
    expect(Object.keys(bindings(wishes)).sort()).toEqual([...shortcuts].sort());
  });
});

describe("the table answers", () => {
  const bid = { kind: "tricks", blind: false, tricks: 4 } as const;
  it("whose turn it is, what lies there, the bids and the score", () => {
    const seats = [seat(0, { bid }), seat(1), seat(2), seat(3)];
    expect(tellTurn(view({ turn: 2 }))).toBe("Constance is to play.");
    expect(tellTurn(view({ turn: null }))).toBe("Nobody is to play now.");
    expect(tellTable(view())).toBe("Nothing led.");
    expect(tellTable(view({ trick: trick(["TH", "KH"], 1) }))).toBe(
      "You: ten of hearts. Cornelius: king of hearts. Cornelius is winning it.",
    );
    expect(tellBids(view({ seats }))).toMatch(/^You: bid 4, 0 tricks taken\. Cornelius: no bid/);
    expect(tellScore(view())).toContain("You and Constance: 0 points, 0 bags");
  });
});
