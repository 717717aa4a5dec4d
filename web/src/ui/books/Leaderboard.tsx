// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// The leaderboard of this browser: final scores under a name, by the rules they were made by.
import "../../styles/books.css";
import { useState } from "preact/hooks";
import { kOddPost } from "../../core/books";
import type { Game } from "../../core/games";
import type { Post } from "../../core/posts";
import { t } from "../../i18n";
import { bookWords } from "../../i18n/books";
import { ruleWords } from "../../i18n/rules";
import { type Board, boards, margin } from "../../store/leaderboard";
import { useController } from "../controller";
import { Facts, type Failure, FailureNote, Question, Unkept, unanswered, useBooks, useUnkept } from "./parts";
import { Replay } from "./Replay";

const words = bookWords.leaderboard;

export function Leaderboard() {
  const { session } = useController();
  const { all, failure, read } = useBooks();
  const unkept = useUnkept();
  const [open, setOpen] = useState<Game | null>(null);
  const [refused, refuse] = useState<Failure | null>(null);
  if (failure) return <FailureNote failure={failure} again={read} />;
  if (!all) return <p>{t.loading}</p>;
  const back = () => {
    setOpen(null);
    read();
  };
  if (open) return <Replay game={open} posted back={t.leaderboard} onBack={back} />;
  const kept = new Set(all.records);
  const gameOf = ({ id }: Post) => all.games.find((game) => game.id === id && kept.has(id));
  const remove = async ({ id }: Post) => {
    const reply = await session.books({ what: "removePost", id }).catch(unanswered);
    refuse(reply.what === "failed" ? reply : null);
    read();
  };
  return (
    <div class="books" data-testid="leaderboard">
      <p>{words.here}</p>
      {unkept && <Unkept why={unkept} />}
      {refused && <FailureNote failure={refused} />}
      {all.aside.some(([, { detail }]) => detail === kOddPost) && (
        <p class="books-failure">{words.damaged}</p>
      )}
      {all.posts.length === 0 && <p>{words.empty}</p>}
      {boards(all.posts).map((board) => (
        <Scores key={board.rules} board={board} gameOf={gameOf} onOpen={setOpen} onRemove={remove} />
      ))}
    </div>
  );
}

interface ScoresProps {
  board: Board;
  /** Of which the cards are still kept. */
  gameOf: (post: Post) => Game | undefined;
  onOpen: (game: Game) => void;
  onRemove: (post: Post) => void;
}

function Scores({ board: { rules, alone, posts }, gameOf, onOpen, onRemove }: ScoresProps) {
  const { name, differences } = ruleWords.named(rules);
  return (
    <table class="scores">
      <caption>
        <strong>{name}</strong>
        <Facts of={[ruleWords.value("teams", alone ? "solo" : "pairs"), ...differences]} />
      </caption>
      <thead>
        <tr>
          <th scope="col">{words.place}</th>
          <th scope="col">{words.name}</th>
          <th scope="col">{t.score}</th>
          <th scope="col">{words.ahead}</th>
          <th scope="col">
            <span class="unseen">{words.remove}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {posts.map((post, i) => (
          <Line
            key={post.id}
            post={post}
            place={i + 1}
            game={gameOf(post)}
            onOpen={onOpen}
            onRemove={() => onRemove(post)}
          />
        ))}
      </tbody>
    </table>
  );
}

interface LineProps {
  post: Post;
  place: number;
  game: Game | undefined;
  onOpen: (game: Game) => void;
  onRemove: () => void;
}

function Line({ post, place, game, onOpen, onRemove }: LineProps) {
  const [asked, ask] = useState(false);
  const { name, score } = post;
  return (
    <>
      <tr>
        <td>{place}</td>
        <th scope="row">
          {game ? (
            <button type="button" class="game" onClick={() => onOpen(game)}>
              <About post={post} />
            </button>
          ) : (
            <div class="game">
              <About post={post} also={bookWords.list.noRecord} />
            </div>
          )}
        </th>
        <td>{t.points(score)}</td>
        <td>{t.points(margin(post))}</td>
        <td>
          <button
            type="button"
            class="button score-off"
            aria-label={words.removeOf(name, score)}
            aria-expanded={asked}
            onClick={() => ask(true)}
          >
            <span aria-hidden="true">×</span>
          </button>
        </td>
      </tr>
      {asked && (
        <tr>
          <td colSpan={5}>
            <Question question={words.ask} yes={words.remove} act={onRemove} leave={() => ask(false)} />
          </td>
        </tr>
      )}
    </>
  );
}

function About({ post, also }: { post: Post; also?: string }) {
  const { name, hands, level, at, undone } = post;
  const about = [
    bookWords.hands(hands),
    bookWords.level(level && ruleWords.levelName(level)),
    bookWords.date(at),
    undone && bookWords.list.undone,
    also,
  ];
  return (
    <span>
      <strong>
        <bdi>{name}</bdi>
      </strong>
      <Facts of={about} />
    </span>
  );
}
