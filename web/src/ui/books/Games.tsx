// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// The games that are kept, each to be looked at again.
import "../../styles/books.css";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Everything } from "../../core/books";
import { type Game, kRecords } from "../../core/games";
import { t } from "../../i18n";
import { bookWords } from "../../i18n/books";
import { ruleWords } from "../../i18n/rules";
import { Keeping } from "./Keeping";
import { Facts, FailureNote, GamePot, Unkept, useBooks, useUnkept } from "./parts";
import { Replay } from "./Replay";

const words = bookWords.list;
/** As many as are shown at first, and each time that more are asked for. */
const kShown = 20;

export function Games() {
  const { all, failure, read } = useBooks();
  const unkept = useUnkept();
  const [open, setOpen] = useState<Game | null>(null);
  /** The one looked at last, which takes the focus again. */
  const last = useRef<string | null>(null);
  if (open) last.current = open.id;
  const back = () => {
    setOpen(null);
    read();
  };
  if (failure) return <FailureNote failure={failure} again={read} />;
  if (!all) return <p>{t.loading}</p>;
  const posted = all.posts.some(({ id }) => id === open?.id);
  if (open) return <Replay game={open} posted={posted} back={bookWords.replay.back} onBack={back} />;
  return (
    <div class="books" data-testid="games">
      {unkept && <Unkept why={unkept} />}
      <List all={all} from={last.current} onOpen={setOpen} />
      <Keeping all={all} onChange={read} />
    </div>
  );
}

interface ListProps {
  all: Everything;
  from: string | null;
  onOpen: (game: Game) => void;
}

function List({ all, from, onOpen }: ListProps) {
  const unkept = useUnkept();
  const home = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => home.current?.focus(), []);
  const [shown, setShown] = useState(kShown);
  const records = new Set(all.records);
  const games = all.games.filter(({ outcome }) => outcome !== "going");
  const left = games.length - shown;
  if (games.length === 0) return unkept ? null : <p>{words.empty}</p>;
  return (
    <>
      <ul class="games">
        {games.slice(0, shown).map((game) => (
          <li key={game.id}>
            {records.has(game.id) ? (
              <button
                type="button"
                class="game"
                ref={game.id === from ? home : undefined}
                onClick={() => onOpen(game)}
              >
                <Line game={game} />
              </button>
            ) : (
              <div class="game">
                <Line game={game} also={words.noRecord} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {left > 0 && (
        <button type="button" class="button" onClick={() => setShown(shown + kShown)}>
          {words.more(Math.min(left, kShown))}
        </button>
      )}
      {all.records.length >= kRecords && <p class="small">{words.limit(kRecords)}</p>}
    </>
  );
}

function Line({ game, also }: { game: Game; also?: string }) {
  const { outcome, score, best, at, rules, level, hands, undone } = game;
  const about = [
    ruleWords.named(rules).name,
    bookWords.level(level && ruleWords.levelName(level)),
    bookWords.hands(hands.length),
    undone && words.undone,
    also,
  ];
  return (
    <>
      <GamePot outcome={outcome} />
      <span>
        <strong>{words.result(outcome, score, best)}</strong>
        <Facts of={about} />
      </span>
      <span class="game-date">{bookWords.date(at)}</span>
    </>
  );
}
