// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// How to play in a minute, what is where, and the keys.
import "../../styles/pages.css";
import { pages } from "../../i18n/pages";
import { useController } from "../controller";
import { bindings, shortcuts } from "../shortcuts";

export function Help() {
  const controller = useController();
  const { wishes } = controller;
  const letters = wishes.get("letters");
  const bound = bindings(wishes);
  const keys = [
    ...pages.fixedKeys,
    ...(letters ? pages.digits : []),
    ...shortcuts
      .filter((name) => letters && bound[name])
      .map((name) => [pages.key(bound[name]), pages.shortcuts[name]]),
  ];
  return (
    <div class="page help">
      <section>
        <h3>{pages.minute}</h3>
        <ol>
          {pages.minuteSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>{pages.minuteRules}</p>
        <div class="buttons">
          <button type="button" class="button" onClick={() => controller.show("rules")}>
            {pages.readRules}
          </button>
          <button type="button" class="button" onClick={() => controller.show("strategy")}>
            {pages.readStrategy}
          </button>
        </div>
      </section>
      <section>
        <h3>{pages.atTable}</h3>
        {pages.atTableText.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </section>
      <section>
        <h3>{pages.keys}</h3>
        {!letters && <p>{pages.keysOff}</p>}
        <dl class="keys">
          {keys.map(([keys, meaning]) => (
            <div key={keys}>
              <dt>{keys}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
