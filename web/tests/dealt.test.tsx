// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// Cards slide to where they lie in a new hand, unless it has gone on before they are there.
import { cleanup, render } from "@testing-library/preact";
import { useRef } from "preact/hooks";
import { afterEach, expect, it, vi } from "vitest";
import type { Event } from "../src/core/protocol";
import type { Frame } from "../src/store/presenter";
import { ControllerContext } from "../src/ui/controller";
import { useDealt } from "../src/ui/pictures";
import { whole } from "./pictures";

afterEach(cleanup);

const controller = { session: { pace: { deal: 300 } } };
const dealt: Event = { type: "hand_started", number: 1, dealer: 3 };

function Box({ events }: { events: Event[] }) {
  const box = useRef<HTMLDivElement>(null);
  const laid = useDealt(box, { events } as Frame, "translateY(-10px)", 1);
  return <div ref={box}>{laid && <i />}</div>;
}

/** How many cards slide in a box whose frame tells of that, and then of something else. */
async function slid(...frames: Event[][]): Promise<number> {
  const animate = vi.fn(() => ({ finish() {}, cancel() {} }));
  Element.prototype.animate = animate as never;
  const shown = (events: Event[]) => (
    <ControllerContext.Provider value={controller as never}>
      <Box events={events} />
    </ControllerContext.Provider>
  );
  const { rerender } = render(shown(frames[0] ?? []));
  for (const events of frames.slice(1)) rerender(shown(events));
  await whole();
  expect(document.querySelectorAll("i")).toHaveLength(1);
  cleanup();
  return animate.mock.calls.length;
}

it("slides what is dealt", async () => {
  expect(await slid([dealt])).toBe(1);
});

it("lays at once what lay there before, or what a press has finished", async () => {
  expect(await slid([])).toBe(0);
  expect(await slid([dealt], [])).toBe(0);
});
