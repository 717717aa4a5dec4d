// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// What is said instead of a table, in a calm panel: never a blank page; and above one, in a slip.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Trouble, Unkept } from "../core/messages";
import { t } from "../i18n";
import type { Shelf } from "../store/shelf";
import { useController } from "./controller";

export function Elsewhere({ moved }: { moved: boolean }) {
  const { session } = useController();
  const words = t.elsewhere;
  return (
    <>
      <h1>{moved ? words.movedTitle : words.title}</h1>
      <p>{moved ? words.movedText : words.text}</p>
      <button type="button" class="button primary" data-home onClick={() => session.open({ steal: true })}>
        {words.here}
      </button>
    </>
  );
}

export function Spoiled({ record, detail, safe }: { record: string; detail: string; safe: boolean }) {
  const controller = useController();
  return (
    <>
      <h1>{t.spoiled.title}</h1>
      <p>{safe ? t.spoiled.text : t.spoiled.unsafe}</p>
      <Details text={detail} />
      <div class="buttons">
        <button type="button" class="button" onClick={() => download(record, t.spoiled.file)}>
          {t.spoiled.download}
        </button>
        <button type="button" class="button primary" data-home onClick={() => controller.newMatch()}>
          {t.startNew}
        </button>
      </div>
    </>
  );
}

export function Troubled({ kind, detail }: { kind: Trouble; detail: string }) {
  const { session } = useController();
  const { title, text } = t.trouble(kind);
  return (
    <>
      <h1>{title}</h1>
      <p>
        {text} {session.unsaved.value && t.unkept}
      </p>
      <Details text={detail} />
      <div class="buttons">
        {kind === "engine" && (
          <button type="button" class="button" onClick={() => session.reopen(true)}>
            {t.startNew}
          </button>
        )}
        <button type="button" class="button primary" data-home onClick={() => session.reopen()}>
          {kind === "load" ? t.tryAgain : t.reopen}
        </button>
      </div>
    </>
  );
}

/**
 * Why nothing is kept, or what could not be read, until that is put away; or between games that a newer version of the page is
 * there.
 */
export function Notes() {
  const { session, newer, wishes, rules } = useController();
  const { name } = session.screen.value;
  const why = session.unsaved.value;
  const [closed, setClosed] = useState<Unkept | null>(null);
  useEffect(() => setClosed(null), [why]);
  const between = name === "start" || session.frame.value?.view.phase === "match_over";
  if (name === "start" || name === "table") {
    if (why && why !== closed) return <Unsaved why={why} onClose={() => setClosed(why)} />;
    if (wishes.shelf.spoiled.value !== null) return <Unread shelf={wishes.shelf} {...t.unread.wishes} />;
    if (rules.shelf.spoiled.value !== null) return <Unread shelf={rules.shelf} {...t.unread.rules} />;
  }
  return newer.value && between ? (
    <aside class="unsaved" data-testid="newer">
      <p>{t.newer}</p>
      <button type="button" class="button" onClick={newer.value}>
        {t.takeNewer}
      </button>
    </aside>
  ) : null;
}

function Unsaved({ why, onClose }: { why: Unkept; onClose: () => void }) {
  return (
    <Slip {...t.trouble(why)} onClose={onClose}>
      {why === "newer" && <LoadNewer />}
    </Slip>
  );
}

function Unread({ shelf, ...words }: { shelf: Shelf; title: string; text: string }) {
  return (
    <Slip {...words} onClose={() => (shelf.spoiled.value = null)}>
      <button
        type="button"
        class="button"
        onClick={() => download(shelf.spoiled.value ?? "", t.spoiled.file)}
      >
        {t.spoiled.download}
      </button>
    </Slip>
  );
}

interface SlipProps {
  title: string;
  text: string;
  onClose: () => void;
  children: ComponentChildren;
}

function Slip({ title, text, onClose, children }: SlipProps) {
  return (
    <aside class="unsaved">
      <p>
        <strong>{title}.</strong> {text}
      </p>
      {children}
      <button type="button" class="button" onClick={onClose}>
        {t.close}
      </button>
    </aside>
  );
}

/** Where that version waits already, loading the page alone would bring this one again. */
export function LoadNewer() {
  const { newer } = useController();
  return (
    <button type="button" class="button" onClick={() => (newer.value ? newer.value() : location.reload())}>
      {t.reload}
    </button>
  );
}

function Details({ text }: { text: string }) {
  return text ? (
    <details>
      <summary>{t.details}</summary>
      <p class="small">{text}</p>
    </details>
  ) : null;
}

export function download(text: string, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
