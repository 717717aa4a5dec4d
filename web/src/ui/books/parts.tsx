// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// What the pages of the books share.
import { useCallback, useEffect, useState } from "preact/hooks";
import type { BooksReply, Everything } from "../../core/books";
import type { Outcome } from "../../core/games";
import { bookWords } from "../../i18n/books";
import { useController } from "../controller";

export type Failure = Extract<BooksReply, { what: "failed" }>;

/** All that is kept, read when the page is opened and whenever it has changed. */
export function useBooks(): { all: Everything | null; failure: Failure | null; read: () => void } {
  const { session } = useController();
  const [all, setAll] = useState<Everything | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const read = useCallback(() => {
    session.books({ what: "all" }).then(
      (reply) => {
        if (reply.what === "all") setAll(reply);
        else if (reply.what === "failed") setFailure(reply);
      },
      // A table that ends before it answers is told of by itself.
      () => {},
    );
  }, [session]);
  useEffect(read, [read]);
  return { all, failure, read };
}

export function FailureNote({ failure }: { failure: Failure }) {
  return (
    <p class="books-failure" role="alert">
      {bookWords.failed(failure.why)}
      {failure.why === "record" && <span class="books-detail"> {failure.detail}</span>}
    </p>
  );
}

interface AskingProps {
  label: string;
  question: string;
  yes: string;
  act: () => void;
}

/** A button for what cannot be taken back: it asks first. */
export function Asking({ label, question, yes, act }: AskingProps) {
  const [asked, setAsked] = useState(false);
  if (!asked)
    return (
      <button type="button" class="button" onClick={() => setAsked(true)}>
        {label}
      </button>
    );
  return (
    <span class="books-asking" role="group" aria-label={question}>
      <span>{question}</span>
      <button type="button" class="button primary" onClick={act}>
        {yes}
      </button>
      <button type="button" class="button" ref={(keep) => keep?.focus()} onClick={() => setAsked(false)}>
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
