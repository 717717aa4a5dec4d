// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
import { render } from "preact";
import { Room } from "../src/ui/Room.tsx";
import { Start } from "../src/ui/Start.tsx";

/** Draws what the page shows until a table is ready. */
export function drawFirst(into: HTMLElement): void {
  render(
    <Room frame={null}>
      <Start ready={false} />
    </Room>,
    into,
  );
}
