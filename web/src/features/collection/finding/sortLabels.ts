import { i18n } from "../../../language/i18n.ts";
import type { Sort, SortedBy } from "../view/sorts.ts";

const LABELS: Readonly<Record<SortedBy, readonly [forward: string, reversed: string]>> = {
  name: [i18n._("Name, A to Z"), i18n._("Name, Z to A")],
  producer: [i18n._("Producer, A to Z"), i18n._("Producer, Z to A")],
  vintage: [i18n._("Vintage, oldest first"), i18n._("Vintage, newest first")],
  added: [i18n._("Added, oldest first"), i18n._("Added, newest first")],
  window: [i18n._("Drinking window, first to end"), i18n._("Drinking window, last to end")],
  place: [i18n._("Place, A to Z"), i18n._("Place, Z to A")],
  price: [i18n._("Price, lowest first"), i18n._("Price, highest first")],
};

export function sortLabel({ by, isReversed }: Sort): string {
  return LABELS[by][isReversed ? 1 : 0];
}
