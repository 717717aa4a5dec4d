// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
import type { Screen } from "../store/session";
import { useController } from "./controller";
import { Dialogs } from "./Dialogs";
import { Elsewhere, Notes, Spoiled, Troubled } from "./Notices";
import { Room } from "./Room";
import { Start } from "./Start";
import { Table } from "./Table";

export function App() {
  const { session } = useController();
  return (
    <>
      <CurrentScreen />
      <Dialogs view={session.frame.value?.view ?? null} />
      <Notes />
    </>
  );
}

function CurrentScreen() {
  const { session } = useController();
  const screen = session.screen.value;
  const frame = screen.name === "table" ? session.frame.value : null;
  return <Room frame={frame}>{frame ? <Table frame={frame} /> : <Sign screen={screen} />}</Room>;
}

function Sign({ screen }: { screen: Screen }) {
  switch (screen.name) {
    case "opening":
    case "table":
      return <Start ready={false} />;
    case "start":
      return <Start ready={true} />;
    case "elsewhere":
      return <Elsewhere moved={screen.moved} />;
    case "spoiled":
      return <Spoiled {...screen} />;
    case "trouble":
      return <Troubled kind={screen.kind} detail={screen.detail} />;
  }
}
