// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// The words of Settings besides the rules, in the language that is spoken.
import { spoken } from ".";
import { wishesEn } from "./wishes.en";

export const wishWords = spoken({ "en-GB": wishesEn });
