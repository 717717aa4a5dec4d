// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

const paths = {
  restart: "M5 9.5A7.5 7.5 0 1 1 4.6 14M4.5 4.5v5h5",
  pause: "M8.5 5v14M15.5 5v14",
  help: "M8.5 9a3.5 3.5 0 1 1 5.2 3c-1.2.7-1.7 1.3-1.7 2.7M12 18.8v.2",
  sound: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18.2 6.5a8 8 0 0 1 0 11",
  mute: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 10l4 4M20 10l-4 4",
  fullscreen: "M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15",
  window: "M9 4.5V9H4.5M19.5 9H15V4.5M15 19.5V15h4.5M4.5 15H9v4.5",
};

export type ToolName = keyof typeof paths;

/** A tool of the toolbar, scratched with one nail. */
export function Tool({ name }: { name: ToolName }) {
  return (
    <svg class="mark" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={paths[name]}
        fill="none"
        stroke="currentColor"
        stroke-width="2.2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
