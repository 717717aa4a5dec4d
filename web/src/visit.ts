// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// What this visit to the page was asked for by its address, and what the person wishes of every visit.
import { Shelf } from "./store/shelf";
import { askedBy, Wishes } from "./store/wishes";

export const parameters = new URLSearchParams(location.search);
export const wishes = new Wishes(new Shelf("larch-wishes"), askedBy(parameters));
