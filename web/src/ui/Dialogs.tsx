// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { View } from "../core/protocol";
import { en } from "../i18n/en";
import { useController } from "./controller";
import { Sheet } from "./Sheet";
import { place } from "./seats";
import { TrickCards } from "./Trick";

export function Dialogs({ view }: { view: View }) {
  switch (useController().dialog.value) {
    case "sheet":
      return (
        <Modal key="sheet" title={en.sheet}>
          <Sheet view={view} />
        </Modal>
      );
    case "last":
      return (
        <Modal key="last" title={en.lastTrick}>
          <LastTrick view={view} />
        </Modal>
      );
    case "menu":
      return (
        <Modal key="menu" title={en.menu}>
          <Menu />
        </Modal>
      );
    case "keys":
      return (
        <Modal key="keys" title={en.keys}>
          <Keys />
        </Modal>
      );
    case "restart":
      return (
        <Modal key="restart" title={en.askNew}>
          <Restart />
        </Modal>
      );
    case null:
      return null;
  }
}

function Modal({ title, children }: { title: string; children: ComponentChildren }) {
  const controller = useController();
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
  const close = () => controller.show(null);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a native dialog
    <dialog
      ref={dialog}
      class="dialog"
      aria-labelledby="dialog-title"
      onClose={() => dialog.current?.isConnected && close()}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div class="dialog-body">
        <header class="dialog-head">
          <h2 id="dialog-title">{title}</h2>
          <button type="button" class="button" onClick={close}>
            {en.close}
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}

function LastTrick({ view }: { view: View }) {
  const trick = view.last_trick;
  if (!trick) return <p>{en.lastTrickEmpty}</p>;
  return (
    <>
      <TrickCards view={view} trick={trick} />
      {trick.winner !== null && <p class="centred">{en.lastTrickWon(place(view, trick.winner))}</p>}
    </>
  );
}

function Menu() {
  const controller = useController();
  return (
    <div class="menu">
      <button type="button" class="button" onClick={() => controller.show("restart")}>
        {en.newGame}
      </button>
      <button type="button" class="button" onClick={() => controller.show("sheet")}>
        {en.sheet}
      </button>
      <button type="button" class="button" onClick={() => controller.show("keys")}>
        {en.keys}
      </button>
    </div>
  );
}

function Restart() {
  const controller = useController();
  return (
    <>
      <p>{en.askNewText}</p>
      <div class="buttons">
        <button type="button" class="button" onClick={() => controller.show(null)}>
          {en.keepPlaying}
        </button>
        <button
          type="button"
          class="button primary"
          data-testid="start-new"
          onClick={() => controller.newMatch()}
        >
          {en.startNew}
        </button>
      </div>
    </>
  );
}

function Keys() {
  return (
    <dl class="keys">
      {en.keyHelp.map(([keys, meaning]) => (
        <div key={keys}>
          <dt>{keys}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
