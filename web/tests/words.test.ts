// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
import { describe, expect, it } from "vitest";
import type { LineKind, ReasonCode, ScoreLine } from "../src/core/protocol";
import protocol from "../src/core/protocol.ts?raw";
import { t } from "../src/i18n";

/** The members of a union of words as the contract spells them, so that a new one cannot be forgotten. */
function members(name: string): string[] {
  const union = new RegExp(`export type ${name} =([^;]*);`).exec(protocol)?.[1] ?? "";
  return [...union.matchAll(/"(\w+)"/g)].map((match) => match[1] as string);
}

const who = (seat: number) => t.person(seat);
const whole = /^[A-Z].*\.$/;

describe("the catalogue", () => {
  it.each(members("ReasonCode"))("says why: %s", (reason) => {
    const text = t.refusal(
      {
        reason: reason as ReasonCode,
        card: "2C",
        suit: "H",
        seat: 1,
        least: 1,
        most: 13,
        detail: null,
        clause: null,
      },
      who,
    );
    expect(text).toMatch(whole);
    expect(text).not.toContain("undefined");
  });

  it.each(members("ReasonCode"))("says why without particulars: %s", (reason) => {
    const none = { card: null, suit: null, seat: null, least: null, most: null, detail: null, clause: null };
    const text = t.refusal({ reason: reason as ReasonCode, ...none }, who);
    expect(text).toMatch(whole);
    expect(text).not.toContain("null");
  });

  it.each(members("LineKind"))("names the line: %s", (kind) => {
    const line: ScoreLine = {
      kind: kind as LineKind,
      seat: 2,
      points: 10,
      bags: kind === "bag_penalty" ? -10 : 1,
      bid: 4,
      taken: 5,
      clause: "7.1",
    };
    expect(t.line(line, who)).toMatch(/^[A-Z0-9][^!]*$/);
  });

  it("reads the contract it checks against", () => {
    expect(members("ReasonCode").length).toBeGreaterThan(10);
    expect(members("LineKind").length).toBeGreaterThan(5);
  });

  it("counts as English does", () => {
    expect([t.bidValue(1), t.bidValue(2), t.bidValue(0)]).toEqual(["1 trick", "2 tricks", "0 tricks"]);
  });

  it("names every card", () => {
    expect(t.card("AS")).toBe("Ace of spades");
    expect(t.card("TH")).toBe("Ten of hearts");
    expect(t.card("2C")).toBe("Two of clubs");
  });
});
