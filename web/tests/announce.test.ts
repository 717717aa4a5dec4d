// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { t } from "../src/i18n";
import { narrate } from "../src/ui/narrate";
import { room } from "./desk";
import { change, trick } from "./table";

describe("the live regions", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("merges what is said close together", () => {
    const { polite, announcer } = room();
    announcer.say("Cornelius: king of hearts.");
    vi.advanceTimersByTime(100);
    announcer.say("Constance: two of hearts.");
    expect(polite.textContent).toBe("");
    vi.advanceTimersByTime(1000);
    expect(polite.textContent).toBe("Cornelius: king of hearts. Constance: two of hearts.");
  });

  it("replaces what was said before", () => {
    const { polite, announcer } = room();
    announcer.say("One.");
    vi.advanceTimersByTime(1000);
    announcer.say("Two.");
    vi.advanceTimersByTime(1000);
    expect(polite.textContent).toBe("Two.");
  });

  it("never says the same words twice running", async () => {
    const { polite, announcer } = room();
    announcer.say("Your turn.");
    announcer.say("Your turn.");
    vi.advanceTimersByTime(1000);
    expect(polite.textContent).toBe("Your turn.");
    const writes = vi.fn();
    new MutationObserver(writes).observe(polite, { childList: true, characterData: true, subtree: true });
    announcer.say("Your turn.");
    await vi.advanceTimersByTimeAsync(1000);
    expect(writes).not.toHaveBeenCalled();
  });

  it("says again what was asked for again", async () => {
    const { polite, announcer } = room();
    announcer.answer("Your turn.");
    vi.advanceTimersByTime(1000);
    announcer.answer("Your turn.");
    expect(polite.textContent).toBe("");
    vi.advanceTimersByTime(1000);
    expect(polite.textContent).toBe("Your turn.");
  });

  it("says an error at once, and again when it happens again", async () => {
    const { assertive, announcer } = room();
    announcer.alert("No.");
    expect(assertive.textContent).toBe("No.");
    const writes = vi.fn();
    new MutationObserver(writes).observe(assertive, { childList: true });
    announcer.alert("No.");
    await vi.advanceTimersByTimeAsync(0);
    expect(writes).toHaveBeenCalled();
    expect(assertive.textContent).toBe("No.");
  });
});

describe("the narration", () => {
  it("tells each thing in order and ends with the person's turn", () => {
    const phrases = narrate(
      change(
        [
          { type: "card_played", seat: 1, card: "KH" },
          { type: "trick_won", seat: 2, number: 5 },
        ],
        {
          sides: [
            { side: 0, contract: 5, tricks: 3, score: 0, bags: 0, sets: 0 },
            { side: 1, contract: 6, tricks: 2, score: 0, bags: 0, sets: 0 },
          ],
        },
      ),
      t,
    );
    expect(phrases).toEqual([
      "Cornelius: king of hearts.",
      "Constance wins trick 5. We have 3 of 5, they have 2 of 6.",
      "Your lead.",
    ]);
  });

  it("names people by their place as this seat sees them", () => {
    expect(narrate(change([{ type: "card_played", seat: 1, card: "2C" }], { seat: 3, turn: 1 }), t)).toEqual([
      "Constance: two of clubs.",
    ]);
  });

  it("says as much as is wished", () => {
    const won = change([{ type: "trick_won", seat: 2, number: 5 }], { turn: 2 });
    expect(narrate(won, t, "terse")).toEqual(["Constance wins it."]);
    expect(narrate(won, t, "normal")).toEqual(["Constance wins trick 5. We have 0, they have 0."]);
    const hand = ["AS", "2C"].map((card) => ({ card, refusal: null }));
    const dealt = change([{ type: "hand_started", number: 1, dealer: 1 }], {
      hand,
      trick: trick(["KH", "2H"], 1),
    });
    expect(narrate(dealt, t, "full")).toEqual([
      "Hand 1. Cornelius deals. You hold ace of spades and two of clubs.",
      "Cornelius is winning it.",
      "Your turn.",
    ]);
    expect(narrate(dealt, t, "terse")).toEqual(["Hand 1. Cornelius deals.", "Your turn."]);
  });
});
