// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// The words of statistics, kept games and replays, in the language that is spoken.
import { spoken } from ".";
import { booksEn } from "./books.en";

export const bookWords = spoken({ "en-GB": booksEn });
