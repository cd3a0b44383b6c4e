import { foldText, type Wine } from "sync-protocol";

/** A wine as this device shows it: the server's row with pending changes replayed. */
export interface CellarWine extends Wine {
  /**
   * When the wine's oldest pending change was made, ms since 1970; `undefined` if none is pending.
   */
  readonly waitingSince: number | undefined;
  /**
   * Key of the wine's new photo on this device. `undefined` when the server's row has that photo.
   */
  readonly localPhotoId: string | undefined;
  /**
   * Sort key for the order in which wines were added; not a time. Wines that the server does not
   * have yet sort last. Rows stored by older app versions lack this value and get 0.
   */
  readonly added: number;
}

export interface OrderedWine {
  readonly wine: CellarWine;
  readonly orderKey: string;
}

export function byNameVintageId(a: OrderedWine, b: OrderedWine): number {
  if (a.orderKey !== b.orderKey) return a.orderKey < b.orderKey ? -1 : 1;
  return a.wine.vintage - b.wine.vintage || compareIds(a.wine.id, b.wine.id);
}

function compareIds(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Numbers in names sort by value if they have at most this many digits. */
const DIGITS = 8;

/**
 * A sort key for names: without case and accents, with "Bin 9" before "Bin 28". Keys are compared
 * with `<`, which is much faster than a collator.
 */
export function orderKeyOf(name: string): string {
  return foldText(name).replace(/\d+/g, (number) => number.padStart(DIGITS, "0"));
}

export function vintageOf({ vintage, nonVintage }: Pick<Wine, "vintage" | "nonVintage">): string {
  return nonVintage ? "NV" : String(vintage);
}
