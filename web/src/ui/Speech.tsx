// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
import { t } from "../i18n";
import { kPlaces } from "./seats";
import { said } from "./talk";

/** A word from one of the others, beside the bust that says it. */
export function Speech() {
  const remark = said.value;
  if (!remark) return null;
  return (
    <p key={remark.occasion} class={`speech speech-${kPlaces[remark.at]}`} data-testid="speech">
      {t.talk(remark.occasion, remark.at)}
    </p>
  );
}
