// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// What is done to the game as a whole: small tools in a corner, and in the menu by name where there is no room.
import { useEffect, useState } from "preact/hooks";
import { Tool, type ToolName } from "../art";
import { t } from "../i18n";
import { type Controller, useController } from "./controller";

interface ToolButton {
  name: ToolName;
  label: string;
  act: () => void;
}

/** The tools that this browser has a use for. */
function useTools(): ToolButton[] {
  const controller = useController();
  const full = useFullscreen();
  const tools: ToolButton[] = [
    { name: "restart", label: t.restart, act: () => controller.startNew() },
    { name: "pause", label: t.pause, act: () => controller.pause() },
    { name: "help", label: t.help, act: () => controller.show("help") },
    soundTool(controller),
  ];
  if (document.fullscreenEnabled) {
    tools.push({
      name: full ? "window" : "fullscreen",
      label: full ? t.window : t.fullscreen,
      act: turnFullscreen,
    });
  }
  return tools;
}

function soundTool(controller: Controller): ToolButton {
  const turn = (sound: boolean) => () => controller.wishes.change({ sound });
  if (!controller.wishes.get("sound")) return { name: "mute", label: t.unmute, act: turn(true) };
  if (controller.soundless.value)
    return { name: "mute", label: t.soundless, act: () => controller.tellSoundless() };
  return { name: "sound", label: t.mute, act: turn(false) };
}

export function Toolbar() {
  return (
    <div class="toolbar" role="group" aria-label={t.tools}>
      {useTools().map(({ name, label, act }) => (
        <button
          key={label}
          type="button"
          class="tool"
          data-tool={name}
          aria-label={label}
          title={label}
          onClick={act}
        >
          <Tool name={name} />
        </button>
      ))}
    </div>
  );
}

/** The same in words. A new game has a place of its own in the menu, and a pause is one of a game. */
export function MenuTools({ atTable }: { atTable: boolean }) {
  return (
    <>
      {useTools()
        .filter(({ name }) => name !== "restart" && (atTable || name !== "pause"))
        .map(({ name, label, act }) => (
          <button key={label} type="button" class="button menu-tool" onClick={act}>
            <Tool name={name} />
            {label}
          </button>
        ))}
    </>
  );
}

function useFullscreen(): boolean {
  const is = () => document.fullscreenElement !== null;
  const [full, setFull] = useState(is);
  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener("fullscreenchange", () => setFull(is()), listening);
    return () => listening.abort();
  }, []);
  return full;
}

function turnFullscreen(): void {
  // A browser that refuses leaves the page as it is, which is plain to see.
  const done = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen();
  done.catch(() => {});
}
