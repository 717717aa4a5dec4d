// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// What pots, seedlings and soil tell at the table.
import { cleanup, render } from "@testing-library/preact";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Engine } from "../src/core/engine";
import type { Bid, Phase } from "../src/core/protocol";
import type { Frame } from "../src/store/presenter";
import { ControllerContext } from "../src/ui/controller";
import { Neighbour } from "../src/ui/People";
import { TrickCards } from "../src/ui/Trick";
import { core, page } from "./core";
import { seat, trick, view } from "./table";

let engine: Engine;
beforeAll(async () => {
  engine = await core();
});
afterEach(cleanup);

/** The marks on Constance's label, from the left. */
async function marks(bid: Bid, tricks: number, phase: Phase = "play"): Promise<string[]> {
  const seats = [0, 1, 2, 3].map((n) => seat(n, n === 2 ? { bid, tricks } : {}));
  const frame: Frame = {
    view: view({ phase, turn: null, seats }),
    trick: trick([]),
    stage: "still",
    events: [],
    thinking: false,
    claim: null,
  };
  const { controller } = await page(engine);
  const { container } = render(
    <ControllerContext.Provider value={controller}>
      <Neighbour frame={frame} at={2} />
    </ControllerContext.Provider>,
  );
  return [...container.querySelectorAll(".pots > svg")].map((mark) =>
    mark.matches(".seedling")
      ? `seedling ${mark.getAttribute("data-open") === "true" ? "open" : "shut"}`
      : mark.matches(".tipped")
        ? "tipped"
        : mark.querySelectorAll("path").length === 1
          ? "empty"
          : mark.querySelector('[fill="var(--lamp)"]')
            ? "bag"
            : "full",
  );
}

const kThree: Bid = { kind: "tricks", blind: false, tricks: 3 };
const kNil: Bid = { kind: "nil", blind: false, tricks: 0 };

describe("the pots of a seat", () => {
  it("fill up to the bid, and bags stand beyond it", async () => {
    expect(await marks(kThree, 0)).toEqual(["empty", "empty", "empty"]);
    expect(await marks(kThree, 2)).toEqual(["full", "full", "empty"]);
    expect(await marks(kThree, 5)).toEqual(["full", "full", "full", "bag", "bag"]);
  });

  it("tip over for what was promised and not kept, once the hand is over", async () => {
    expect(await marks(kThree, 2, "hand_over")).toEqual(["tipped", "full", "full", "empty"]);
    expect(await marks(kThree, 3, "hand_over")).toEqual(["full", "full", "full"]);
    expect(await marks(kNil, 1)).toEqual(["tipped", "bag"]);
  });

  it("are a seedling for a nil, which opens when it is kept", async () => {
    expect(await marks(kNil, 0)).toEqual(["seedling shut"]);
    expect(await marks(kNil, 0, "hand_over")).toEqual(["seedling open"]);
  });
});

describe("the card that breaks spades", () => {
  const breaking = (flying: number) => {
    const cards = trick(["KH", "2S"], 1);
    const { container } = render(
      <TrickCards view={view({ trick: cards })} trick={cards} flying={flying} breaking />,
    );
    return [...container.querySelectorAll("[data-breaking]")].map((card) => card.getAttribute("data-card"));
  };

  it("lands with a thud, where cards move at all", () => {
    expect(breaking(200)).toEqual(["2S"]);
    cleanup();
    expect(breaking(0)).toEqual([]);
  });
});
