// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
/** How long each thing takes on the screen, in milliseconds. */
export interface Pace {
  deal: number;
  /** Rest after a bid, so that each can be read. */
  bid: number;
  fly: number;
  /** Rest between a card that landed and the next. */
  gap: number;
  /** How long a completed trick lies before it is gathered. */
  hold: number;
  gather: number;
  /** How long a claim is told before the hand is scored. */
  claim: number;
}

export const kSpeeds = ["relaxed", "normal", "fast", "instant"] as const;
export type Speed = (typeof kSpeeds)[number];

const kPaces: Record<Speed, Pace> = {
  relaxed: { deal: 950, bid: 900, fly: 240, gap: 500, hold: 1900, gather: 300, claim: 4500 },
  normal: { deal: 800, bid: 500, fly: 220, gap: 260, hold: 1100, gather: 300, claim: 3000 },
  fast: { deal: 400, bid: 200, fly: 180, gap: 60, hold: 500, gather: 200, claim: 1600 },
  instant: { deal: 0, bid: 0, fly: 0, gap: 0, hold: 0, gather: 0, claim: 0 },
};

/** Of that speed; where the person wishes to be waited for, a trick and a claim lie until then. */
export function pace(speed: Speed, wait = false): Pace {
  const usual = kPaces[speed];
  return wait ? { ...usual, hold: Number.POSITIVE_INFINITY, claim: Number.POSITIVE_INFINITY } : usual;
}
