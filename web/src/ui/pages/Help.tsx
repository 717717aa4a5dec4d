// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// How to play in a minute, what is where, and the keys.
import "../../styles/pages.css";
import { pages } from "../../i18n/pages";
import { useController } from "../controller";
import type { PageProps } from "../Fetched";
import { Keys } from "./Keys";

export function Help({ view }: PageProps) {
  const controller = useController();
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
        <Keys view={view} />
      </section>
    </div>
  );
}
