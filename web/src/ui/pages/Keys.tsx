// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// What the keys do, and a button for each of them: for those who have no keyboard, or no use for single keys.
import { useState } from "preact/hooks";
import type { Suit, View } from "../../core/protocol";
import { t } from "../../i18n";
import { pages } from "../../i18n/pages";
import { answers } from "../answers";
import { type Controller, mayHint, useController } from "../controller";
import { kAnywhere, perform } from "../keys";
import { place } from "../seats";
import { bindings, type Shortcut, shortcuts } from "../shortcuts";

const words = pages.whyNot;

export function Keys({ view }: { view: View | null }) {
  const controller = useController();
  const { wishes } = controller;
  const letters = wishes.get("letters");
  const bound = bindings(wishes);
  /** The table must be there again before anything is done at it. */
  const atTable = (act: () => void) => () => {
    controller.show(null);
    setTimeout(act);
  };
  return (
    <>
      {!letters && <p>{pages.keysOff}</p>}
      <dl class="keys">
        {[...pages.fixedKeys, ...(letters ? pages.digits : [])].map(([keys, meaning]) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p>{pages.keyButtons}</p>
      <ul class="key-list">
        {shortcuts.map((name) => {
          const about = {
            label: pages.shortcuts[name],
            bound: letters && bound[name] ? pages.key(bound[name]) : "",
            why: whyNot(name, view, controller),
          };
          return (
            <li key={name}>
              {view && isAnswer(name) ? (
                <Answer {...about} tell={() => answers[name](view)} />
              ) : (
                <Key {...about} act={atTable(() => perform(name, controller))} />
              )}
            </li>
          );
        })}
        <li>
          <Key
            label={pages.putBack}
            bound={pages.escape}
            why={controller.picked.value || controller.telling.value ? null : words.putBack}
            act={atTable(() => controller.putBack())}
          />
        </li>
      </ul>
    </>
  );
}

interface KeyProps {
  label: string;
  /** The key that does the same, in words. */
  bound: string;
  /** Why it would do nothing now. */
  why: string | null;
}

function Key({ label, bound, why, act }: KeyProps & { act: () => void }) {
  return (
    <button type="button" class="button key" aria-disabled={why !== null} onClick={() => why ?? act()}>
      <span>
        {label} {why && <span class="key-why">{why}</span>}
      </span>{" "}
      {bound && <kbd>{bound}</kbd>}
    </button>
  );
}

/** What is said at the table is told here, for the eye as well; asked again, it is said again. */
function Answer({ tell, ...about }: KeyProps & { tell: () => string }) {
  const [said, say] = useState({ text: "", times: 0 });
  return (
    <>
      <Key {...about} act={() => say({ text: tell(), times: said.times + 1 })} />
      <p class="key-said" role="status">
        {said.text && <span key={said.times}>{said.text}</span>}
      </p>
    </>
  );
}

function isAnswer(name: Shortcut): name is keyof typeof answers {
  return name in answers;
}

const kSuits: Partial<Record<Shortcut, Suit>> = { clubs: "C", diamonds: "D", hearts: "H", spades: "S" };

/** Why a shortcut would do nothing now; null where it does something. */
function whyNot(name: Shortcut, view: View | null, controller: Controller): string | null {
  if (kAnywhere.includes(name)) return null;
  if (!view) return words.table;
  const unless = (can: unknown, why: string) => (can ? null : why);
  switch (name) {
    case "bid":
      return unless(view.legal_bids, words.bid) ?? unless(controller.bidding.bid, words.number);
    case "give": {
      const { give } = view;
      if (!give) return words.give;
      const to = give.to === null ? null : place(view, give.to);
      return unless(controller.giving.value.length === give.count, t.giveText(give.count, to));
    }
    case "nextHand":
      return unless(view.can.next_hand, words.nextHand);
    case "claim":
      return unless(view.can.claim, words.claim);
    case "undo":
      return unless(view.can.undo, words.undo);
    case "hint":
      return unless(mayHint(view), words.hint);
    case "clubs":
    case "diamonds":
    case "hearts":
    case "spades":
      if (view.hand_hidden) return words.faceDown;
      return unless(
        view.hand.some(({ card }) => card.at(-1) === kSuits[name]),
        words.suit,
      );
    default:
      return null;
  }
}
