// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
import { beforeEach, expect, test } from "vitest";
import { finishBeforeActing, kHaste } from "../src/ui/haste";

let surface = "play";
let next = "play";
const done: string[] = [];

finishBeforeActing(document, {
  surface: () => surface,
  finish: () => {
    surface = next;
  },
});
document.addEventListener("keydown", () => done.push("key"));
document.addEventListener("click", () => done.push("click"));

function send(type: string, at: number): Event {
  const event = new Event(type, { bubbles: true, cancelable: true });
  Object.defineProperty(event, "timeStamp", { value: at });
  document.body.dispatchEvent(event);
  return event;
}

let now = 0;
beforeEach(() => {
  now += 10 * kHaste;
  done.length = 0;
});

test("a press that only finishes a motion still does what it does", () => {
  surface = next = "play";
  send("keydown", now);
  send("pointerdown", now + 1);
  send("click", now + 2);
  expect(done).toEqual(["key", "click"]);
});

test("a press that brings up a panel does not press it, nor do hasty ones after it", () => {
  surface = "play";
  next = "match_over";
  expect(send("keydown", now).defaultPrevented).toBe(true);
  send("click", now + 5);
  send("keydown", now + kHaste - 1);
  expect(done).toEqual([]);
  send("keydown", now + kHaste);
  send("click", now + kHaste + 1);
  expect(done).toEqual(["key", "click"]);
});

test("a tap that brings up a panel does not press what comes to lie under it", () => {
  surface = "bidding false";
  next = "bidding true";
  send("pointerdown", now);
  send("click", now + 60);
  expect(done).toEqual([]);
});
