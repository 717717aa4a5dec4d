// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// One setting each: what it is called, what it may be, and why the core refused its last change.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { RuleValue, RuleValues } from "../../core/engine";
import { t } from "../../i18n";
import { ruleWords } from "../../i18n/rules";

/** The rules as they are chosen, and the one way to change them. */
export interface Desk {
  values: RuleValues;
  /** Asks for some axes to be so; `at` names the setting that hears of a refusal. */
  change(at: string, over: RuleValues): void;
  /** Why the last change of that setting was refused. */
  refusal(at: string): string | null;
}

export interface Setting {
  desk: Desk;
  /** Unique in the page; the axis's key where it is one axis. */
  at: string;
  label: string;
  help?: string;
  /** Of docs/rules.md. */
  clause?: string;
}

interface FieldProps extends Setting {
  children: ComponentChildren;
}

export function Field({ desk, at, label, help, clause, children }: FieldProps) {
  return (
    <fieldset class="setting" data-setting={at} aria-describedby={help && `${at}-help`}>
      <legend>{label}</legend>
      <About at={at} help={help} clause={clause} />
      {children}
      <Refusal desk={desk} at={at} />
    </fieldset>
  );
}

function About({ at, help, clause }: Pick<Setting, "at" | "help" | "clause">) {
  if (!help) return null;
  return (
    <p class="setting-help" id={`${at}-help`}>
      {help} {clause && <span class="rule">{t.rule(clause)}</span>}
    </p>
  );
}

function Refusal({ desk, at }: Pick<Setting, "desk" | "at">) {
  const words = desk.refusal(at);
  if (!words) return null;
  return (
    <p class="setting-refusal" role="alert">
      {words}
    </p>
  );
}

interface SegmentProps {
  type: "radio" | "checkbox";
  name: string;
  label: string;
  checked: boolean;
  onPick: () => void;
}

function Segment({ type, name, label, checked, onPick }: SegmentProps) {
  return (
    <label class="segment">
      <input type={type} name={name} checked={checked} onChange={onPick} />
      <span>{label}</span>
    </label>
  );
}

export interface Option {
  label: string;
  on: boolean;
  rules: RuleValues;
}

/** One of a few, side by side. */
export function Choice({ options, ...setting }: Setting & { options: Option[] }) {
  const { desk, at } = setting;
  return (
    <Field {...setting}>
      <div class="segments">
        {options.map(({ label, on, rules }) => (
          <Segment
            key={label}
            type="radio"
            name={at}
            label={label}
            checked={on}
            onPick={() => desk.change(at, rules)}
          />
        ))}
      </div>
    </Field>
  );
}

interface SwitchProps extends Setting {
  on: boolean;
  /** The rules when it is switched. */
  turned: (on: boolean) => RuleValues;
}

export function Switch({ desk, at, label, help, clause, on, turned }: SwitchProps) {
  return (
    <div class="setting" data-setting={at}>
      <label class="switch">
        <span class="switch-label">{label}</span>
        <input
          type="checkbox"
          checked={on}
          aria-describedby={help && `${at}-help`}
          onChange={() => desk.change(at, turned(!on))}
        />
      </label>
      <About at={at} help={help} clause={clause} />
      <Refusal desk={desk} at={at} />
    </div>
  );
}

interface SliderProps extends Setting {
  now: number;
  least: number;
  most: number;
  step: number;
  turned: (to: number) => RuleValues;
}

/** A number for the ear or the eye rather than for its own sake. */
export function Slider({ desk, at, label, help, now, least, most, step, turned }: SliderProps) {
  return (
    <div class="setting" data-setting={at}>
      <label class="slider">
        <span class="switch-label">{label}</span>
        <input
          type="range"
          min={least}
          max={most}
          step={step}
          value={now}
          aria-describedby={help && `${at}-help`}
          onInput={({ currentTarget }) => desk.change(at, turned(currentTarget.valueAsNumber))}
        />
      </label>
      <About at={at} help={help} />
    </div>
  );
}

interface NumberProps extends Setting {
  axis: string;
  usual: number[];
  least: number;
  most: number;
  /** It may be none at all. */
  optional?: boolean;
}

/** The numbers that tables play by, and any other between its bounds. */
export function NumberChoice({ axis, usual, least, most, optional = false, ...setting }: NumberProps) {
  const { desk, at } = setting;
  const now = desk.values[axis] ?? null;
  const known: RuleValue[] = optional ? [...usual, null] : usual;
  const [asked, setAsked] = useState(false);
  const other = asked || !known.includes(now);
  const pick = (value: RuleValue) => {
    setAsked(false);
    desk.change(at, { [axis]: value });
  };
  return (
    <Field {...setting}>
      <div class="segments">
        {known.map((value) => (
          <Segment
            key={value}
            type="radio"
            name={at}
            label={ruleWords.value(axis, value)}
            checked={!other && value === now}
            onPick={() => pick(value)}
          />
        ))}
        {usual.length <= most - least && (
          <Segment
            type="radio"
            name={at}
            label={ruleWords.otherNumber}
            checked={other}
            onPick={() => setAsked(true)}
          />
        )}
      </div>
      {other && (
        <label class="number">
          <input
            class="field"
            type="number"
            inputMode="numeric"
            min={least}
            max={most}
            value={typeof now === "number" ? now : ""}
            // What is no number reads as no text, of which the core says what it should be.
            onChange={({ currentTarget: { value, valueAsNumber } }) =>
              desk.change(at, { [axis]: value && valueAsNumber })
            }
            // To an empty field that is no change.
            onBlur={({ currentTarget }) => {
              if (currentTarget.validity.badInput) desk.change(at, { [axis]: "" });
            }}
          />
          <span>{ruleWords.range(least, most)}</span>
        </label>
      )}
    </Field>
  );
}

/** Any of some numbers. */
export function NumberList({ axis, least, most, ...setting }: Omit<NumberProps, "usual">) {
  const { desk, at } = setting;
  const now = String(desk.values[axis] ?? "")
    .split(",")
    .filter(Boolean);
  const turn = (n: string) => (now.includes(n) ? now.filter((other) => other !== n) : [...now, n]);
  return (
    <Field {...setting}>
      <div class="segments">
        {Array.from({ length: most - least + 1 }, (_, i) => String(least + i)).map((n) => (
          <Segment
            key={n}
            type="checkbox"
            name={at}
            label={n}
            checked={now.includes(n)}
            onPick={() => desk.change(at, { [axis]: turn(n).join() })}
          />
        ))}
      </div>
    </Field>
  );
}
