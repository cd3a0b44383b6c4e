import { type Lot, QUANTITY } from "sync-protocol";
import { i18n } from "../../language/i18n.ts";
import { wholeNumberIn } from "../typedNumber.ts";

export const ON_ORDER = "on order";

/** Bottles that are added together with a lot, and differ from that lot only by place. */
export interface LotRow {
  readonly id: string;
  /** As typed. */
  readonly bottles: string;
  /** The id of a place, {@link ON_ORDER}, or empty. */
  readonly place: string;
}

export const LOT_ROWS_MAX = 10;

/** Parses rows from the text of one form field: one row per line, with parts separated by tabs. */
export function rowsIn(text: string): readonly LotRow[] {
  return text.split("\n").flatMap((line) => {
    const [id = "", bottles, place] = line.split("\t");
    return bottles === undefined || place === undefined ? [] : [{ id, bottles, place }];
  });
}

export function rowsText(rows: readonly LotRow[]): string {
  return rows.map(({ id, bottles, place }) => [id, bottles, place].join("\t")).join("\n");
}

export function hasOrderedRow(text: string): boolean {
  return rowsIn(text).some(({ place }) => place === ON_ORDER);
}

export function isWrongRow(row: LotRow): boolean {
  return bottlesIn(row) < 1 || bottlesIn(row) > QUANTITY.max;
}

export function rowsProblem(rows: readonly LotRow[]): string | undefined {
  return rows.some(isWrongRow)
    ? i18n._("Bottles must be 1 to {max}", { max: String(QUANTITY.max) })
    : undefined;
}

/**
 * The lots of the rows, like `lot` except for the place. `arrivesOn` is the arrival date of orders.
 */
export function lotsOfRows(rows: readonly LotRow[], lot: Lot, arrivesOn: string): Lot[] {
  return rows.map(({ id, place, ...row }) => ({
    ...lot,
    id,
    bottles: bottlesIn(row),
    position: null,
    ...(place === ON_ORDER
      ? { state: "ordered", placeId: null, arrivesOn: arrivesOn === "" ? null : arrivesOn }
      : { state: "held", placeId: place === "" ? null : place, arrivesOn: null }),
  }));
}

/** The number of added bottles, and how many of them are on order. */
export function countRows(
  rows: readonly LotRow[],
  first: { readonly bottles: string; readonly isOrdered: boolean },
): { readonly bottles: number; readonly ordered: number } {
  const all = [...rows.map((row) => ({ ...row, isOrdered: row.place === ON_ORDER })), first];
  const sum = (some: readonly { readonly bottles: string }[]) =>
    some.reduce((total, row) => total + bottlesIn(row), 0);
  return { bottles: sum(all), ordered: sum(all.filter(({ isOrdered }) => isOrdered)) };
}

/** 0 if the text is no number. */
function bottlesIn({ bottles }: Pick<LotRow, "bottles">): number {
  const count = wholeNumberIn(bottles);
  return count !== undefined && Number.isInteger(count) ? count : 0;
}
