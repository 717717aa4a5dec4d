// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
import { SuitMark } from "../art";
import { t } from "../i18n";
import { useController } from "./controller";
import { RulesInForce } from "./Fetched";

const kSuits = ["S", "H", "C", "D"] as const;

/** Before the table is ready it asks nothing of it: the build draws it into the page (scripts/first_picture.tsx). */
export function Start({ ready }: { ready: boolean }) {
  return (
    <>
      <h1>{t.title}</h1>
      <p class="porch-suits" aria-hidden="true">
        {kSuits.map((suit) => (
          <SuitMark key={suit} suit={suit} plain />
        ))}
      </p>
      <p>{t.tagline}</p>
      {ready ? <Ways /> : <Opening />}
    </>
  );
}

function Opening() {
  return (
    <>
      <p class="opening">{t.opening}</p>
      {/* Shown by main.ts where nothing else has come that could. */}
      <div class="unfetched" hidden>
        <p>{t.unfetched}</p>
        <a class="button" href="./">
          {t.tryAgain}
        </a>
      </div>
    </>
  );
}

/** Where one may go from here. */
function Ways() {
  const controller = useController();
  const chosen = controller.rules.chosen.value;
  const usual = controller.rules.description.value?.presets[0]?.name;
  return (
    <>
      <button type="button" class="button primary large" data-home onClick={() => controller.newMatch()}>
        {t.play}
      </button>
      <div class="buttons">
        <button
          type="button"
          class="button"
          data-testid="settings"
          onClick={() => controller.show("settings")}
        >
          {t.settings}
        </button>
        <button type="button" class="button" onClick={() => controller.show("games")}>
          {t.games}
        </button>
        <button type="button" class="button" onClick={() => controller.show("menu")}>
          {t.menu}
        </button>
      </div>
      {chosen && chosen.words !== usual && <RulesInForce words={chosen.words} />}
    </>
  );
}
