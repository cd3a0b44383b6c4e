import {
  differingFields,
  type Edit,
  type Wine,
  WINE_FIELDS,
  type WineBody,
  type WineValues,
} from "sync-protocol";

/** The edit that turns what the editor saw into `body`; `undefined` when nothing differs (M1). */
export function editChange(seen: Wine, body: WineBody): Edit | undefined {
  const changed = differingFields(seen, body);
  if (changed.length === 0) return undefined;
  const base = Object.fromEntries(changed.map((field) => [field, seen[field]]));
  return { kind: "edit", wineId: seen.id, body, base };
}

/** The body with these values in place of its own. */
export function withValues(body: WineBody, values: WineValues): WineBody {
  const changed = { ...body };
  for (const field of WINE_FIELDS) {
    if (values[field] !== undefined) Object.assign(changed, { [field]: values[field] });
  }
  return changed;
}
