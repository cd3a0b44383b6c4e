import {
  differingFields,
  type Edit,
  type Lot,
  type Wine,
  WINE_FIELDS,
  type WineBody,
  type WineValues,
} from "sync-protocol";

/** The edit that turns `seen` into `body`; `undefined` when nothing differs [M1: field merge]. */
export function editChange(seen: Wine, body: WineBody): Edit | undefined {
  const changed = differingFields(seen, body);
  if (changed.length === 0) return undefined;
  const base = Object.fromEntries(changed.map((field) => [field, seen[field]]));
  return { kind: "edit", wineId: seen.id, body, base };
}

export function withValues(body: WineBody, values: WineValues): WineBody {
  const changed = { ...body };
  for (const field of WINE_FIELDS) {
    if (values[field] !== undefined) Object.assign(changed, { [field]: values[field] });
  }
  return values.lots ? { ...changed, lots: withDetails(body.lots, values.lots) } : changed;
}

/**
 * `lots` with the details of the `others` that have the same ids. Bottle counts, and lots without a
 * match, do not change.
 */
function withDetails(lots: readonly Lot[], others: readonly Lot[]): Lot[] {
  const ownById = new Map(others.map((lot) => [lot.id, lot]));
  return lots.map((lot) => ({ ...lot, ...ownById.get(lot.id), bottles: lot.bottles }));
}
