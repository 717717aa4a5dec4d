// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// The page at work: whoever sits at the table, and all that hears and shows it.
import { effect } from "@preact/signals";
import { hydrate } from "preact";
import { hire } from "./core/life";
import { kDirection, kLanguage, t } from "./i18n";
import type { Sound } from "./sound/sound";
import { takeTable } from "./store/lock";
import { pace } from "./store/pace";
import { RuleChoice } from "./store/rules";
import { Session } from "./store/session";
import { askToKeep, Shelf } from "./store/shelf";
import { App } from "./ui/App";
import { Announcer } from "./ui/announce";
import { Controller, ControllerContext } from "./ui/controller";
import { keepFocus, passFocus } from "./ui/focus";
import { finishBeforeActing } from "./ui/haste";
import { onKey } from "./ui/keys";
import { finishMotion, rememberOrigins } from "./ui/motion";
import { narrate } from "./ui/narrate";
import { hear } from "./ui/talk";
import { parameters, wishes } from "./visit";

document.documentElement.lang = kLanguage;
document.documentElement.dir = kDirection;

const seed = parameters.get("seed");

const element = (id: string) => document.getElementById(id) as HTMLElement;
const root = element("app");
const announcer = new Announcer(element("polite"), element("assertive"));
const session = new Session({
  makeDesk: () =>
    hire(
      "larch-table",
      (name) => new Worker(new URL("./core/worker.ts", import.meta.url), { type: "module", name }),
    ),
  takeTable,
  pace: () => pace(wishes.get("speed"), wishes.get("wait")),
  seed: seed && /^[0-9a-f]{1,64}$/i.test(seed) ? seed.toLowerCase().padStart(64, "0") : null,
});
const rules = new RuleChoice(session, new Shelf("larch-rules"));
const controller = new Controller(session, announcer, rules, wishes);

session.beforeMove = rememberOrigins;
let sound: Sound | null = null;
session.tell = (change) => {
  sound?.hear(change);
  for (const phrase of narrate(change, t, wishes.get("speech"))) announcer.say(phrase);
  if (wishes.get("talk")) hear(change);
  // A whole game is something to lose.
  if (change.events.some(({ type }) => type === "match_won")) askToKeep();
};

/** Nothing is heard before the first tap or key. */
const loudness = () => (wishes.get("sound") && !document.hidden ? wishes.get("volume") : 0);
const kGestures = ["pointerup", "keydown"] as const;
const listen = () => {
  if (!wishes.get("sound") || navigator.userActivation?.hasBeenActive === false) return;
  for (const gesture of kGestures) document.removeEventListener(gesture, listen, { capture: true });
  const tell = (sounds: boolean) => {
    controller.soundless.value = !sounds;
  };
  // A page that cannot fetch its sounds is silent, like one without a device.
  import("./sound/sound")
    .then(({ makeSound }) => (sound = makeSound(loudness, tell)))
    .catch(() => tell(false));
};
for (const gesture of kGestures) document.addEventListener(gesture, listen, { capture: true });

// A tap leaves no mark of the focus behind.
const remember = (event: Event) => {
  document.documentElement.dataset.input = event.type === "keydown" ? "keys" : "pointer";
};
document.addEventListener("pointerdown", remember, { capture: true });
document.addEventListener("keydown", remember, { capture: true });
finishBeforeActing(document, {
  surface: () => {
    const view = session.frame.value?.view;
    return view ? `${session.waits} ${view.phase} ${view.legal_bids?.blind} ${view.give !== null}` : "";
  },
  finish: () => {
    session.flush();
    finishMotion();
  },
});
document.addEventListener("keydown", (event) => onKey(event, controller));
document.addEventListener("visibilitychange", () => {
  if (document.hidden) controller.pauseUnseen();
});

hydrate(
  <ControllerContext.Provider value={controller}>
    <App />
  </ControllerContext.Provider>,
  root,
);
keepFocus(root);
effect(() => passFocus(session.frame.value?.view.hand ?? []));
// A mark for the styles: to ask whether such a panel is in the page would cost at every change of it.
effect(() => {
  document.documentElement.dataset.covered = String(controller.paused.value);
});
session.open();

const stopWaiting = effect(() => {
  if (session.screen.value.name === "opening") return;
  queueMicrotask(() => stopWaiting());
  // A browser that keeps nothing plays with a network.
  import("./offline/offline").then(({ keepOffline }) => keepOffline(controller.newer)).catch(() => {});
});
