// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// How safely everything is kept: a copy to take along, one to bring in, and what was set aside.
import { useEffect, useRef, useState } from "preact/hooks";
import type { BooksReply, Everything } from "../../core/books";
import type { Found } from "../../core/copy";
import { type Aside, asText } from "../../core/saves";
import { bookWords } from "../../i18n/books";
import { keepSettings, settings } from "../../store/shelf";
import { useController } from "../controller";
import { download } from "../Notices";
import { Asking, type Failure, FailureNote, unanswered, useUnkept } from "./parts";
import { gamesTable } from "./table";

const words = bookWords.keeping;

export function Keeping({ all, onChange }: { all: Everything; onChange: () => void }) {
  const { session } = useController();
  const [failure, setFailure] = useState<Failure | null>(null);
  const unkept = useUnkept();
  // A copy of nothing would pass for one of the games that are elsewhere.
  const some = !unkept || session.newest || all.games.length > 0 || all.aside.length > 0;
  const save = async () => {
    const reply = await session.books({ what: "copy" }).catch(unanswered);
    setFailure(reply.what === "failed" ? reply : null);
    if (reply.what === "copy")
      download(JSON.stringify({ ...reply.copy, settings: settings() }, null, 1), words.copyFile);
  };
  return (
    <section class="keeping">
      <h3>{words.title}</h3>
      {!unkept && <Promised />}
      {failure && <FailureNote failure={failure} />}
      {some && (
        <div class="books-buttons">
          <button type="button" class="button" onClick={save}>
            {words.copy}
          </button>
          <button
            type="button"
            class="button"
            onClick={() => download(gamesTable(all.games), words.tableFile)}
          >
            {words.table}
          </button>
        </div>
      )}
      <Bringing onChange={onChange} />
      {all.aside.length > 0 && <SetAside aside={all.aside} onChange={onChange} />}
    </section>
  );
}

/** Whether the browser may clear what is kept, and how to ask it not to. */
function Promised() {
  const [promised, setPromised] = useState<boolean | null>(null);
  const storage = navigator.storage as StorageManager | undefined;
  useEffect(() => {
    storage?.persisted?.().then(setPromised, () => {});
  }, [storage]);
  return (
    <>
      <p>
        {words.text} {promised ? words.persisted : words.mayClear}
      </p>
      {promised === false && (
        <button type="button" class="button" onClick={() => storage?.persist().then(setPromised, () => {})}>
          {words.ask}
        </button>
      )}
    </>
  );
}

/** A copy is looked through first, and brought in when that is confirmed. */
function Bringing({ onChange }: { onChange: () => void }) {
  const { session } = useController();
  const file = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [reply, setReply] = useState<BooksReply | null>(null);
  const [done, setDone] = useState(false);
  /** Whether the settings that came with it are kept; null where they were left. */
  const [settled, setSettled] = useState<boolean | null>(null);
  const ask = async (from: string, take: boolean) => {
    setText(from);
    const answer = await session.books({ what: "bring", text: from, take }).catch(unanswered);
    setReply(answer);
    setDone(take);
    return answer;
  };
  const look = async (chosen: File | undefined) => {
    if (!chosen) return;
    const found = await chosen.text().catch((error) => {
      setReply({ what: "refused", why: "unread", number: 0, detail: String(error) });
      return null;
    });
    if (found !== null) await ask(found, false);
    if (file.current) file.current.value = "";
  };
  const bring = async (withSettings: boolean) => {
    const answer = await ask(text, true);
    if (answer.what !== "found") return;
    setSettled(withSettings ? keepSettings(answer.settings) : null);
    if (answer.match === "taken") session.takeUp();
    onChange();
  };
  return (
    <div class="bringing" aria-live="polite">
      <input
        ref={file}
        type="file"
        hidden
        accept=".json,application/json"
        onChange={({ currentTarget }) => look(currentTarget.files?.[0])}
      />
      <button type="button" class="button" onClick={() => file.current?.click()}>
        {words.bring}
      </button>
      {reply?.what === "failed" && <FailureNote failure={reply} />}
      {reply?.what === "refused" && (
        <p class="books-failure" role="alert">
          {words.refused(reply)} {reply.detail && <span class="books-detail">{reply.detail}</span>}
        </p>
      )}
      {reply?.what === "found" &&
        (done ? (
          <Brought found={reply} settled={settled} />
        ) : (
          <Offer
            found={reply}
            onTake={(withSettings) => bring(withSettings).catch(() => {})}
            onLeave={() => setReply(null)}
          />
        ))}
    </div>
  );
}

interface OfferProps {
  found: Found;
  onTake: (withSettings: boolean) => void;
  onLeave: () => void;
}

function Offer({ found, onTake, onLeave }: OfferProps) {
  const [withSettings, setWithSettings] = useState(false);
  return (
    <div class="offer">
      <p>{words.found(found)}</p>
      {Object.keys(found.settings).length > 0 && (
        <label class="tick">
          <input type="checkbox" checked={withSettings} onChange={() => setWithSettings(!withSettings)} />
          {words.takeSettings}
        </label>
      )}
      <div class="books-buttons">
        <button type="button" class="button primary" onClick={() => onTake(withSettings)}>
          {words.take}
        </button>
        <button type="button" class="button" onClick={onLeave}>
          {words.leave}
        </button>
      </div>
    </div>
  );
}

/** Settings are taken up when the page opens. */
function Brought({ found, settled }: { found: Found; settled: boolean | null }) {
  return (
    <div class="offer">
      <p>{words.done(found)}</p>
      {settled === false && (
        <p class="books-failure" role="alert">
          {words.settingsUnkept}
        </p>
      )}
      {settled && (
        <button type="button" class="button" onClick={() => location.reload()}>
          {words.reopen}
        </button>
      )}
    </div>
  );
}

function SetAside({ aside, onChange }: { aside: [key: number, row: Aside][]; onChange: () => void }) {
  const { session } = useController();
  const remove = (key: number) => session.books({ what: "removeAside", key }).then(onChange, () => {});
  return (
    <>
      <h3>{words.aside}</h3>
      <p>{words.asideText}</p>
      <ul class="aside-list">
        {aside.map(([key, { record, detail, at }]) => (
          <li key={key} class="aside-row">
            <span>
              {words.asideOf(at)}
              <span class="game-about">{detail}</span>
            </span>
            <span class="books-buttons">
              <button type="button" class="button" onClick={() => download(asText(record), words.asideFile)}>
                {words.download}
              </button>
              <Asking
                label={words.remove}
                question={words.askRemove}
                yes={words.remove}
                act={() => remove(key)}
              />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
