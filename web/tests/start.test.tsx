// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// What is offered before the first deal.
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/preact";
import { afterEach, expect, it } from "vitest";
import { App } from "../src/ui/App";
import { ControllerContext } from "../src/ui/controller";
import { seated } from "./desk";
import { whole } from "./pictures";
import { change } from "./table";

afterEach(cleanup);

it("has the menu at the start, without what needs a table", async () => {
  const { controller, session, send } = seated((answer) => ({ type }) => {
    if (type === "start") answer({ type: "ready", resumed: false });
  });
  await session.open();
  render(
    <ControllerContext.Provider value={controller}>
      <App />
    </ControllerContext.Provider>,
  );
  const listed = () =>
    within(screen.getByRole("dialog"))
      .getAllByRole("button")
      .map(({ textContent }) => textContent);
  fireEvent.click(screen.getByRole("button", { name: "Menu" }));
  await whole();
  const atStart = listed();
  for (const name of ["Settings", "Statistics", "Games", "Rules", "How to play well", "Help", "Sound off"])
    expect(atStart, name).toContain(name);
  await act(async () => controller.show(null));
  await act(() => send(change([])));
  await act(async () => controller.show("menu"));
  const atTable = listed();
  expect(atTable.filter((name) => !atStart.includes(name))).toEqual([
    "Score sheet",
    "The hand so far",
    "Pause",
  ]);
  expect(atStart.filter((name) => !atTable.includes(name))).toEqual([]);
});
