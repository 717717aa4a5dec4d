// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// What the person wishes besides the rules, as the table of wishes says it.
import { t } from "../../i18n";
import { ruleWords } from "../../i18n/rules";
import { wishWords } from "../../i18n/wishes";
import { kWishes, offered, type Wish, type WishGroup, type WishKind, wishNames } from "../../store/wishes";
import { useController } from "../controller";
import { Choice, type Desk, Slider, Switch } from "./fields";
import { KeyMap } from "./KeyMap";

const kGroups = [...new Set(wishNames.map((name) => kWishes[name].group))];

export function AtTheTable({ levels }: { levels: string[] }) {
  return (
    <>
      {kGroups.map((group) => (
        <Group key={group} group={group} levels={levels} />
      ))}
    </>
  );
}

/** What is changed most often is in sight; the rest opens where it is looked for. */
function Group({ group, levels }: { group: WishGroup; levels: string[] }) {
  const fields = wishNames
    .filter((name) => kWishes[name].group === group)
    .map((name) => <WishField key={name} name={name} levels={levels} />);
  if (group !== "table") {
    return (
      <details class="rules-group">
        <summary>{wishWords.group(group)}</summary>
        {fields}
      </details>
    );
  }
  return (
    <>
      <h3>{wishWords.group(group)}</h3>
      {fields}
    </>
  );
}

/** A wish as its kind asks for. A word is a level, of which the core tells what there are. */
function WishField({ name, levels }: { name: Wish; levels: string[] }) {
  const { wishes, soundless } = useController();
  const desk: Desk = {
    values: {},
    change: (_, over) => wishes.change(over),
    refusal: (at) => (at === "sound" && soundless.value ? t.noSound : null),
  };
  const about = { desk, at: name, label: wishWords.label(name), help: wishWords.help(name) };
  const wish = kWishes[name] as WishKind;
  const options = (values: readonly string[], now: unknown, say: (value: string) => string) =>
    values.map((value) => ({ label: say(value), on: value === now, rules: { [name]: value } }));
  const now = wishes.get(name);
  switch (wish.kind) {
    case "flag":
      return <Switch {...about} on={now === true} turned={(on) => ({ [name]: on })} />;
    case "choice":
      return <Choice {...about} options={options(wish.choices, now, (of) => wishWords.value(name, of))} />;
    case "range":
      return <Slider {...about} {...wish} now={Number(now)} turned={(to) => ({ [name]: to })} />;
    case "keys":
      return <KeyMap {...about} />;
    case "word": {
      const choices = offered(levels);
      if (choices.length < 2) return null;
      return <Choice {...about} options={options(choices, wishes.levelAmong(levels), ruleWords.levelName)} />;
    }
  }
}
