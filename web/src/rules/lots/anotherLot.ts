import {
  BARCODES,
  foldText,
  type Lot,
  LOT_DETAILS,
  lotsOf,
  sameValue,
  TAGS,
  type Wine,
  WINE_FIELDS,
  type WineBody,
  wineBodyOf,
} from "sync-protocol";

/** The fields that identify a wine; bottle size does not. */
export type WineKey = Pick<Wine, "producer" | "name" | "vintage" | "nonVintage" | "designation">;

/**
 * The existing wine that is equal to a new wine, ignoring case and accents. Finds an archived wine
 * only if no other wine is equal.
 */
export function sameWine<W extends WineKey & Pick<Wine, "isArchived">>(
  wines: readonly W[],
  sought: WineKey,
): W | undefined {
  const words = wordsOf(sought);
  if (sought.name.trim() === "" || sought.producer.trim() === "") return undefined;
  const same = wines.filter((wine) => isOfOneYear(wine, sought) && sameValue(wordsOf(wine), words));
  return same.find((wine) => !wine.isArchived) ?? same[0];
}

function isOfOneYear(wine: WineKey, sought: WineKey): boolean {
  if (wine.nonVintage || sought.nonVintage) return wine.nonVintage === sought.nonVintage;
  return wine.vintage === sought.vintage;
}

function wordsOf({ producer, name, designation }: WineKey): readonly string[] {
  return [producer, name, designation ?? ""].map((text) => foldText(text.trim()));
}

/**
 * Adds lots from a form to a wine. Bottles with the same details as an existing lot go into that
 * lot. The wine's missing fields are taken from `body`; existing values stay.
 */
export function withMoreLots(wine: Wine, body: WineBody, lots: readonly Lot[]): WineBody {
  const has = wineBodyOf(wine);
  const lacking = WINE_FIELDS.filter((field) => has[field] === null);
  return {
    ...has,
    ...Object.fromEntries(lacking.map((field) => [field, body[field]])),
    tags: union(has.tags, body.tags, TAGS.most),
    barcodes: union(has.barcodes, body.barcodes, BARCODES.most),
    lots: [...lots.reduce(joined, lotsOf(wine))],
  };
}

function joined(lots: readonly Lot[], lot: Lot): readonly Lot[] {
  const alike = lots.find((one) => LOT_DETAILS.every((field) => sameValue(one[field], lot[field])));
  if (!alike) return [...lots, lot];
  const fuller = { ...alike, bottles: alike.bottles + lot.bottles };
  return lots.map((one) => (one === alike ? fuller : one));
}

function union(has: readonly string[], more: readonly string[], most: number): string[] {
  return [...new Set([...has, ...more])].slice(0, Math.max(most, has.length));
}
