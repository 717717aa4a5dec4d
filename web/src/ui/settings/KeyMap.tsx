// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// A key of the person's own for each shortcut.
import { useState } from "preact/hooks";
import { pages } from "../../i18n/pages";
import { useController } from "../controller";
import { bindings, rebound, type Shortcut, shortcuts } from "../shortcuts";

/** What keys.ts has its own use for. */
const kFixed = /[+=\-0-9\s]/;

export function KeyMap({ label, help }: { label: string; help: string }) {
  const { wishes } = useController();
  const [refused, refuse] = useState<{ name: Shortcut; words: string } | null>(null);
  const bound = bindings(wishes);
  const whyNot = (name: Shortcut, key: string) => {
    if (kFixed.test(key)) return pages.keyFixed;
    const by = key && shortcuts.find((other) => other !== name && bound[other] === key);
    return by ? pages.keyTaken(pages.key(key), pages.shortcuts[by]) : null;
  };
  const bind = (name: Shortcut, key: string) => {
    const words = whyNot(name, key);
    refuse(words === null ? null : { name, words });
    if (words === null) wishes.change({ keymap: rebound(wishes, name, key) });
  };
  return (
    <details class="rules-group keymap" data-setting="keymap">
      <summary>{label}</summary>
      <p class="setting-help">{help}</p>
      {shortcuts.map((name) => (
        <div key={name} class="keymap-row">
          <label>
            <span>{pages.shortcuts[name]}</span>
            <input
              class="field"
              type="text"
              maxLength={1}
              autocomplete="off"
              autocapitalize="off"
              spellcheck={false}
              value={bound[name]}
              onFocus={(event) => event.currentTarget.select()}
              onInput={(event) => {
                bind(name, event.currentTarget.value);
                event.currentTarget.value = bindings(wishes)[name];
              }}
            />
          </label>
          {refused?.name === name && (
            <p class="setting-refusal" role="alert">
              {refused.words}
            </p>
          )}
        </div>
      ))}
      <button type="button" class="button" onClick={() => wishes.change({ keymap: "" })}>
        {pages.usualKeys}
      </button>
    </details>
  );
}
