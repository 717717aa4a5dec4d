// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

export type Who = "constance" | "cornelius" | "agatha";
export type Mood = "calm" | "thinking" | "pleased" | "dismayed" | "proud";

interface Face {
  /** How the head is held, an SVG transform. */
  head: string;
  /** Degrees by which both ears turn outwards. */
  ears: number;
  eyes: "open" | "shut" | "half" | "wide";
  /** Where the eyes look, in eye widths. */
  look: [x: number, y: number];
  /** Height and slope of the brows, left and right. */
  brows: [[number, number], [number, number]];
  /** The mouth from under the nose, and whether it is open. */
  mouth: string;
  open: boolean;
}

const faces: Record<Mood, Face> = {
  calm: {
    head: "",
    ears: 0,
    eyes: "open",
    look: [0, 0],
    brows: [
      [-0.5, -8],
      [-0.5, -8],
    ],
    mouth: "M-6.5 0q3 4 6.5 0 3.5 4 6.5 0",
    open: false,
  },
  thinking: {
    head: "rotate(-7 50 70)",
    ears: -4,
    eyes: "open",
    look: [0.4, -0.45],
    brows: [
      [0.5, 7],
      [-3.5, -10],
    ],
    mouth: "M-3 3q5-3 8-1",
    open: false,
  },
  pleased: {
    head: "rotate(4 50 70)",
    ears: -8,
    eyes: "shut",
    look: [0, 0],
    brows: [
      [-2, -6],
      [-2, -6],
    ],
    mouth: "M-8-1q8 5 16 0-2 9-8 9t-8-9z",
    open: true,
  },
  dismayed: {
    head: "translate(0 3)",
    ears: 34,
    eyes: "wide",
    look: [0, 0.1],
    brows: [
      [-3, -24],
      [-3, -24],
    ],
    mouth: "M-4 6q0-6 4-6t4 6q-4-2-8 0z",
    open: true,
  },
  proud: {
    head: "translate(0-3)rotate(3 50 70)",
    ears: -12,
    eyes: "half",
    look: [0, 0],
    brows: [
      [-2.5, 4],
      [-2.5, 4],
    ],
    mouth: "M-8-1q7 7 15-3",
    open: false,
  },
};

const dark = "#1c1411";
const glint = "#fbe6bd";

/** One shape and its mirror image about the middle of the portrait. */
function Pair({ d, fill }: { d: string; fill: string }) {
  return (
    <>
      <path d={d} fill={fill} />
      <path d={d} fill={fill} transform="matrix(-1 0 0 1 100 0)" />
    </>
  );
}

interface EyeProps {
  face: Face;
  x: number;
  y: number;
  r: number;
  iris?: string;
  lid: string;
  line?: string;
}

function Eye({ face, x, y, r, iris = dark, lid, line = dark }: EyeProps) {
  const at = `translate(${x} ${y})scale(${r})`;
  if (face.eyes === "shut") {
    return (
      <path
        d="M-1.1.5Q0-1.3 1.1.5"
        transform={at}
        fill="none"
        stroke={line}
        stroke-width=".5"
        stroke-linecap="round"
      />
    );
  }
  const [dx, dy] = face.look;
  return (
    <g transform={at}>
      {face.eyes === "wide" && <circle r="1.25" fill="#fff4dc" />}
      <g transform={`translate(${dx} ${dy})scale(${face.eyes === "wide" ? 0.8 : 1})`}>
        <circle r="1" fill={iris} />
        {iris !== dark && <circle r=".6" fill={dark} />}
        <circle cx=".3" cy="-.4" r=".3" fill={glint} />
      </g>
      {face.eyes === "half" && (
        <>
          <path d="M-1.2 0a1.2 1.2 0 0 1 2.4 0z" fill={lid} />
          <path d="M-1.3 0h2.6" stroke={dark} stroke-width=".35" stroke-linecap="round" />
        </>
      )}
    </g>
  );
}

interface PairProps extends Omit<EyeProps, "x"> {
  /** Distance of the eyes from the middle, and of the brows above them. */
  apart: number;
  browUp: number;
  brow: string;
}

function Eyes({ apart, browUp, brow, ...eye }: PairProps) {
  const side = (sign: -1 | 1, [up, slope]: [number, number]) => (
    <>
      <Eye {...eye} x={50 + sign * apart} />
      <path
        d={`M${-eye.r} 0h${2 * eye.r}`}
        transform={`translate(${50 + sign * apart} ${eye.y - browUp + up})rotate(${-sign * slope})`}
        stroke={brow}
        stroke-width="2.6"
        stroke-linecap="round"
      />
    </>
  );
  return (
    <>
      {side(-1, eye.face.brows[0])}
      {side(1, eye.face.brows[1])}
    </>
  );
}

function Mouth({ face, y, line = dark }: { face: Face; y: number; line?: string }) {
  return (
    <path
      d={face.mouth}
      transform={`translate(50 ${y})`}
      fill={face.open ? "#7c2f26" : "none"}
      stroke={line}
      stroke-width="1.6"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  );
}

function Marten({ face }: { face: Face }) {
  const ear = (sign: -1 | 1) => (
    <g transform={`translate(${50 + sign * 20} 25)rotate(${sign * (26 + face.ears)})translate(0-6)`}>
      <path d="M-11 10C-12-4-7-13 0-13S12-4 11 10z" fill="#60402c" />
      <path d="M-8.5 10C-9.5-3-5-10.5 0-10.5S9.5-3 8.5 10z" fill="#ecd3a0" />
      <path d="M-6 10C-7 1-3-5 0-5S7 1 6 10z" fill="#8a5c40" />
    </g>
  );
  return (
    <>
      <path d="M33 100C12 100 1 82 7 60c3-9 13-10 15-1 2 8-3 15 2 22 3 5 7 7 12 9z" fill="#432a1d" />
      <path d="M7 60c3-9 13-10 15-1 .6 3 .4 5-.2 8-5-4-11-4-16-1z" fill="#764b31" />
      <path d="M26 100c0-9 4-15 6-22l3-28h30l3 28c2 7 6 13 6 22z" fill="#60402c" />
      <Pair d="M26 100c0-9 4-15 6-22l2-14c1 12-1 24 1 36z" fill="#432a1d" />
      <path d="M38 52h24c3 10 5 24 2 34-2 6-5 4-8 12-2-6-5-4-7-9-2 4-5 3-7 1-7-8-7-27-4-38z" fill="#f3dfae" />
      <path d="M37.5 54h25l1.5 9c-8 7-20 7-28 0z" fill="#cfae74" />
      <g transform={face.head}>
        {ear(-1)}
        {ear(1)}
        <path
          d="M50 12c-14 0-24 7-26 17-1 8 3 14 9 18l-4 1.5c4 4 8 4 10 6 2 4 5 8.5 11 8.5s9-4.5 11-8.5c2-2 6-2 10-6L67 47c6-4 10-10 9-18-2-10-12-17-26-17z"
          fill="#764b31"
        />
        <path d="M50 12c-13 0-22 6-25.5 15C33 20 41 18 50 18s17 2 25.5 9C72 18 63 12 50 12z" fill="#9a6841" />
        <Pair d="M46.5 36c-3-5-9-7-14-5-3 3-1 9 4 11 4 0 8-2 10-6z" fill="#a5744a" />
        <path d="M50 42c-4 0-7 4-9 8-1 6 3 13 9 13s10-7 9-13c-2-4-5-8-9-8z" fill="#b88a5c" />
        <path d="M40.7 53c3 4 15.5 4 18.6 0 .7 5-3.3 10-9.3 10s-10-5-9.3-10z" fill="#ecd3a0" />
        <path d="M45 45h10c.5 3.5-2 6-5 6s-5.5-2.5-5-6z" fill={dark} />
        <path d="M46.8 46h6.4c-1 1.5-5.4 1.5-6.4 0z" fill="#6d5a50" />
        <Mouth face={face} y={54} />
        <Eyes face={face} apart={12} y={35.5} r={4.8} lid="#9a6841" browUp={9} brow="#432a1d" />
        <path d="M68 9l17 13-1.7 2.2-17-13z" fill="#e0a53f" />
        <path d="M85 22l3.5 4.5-5.2-2.3zM66.3 11.2l-3-2.5L65 6.5 68 9z" fill="#f3dfae" />
      </g>
    </>
  );
}

function Badger({ face }: { face: Face }) {
  const ear = (sign: -1 | 1) => (
    <g transform={`rotate(${sign * face.ears * 0.7} ${50 + sign * 24} 34)`}>
      <circle cx={50 + sign * 29} cy="25" r="8" fill="#f6eedd" />
      <circle cx={50 + sign * 28} cy="28" r="7" fill="#2b2623" />
    </g>
  );
  return (
    <>
      <path d="M1 100c0-20 8-32 24-36h50c16 4 24 16 24 36z" fill="#6f6c66" />
      <path
        d="M1 100c0-20 8-32 24-36-6 10-9 22-8 36zM99 100c0-20-8-32-24-36 6 10 9 22 8 36z"
        fill="#55524e"
      />
      <path d="M60 76l14-3 4 27H63z" fill="#a04e2d" />
      <path d="M22 64c10 8 46 8 56 0l3 10c-12 11-50 11-62 0z" fill="#c8693f" />
      <path d="M22 64c10 8 46 8 56 0l1 4c-12 9-46 9-58 0z" fill="#8f4527" />
      <g transform={face.head}>
        {ear(-1)}
        {ear(1)}
        <path
          d="M50 18c-20 0-33 8-36 24-2 12 4 18 14 20 8 2 13 15 22 15s14-13 22-15c10-2 16-8 14-20-3-16-16-24-36-24z"
          fill="#f6eedd"
        />
        <path
          d="M14 46c1 8 9 12 17 12 7 1 9 8 19 8s12-7 19-8c8 0 16-4 17-12 2 10-4 14.5-14 16.5-8 2-13 14.5-22 14.5s-14-12.5-22-14.5C18 60.5 12 56 14 46z"
          fill="#d9ccb2"
        />
        <Pair
          d="M42 19c-13 2-22 9-23 22 0 7 4 12 10 13 6 2 9 6 12 11 4-5 4-12 3-20-1-9-1-17-2-26z"
          fill="#2b2623"
        />
        <Pair d="M42 19c-11 2-19 7-22 16 6-5 14-9 22.5-9z" fill="#47403b" />
        <path d="M40.5 56h19c1 6-3.5 10-9.5 10S39.5 62 40.5 56z" fill={dark} />
        <path d="M43.5 57.5h13c-2 2.5-11 2.5-13 0z" fill="#6d6560" />
        <Mouth face={face} y={68.5} />
        <Eyes
          face={face}
          apart={17.5}
          y={43}
          r={4}
          iris="#c8924a"
          lid="#47403b"
          line="#d9ccb2"
          browUp={8}
          brow="#f6eedd"
        />
      </g>
    </>
  );
}

function Owl({ face }: { face: Face }) {
  return (
    <>
      <path d="M14 56C9 68 7 82 7 100h86c0-18-2-32-7-44z" fill="#8a5a35" />
      <path d="M34 66h32c6 10 8 20 8 34H26c0-14 2-24 8-34z" fill="#e0c294" />
      <path
        d="M43 88v6M50 84v6M57 88v6M50 95v5M37 92v6M63 92v6"
        stroke="#8a5a35"
        stroke-width="2.5"
        stroke-linecap="round"
      />
      <Pair d="M14 60c8 12 21 20 36 22-3 5-9 11-14 18H5c0-15 3-28 9-40z" fill="#6f9362" />
      <Pair d="M14 60c8 12 21 20 36 22l-2.5 4C32 84 18 76 11.5 66z" fill="#8fb573" />
      <circle cx="50" cy="83" r="4.5" fill="#e0a53f" />
      <g transform={face.head}>
        {face.eyes === "wide" && <path d="M36 12l-4-9 8 5 4-8 5 7 6-7 3 8 8-4-3 8z" fill="#8a5a35" />}
        <path d="M50 8c-22 0-36 14-36 34 0 21 15 33 36 33s36-12 36-33C86 22 72 8 50 8z" fill="#8a5a35" />
        <path d="M50 8C32 8 19 17 15 33c8-8 20-11 35-11s27 3 35 11C81 17 68 8 50 8z" fill="#ad7a4a" />
        <path
          d="M50 12v6M40 13l2 5M60 13l-2 5M31 17l3 4M69 17l-3 4"
          stroke="#6d4527"
          stroke-width="2"
          stroke-linecap="round"
        />
        <Pair d="M50 34c-4-9-12-13-20-12-9 2-13 10-13 20 0 15 10 26 24 27 5 0 9-2 9-8z" fill="#5e3b22" />
        <Pair d="M50 38c-3-9-11-13.5-19-13C23 26.5 19 34 19 42c0 14 9 24 22 25 5 0 9-2 9-7z" fill="#ead2a8" />
        <Pair d="M20 48c2 11 9 18 21 19 5 0 9-2 9-7-12 4-24 0-30-12z" fill="#cfae7d" />
        <Pair d="M50 46c-2-12-8-20-18-22 9-3 15 0 18 6z" fill="#fbf0d8" />
        <Eyes face={face} apart={15} y={42} r={8} lid="#cfae7d" browUp={14} brow="#5e3b22" />
        {face.open && <path d="M46 56h8l-4 9z" fill="#7c2f26" stroke="#a97327" stroke-width="1.5" />}
        <path d="M50 45c6 3 7 9 0 17-7-8-6-14 0-17z" fill="#a97327" />
        <path d="M50 45c6 3 6.5 6 3 9-3-1-5-1-7 .5-2.5-3.5-2-6.5 4-9.5z" fill="#e3b04f" />
      </g>
    </>
  );
}

/** Two hands side by side at the edge of the bench, each a fist of three fingers. */
function Paws({ fur, shade, claw }: { fur: string; shade: string; claw?: string }) {
  return (
    <>
      <Pair d="M26 104c-1-7 2-12 8-12 7 0 11 4 11 12z" fill={shade} />
      <Pair d="M31 98c0-4 3-6 7-6s8 3 8 7c0 3-3 5-8 5-4 0-7-2-7-6z" fill={fur} />
      <Pair d="M36.5 99h1.6v5h-1.6zM41 99h1.6v5H41z" fill={shade} />
      {claw && <Pair d="M32 103h3l-1.5 4zM37.5 104h3l-1.5 4zM42.5 103h3l-1 4z" fill={claw} />}
    </>
  );
}

function Wings() {
  return (
    <>
      <Pair d="M8 100c6-9 16-13 26-12l-3 12z" fill="#55784c" />
      <Pair d="M26 90c8-3 15-1 20 4-1 3-3 4-5 4 1 3-1 5-4 5 0 3-3 4-6 3-5-1-7-9-5-16z" fill="#ad7a4a" />
      <Pair d="M30 95c5-1 9 0 12 2M30 100c3-.5 5 0 7 2" fill="#8a5a35" />
    </>
  );
}

const busts = { constance: Marten, cornelius: Badger, agatha: Owl };

/** A bust that ends flat at the bottom edge, to stand behind something. It fills the width of its parent. */
export function Portrait({ who, mood }: { who: Who; mood: Mood }) {
  const Bust = busts[who];
  return (
    <svg class="portrait" viewBox="0 0 100 100" aria-hidden="true" data-mood={mood}>
      <Bust face={faces[mood]} />
    </svg>
  );
}

/** The hands of the same bust, in the same box, to lie over the cards that they hold. */
export function Hands({ who }: { who: Who }) {
  return (
    <svg class="portrait-hands" viewBox="0 0 100 100" overflow="visible" aria-hidden="true">
      {who === "constance" && <Paws fur="#764b31" shade="#432a1d" />}
      {who === "cornelius" && <Paws fur="#47403b" shade="#2b2623" claw="#d9ccb2" />}
      {who === "agatha" && <Wings />}
    </svg>
  );
}
