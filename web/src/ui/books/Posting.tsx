// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// The score of the match just won goes on the leaderboard, and where it stands there.
import "../../styles/books.css";
import { useId, useRef, useState } from "preact/hooks";
import type { Everything } from "../../core/books";
import type { Game } from "../../core/games";
import { kNameLength, nameOf } from "../../core/posts";
import { t } from "../../i18n";
import { bookWords } from "../../i18n/books";
import { margin, standing } from "../../store/leaderboard";
import { Shelf } from "../../store/shelf";
import { useController } from "../controller";
import { type Failure, FailureNote, Unkept, unanswered, useBooks, useUnkept } from "./parts";

const words = bookWords.posting;
/** Of the last score that was posted. */
const shelf = new Shelf("larch-name");

export function Posting() {
  const { all, failure, read } = useBooks();
  const unkept = useUnkept();
  return (
    <div class="books" aria-live="polite" data-testid="posting">
      {failure && <FailureNote failure={failure} again={read} />}
      {unkept && <Unkept why={unkept} />}
      {!failure && (all ? <Score all={all} onPosted={read} /> : <p>{t.loading}</p>)}
    </div>
  );
}

function Score({ all, onPosted }: { all: Everything; onPosted: () => void }) {
  const controller = useController();
  const { posts, ended } = all;
  const post = posts.find(({ id }) => id === ended);
  const game = all.games.find(({ id }) => id === ended);
  if (!post && game?.outcome === "won") return <Form game={game} onPosted={onPosted} />;
  if (!post) return <p>{words.lacking}</p>;
  const { place, of } = standing(posts, post);
  return (
    <>
      <p>{words.stands(post.name, post.score, place, of)}</p>
      <div class="buttons">
        <button type="button" class="button" onClick={() => controller.show("leaderboard")}>
          {t.leaderboard}
        </button>
      </div>
    </>
  );
}

function Form({ game, onPosted }: { game: Game; onPosted: () => void }) {
  const { session } = useController();
  const field = useRef<HTMLInputElement>(null);
  const [lacking, lack] = useState(false);
  const [failure, fail] = useState<Failure | null>(null);
  const at = useId();
  const post = async () => {
    const name = nameOf(field.current?.value ?? "");
    lack(name === "");
    if (name === "") return field.current?.focus();
    shelf.keep(name);
    const reply = await session.books({ what: "post", id: game.id, name }).catch(unanswered);
    if (reply.what === "failed") fail(reply);
    else onPosted();
  };
  return (
    <form
      class="posting"
      onSubmit={(event) => {
        event.preventDefault();
        post();
      }}
    >
      <p>{words.text(game.score, margin(game))}</p>
      <label for={at}>{words.name}</label>
      <input
        ref={field}
        id={at}
        class="field"
        type="text"
        maxLength={kNameLength}
        autocomplete="nickname"
        spellcheck={false}
        defaultValue={shelf.read() ?? ""}
        aria-invalid={lacking}
        aria-describedby={lacking ? `${at}-lacking` : undefined}
      />
      {lacking && (
        <p id={`${at}-lacking`} class="books-failure" role="alert">
          {words.noName}
        </p>
      )}
      {failure && <FailureNote failure={failure} />}
      <p class="small">{words.here}</p>
      <div class="buttons">
        <button type="submit" class="button primary">
          {words.post}
        </button>
      </div>
    </form>
  );
}
