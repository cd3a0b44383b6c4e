import { GUEST_ROWS_MAX, type Wine, WINE_TYPES } from "sync-protocol";
import type { CellarStore } from "../ports/cellar.ts";
import type { GuestAccess } from "../ports/guestLinks.ts";
import { type GuestRow, guestRowsOf } from "./guestRows.ts";

/** The rows of one region. Wines without a region are grouped by country. */
export interface GuestRegion {
  readonly country: string;
  readonly region: string;
  readonly rows: readonly GuestRow[];
}

export interface GuestGroup {
  readonly type: string;
  readonly regions: readonly GuestRegion[];
}

export interface GuestList {
  readonly title: string;
  readonly showsPrices: boolean;
  readonly wines: number;
  readonly bottles: number;
  /** Whether rows were left out because the list is too long. */
  readonly isCut: boolean;
  readonly groups: readonly GuestGroup[];
  /** Ms since 1970. */
  readonly madeAt: number;
  readonly expiresAt: number;
}

/** The current list of a guest link [C16: list for guests]. */
export async function guestListOf(
  store: Pick<CellarStore, "places" | "wines">,
  { cellarId, title, filter, showsPrices, expiresAt }: GuestAccess,
  { now, locale }: { readonly now: number; readonly locale: string },
): Promise<GuestList> {
  const places = filter.placeId === undefined ? [] : await store.places(cellarId);
  const today = { year: new Date(now).getUTCFullYear() };
  const rowsOf = guestRowsOf({ filter, showsPrices, places, today });
  const found: GuestRow[] = [];
  for await (const wines of store.wines(cellarId, { includeArchived: false })) {
    for (const wine of wines) found.push(...rowsOf(wine));
    if (found.length > GUEST_ROWS_MAX) break;
  }
  const rows = found.slice(0, GUEST_ROWS_MAX).sort(orderIn(locale));
  return {
    title,
    showsPrices,
    wines: new Set(rows.map(({ wine }) => wine.id)).size,
    bottles: rows.reduce((sum, { bottles }) => sum + bottles, 0),
    isCut: found.length > GUEST_ROWS_MAX,
    groups: groupsOf(rows),
    madeAt: now,
    expiresAt,
  };
}

function orderIn(locale: string): (a: GuestRow, b: GuestRow) => number {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return ({ wine: a, ...one }, { wine: b, ...other }) =>
    placeOf(a.type) - placeOf(b.type) ||
    compare(a.country, b.country) ||
    compare(a.region, b.region) ||
    compare(a.producer, b.producer) ||
    compare(a.name, b.name) ||
    a.vintage - b.vintage ||
    one.millilitres - other.millilitres;
}

/** Types of wine that only a newer version of the app knows come last. */
function placeOf(type: string): number {
  const index = WINE_TYPES.findIndex((one) => one === type);
  return index === -1 ? WINE_TYPES.length : index;
}

function groupsOf(rows: readonly GuestRow[]): readonly GuestGroup[] {
  return runsOf(rows, ({ type }) => type).map((ofType) => ({
    type: ofType.first.wine.type,
    regions: runsOf(ofType.rows, ({ country, region }) => JSON.stringify([country, region])).map(
      ({ first, rows: ofRegion }) => ({
        country: first.wine.country,
        region: first.wine.region,
        rows: ofRegion,
      }),
    ),
  }));
}

interface RowGroup {
  readonly first: GuestRow;
  readonly rows: readonly GuestRow[];
}

function runsOf(rows: readonly GuestRow[], keyOf: (wine: Wine) => string): readonly RowGroup[] {
  const runs = new Map<string, { readonly first: GuestRow; readonly rows: GuestRow[] }>();
  for (const row of rows) {
    const key = keyOf(row.wine);
    const run = runs.get(key);
    if (run) run.rows.push(row);
    else runs.set(key, { first: row, rows: [row] });
  }
  return [...runs.values()];
}
