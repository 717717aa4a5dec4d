// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// The words of the rules against what the core says there is.
import { beforeAll, describe, expect, it } from "vitest";
import type { Axis, Description, Engine, RuleValues } from "../src/core/engine";
import { rulesEn } from "../src/i18n/rules.en";
import { core } from "./core";

let engine: Engine;
let description: Description;

function check(rules: RuleValues) {
  const reply = engine.call({ type: "check", rules });
  if (reply.type !== "rules" && reply.type !== "failed") throw new Error(`a reply of ${reply.type}`);
  return reply;
}

beforeAll(async () => {
  engine = await core();
  description = engine.call({ type: "describe" }) as Description;
});

describe("the words of the rules", () => {
  it("are there for every axis, and for no other", () => {
    const keys = description.axes.map((axis) => axis.key);
    expect(keys.length).toBeGreaterThan(50);
    expect([...rulesEn.axes].sort()).toEqual([...keys].sort());
    for (const key of keys) {
      expect(rulesEn.label(key), key).toMatch(/^[A-Z][^.!]*$/);
      expect(rulesEn.help(key), key).toMatch(/^[A-Z][^!]*\.$/);
    }
  });

  it("name every value of every choice, no two alike", () => {
    for (const { key, values = [] } of description.axes) {
      const names = values.map((value) => rulesEn.value(key, value));
      for (const [i, name] of names.entries()) expect(name, `${key}=${values[i]}`).not.toBe(values[i]);
      expect(new Set(names).size, key).toBe(values.length);
    }
  });

  it("name every rule set, and say what it is", () => {
    const names = description.presets.map((preset) => preset.name);
    expect([...rulesEn.presets].sort()).toEqual([...names].sort());
    for (const name of names) expect(rulesEn.presetAbout(name), name).toMatch(/^[A-Z].*\.$/);
  });

  it("have a heading for every section", () => {
    const sections = new Set(description.axes.map((axis: Axis) => axis.clause.split(".")[0] ?? ""));
    expect(Object.keys(rulesEn.groups).sort()).toEqual([...sections].sort());
  });

  it("offer only packs that the core deals", () => {
    for (const { name, rules } of rulesEn.packs) expect(check(rules), name).toMatchObject({ type: "rules" });
  });

  it("tell a rule set in words by name and differences", () => {
    const reply = check({ preset: "pagat", target: 300, lead: "lowestClub", claim: false });
    expect(rulesEn.named(reply.type === "rules" ? reply.words : "")).toEqual({
      name: "Pagat",
      differences: ["Claims: off", "First lead: The lowest club", "Target: 300"],
    });
  });

  it.each<[RuleValues, string]>([
    [{ nil: false, blindNil: true }, "“Blind nil” needs nil."],
    [{ blindPass: 2 }, "“Cards passed for blind nil” needs “Blind nil”."],
    [{ bidMode: "mirror", minTeam: 4 }, "“Board” needs “How bids are made: Freely”."],
    [{ target: 10 }, "“Target” must be from 50 to 10000, not 10."],
  ])("say why the core refuses %o", (rules, words) => {
    const reply = check(rules);
    expect(reply.type === "failed" && rulesEn.refused(reply.where, reply.detail)).toBe(words);
  });
});
