// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// Settings against the core itself: what can be set, what is refused, what is kept.
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/preact";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Engine } from "../src/core/engine";
import type { View } from "../src/core/protocol";
import { ControllerContext } from "../src/ui/controller";
import { Settings } from "../src/ui/settings/Settings";
import { core, page } from "./core";
import { view } from "./table";

let engine: Engine;
beforeAll(async () => {
  engine = await core();
});
afterEach(cleanup);

async function open(bench: View | null = null) {
  const { controller } = await page(engine);
  const { container } = render(
    <ControllerContext.Provider value={controller}>
      <Settings view={bench} />
    </ControllerContext.Provider>,
  );
  const rules = () => controller.rules.chosen.value?.rules ?? {};
  const group = (name: string) => within(screen.getByRole("group", { name }));
  return { controller, container, rules, group, words: () => controller.rules.chosen.value?.words };
}

describe("settings", () => {
  it("have a place for every axis that can be changed", async () => {
    const { controller, container } = await open();
    const places = new Set(
      [...container.querySelectorAll("[data-setting]")].map((field) => field.getAttribute("data-setting")),
    );
    for (const { key } of controller.rules.description.value?.axes ?? []) {
      if (key === "players") continue;
      expect(places, key).toContain(key === "highTrumps" ? "ownPack" : key);
    }
  });

  it("offer every rule set by name", async () => {
    const { words } = await open();
    fireEvent.click(screen.getByRole("button", { name: /^Arena13 cutthroat/ }));
    await waitFor(() => expect(words()).toBe("arena13-cutthroat"));
    fireEvent.click(screen.getByRole("button", { name: /^Quick/ }));
    await waitFor(() => expect(words()).toBe("quick"));
  });

  it("say beside the setting why the core refuses, and change nothing", async () => {
    const { group, rules } = await open();
    fireEvent.click(group("Sides").getByRole("radio", { name: "Cutthroat" }));
    await waitFor(() => expect(rules().teams).toBe("solo"));
    const board = screen.getByRole("checkbox", { name: "Board of 4" });
    fireEvent.click(board);
    const alert = await screen.findByRole("alert");
    expect(alert.closest("[data-setting]")?.getAttribute("data-setting")).toBe("board");
    expect(alert.textContent).toBe("“Board” needs partners: “Sides” must be “Teams”.");
    expect([rules().minTeam, (board as HTMLInputElement).checked]).toEqual([0, false]);
  });

  it("take any target", async () => {
    const { group, rules } = await open();
    fireEvent.click(group("Target").getByRole("radio", { name: "Other" }));
    fireEvent.change(group("Target").getByRole("spinbutton"), { target: { value: "620" } });
    await waitFor(() => expect(rules().target).toBe(620));
    fireEvent.click(group("Target").getByRole("radio", { name: "300" }));
    await waitFor(() => expect(rules().target).toBe(300));
    expect(group("Target").queryByRole("spinbutton")).toBeNull();
  });

  it("say what a number is where none was typed", async () => {
    const { group, rules } = await open();
    for (const [setting, axis, now] of [
      ["Target", "target", 500],
      ["Losing floor", "floor", null],
    ] as const) {
      fireEvent.click(group(setting).getByRole("radio", { name: "Other" }));
      fireEvent.change(group(setting).getByRole("spinbutton"), { target: { value: "" } });
      await waitFor(() =>
        expect(group(setting).getByRole("alert").textContent).toBe(`“${setting}” must be a whole number.`),
      );
      expect(rules()[axis]).toBe(now);
    }
  });

  it("let a pack of one's own grow card by card", async () => {
    const { container, rules } = await open();
    const own = within(container.querySelector(".own-pack") as HTMLElement);
    const tap = (name: string, at = 0) =>
      fireEvent.click(own.getAllByRole("button", { name })[at] as Element);
    tap("Little joker");
    await screen.findByRole("alert");
    expect(rules().highTrumps).toBe("");
    tap("Two of hearts");
    await waitFor(() => expect(rules()).toMatchObject({ removed: "2H", highTrumps: "LJ" }));
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  });

  it("ask before they clear a match away, and say which rules it keeps", async () => {
    const { controller, container } = await open(view({ rules: "pagat" }));
    expect(container.textContent).toContain("The game on the bench keeps its rules");
    fireEvent.click(screen.getByTestId("play-rules"));
    await waitFor(() => expect(controller.session.newest?.rules).toBe("larch-hollow"));
    fireEvent.click(screen.getByTestId("play-rules"));
    expect(controller.dialog.value).toBe("restart");
  });

  it("say while it is so that what is changed is not kept", async () => {
    const { controller } = await open();
    const { shelf } = controller.wishes;
    const alert = () => screen.queryByRole("alert")?.textContent;
    for (const refuses of [true, false]) {
      await act(async () => {
        shelf.refuses.value = refuses;
      });
      if (refuses) expect(alert()).toMatch(/^This browser does not keep what you change/);
      else expect(alert()).toBeUndefined();
    }
  });

  it("say beside the switch that no sound can be had", async () => {
    const { controller, container } = await open();
    const said = () => container.querySelector('[data-setting="sound"] [role="alert"]')?.textContent;
    expect(said()).toBeUndefined();
    await act(async () => {
      controller.soundless.value = true;
    });
    expect(said()).toMatch(/^No sound could be had here/);
  });

  it("change a key, and say what has it when it is in use", async () => {
    const { controller } = await open();
    const field = () => screen.getByRole("textbox", { name: "Undo" }) as HTMLInputElement;
    const typed = (key: string) => fireEvent.input(field(), { target: { value: key } });
    typed("h");
    expect(screen.getByRole("alert").textContent).toBe("H is in use: Hint: what would be best, and why.");
    expect([field().value, controller.wishes.get("keymap")]).toEqual(["u", ""]);
    for (const fixed of ["7", "+", "-", "=", " "]) {
      typed(fixed);
      expect(screen.getByRole("alert").textContent, fixed).toMatch(/^Digits, .* choose another key\.$/);
      expect([field().value, controller.wishes.get("keymap")]).toEqual(["u", ""]);
    }
    typed("x");
    expect([field().value, controller.wishes.get("keymap")]).toEqual(["x", "undo=x"]);
    expect(screen.queryByRole("alert")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Back to the usual keys" }));
    expect(field().value).toBe("u");
  });
});
