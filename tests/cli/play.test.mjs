// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
//
// larch play under every rule set: a match in the terminal, answered prompt by prompt until it is over.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { test } from "node:test";
import { presets, program } from "./larch.mjs";

const prompt = new RegExp(
  `^(${[
    String.raw`Before you see your cards: blind [^\n]+, or look`,
    String.raw`Your bid \([^\n]+\)`,
    String.raw`Raise your bid \([^\n]+\), or stand`,
    String.raw`Lay off \d cards?`,
    String.raw`Pass \d cards? to \w+`,
    "Your card",
    "Enter for the next hand",
    String.raw`The match is over[^\n]+`,
  ].join("|")}): $`,
  "m",
);

// The cards in the last telling of a hand: "Spades BJ A 4, hearts T."
function told(text) {
  const line = text.match(/^(Spades|Hearts|Diamonds|Clubs) .*\.$/gm)?.at(-1) ?? "";
  return line
    .slice(0, -1)
    .split(", ")
    .flatMap((group) => {
      const [suit, ...cards] = group.split(" ");
      return cards.map((card) => (card.length === 1 ? card + suit[0].toUpperCase() : card));
    });
}

// Plays to the end, and looks at the hand before every answer. Returns all that was said, with the answers in
// it. `blind` is the answer to a blind offer.
async function playMatch(rules, seed, { blind = "look" } = {}) {
  const child = spawn(program, ["play", "--rules", rules, "--seed", seed], { timeout: 60_000 });
  let transcript = "";
  let heard = ""; // since the last answer
  let looked = false;
  let refusals = 0; // of the answers to the question that is open

  const answer = (question, hand) => {
    if (question.startsWith("Before")) return blind;
    if (question.startsWith("Your bid")) return question.match(/\((\d+|nil)/)[1];
    if (question.startsWith("Raise")) return "stand";
    if (question.startsWith("Enter")) return "next";
    if (question.startsWith("The match")) return "quit";
    if (question === "Your card") return hand[refusals];
    return hand.slice(0, Number(question.match(/\d/)[0])).join(" ");
  };
  child.stdout.setEncoding("utf8");
  child.stdout.on("data", (chunk) => {
    heard += chunk;
    const question = heard.match(prompt)?.[1];
    if (!question) return;
    if (!looked) refusals = /\(rule \d[.\d]*\)\.$/m.test(heard) ? refusals + 1 : 0;
    const text = looked ? answer(question, told(heard)) : "hand";
    looked = !looked;
    transcript += `${heard}<${text}>\n`;
    heard = "";
    child.stdin.write(`${text}\n`);
  });
  const code = await new Promise((resolve) => child.on("close", resolve));
  assert.equal(code, 0, `${rules}\n${transcript}${heard}`);
  assert.match(transcript, /wins? the match\./, rules);
  assert.ok(!transcript.includes("\x1b"), "no escape sequences");
  return transcript;
}

for (const preset of presets())
  test(`a match under ${preset} is played to its end`, () => playMatch(`${preset} maxHands=2`, "7"));

test("alone there is no word of a partner", async () => {
  const text = await playMatch("solo maxHands=2", "8");
  assert.match(text, /^You: [+-]\d+, now /m);
  assert.doesNotMatch(text, /partner|You and/);
});

test("cards are not told before a blind offer is answered", async () => {
  const rules = "pagat blindBehind=0 blindBidMin=6 maxHands=2";
  for (const phase of ["turn", "preDeal"])
    for (const blind of ["look", "blind nil", "blind 6"]) {
      const text = await playMatch(`${rules} blindPhase=${phase}`, "9", { blind });
      for (const hand of text.split(/^Hand \d/m).slice(1)) {
        const [before, after] = hand.split(`<${blind}>`);
        assert.ok(after, "it was offered");
        assert.deepEqual(told(before), []);
        assert.match(before, /You have not seen your cards yet\./);
        assert.ok(told(after).length > 0);
      }
    }
  assert.match(await playMatch(rules, "9", { blind: "blind nil" }), /You bid nil, blind\./);
});

for (const [rules, words] of [
  ["larch-hollow raiseRound=side maxHands=1", /Your bid now stands at 1 trick\./],
  [
    "larch-hollow highTrumps=BJ,LJ widow=lowestClub maxHands=4",
    /takes? up the widow\..* lays? off 2 cards\./s,
  ],
  [
    "larch-hollow nilPass=2 bidMode=suicide maxHands=2",
    /pass(es)? 2 cards to you\.\nYou got the .* and the .*\./,
  ],
  [
    "larch-hollow highTrumps=BJ,LJ widow=dealer widowDiscard=beforeBids maxHands=4",
    /Hand 1\..*\n\w+ takes? up the widow\..*You take up the widow\.\nYou got the .* and the .*\./s,
  ],
  ["quick firstHandFree=true", /Nobody bids in it; .* without a bid: \+\d+ \(rule 4\.14\)/s],
  ["quick minTable=13", /Hand \d is thrown in\./],
])
  test(`what is special is asked for and told: ${rules}`, async () =>
    assert.match(await playMatch(rules, "3"), words));
