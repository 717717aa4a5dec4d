// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// A key of the person's own for each shortcut.
import { useState } from "preact/hooks";
import { pages } from "../../i18n/pages";
import { useController } from "../controller";
import { bindings, rebound, type Shortcut, shortcuts } from "../shortcuts";

export function KeyMap({ label, help }: { label: string; help: string }) {
  const { wishes } = useController();
  const [taken, refuse] = useState<{ by: Shortcut; name: Shortcut; key: string } | null>(null);
  const bound = bindings(wishes);
  const bind = (name: Shortcut, typed: string) => {
    const key = /[+=\-0-9\s]/.test(typed) ? bound[name] : typed;
    const by = key && shortcuts.find((other) => other !== name && bound[other] === key);
    refuse(by ? { by, name, key } : null);
    if (!by) wishes.change({ keymap: rebound(wishes, name, key) });
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
          {taken?.name === name && (
            <p class="setting-refusal" role="alert">
              {pages.keyTaken(pages.key(taken.key), pages.shortcuts[taken.by])}
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
