// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// Which cards there are: a pack that tables know, or one of your own.
import { useState } from "preact/hooks";
import type { RuleValues } from "../../core/engine";
import { t } from "../../i18n";
import { ruleWords } from "../../i18n/rules";
import { Choice, Field, type Setting } from "./fields";

const kTwos = ["2C", "2D", "2H", "2S"];
const kHigh = ["BJ", "LJ", ...kTwos, "AS"];

const cards = (value: unknown) =>
  String(value ?? "")
    .split(",")
    .filter(Boolean);
const sorted = (value: unknown) => cards(value).sort().join();

function isPack(values: RuleValues, pack: (typeof ruleWords.packs)[number]["rules"]): boolean {
  return (
    sorted(values.removed) === sorted(pack.removed) &&
    values.highTrumps === pack.highTrumps &&
    (values.widow === "none") === (pack.widow === "none")
  );
}

export function Pack(setting: Setting) {
  const { desk } = setting;
  const known = ruleWords.packs.map(({ name, rules }) => ({
    label: name,
    rules,
    on: isPack(desk.values, rules),
  }));
  // Opened at first for a pack of one's own; afterwards as the person likes.
  const [open] = useState(!known.some(({ on }) => on));
  return (
    <>
      <Choice {...setting} options={known} />
      <details class="own-pack" open={open}>
        <summary>{ruleWords.ownPack}</summary>
        <OwnPack
          key={`${desk.values.removed} ${desk.values.highTrumps}`}
          desk={desk}
          clause={setting.clause}
        />
      </details>
    </>
  );
}

/** Cards are tapped one by one, and many a pack on the way is none; what does not fit yet is kept until it does. */
function OwnPack({ desk, clause }: Pick<Setting, "desk" | "clause">) {
  const [draft, setDraft] = useState({
    removed: cards(desk.values.removed),
    highTrumps: cards(desk.values.highTrumps),
  });
  const turn = (axis: "removed" | "highTrumps", card: string) => {
    const list = draft[axis];
    const next = {
      ...draft,
      [axis]: list.includes(card) ? list.filter((other) => other !== card) : [...list, card],
    };
    setDraft(next);
    desk.change("ownPack", { removed: next.removed.join(), highTrumps: next.highTrumps.join() });
  };
  const row = (axis: "removed" | "highTrumps", offered: string[]) => (
    <div class="segments">
      {offered.map((card) => {
        const at = draft[axis].indexOf(card);
        const name = axis === "highTrumps" && at >= 0 ? `${at + 1}. ${t.card(card)}` : t.card(card);
        return (
          <button
            key={card}
            type="button"
            class="segment-button"
            aria-pressed={at >= 0}
            onClick={() => turn(axis, card)}
          >
            {name}
          </button>
        );
      })}
    </div>
  );
  const about = (axis: string) => ({
    desk,
    clause,
    label: ruleWords.label(axis),
    help: ruleWords.help(axis),
  });
  return (
    <>
      <Field {...about("removed")} at="removed">
        {row("removed", kTwos)}
      </Field>
      <Field {...about("highTrumps")} at="ownPack">
        {row("highTrumps", kHigh)}
      </Field>
    </>
  );
}
