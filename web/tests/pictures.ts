// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
import { act } from "@testing-library/preact";

/** More than anything on the page takes to be there whole. */
const kEnough = 6;

/** Shows what comes over several pictures. */
export async function whole(): Promise<void> {
  for (let i = 0; i < kEnough; ++i)
    await act(() => new Promise((shown) => requestAnimationFrame(() => setTimeout(shown))));
}
