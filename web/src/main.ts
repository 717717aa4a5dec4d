// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// The page as it is first seen: its styles, and how the person wishes it dressed. The picture in it was drawn when it was
// built; everything else follows once that is seen.
import "./styles/letters.css";
import "./styles/base.css";
import "./styles/porch.css";
import "./styles/table.css";
import "./styles/slate.css";
import "./styles/people.css";
import "./styles/speech.css";
import "./styles/trick.css";
import "./styles/hand.css";
import "./styles/panels.css";
import "./styles/endings.css";
import "./styles/bid.css";
import "./styles/pad.css";
import "./styles/controls.css";
import "./art/tokens.css";
import "./art/animals.css";
import "./art/card.css";
import "./art/marks.css";
import "./art/shed.css";
import "./art/tones.css";
import { dress } from "./ui/dress";
import { wishes } from "./visit";

dress(wishes);

/** A page that nobody looks at is not painted, and goes on all the same. */
const kUnseenMs = 500;

/** The first picture goes before all other work. */
function seen(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: "paint", buffered: true });
    setTimeout(resolve, kUnseenMs);
  });
}

const show = (of: string, shown: boolean) => document.querySelector(of)?.toggleAttribute("hidden", !shown);

seen()
  .then(() => import("./page"))
  .catch((error) => {
    show(".opening", false);
    show(".unfetched", true);
    throw error;
  });
