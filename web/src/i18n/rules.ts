// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// The words of rule sets, in the language that is spoken. Fetched when somebody first reads them.
import { spoken } from ".";
import { rulesEn } from "./rules.en";

export const ruleWords = spoken({ "en-GB": rulesEn });
