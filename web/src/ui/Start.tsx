// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
import type { ComponentChildren } from "preact";
import { CardBack, CardFace, Portrait, Shed, SuitMark } from "../art";
import { t } from "../i18n";
import { useController } from "./controller";
import { RulesInForce } from "./Fetched";

const kSuits = ["S", "H", "C", "D"] as const;
const kFan = ["QH", "KC", "AS"];

/** A screen before or beside the table: the shed, and something to read in front of it. */
export function Porch({ children }: { children: ComponentChildren }) {
  return (
    <main class="porch" tabIndex={-1}>
      <div class="scenery">
        <Shed />
        <div class="friends">
          <Portrait who="cornelius" mood="calm" />
          <Portrait who="constance" mood="pleased" />
          <Portrait who="agatha" mood="calm" />
        </div>
        <div class="porch-fan">
          {kFan.map((card) => (
            <CardFace key={card} card={card} />
          ))}
        </div>
        <div class="porch-deck">
          <CardBack />
          <CardBack />
          <CardBack />
        </div>
      </div>
      <div class="porch-sign">{children}</div>
    </main>
  );
}

/** Before the table is ready it asks nothing of it: the build draws it into the page (scripts/first_picture.tsx). */
export function Start({ ready }: { ready: boolean }) {
  return (
    <Porch>
      <h1>{t.title}</h1>
      <p class="porch-suits" aria-hidden="true">
        {kSuits.map((suit) => (
          <SuitMark key={suit} suit={suit} plain />
        ))}
      </p>
      <p>{t.tagline}</p>
      {ready ? <Ways /> : <Opening />}
    </Porch>
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
      <button type="button" class="button" data-testid="settings" onClick={() => controller.show("settings")}>
        {t.settings}
      </button>
      <button type="button" class="button" onClick={() => controller.show("games")}>
        {t.games}
      </button>
      {chosen && chosen.words !== usual && <RulesInForce words={chosen.words} />}
    </>
  );
}
