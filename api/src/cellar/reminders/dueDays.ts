import type { I18n } from "@lingui/core";
import { lotsOf, type Wine } from "sync-protocol";
import { windowOf } from "sync-protocol/drinking";
import { lineOfBottles, lineOfWine } from "./wineLines.ts";

/** What is due: a drinking window begins, begins its last year, or ends; or an order arrives. */
export type DueKind = "enters" | "last-year" | "leaves" | "order";

export interface DueDay {
  readonly kind: DueKind;
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly line: string;
}

/** The due days of a wine with held or ordered bottles. `year` is used to estimate the window. */
export function dueDaysOf(i18n: I18n, wine: Wine, year: number): readonly DueDay[] {
  const days: DueDay[] = [];
  const window = wine.quantity > 0 ? windowOf(wine, { year }) : undefined;
  const line = window ? lineOfWine(i18n, wine, year) : "";
  if (window?.from !== undefined)
    days.push({ kind: "enters", day: `${yearOf(window.from)}-01-01`, line });
  if (window?.to !== undefined) {
    days.push({ kind: "last-year", day: `${yearOf(window.to)}-01-01`, line });
    days.push({ kind: "leaves", day: `${yearOf(window.to)}-12-31`, line });
  }
  for (const { state, bottles, arrivesOn } of lotsOf(wine)) {
    if (state !== "ordered" || bottles === 0 || arrivesOn === null) continue;
    days.push({ kind: "order", day: arrivesOn, line: lineOfBottles(i18n, wine, bottles) });
  }
  return days;
}

function yearOf(year: number): string {
  return String(year).padStart(4, "0");
}
