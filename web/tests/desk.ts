// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// A page without a screen: its session and controller at a table whose worker is the test.
import type { FromWorker, ToWorker } from "../src/core/messages";
import type { Desk } from "../src/core/thinker";
import { pace } from "../src/store/pace";
import { RuleChoice } from "../src/store/rules";
import { Session } from "../src/store/session";
import { noShelf } from "../src/store/shelf";
import { Wishes } from "../src/store/wishes";
import { Announcer } from "../src/ui/announce";
import { Controller } from "../src/ui/controller";

type Send = (message: FromWorker) => void;

/** The two live regions, and who speaks through them. */
export function room() {
  const polite = document.createElement("div");
  const assertive = document.createElement("div");
  return { polite, assertive, announcer: new Announcer(polite, assertive) };
}

/** `hired` is called for each worker, with its way to answer, and gets what that is told. */
export function seated(
  hired: (send: Send) => (message: ToWorker) => void,
  { seed = null as string | null, announcer = room().announcer, wishes = new Wishes() } = {},
) {
  let send: Send = () => {};
  const makeDesk = () => {
    const desk = { onmessage: null, onerror: null, terminate() {} } as unknown as Desk;
    send = (data) => desk.onmessage?.call(desk as never, { data } as MessageEvent);
    desk.postMessage = hired(send);
    return desk;
  };
  const session = new Session({ makeDesk, takeTable: async () => true, pace: () => pace("instant"), seed });
  const controller = new Controller(session, announcer, new RuleChoice(session, noShelf()), wishes);
  return { session, controller, send: (message: FromWorker) => send(message) };
}
