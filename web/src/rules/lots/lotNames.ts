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
import { i18n } from "../../language/i18n.ts";
import { sizeInWords } from "./bottleSize.ts";
import { dayInWords } from "../day.ts";
import { positionInWords } from "../racks/spaces.ts";

/**
 * A wine's visible lots. An empty lot, for example after a move, is hidden if the wine has other
 * lots. At least one lot is visible.
 */
export function shownLots(wine: Bottles): readonly Lot[] {
  const lots = lotsOf(wine);
  const shown = lots.filter(({ bottles }) => bottles > 0);
  if (shown.length > 0) return shown;
  const detailed = lots.filter((lot) => lot.id !== wine.bottleId || hasDetails(lot));
  return detailed.length > 0 ? detailed : lots;
}

function hasDetails(lot: Lot): boolean {
  const plain = plainLot(lot.id, lot.bottles);
  return LOT_DETAILS.some((field) => !sameValue(lot[field], plain[field]));
}

/**
 * Names of a wine's lots by id, for use in sentences. A name has as few of place, size, purchase
 * date and shop as are needed to distinguish the lots. Place names come from `places`.
 */
export function lotNames(wine: Wine, places: Places = new Map()): ReadonlyMap<string, string> {
  const lots = shownLots(wine);
  const marked = lots.map((lot, n) =>
    [whereOf(lot, places), ...marksOf(lot, n, lots)].filter(isMark),
  );
  const most = Math.max(...marked.map((marks) => marks.length));
  let names: string[] = [];
  for (let count = 1; count <= most; count += 1) {
    names = marked.map((marks) => marks.slice(0, count).join(", "));
    if (new Set(names).size === names.length) break;
  }
  return new Map(lots.map(({ id }, n) => [id, names[n] ?? ""]));
}

function whereOf(lot: Lot, places: Places): string | null {
  const place = placeNamed(places, lot.placeId);
  const where = [place?.name ?? null, positionInWords(lot, place)].filter(isMark).join(", ");
  return where === "" ? null : where;
}

function isMark(mark: string | null): mark is string {
  return mark !== null;
}

/** A lot's features besides its place, most useful first. The last feature is unique. */
function marksOf(
  { millilitres, boughtOn, shop }: Lot,
  n: number,
  lots: readonly Lot[],
): readonly (string | null)[] {
  const isOfOneSize = lots.every((lot) => lot.millilitres === millilitres);
  return [
    isOfOneSize ? null : sizeInWords(millilitres),
    boughtOn && i18n._("the lot of {day}", { day: dayInWords(boughtOn) }),
    shop && i18n._("the lot from {shop}", { shop }),
    i18n._("lot {number}", { number: n + 1 }),
  ];
}
