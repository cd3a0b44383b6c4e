import type { DrinkingWindow } from "sync-protocol/drinking";
import { i18n } from "../../language/i18n.ts";

/**
 * The years that matter at a drinking window's stage, for example "Ready 2023–2037" or "Drink by
 * 2027". For an estimated window, for example "usually 2020–2030".
 */
export function maturityInWords(window: DrinkingWindow): string {
  const { stage, from, to } = window;
  const isOwn = window.basis.kind === "own";
  switch (stage) {
    case "young":
      return isOwn
        ? i18n._("From {year}", { year: from })
        : i18n._("usually from {year}", { year: from });
    case "ready":
      return readyInWords(window);
    case "soon":
      return isOwn
        ? i18n._("Drink by {year}", { year: to })
        : i18n._("usually until {year}", { year: to });
    case "past":
      return isOwn
        ? i18n._("Past {year}", { year: to })
        : i18n._("usually until {year}", { year: to });
  }
}

function readyInWords({ from, to, basis }: DrinkingWindow): string {
  const isOwn = basis.kind === "own";
  if (from === undefined)
    return isOwn
      ? i18n._("Ready until {year}", { year: to })
      : i18n._("usually until {year}", { year: to });
  if (to === undefined)
    return isOwn
      ? i18n._("Ready from {year}", { year: from })
      : i18n._("usually from {year}", { year: from });
  const years = from === to ? String(from) : `${String(from)}–${String(to)}`;
  return isOwn ? i18n._("Ready {years}", { years }) : i18n._("usually {years}", { years });
}
