// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
import type { Hint } from "../core/protocol";
import { t } from "../i18n";
import { bidOf, useController } from "./controller";

/** What would be best now and why, above the hand. */
export function HintNote({ hint }: { hint: Hint }) {
  const controller = useController();
  return (
    <aside class="panel hint" aria-label={t.hint} data-testid="hint">
      <p class="hint-what">{hint.text}</p>
      <Why hint={hint} />
      <button type="button" class="hint-close" aria-label={t.close} onClick={() => controller.tellHint()}>
        ×
      </button>
    </aside>
  );
}

/** The reasons, and what the next best would cost. */
function Why({ hint }: { hint: Hint }) {
  return (
    <>
      <p>{hint.reasons.map(({ text }) => text).join(" ")}</p>
      {hint.runner_up && <p class="hint-second">{hint.runner_up.text}</p>}
    </>
  );
}

/** A hint in the panel that asks for what it is about. */
export function Reasons({ hint }: { hint: Hint }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where it scrolls, the keyboard must reach it
    <div class="why" data-testid="hint" data-scrolls tabIndex={0} role="group" aria-label={t.why}>
      {hint.action.type === "give" && <p class="hint-what">{hint.text}</p>}
      <Why hint={hint} />
    </div>
  );
}

/**
 * The suggested bid in the bid panel: a tap sets the stepper to it, and the reasons are told on demand. It has its room
 * before it comes, so that nothing moves away from under a finger then.
 */
export function Suggestion() {
  const controller = useController();
  const hint = controller.hint.value;
  if (!hint) {
    if (!controller.wishes.get("suggest")) return null;
    return controller.stumped.value ? <Stumped /> : <Awaited />;
  }
  const bid = bidOf(hint.action);
  const telling = controller.telling.value;
  return (
    <div class="suggestion" data-testid="suggestion">
      <p class="suggestion-line">
        {bid === null ? (
          <span>{t.suggested(null)}</span>
        ) : (
          <button
            type="button"
            class="link"
            data-testid="suggested"
            onClick={() => controller.takeSuggestion()}
          >
            {t.suggested(bid)}
          </button>
        )}
        <button
          type="button"
          class="link"
          data-testid="why"
          aria-expanded={telling}
          onClick={() => controller.tellHint()}
        >
          {t.why}
        </button>
      </p>
      {telling && <Reasons hint={hint} />}
    </div>
  );
}

/** That there is none, with a way to ask again. */
function Stumped() {
  const controller = useController();
  return (
    <div class="suggestion" data-testid="stumped">
      <p class="suggestion-line">
        <span>{t.noHintNow}</span>
        <button type="button" class="link" onClick={() => controller.suggest()}>
          {t.askAgain}
        </button>
      </p>
    </div>
  );
}

/** Room for the suggestion; where it takes a while, that is said in it. */
function Awaited() {
  const { bidding } = useController();
  return (
    <div class="suggestion awaited" aria-hidden="true">
      <p class="suggestion-line">
        <span class="link">{t.suggested(bidding.amount.value)}</span>
        <span class="link">{t.why}</span>
      </p>
      <p class="awaited-word">{t.weighing}</p>
    </div>
  );
}
