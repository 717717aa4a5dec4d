// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// The page as index.html has it, at work over the core itself, for somebody who hears it.
import { readFileSync } from "node:fs";
import { act, render } from "@testing-library/preact";
import type { Engine } from "../src/core/engine";
import { t } from "../src/i18n";
import { App } from "../src/ui/App";
import { Announcer } from "../src/ui/announce";
import { ControllerContext } from "../src/ui/controller";
import { keepFocus } from "../src/ui/focus";
import { narrate } from "../src/ui/narrate";
import { core, page } from "./core";
import { whole } from "./pictures";

/** Longer than the page gathers what is said. */
const kSpoken = 210;

/** `said` is what came through its live regions, in order; `hear` waits until all of it has. */
export async function heard(rules: Record<string, unknown>) {
  const [, body = ""] = /<body>(.*)<\/body>/s.exec(readFileSync("index.html", "utf8")) ?? [];
  document.body.innerHTML = body;
  // Where scripts run there is none.
  document.querySelector("noscript")?.remove();
  const region = (id: string) => document.getElementById(id) as HTMLElement;
  const said: string[] = [];
  const listen = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.textContent) said.push(node.textContent);
  });
  for (const id of ["polite", "assertive"]) listen.observe(region(id), { childList: true, subtree: true });
  const announcer = new Announcer(region("polite"), region("assertive"));
  const engine: Engine = await core();
  const { controller, session } = await page(engine, undefined, announcer);
  session.tell = (change) => {
    for (const phrase of narrate(change, t)) announcer.say(phrase);
  };
  await controller.rules.change(rules as never);
  render(
    <ControllerContext.Provider value={controller}>
      <App />
    </ControllerContext.Provider>,
    { container: region("app") },
  );
  await whole();
  keepFocus(region("app"));
  const hear = async () => {
    await whole();
    await act(() => new Promise((resolve) => setTimeout(resolve, kSpoken)));
  };
  return { said, hear, controller };
}
