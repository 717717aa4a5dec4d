// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
import { describe, expect, it, vi } from "vitest";
import type { Axis, Description, Failed, RuleValues, ValidRules } from "../src/core/engine";
import { type Judge, RuleChoice, valuesOf } from "../src/store/rules";
import { shelfWith } from "./shelf";

const kDescription: Description = {
  type: "description",
  presets: [
    { name: "larch-hollow", rules: { target: 500, nil: true, maxHands: 0 } },
    { name: "quick", rules: { target: 500, nil: true, maxHands: 4 } },
  ],
  axes: [],
  levels: ["baseline"],
};

/** A core that refuses a target below 50 and knows two rule sets, and a shelf that holds a text. */
function room(kept: string | null = null) {
  const asked: RuleValues[] = [];
  const judge: Judge = {
    describe: async () => kDescription,
    async check({ preset = "larch-hollow", ...over }): Promise<ValidRules | Failed> {
      asked.push({ preset, ...over });
      const named = kDescription.presets.find(({ name }) => name === preset);
      if (!named) return { type: "failed", where: "rules", detail: "there is no such rule set" };
      const rules = { ...named.rules, ...over };
      if (Number(rules.target) < 50) return { type: "failed", where: "target", detail: "must be from 50" };
      return { type: "rules", words: `${preset} target=${rules.target}`, rules };
    },
  };
  const { shelf, text, aside } = shelfWith(kept);
  return { choice: new RuleChoice(judge, shelf), asked, judge, shelf: text, aside };
}

describe("the choice of rules", () => {
  it("begins with the default", async () => {
    const { choice } = room();
    expect((await choice.open()).words).toBe("larch-hollow target=500");
    expect(choice.description.value).toBe(kDescription);
  });

  it("keeps a choice before a busy core has answered", async () => {
    const { choice, judge, shelf } = room();
    await choice.open();
    judge.check = () => new Promise(() => {});
    void choice.change({ target: 300 });
    await vi.waitFor(() => expect(JSON.parse(shelf() ?? "{}").target).toBe(300));
  });

  it("keeps what was chosen for the next visit", async () => {
    const { choice, shelf } = room();
    expect(await choice.change({ target: 300 })).toBeNull();
    const next = room(shelf());
    expect((await next.choice.open()).rules.target).toBe(300);
  });

  it("changes nothing when the core refuses", async () => {
    const { choice, shelf } = room();
    await choice.change({ target: 300 });
    const before = shelf();
    expect(await choice.change({ target: 10 })).toMatchObject({ type: "failed", where: "target" });
    expect([choice.chosen.value?.rules.target, shelf()]).toEqual([300, before]);
  });

  it("makes each of two hasty changes to what the one before left", async () => {
    const { choice } = room();
    await Promise.all([choice.change({ target: 300 }), choice.change({ nil: false })]);
    expect(choice.chosen.value?.rules).toMatchObject({ target: 300, nil: false });
  });

  it("takes a named rule set as it stands", async () => {
    const { choice } = room();
    await choice.change({ target: 300 });
    await choice.take("quick");
    expect(choice.chosen.value?.rules).toEqual({ target: 500, nil: true, maxHands: 4 });
  });

  it.each([
    ["no rule set", "[1]"],
    ["torn", '{"target":'],
    ["refused by this version", '{"target":10}'],
  ])("falls back to the default where what was kept is %s, and sets that aside", async (_what, kept) => {
    const { choice, shelf, aside } = room(kept);
    expect((await choice.open()).rules.target).toBe(500);
    expect([choice.shelf.spoiled.value, shelf(), aside()]).toEqual([kept, null, [kept]]);
    await choice.change({ target: 300 });
    expect([JSON.parse(shelf() ?? "").target, aside()]).toEqual([300, [kept]]);
  });

  it("asks again after a table ended before it answered", async () => {
    const { choice, judge } = room();
    const { describe: answer } = judge;
    judge.describe = () => Promise.reject(new Error("gone"));
    await expect(choice.open()).rejects.toThrow("gone");
    judge.describe = answer;
    expect((await choice.open()).rules.target).toBe(500);
  });
});

it("reads rules in words by the kind of each axis", () => {
  const axis = (key: string, kind: string) => ({ key, kind }) as unknown as Axis;
  const axes = [axis("floor", "optional"), axis("nil", "flag"), axis("lead", "choice")];
  const values = { preset: "pagat", floor: null, nil: true, lead: "dealer" };
  expect(valuesOf("pagat floor=null nil=true lead=dealer", axes)).toEqual(values);
  expect(valuesOf("pagat floor=-200 nil=false", axes)).toEqual({ preset: "pagat", floor: -200, nil: false });
});
