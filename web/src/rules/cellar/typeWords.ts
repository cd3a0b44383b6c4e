import type { WineType } from "sync-protocol";
import { i18n } from "../../language/i18n.ts";

const WORDS: Readonly<Record<WineType, string>> = {
  "Red Wine": i18n._("Red Wine"),
  "White Wine": i18n._("White Wine"),
  "Rosé Wine": i18n._("Rosé Wine"),
  "Sparkling Wine": i18n._("Sparkling Wine"),
  "Dessert Wine": i18n._("Dessert Wine"),
  "Fortified Wine": i18n._("Fortified Wine"),
};

export function typeInWords(type: WineType): string {
  return WORDS[type];
}
