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
}

export const kSpeeds = ["relaxed", "normal", "fast", "instant"] as const;
export type Speed = (typeof kSpeeds)[number];

const kPaces: Record<Speed, Pace> = {
  relaxed: { deal: 950, bid: 900, fly: 240, gap: 500, hold: 1900, gather: 300 },
  normal: { deal: 800, bid: 500, fly: 220, gap: 260, hold: 1100, gather: 300 },
  fast: { deal: 400, bid: 200, fly: 180, gap: 60, hold: 500, gather: 200 },
  instant: { deal: 0, bid: 0, fly: 0, gap: 0, hold: 0, gather: 0 },
};

export const pace = (speed: Speed): Pace => kPaces[speed];
