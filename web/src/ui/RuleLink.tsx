// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
import { t } from "../i18n";
import { useController } from "./controller";

/** Opens the rules at a clause, on top of whatever names it. */
export function RuleLink({ clause, text = t.rule(clause) }: { clause: string; text?: string }) {
  const controller = useController();
  const open = (event: Event) => {
    event.preventDefault();
    controller.clause.value = clause;
  };
  // A bare "#" would be taken for a link to somewhere in this page.
  return (
    <a class="rule" href={`./#rule-${clause}`} onClick={open}>
      {text}
    </a>
  );
}
