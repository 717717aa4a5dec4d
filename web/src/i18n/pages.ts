// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// Pages to read, in the language that is spoken.
import { spoken } from ".";
import { pagesEn } from "./pages.en";
import { strategyEn } from "./strategy.en";

export type { Passage } from "./strategy.en";

export const pages = spoken({ "en-GB": pagesEn });
export const strategy = spoken({ "en-GB": strategyEn });
