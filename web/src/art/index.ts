// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
import "./tokens.css";

export { Hands, type Mood, Portrait, type Who } from "./animals";
export { CardBack, CardFace } from "./card";
export { DealerMark, Pot, Seedling, SuitMark, TippedPot, TurnMark, WinningMark } from "./marks";
export { Mug, Shed } from "./shed";
export type { Suit } from "./suits";
export { Tool, type ToolName } from "./tools";
