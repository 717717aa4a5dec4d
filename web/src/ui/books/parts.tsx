// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// What the pages of the books share.
import type { ComponentChildren } from "preact";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { BooksReply, Everything } from "../../core/books";
import type { Outcome } from "../../core/games";
import { t } from "../../i18n";
import { bookWords } from "../../i18n/books";
import { useController } from "../controller";
import { LoadNewer } from "../Notices";

export type Failure = Extract<BooksReply, { what: "failed" }>;

/** What there is to say of a game, those of it that are so; no line begins with a dot. */
export function Facts({ of }: { of: (string | false | null | undefined)[] }) {
  return <span class="game-about">{of.filter(Boolean).join("\u00a0· ")}</span>;
}

/** All that is kept, read when the page is opened and whenever it has changed. */
export function useBooks(): { all: Everything | null; failure: Failure | null; read: () => void } {
  const { session } = useController();
  const [all, setAll] = useState<Everything | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const read = useCallback(() => {
    session
      .books({ what: "all" })
      .catch(unanswered)
      .then((reply) => {
        setFailure(reply.what === "failed" ? reply : null);
        if (reply.what === "all") setAll(reply);
      });
  }, [session]);
  useEffect(read, [read]);
  return { all, failure, read };
}

/** Of a table that ended before it answered. */
export function unanswered(error: Error): Failure {
  return { what: "failed", why: "failing", detail: error.message };
}

export function FailureNote({ failure, again }: { failure: Failure; again?: () => void }) {
  return (
    <>
      <p class="books-failure" role="alert">
        {bookWords.failed(failure.why)}
        {failure.why === "record" && <span class="books-detail"> {failure.detail}</span>}
      </p>
      {again && (
        <div class="books-buttons">
          {failure.why === "newer" && <LoadNewer />}
          <button type="button" class="button" onClick={again}>
            {t.tryAgain}
          </button>
        </div>
      )}
    </>
  );
}

/** Why there are no games of another visit: what there is instead of saying that none was ever played. */
export function Unkept({ why }: { why: "storage" | "newer" }) {
  return (
    <div class="books-unkept">
      <p>{bookWords[why]}</p>
      {why === "newer" && <LoadNewer />}
    </div>
  );
}

/** Whether what is kept stands in for what cannot be, and why. */
export function useUnkept(): "storage" | "newer" | null {
  const why = useController().session.unsaved.value;
  return why === "storage" || why === "newer" ? why : null;
}

interface QuestionProps {
  question: string;
  yes: string;
  act: () => void;
  /** What else may be done with it. */
  children?: ComponentChildren;
}

interface AskingProps extends QuestionProps {
  label: string;
}

/** A button for what cannot be taken back: it asks first. */
export function Asking({ label, ...asking }: AskingProps) {
  const [asked, setAsked] = useState(false);
  if (asked) return <Question {...asking} leave={() => setAsked(false)} />;
  return (
    <button type="button" class="button" onClick={() => setAsked(true)}>
      {label}
    </button>
  );
}

export function Question({ question, yes, act, leave, children }: QuestionProps & { leave: () => void }) {
  const keep = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => keep.current?.focus(), []);
  return (
    <span class="books-asking" role="group" aria-label={question}>
      <span>{question}</span>
      {children}
      <button type="button" class="button primary" onClick={act}>
        {yes}
      </button>
      <button type="button" class="button" ref={keep} onClick={leave}>
        {bookWords.replay.keep}
      </button>
    </span>
  );
}

/** A game as a pot: with a seedling where it was won, empty where it was lost, fallen over where it was left. */
export function GamePot({ outcome }: { outcome: Outcome }) {
  return (
    <svg class="game-pot" data-outcome={outcome} viewBox="0 0 24 30" aria-hidden="true">
      <g transform={outcome === "abandoned" ? "rotate(78 12 22)" : undefined}>
        <path d="M5 16h14v3.6h-1.3L16.4 29H7.6L6.3 19.6H5z" />
        {outcome === "won" && (
          <g class="seedling">
            <path d="M12 16V7" />
            <path d="M12 10C8 10 5.500 8 5 4c4 0 7 2 7 6zM12 8c0-4 2.500-6.500 7-7 .3 4.500-2.500 7-7 7z" />
          </g>
        )}
      </g>
    </svg>
  );
}
