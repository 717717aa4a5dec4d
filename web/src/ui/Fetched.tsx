// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// What is fetched only when somebody wants to know or change the rules.
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { View } from "../core/protocol";
import { t } from "../i18n";

/** What a module exports, once it is there; "failed" where it could not be fetched. */
function useFetched<T>(fetch: () => Promise<T>): T | "failed" | null {
  const [module, setModule] = useState<T | "failed" | null>(null);
  useEffect(() => {
    fetch().then(setModule, () => setModule("failed"));
  }, [fetch]);
  return module;
}

const fetchWords = () => import("../i18n/rules.en");
const fetchSettings = () => import("./settings/Settings");

/** The rules of a match by name, and what differs from that. */
export function RulesInForce({ words }: { words: string }) {
  const module = useFetched(fetchWords);
  const named =
    module && module !== "failed" ? module.rulesEn.named(words) : { name: words, differences: [] };
  return (
    <p class="small rules-in-force" data-testid="rules-in-force">
      {t.playedBy} <strong>{named.name}</strong>
      {named.differences.length > 0 && `, ${named.differences.join(", ")}`}
    </p>
  );
}

export function LazySettings({ view }: { view: View | null }) {
  const module = useFetched(fetchSettings);
  if (module === "failed") return <p>{t.trouble("load").title}</p>;
  if (!module) return <p>{t.loading}</p>;
  const Settings: ComponentType<{ view: View | null }> = module.Settings;
  return <Settings view={view} />;
}
