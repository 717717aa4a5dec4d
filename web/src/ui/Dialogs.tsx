// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { Mug } from "../art";
import type { View } from "../core/protocol";
import { t } from "../i18n";
import { useController } from "./controller";
import { Page, RulesInForce } from "./Fetched";
import { Sheet } from "./Sheet";
import { partner, place } from "./seats";
import { MenuTools } from "./Toolbar";
import { TrickCards } from "./Trick";

/**
 * The open panel, if there is one, a clause of the rules on top of it, and over all that the cover of a pause; what tells of a
 * table needs its view.
 */
export function Dialogs({ view }: { view: View | null }) {
  const controller = useController();
  const clause = controller.clause.value;
  return (
    <>
      <Panel view={view} />
      {clause !== null && (
        <Modal title={t.rules} kind="dialog-wide" close={() => (controller.clause.value = null)}>
          <Page name="rules" view={view} clause={clause} />
        </Modal>
      )}
      {controller.paused.value && (
        <Modal title={t.paused} kind="cover" closing={t.goOn} close={() => controller.goOn()}>
          <Mug />
          <p>{t.pausedText}</p>
        </Modal>
      )}
    </>
  );
}

function Panel({ view }: { view: View | null }) {
  const name = useController().dialog.value;
  switch (name) {
    case "sheet":
      return (
        view && (
          <Modal key="sheet" title={t.sheet}>
            <Sheet view={view} />
          </Modal>
        )
      );
    case "last":
      return (
        view && (
          <Modal key="last" title={t.lastTrick}>
            <LastTrick view={view} />
          </Modal>
        )
      );
    case "menu":
      return (
        <Modal key="menu" title={t.menu}>
          <Menu view={view} />
        </Modal>
      );
    case "restart":
      return (
        <Modal key="restart" title={t.askNew}>
          <Restart />
        </Modal>
      );
    case null:
      return null;
    default:
      return (
        <Modal
          key={name}
          title={t[name]}
          kind={name === "log" || name === "post" ? undefined : "dialog-wide"}
        >
          <Page name={name} view={view} />
        </Modal>
      );
  }
}

interface ModalProps {
  title: string;
  kind?: "dialog-wide" | "cover" | undefined;
  /** What the button says that closes it. */
  closing?: string;
  close?: () => void;
  children: ComponentChildren;
}

function Modal({ title, kind, closing = t.close, close: put, children }: ModalProps) {
  const controller = useController();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Closing gives the focus back by itself. This end may come after the next key, and must not take the focus from that.
  useLayoutEffect(() => {
    const box = dialog.current;
    const before = document.activeElement as HTMLElement | null;
    box?.showModal();
    return () => {
      box?.close();
      if (before?.isConnected && document.activeElement === document.body) before.focus();
    };
  }, []);
  const close = put ?? (() => controller.show(null));
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a native dialog
    <dialog
      ref={dialog}
      class={`dialog ${kind ?? ""}`}
      aria-labelledby={id}
      onClose={() => dialog.current?.isConnected && close()}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div class="dialog-body">
        <header class="dialog-head">
          <h2 id={id}>{title}</h2>
          <button type="button" class="button" onClick={close}>
            {closing}
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}

function LastTrick({ view }: { view: View }) {
  const controller = useController();
  const trick = view.tricks.at(-1);
  return (
    <>
      {trick ? <TrickCards view={view} trick={trick} /> : <p>{t.lastTrickEmpty}</p>}
      {trick && trick.winner !== null && <p class="centred">{t.lastTrickWon(place(view, trick.winner))}</p>}
      <Exchanged view={view} />
      <div class="buttons">
        <button type="button" class="button" onClick={() => controller.show("log")}>
          {t.log}
        </button>
      </div>
    </>
  );
}

/** What you gave away in this hand, and what came back. */
function Exchanged({ view }: { view: View }) {
  const at = partner(view);
  const { given, received } = view;
  return (
    <>
      {given.length > 0 && <p class="small centred">{t.given(given)}</p>}
      {received.length > 0 && at !== null && <p class="small centred">{t.received(received, at)}</p>}
    </>
  );
}

function Menu({ view }: { view: View | null }) {
  const controller = useController();
  return (
    <div class="menu">
      <button type="button" class="button" onClick={() => controller.startNew()}>
        {t.newGame}
      </button>
      <button type="button" class="button" data-testid="settings" onClick={() => controller.show("settings")}>
        {t.settings}
      </button>
      {view &&
        (["sheet", "log"] as const).map((panel) => (
          <button key={panel} type="button" class="button" onClick={() => controller.show(panel)}>
            {t[panel]}
          </button>
        ))}
      {(["statistics", "games", "leaderboard", "rules", "strategy"] as const).map((page) => (
        <button key={page} type="button" class="button" onClick={() => controller.show(page)}>
          {t[page]}
        </button>
      ))}
      <MenuTools atTable={view !== null} />
      {view && <RulesInForce words={view.rules} />}
    </div>
  );
}

function Restart() {
  const controller = useController();
  return (
    <>
      <p>{t.askNewText}</p>
      <div class="buttons">
        <button type="button" class="button" onClick={() => controller.show(null)}>
          {t.keepPlaying}
        </button>
        <button
          type="button"
          class="button primary"
          data-testid="start-new"
          onClick={() => controller.newMatch()}
        >
          {t.startNew}
        </button>
      </div>
    </>
  );
}
