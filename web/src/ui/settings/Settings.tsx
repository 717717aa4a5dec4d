// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// The rules of the next match. What there is to set comes from the core, and the core judges every change.
import { useState } from "preact/hooks";
import "../../styles/settings.css";
import "../../styles/folds.css";
import type { Axis, Description, Failed, RuleValues, ValidRules } from "../../core/engine";
import type { View } from "../../core/protocol";
import { t } from "../../i18n";
import { ruleWords } from "../../i18n/rules";
import { wishWords } from "../../i18n/wishes";
import { useController } from "../controller";
import { RulesInForce } from "../Fetched";
import { AtTheTable } from "./AtTheTable";
import { Choice, type Desk, NumberChoice, NumberList, Switch } from "./fields";
import { Pack } from "./Pack";

export function Settings({ view }: { view: View | null }) {
  const { rules } = useController();
  const description = rules.description.value;
  const chosen = rules.chosen.value;
  if (!description || !chosen) return <p>{t.loading}</p>;
  return <Rules view={view} description={description} chosen={chosen} />;
}

interface RulesProps {
  view: View | null;
  description: Description;
  chosen: ValidRules;
}

function Rules({ view, description, chosen }: RulesProps) {
  const controller = useController();
  const [refused, setRefused] = useState<{ at: string; words: string } | null>(null);
  const hear = (at: string) => (failed: Failed | null) =>
    setRefused(failed && { at, words: ruleWords.refused(failed.where, failed.detail) });
  // A table that ends before it answers is told of by itself.
  const ignore = () => {};
  const desk: Desk = {
    values: chosen.rules,
    change: (at, over) => controller.rules.change(over).then(hear(at), ignore),
    refusal: (at) => (refused?.at === at ? refused.words : null),
  };
  const waiting = view !== null && view.phase !== "match_over";
  return (
    <div class="settings">
      <AtTheTable levels={description.levels} />
      <h3>{ruleWords.rules}</h3>
      {waiting && (
        <div>
          <p class="small">{ruleWords.forNext}</p>
          <RulesInForce words={view.rules} />
        </div>
      )}
      <Presets
        description={description}
        chosen={chosen}
        onTake={(name) => controller.rules.take(name).then(hear("preset"), ignore)}
      />
      <Quick desk={desk} axes={description.axes} />
      <h3>{ruleWords.more}</h3>
      {groups(description.axes).map(([section, axes]) => (
        <details key={section} class="rules-group">
          <summary>{ruleWords.groups[section] ?? section}</summary>
          {axes.map((axis) => (
            <AxisField key={axis.key} axis={axis} desk={desk} />
          ))}
        </details>
      ))}
      <footer class="settings-foot">
        {(controller.wishes.shelf.refuses.value || controller.rules.shelf.refuses.value) && (
          <p class="setting-refusal" role="alert">
            {wishWords.unkept}
          </p>
        )}
        <button
          type="button"
          class="button primary"
          data-testid="play-rules"
          onClick={() => controller.startNew()}
        >
          {view ? ruleWords.start : ruleWords.play}
        </button>
      </footer>
    </div>
  );
}

interface PresetsProps {
  description: Description;
  chosen: ValidRules;
  onTake: (name: string) => void;
}

/** Rule sets with a name. The one that is chosen may have been changed since; of two that are the same it is the first. */
function Presets({ description, chosen, onTake }: PresetsProps) {
  const { words } = chosen;
  const current = words.split(" ")[0];
  const { name, differences } = ruleWords.named(words);
  return (
    <details class="presets" data-testid="presets">
      <summary>
        <span>
          <strong>{name}</strong>
          <span class="preset-about">
            {differences.length ? differences.join(", ") : ruleWords.presetAbout(current ?? "")}
          </span>
        </span>
      </summary>
      <ul>
        {description.presets.map((preset) => (
          <li key={preset.name}>
            <button
              type="button"
              class="preset"
              data-preset={preset.name}
              aria-pressed={preset.name === current}
              onClick={() => onTake(preset.name)}
            >
              <strong>{ruleWords.presetName(preset.name)}</strong>
              <span class="preset-about">{ruleWords.presetAbout(preset.name)}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Axes that have a place of their own above the rest. */
const kQuick = ["teams", "target", "floor", "nil", "blindNil", "spadeLead"];
/** Set together with the one that is named. */
const kJoined = ["highTrumps"];

/** What tables most often differ in. */
function Quick({ desk, axes }: { desk: Desk; axes: Axis[] }) {
  const { values } = desk;
  const named = (key: string, of: string) => ({
    label: ruleWords.value(key, of),
    on: values[key] === of,
    rules: { [key]: of },
  });
  const about = (at: string) => ({ desk, at, label: ruleWords.label(at), help: ruleWords.help(at) });
  const bounds = (of: string) => {
    const { least = 0, most = 0 } = axes.find(({ key }) => key === of) ?? {};
    return { least, most };
  };
  const { blindNil, blindBehind } = values;
  const blind = (label: string, on: boolean, rules: RuleValues) => ({ label, on, rules });
  const words = ruleWords.blindNil;
  return (
    <>
      <h3>{ruleWords.game}</h3>
      <Choice {...about("teams")} clause="1.1" options={["pairs", "solo"].map((of) => named("teams", of))} />
      <NumberChoice
        {...about("target")}
        clause="5.1"
        axis="target"
        usual={[300, 500, 750]}
        {...bounds("target")}
      />
      <NumberChoice
        {...about("floor")}
        clause="5.2"
        axis="floor"
        usual={[-200, -500]}
        {...bounds("floor")}
        optional
      />
      <h3>{ruleWords.house}</h3>
      <Switch {...about("nil")} clause="2.3" on={values.nil === true} turned={(nil) => ({ nil })} />
      <Choice
        {...about("blindNil")}
        clause="2.7"
        options={[
          blind(words.off, blindNil === false, { blindNil: false }),
          blind(words.behind, blindNil === true && blindBehind === 100, { blindNil: true, blindBehind: 100 }),
          blind(words.always, blindNil === true && blindBehind === 0, { blindNil: true, blindBehind: 0 }),
        ]}
      />
      <Switch
        desk={desk}
        at="board"
        label={ruleWords.board}
        help={ruleWords.boardHelp}
        clause="2.11"
        on={values.minTeam === 4 && values.boardNil === "needsBoard"}
        turned={(on) => (on ? { minTeam: 4, boardNil: "needsBoard" } : { minTeam: 0, boardNil: "exempt" })}
      />
      <Switch
        desk={desk}
        at="jokers"
        label={ruleWords.jokers}
        help={ruleWords.jokersHelp}
        clause="1.2"
        on={values.highTrumps === "BJ,LJ,2D,2S"}
        turned={(on) => (on ? ruleWords.packs[2] : ruleWords.packs[0])?.rules ?? {}}
      />
      <Choice
        {...about("spadeLead")}
        clause="3.5"
        options={["broken", "afterFirst", "any"].map((of) => named("spadeLead", of))}
      />
    </>
  );
}

/** The further axes by the section of docs/rules.md they are in; one that cannot be changed is left out. */
function groups(axes: Axis[]): [string, Axis[]][] {
  const found = new Map<string, Axis[]>();
  for (const axis of axes) {
    const fixed = axis.kind === "number" && axis.least === axis.most;
    if (fixed || kQuick.includes(axis.key) || kJoined.includes(axis.key)) continue;
    const section = axis.clause.split(".")[0] ?? "";
    found.set(section, [...(found.get(section) ?? []), axis]);
  }
  return [...found];
}

/** A setting as its kind asks for. */
function AxisField({ axis, desk }: { axis: Axis; desk: Desk }) {
  const { key, clause, kind, least = 0, most = 0, usual = [], values = [] } = axis;
  const about = { desk, clause, at: key, label: ruleWords.label(key), help: ruleWords.help(key) };
  switch (kind) {
    case "flag":
      return <Switch {...about} on={desk.values[key] === true} turned={(on) => ({ [key]: on })} />;
    case "number":
    case "optional":
      return (
        <NumberChoice
          {...about}
          axis={key}
          usual={usual}
          least={least}
          most={most}
          optional={kind === "optional"}
        />
      );
    case "numbers":
      return <NumberList {...about} axis={key} least={least} most={most} />;
    case "cards":
      return <Pack {...about} at="pack" label={ruleWords.pack} help={ruleWords.packHelp} />;
    case "choice":
      return (
        <Choice
          {...about}
          options={values.map((of) => ({
            label: ruleWords.value(key, of),
            on: desk.values[key] === of,
            rules: { [key]: of },
          }))}
        />
      );
  }
}
