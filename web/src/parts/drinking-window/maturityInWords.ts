import type { DrinkingWindow, Stage } from "sync-protocol/drinking";
import { i18n } from "../../language/i18n.ts";

/** Words before the years, for the user's window and for an estimated window. */
const LEADS: Record<Stage, { readonly own: string; readonly usual: string }> = {
  young: { own: "From", usual: i18n._("usually from") },
  ready: { own: "Ready", usual: "usually" },
  soon: { own: i18n._("Drink by"), usual: i18n._("usually until") },
  past: { own: "Past", usual: i18n._("usually until") },
};

/**
 * The years that matter now, for example "Ready 2023–2037" or "Drink by 2027"; for an estimate, "usually 2020–2030".
 */
export function maturityInWords({ stage, from, to, basis }: DrinkingWindow): string {
  return `${LEADS[stage][basis.kind]} ${yearsAt(stage, from, to)}`;
}

function yearsAt(stage: Stage, from: number | undefined, to: number | undefined): string {
  if (stage === "young") return String(from);
  if (stage !== "ready") return String(to);
  if (from === undefined) return i18n._("until {to}", { to: String(to) });
  if (to === undefined) return i18n._("from {from}", { from: String(from) });
  return from === to ? String(from) : `${String(from)}–${String(to)}`;
}
