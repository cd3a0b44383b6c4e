import type { I18n } from "@lingui/core";
import type { WineType } from "sync-protocol";

/** Translates a type of wine. A type that only a newer version knows is returned unchanged. */
export function typeIn(i18n: I18n, type: string): string {
  return Object.hasOwn(TYPES, type) ? i18n._(type) : type;
}

/** The ids of the messages are the types themselves. */
const TYPES: Readonly<Record<WineType, string>> = {
  "Red Wine": /*i18n*/ "Red Wine",
  "White Wine": /*i18n*/ "White Wine",
  "Rosé Wine": /*i18n*/ "Rosé Wine",
  "Sparkling Wine": /*i18n*/ "Sparkling Wine",
  "Dessert Wine": /*i18n*/ "Dessert Wine",
  "Fortified Wine": /*i18n*/ "Fortified Wine",
};
