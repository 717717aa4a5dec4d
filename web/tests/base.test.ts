// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// Where rows go while the browser's database cannot be had.
import { afterEach, describe, expect, it, vi } from "vitest";
import { type Base, impatient, memoryBase, PatientBase, type Rows } from "../src/core/base";

/** A database that can be had or not. */
function database() {
  const rows = memoryBase();
  const room = { missing: new Error("no database") as Error | null };
  const base: Base = {
    async within(stores, act) {
      if (room.missing) throw room.missing;
      return rows.within(stores, act);
    },
  };
  return { base, rows, room };
}

const all = (base: Base) =>
  base.within(["games", "records", "posts", "aside"], async (rows) => ({
    games: await rows.all("games"),
    records: await rows.all("records"),
    posts: await rows.all("posts"),
    aside: (await rows.all("aside")).map(([, row]) => row),
  }));

async function fill(base: Base, word: string): Promise<void> {
  await base.within(["games", "records", "posts", "aside"], async (rows: Rows) => {
    await rows.put("games", word, "same");
    await rows.put("games", word, word);
    await rows.put("records", word, word);
    await rows.put("posts", word, word);
    await rows.put("aside", word);
  });
}

describe("a patient base", () => {
  it("serves from memory while there is no database, and says why", async () => {
    const { base, room } = database();
    const patient = new PatientBase(base);
    await fill(patient, "new");
    expect((await all(patient)).records).toEqual([["new", "new"]]);
    expect(patient.lacks).toBe(room.missing);
  });

  it("takes along what was in memory once there is one, beside what is there", async () => {
    const { base, rows, room } = database();
    await fill(rows, "old");
    const patient = new PatientBase(base);
    await fill(patient, "new");
    await patient.within(["matches"], (in_) => in_.put("matches", "of this visit", "current"));
    room.missing = null;
    expect(await patient.within(["matches"], (in_) => in_.get("matches", "current"))).toBeUndefined();
    expect(patient.lacks).toBeNull();
    expect(await all(rows)).toEqual({
      games: [
        ["same", "old"],
        ["old", "old"],
        ["new", "new"],
      ],
      records: [
        ["old", "old"],
        ["new", "new"],
      ],
      posts: [
        ["old", "old"],
        ["new", "new"],
      ],
      aside: ["old", "new"],
    });
  });

  it("rejects as a database does that was there once", async () => {
    const { base, room } = database();
    const { missing } = room;
    room.missing = null;
    const patient = new PatientBase(base);
    await fill(patient, "kept");
    room.missing = missing;
    await expect(all(patient)).rejects.toBe(missing);
    expect(patient.lacks).toBeNull();
  });
});

describe("an impatient base", () => {
  afterEach(() => void vi.useRealTimers());

  it("rejects where no answer comes in time, and at once until it has come", async () => {
    vi.useFakeTimers();
    let answer = () => {};
    const rows = memoryBase();
    const silent = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const base = impatient({ within: (stores, act) => silent.then(() => rows.within(stores, act)) }, 1000);
    const first = expect(fill(base, "a")).rejects.toThrow("does not answer");
    await vi.advanceTimersByTimeAsync(1000);
    await first;
    await expect(fill(base, "b")).rejects.toThrow("does not answer");
    answer();
    await vi.advanceTimersByTimeAsync(0);
    await fill(base, "c");
    expect((await all(base)).records.map(([key]) => key)).toEqual(["a", "c"]);
  });
});
