// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
import "./shed.css";

/** A larch standing on (x, y), `h` high: a straight stem with loose tiers of drooping branches. */
function larch(x: number, y: number, h: number): string {
  const tiers = [0.16, 0.34, 0.54, 0.76];
  const side = (sign: number) =>
    tiers.map((t) => {
      const reach = h * (0.06 + t * 0.2);
      const tip = `${(x + sign * reach).toFixed()} ${(y - h + h * (t + 0.12)).toFixed()}`;
      return `L${tip} ${(x + sign * reach * 0.35).toFixed()} ${(y - h + h * (t + 0.08)).toFixed()}`;
    });
  const left = side(-1).map((tier) => tier.slice(1).split(" "));
  const down = side(1).join("");
  const up = left
    .reverse()
    .map(([a, b, c, d]) => `L${c} ${d} ${a} ${b}`)
    .join("");
  return `M${x} ${(y - h).toFixed()}${down}L${x + 2} ${y}H${x - 2}${up}z`;
}

function Window() {
  return (
    <svg class="shed-window" viewBox="0 0 420 210" aria-hidden="true">
      <path d="M12 0h396v190H12z" fill="var(--window)" />
      <path d="M12 190V96c60-40 150-40 220-8s120 12 176-14v116z" fill="#152930" />
      <circle cx="322" cy="52" r="46" fill="#1b333b" />
      <circle cx="322" cy="52" r="24" fill="var(--moon)" />
      <path d="M322 28a24 24 0 1 1-23 31c16 6 36-6 23-31z" fill="#a9c4b8" />
      <path
        d="M58 30v2M108 62v2M152 24v2M236 34v2M262 72v2M386 28v2M30 70v2M200 60v2"
        stroke="var(--moon)"
        stroke-width="2"
        stroke-linecap="round"
      />
      <path
        d={[larch(52, 190, 128), larch(96, 190, 92), larch(372, 190, 112), larch(404, 190, 140)].join("")}
        fill="#1f3b41"
      />
      <path
        d={[larch(22, 196, 164), larch(134, 196, 74), larch(286, 196, 84), larch(338, 196, 70)].join("")}
        fill="#0b1519"
      />
      <path d="M12 190v-22c50-14 120-6 170 2s160 6 226-8v28z" fill="#0b1519" />
      <path d="M0 0h12v190H0zM408 0h12v190h-12zM204 0h12v190h-12zM12 86h396v9H12z" fill="#4a3829" />
      <path d="M12 0h4v190h-4zM216 0h4v190h-4zM16 95h188v4H16zM220 95h188v4H220z" fill="#2a1f18" />
      <path d="M-8 188h436v10H-8z" fill="#7a5534" />
      <path d="M-8 198h436v12H-8z" fill="#3b2a1e" />
    </svg>
  );
}

function pot(x: number, y: number, w: number): string {
  return `M${x} ${y}h${w}v${w * 0.22}h${-w * 0.06}l${-w * 0.1} ${w * 0.68}H${x + w * 0.16}l${-w * 0.1} ${-w * 0.68}H${x}z`;
}

function Shelf() {
  return (
    <svg class="shed-shelf" viewBox="0 0 220 150" aria-hidden="true">
      <path d="M30 132v14l-12-14zM190 132v14l12-14z" fill="#231a14" />
      <path d="M0 122h220v5H0z" fill="#9a6b3f" />
      <path d="M0 127h220v7H0z" fill="#5a3f29" />
      <path d={pot(12, 82, 44)} fill="#a9552f" />
      <path d="M12 82h44v4H12z" fill="#d67f52" />
      <path
        d="M34 82c0-14-2-20-4-28M34 70c6-10 14-12 20-12-2 9-10 14-20 14M32 62c-4-9-11-12-19-12 2 9 9 13 19 13M31 55c0-8 4-13 9-16 3 8-1 14-9 17"
        fill="#7a9e63"
        stroke="#55784c"
        stroke-width="2"
      />
      <path d={pot(66, 94, 30)} fill="#8f4527" />
      <path d="M66 94h30v3H66z" fill="#c8693f" />
      <path d={pot(68, 72, 26)} fill="#a9552f" />
      <path d="M68 72h26v3H68z" fill="#d67f52" />
      <path d="M108 80h34v42h-34z" fill="#d9ccb2" />
      <path d="M108 80h34v9h-34z" fill="#8fb573" />
      <path d="M125 96c5 4 6 9 0 18-6-9-5-14 0-18z" fill="#c8693f" />
      <path d="M146 84l32-5 6 41-32 4z" fill="#e6d9bd" />
      <path d="M146 84l32-5 1.3 9-32 5z" fill="#e0a53f" />
      <circle cx="166" cy="105" r="8" fill="#5a6f8a" />
      <path d="M192 122V88c0-4 3-6 3-10h14c0 4 3 6 3 10v34z" fill="#3f5358" />
      <path d="M194 98h16v24h-16z" fill="#c08f3d" />
      <path d="M194 74h16v5h-16z" fill="#9a8a6a" />
    </svg>
  );
}

function Tools() {
  return (
    <svg class="shed-tools" viewBox="0 0 220 150" aria-hidden="true">
      <path d="M0 14h220v4H0z" fill="#9a6b3f" />
      <path d="M0 18h220v7H0z" fill="#5a3f29" />
      <path d="M24 25v6M72 25v6M124 25v6M182 25v8" stroke="#231a14" stroke-width="3" />
      <path d="M20 30h8v40h-8z" fill="#a06a3b" />
      <path d="M22 70h4v12h-4z" fill="#5f6f70" />
      <path d="M12 82h24v20c0 12-6 20-12 26-6-6-12-14-12-26z" fill="#8fa09c" />
      <path d="M24 82h12v20c0 12-6 20-12 26z" fill="#6c7e7c" />
      <path d="M68 30h8v36h-8z" fill="#a06a3b" />
      <path
        d="M58 118V84h28v34M72 66v52"
        stroke="#8fa09c"
        stroke-width="5"
        fill="none"
        stroke-linejoin="round"
      />
      <path
        d="M112 32c-8 10-6 24 6 30l6-6 6 6c12-6 14-20 6-30-4 8-6 14-12 22-6-8-8-14-12-22z"
        fill="#a9552f"
      />
      <path d="M118 62l14 56-8-8-4-48zM130 62l-14 56 8-8 4-48z" fill="#8fa09c" />
      <path d="M182 32c-10 10-16 20-12 34h24c4-14-2-24-12-34z" fill="#6f5238" />
      <circle cx="182" cy="84" r="24" fill="#c8a76a" />
      <path
        d="M161 74c10 12 26 18 42 14M160 92c14-16 26-24 38-26M170 105c4-14 14-26 30-32"
        stroke="#9c7d48"
        stroke-width="3"
        fill="none"
      />
    </svg>
  );
}

function Lamp() {
  return (
    <svg class="shed-lamp" viewBox="-60 0 120 80" aria-hidden="true">
      <g class="shed-glow" fill="var(--lamp)">
        <path d="M-38 62-170 260h340L38 62z" opacity=".07" />
        <path d="M-34 62-96 260H96L34 62z" opacity=".06" />
        <ellipse cy="66" rx="86" ry="46" opacity=".07" />
        <ellipse cy="66" rx="54" ry="26" opacity=".12" />
      </g>
      <path d="M-1.5 0h3v26h-3z" fill="#0d0b0a" />
      <path d="M-8 22H8l3 10h-22z" fill="#3a2f26" />
      <path d="M-11 32h22c4 16 16 20 29 30h-80c13-10 25-14 29-30z" fill="#33564f" />
      <path d="M-11 32h8c-2 16-10 22-17 30h-20c13-10 25-14 29-30z" fill="#477068" />
      <ellipse cy="62" rx="40" ry="5" fill="#b9802f" />
      <path d="M-13 61a13 12 0 0 0 26 0z" fill="#ffe9b8" />
    </svg>
  );
}

/** The potting shed at night, behind everything. Purely decorative; its measures are the variables of shed.css. */
export function Shed() {
  return (
    <div class="shed" aria-hidden="true">
      <div class="shed-wall" />
      <div class="shed-dusk" />
      <Window />
      <Shelf />
      <Tools />
      <Lamp />
      <div class="shed-bench">
        <div class="shed-cloth">
          <div class="shed-hem" />
        </div>
        <div class="shed-rim" />
        <div class="shed-front" />
        <div class="shed-side" />
      </div>
    </div>
  );
}
