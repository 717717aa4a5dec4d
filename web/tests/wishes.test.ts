// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
import { describe, expect, it } from "vitest";
import { kNoShelf } from "../src/store/shelf";
import { askedBy, offered, Wishes } from "../src/store/wishes";

function shelfWith(text: string | null) {
  const shelf = {
    text,
    read: () => shelf.text,
    keep: (kept: string) => {
      shelf.text = kept;
    },
  };
  return shelf;
}

describe("wishes", () => {
  it("are kept between visits", () => {
    const shelf = shelfWith(null);
    new Wishes(shelf).change({ level: "hard", suggest: false });
    const again = new Wishes(shelf);
    expect([again.get("level"), again.get("suggest")]).toEqual(["hard", false]);
  });

  it.each(["{", "7", "[1]", '{"level":3,"suggest":"no"}'])("kept as %s are the usual ones", (spoiled) => {
    const wishes = new Wishes(shelfWith(spoiled));
    expect([wishes.get("level"), wishes.get("suggest")]).toEqual(["medium", true]);
  });

  it("fall back one by one, and leave alone what another version wished", () => {
    const shelf = shelfWith('{"level":3,"suggest":false,"lantern":"green"}');
    const wishes = new Wishes(shelf);
    expect([wishes.get("level"), wishes.get("suggest")]).toEqual(["medium", false]);
    wishes.change({ level: "easy", suggest: "often" });
    expect(JSON.parse(shelf.text ?? "")).toEqual({ level: "easy", suggest: false, lantern: "green" });
    expect(wishes.get("suggest")).toBe(false);
  });

  it("for a number stay between its bounds", () => {
    const wishes = new Wishes(shelfWith('{"volume":500}'));
    expect(wishes.get("volume")).toBe(50);
    for (const volume of [100, 101, 9, "30"]) wishes.change({ volume });
    expect(wishes.get("volume")).toBe(100);
  });

  it("asked for one visit go before those kept, and are not kept", () => {
    const shelf = shelfWith('{"level":"easy"}');
    const wishes = new Wishes(shelf, { level: "hard" });
    expect(wishes.levelAmong(["easy", "medium", "hard"])).toBe("hard");
    wishes.change({ suggest: false });
    expect(JSON.parse(shelf.text ?? "")).toEqual({ level: "easy", suggest: false });
    const unknown = new Wishes(shelf, { level: "wizard" });
    expect(unknown.levelAmong(["easy", "medium", "hard"])).toBe("easy");
  });

  it("are asked for by an address", () => {
    const wishes = new Wishes(kNoShelf, askedBy(new URLSearchParams("speed=fast&wait=true&suggest=no")));
    expect([wishes.get("speed"), wishes.get("wait"), wishes.get("suggest")]).toEqual(["fast", true, true]);
  });

  it("for a level that is not there give way to the usual one", () => {
    const wishes = new Wishes();
    expect(wishes.levelAmong(["baseline", "easy", "medium"])).toBe("medium");
    expect(wishes.levelAmong(["baseline"])).toBe("baseline");
    wishes.change({ level: "easy" });
    expect(wishes.levelAmong(["baseline", "easy", "medium"])).toBe("easy");
    expect(wishes.levelAmong(["baseline"])).toBe("baseline");
    const asked = new Wishes(kNoShelf, { level: "baseline" });
    expect(asked.levelAmong(["easy", "medium", "baseline"])).toBe("baseline");
    expect(offered(["baseline", "easy", "medium"])).toEqual(["easy", "medium"]);
    expect(offered(["baseline"])).toEqual(["baseline"]);
  });
});
