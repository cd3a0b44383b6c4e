import {
  type Bottles,
  LOT_DETAILS,
  type Lot,
  lotsOf,
  placeNamed,
  type Places,
  plainLot,
  sameValue,
  type Wine,
} from "sync-protocol";
import { sizeInWords } from "./bottleSize.ts";
import { dayInWords } from "../day.ts";
import { positionInWords } from "../racks/holes.ts";

/**
 * The lots of a wine that users see: one without bottles, as after a move, is left out beside others;
 * one of them always stays.
 */
export function shownLots(wine: Bottles): readonly Lot[] {
  const lots = lotsOf(wine);
  const shown = lots.filter(({ bottles }) => bottles > 0);
  if (shown.length > 0) return shown;
  const told = lots.filter((lot) => lot.id !== wine.bottleId || isTold(lot));
  return told.length > 0 ? told : lots;
}

/** Whether anything is told of a lot but how many bottles it has. */
export function isTold(lot: Lot): boolean {
  const plain = plainLot(lot.id, lot.bottles);
  return LOT_DETAILS.some((field) => !sameValue(lot[field], plain[field]));
}

/**
 * What people call each lot of a wine, by its id, as it goes into a sentence: by where it lies, its
 * size, when and where it was bought, as much of it as tells the lots apart. The place of a lot has its
 * name from `places`.
 */
export function lotNames(wine: Wine, places: Places = new Map()): ReadonlyMap<string, string> {
  const lots = shownLots(wine);
  const told = lots.map((lot, n) =>
    [whereOf(lot, places), ...marksOf(lot, n, lots)].filter(isMark),
  );
  const most = Math.max(...told.map((marks) => marks.length));
  let names: string[] = [];
  for (let count = 1; count <= most; count += 1) {
    names = told.map((marks) => marks.slice(0, count).join(", "));
    if (new Set(names).size === names.length) break;
  }
  return new Map(lots.map(({ id }, n) => [id, names[n] ?? ""]));
}

/** Where a lot lies, as far as that is told. */
function whereOf(lot: Lot, places: Places): string | null {
  const place = placeNamed(places, lot.placeId);
  const where = [place?.name ?? null, positionInWords(lot, place)].filter(isMark).join(", ");
  return where === "" ? null : where;
}

function isMark(mark: string | null): mark is string {
  return mark !== null;
}

/** What marks a lot beside where it lies, the most telling first; the last of it tells any two apart. */
function marksOf(
  { millilitres, boughtOn, shop }: Lot,
  n: number,
  lots: readonly Lot[],
): readonly (string | null)[] {
  const isOfOneSize = lots.every((lot) => lot.millilitres === millilitres);
  return [
    isOfOneSize ? null : sizeInWords(millilitres),
    boughtOn && `the lot of ${dayInWords(boughtOn)}`,
    shop && `the lot from ${shop}`,
    `lot ${String(n + 1)}`,
  ];
}
