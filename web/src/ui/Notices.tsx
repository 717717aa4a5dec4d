// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// What is said instead of a table, in a calm panel: never a blank page.
import type { Trouble } from "../core/messages";
import { t } from "../i18n";
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
      <p>{text}</p>
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
