// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// The light and the cards that the person wishes, as marks on the page that the styles go by.
import { effect, signal } from "@preact/signals";
import type { Wishes, WishValue } from "../store/wishes";

/** What the device says of itself, kept up to date. */
function told(query: string) {
  const media = matchMedia(query);
  const matches = signal(media.matches);
  media.addEventListener("change", () => (matches.value = media.matches));
  return matches;
}

type Theme = Exclude<WishValue<"theme">, "system">;

export function dress(wishes: Wishes, page = document.documentElement): void {
  const light = told("(prefers-color-scheme: light)");
  const strong = told("(prefers-contrast: more)");
  const ofDevice = (): Theme => (strong.value ? "plain" : light.value ? "day" : "night");
  effect(() => {
    const theme = wishes.get("theme");
    page.dataset.theme = theme === "system" ? ofDevice() : theme;
  });
  effect(() => {
    page.dataset.deck = wishes.get("deck");
    page.dataset.back = wishes.get("back");
    page.dataset.mirror = String(wishes.get("mirror"));
  });
}
