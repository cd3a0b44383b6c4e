import { type Lot, placeNamed, type Places, plainLot, sameValue } from "sync-protocol";
import { i18n } from "../../language/i18n.ts";
import { sizeInWords } from "./bottleSize.ts";
import { positionInWords, withRanges } from "../racks/spaces.ts";

export function lotGroups(lots: readonly Lot[]): readonly (readonly Lot[])[] {
  const groups: { readonly mark: Lot; readonly lots: Lot[] }[] = [];
  for (const lot of lots) {
    const { id, bottles, position } = plainLot("", 0);
    const mark = { ...lot, id, bottles, position };
    const group = groups.find((one) => sameValue(one.mark, mark));
    if (group) group.lots.push(lot);
    else groups.push({ mark, lots: [lot] });
  }
  return groups.map((group) => group.lots);
}

/** A group of lots in words: "Rack A · B1–B3, D4 · Standard (750 ml) · 4 bottles". */
export function groupInWords(group: readonly Lot[], places: Places = new Map()): string {
  const [first] = group;
  const place = first && placeNamed(places, first.placeId);
  const positions = group.flatMap((lot) => positionInWords(lot, place) ?? []);
  const bottles = group.reduce((sum, lot) => sum + lot.bottles, 0);
  return [
    place?.name,
    positions.length > 0 && withRanges(positions.join(", ")),
    first && sizeInWords(first.millilitres),
    i18n._("{bottles, plural, one {{bottles} bottle} other {{bottles} bottles}}", { bottles }),
  ]
    .filter(Boolean)
    .join(" · ");
}
