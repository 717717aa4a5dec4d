// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
import { describe, expect, it } from "vitest";
import { noShelf } from "../src/store/shelf";
import { askedBy, offered, Wishes } from "../src/store/wishes";
import { shelfWith } from "./shelf";

describe("wishes", () => {
  it("are kept between visits", () => {
    const { shelf } = shelfWith(null);
    new Wishes(shelf).change({ level: "hard", suggest: false });
    const again = new Wishes(shelf);
    expect([again.get("level"), again.get("suggest")]).toEqual(["hard", false]);
  });

  it.each(["{", "7", "[1]"])(
    "kept as %s are the usual ones, and that is set aside and told once",
    (spoiled) => {
      const { shelf, text, aside } = shelfWith(spoiled);
      const wishes = new Wishes(shelf);
      expect([wishes.get("level"), wishes.get("suggest")]).toEqual(["medium", true]);
      expect([shelf.spoiled.value, text(), aside()]).toEqual([spoiled, null, [spoiled]]);
      wishes.change({ level: "hard" });
      const again = shelfWith(text());
      expect(new Wishes(again.shelf).get("level")).toBe("hard");
      expect([again.shelf.spoiled.value, again.aside()]).toEqual([null, []]);
    },
  );

  it("write over nothing that could not be set aside, until it can", () => {
    const { shelf, room, text, aside } = shelfWith("{");
    room.full = true;
    const wishes = new Wishes(shelf);
    wishes.change({ level: "hard" });
    expect([wishes.get("level"), shelf.refuses.value, text()]).toEqual(["hard", true, "{"]);
    room.full = false;
    wishes.change({ suggest: false });
    expect([shelf.refuses.value, aside()]).toEqual([false, ["{"]]);
    expect(JSON.parse(text() ?? "")).toEqual({ level: "hard", suggest: false });
  });

  it("fall back one by one, and leave alone what another version wished", () => {
    const { shelf, text } = shelfWith('{"level":3,"suggest":false,"lantern":"green"}');
    const wishes = new Wishes(shelf);
    expect([wishes.get("level"), wishes.get("suggest")]).toEqual(["medium", false]);
    wishes.change({ level: "easy", suggest: "often" });
    expect(JSON.parse(text() ?? "")).toEqual({ level: "easy", suggest: false, lantern: "green" });
    expect(wishes.get("suggest")).toBe(false);
  });

  it("for a number stay between its bounds", () => {
    const wishes = new Wishes(shelfWith('{"volume":500}').shelf);
    expect(wishes.get("volume")).toBe(50);
    for (const volume of [100, 101, 9, "30"]) wishes.change({ volume });
    expect(wishes.get("volume")).toBe(100);
  });

  it("asked for one visit go before those kept, and are not kept", () => {
    const { shelf, text } = shelfWith('{"level":"easy"}');
    const wishes = new Wishes(shelf, { level: "hard" });
    expect(wishes.levelAmong(["easy", "medium", "hard"])).toBe("hard");
    wishes.change({ suggest: false });
    expect(JSON.parse(text() ?? "")).toEqual({ level: "easy", suggest: false });
    const unknown = new Wishes(shelf, { level: "wizard" });
    expect(unknown.levelAmong(["easy", "medium", "hard"])).toBe("easy");
  });

  it("are asked for by an address", () => {
    const wishes = new Wishes(noShelf(), askedBy(new URLSearchParams("speed=fast&wait=true&suggest=no")));
    expect([wishes.get("speed"), wishes.get("wait"), wishes.get("suggest")]).toEqual(["fast", true, true]);
  });

  it("for a level that is not there give way to the usual one", () => {
    const wishes = new Wishes();
    expect(wishes.levelAmong(["baseline", "easy", "medium"])).toBe("medium");
    expect(wishes.levelAmong(["baseline"])).toBe("baseline");
    wishes.change({ level: "easy" });
    expect(wishes.levelAmong(["baseline", "easy", "medium"])).toBe("easy");
    expect(wishes.levelAmong(["baseline"])).toBe("baseline");
    const asked = new Wishes(noShelf(), { level: "baseline" });
    expect(asked.levelAmong(["easy", "medium", "baseline"])).toBe("baseline");
    expect(offered(["baseline", "easy", "medium"])).toEqual(["easy", "medium"]);
    expect(offered(["baseline"])).toEqual(["baseline"]);
  });
});
