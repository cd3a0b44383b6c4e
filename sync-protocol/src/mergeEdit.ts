import type { Edit } from "./change.ts";
import { type Wine, WINE_FIELDS, type WineBody, type WineField, type WineValues } from "./wine.ts";

/** A merged wine, and the values of the server that the edit replaced without having seen them. */
export interface Merge {
  readonly merged: Wine;
  readonly overwritten: WineValues;
}

/**
 * Merges an edit into the wine as it is now, field by field (rules M1 to M4).
 *
 * A field the editor did not change stays. One that nobody else changed takes the editor's value.
 * Where both changed it to different values, the editor's wins and the other comes back in
 * `overwritten`. A changed quantity is a difference, added to what is there.
 */
export function mergeEdit(wine: Wine, { body, base }: Pick<Edit, "body" | "base">): Merge {
  if (!base) return { merged: { ...wine, ...body }, overwritten: {} };

  const quantity = wine.quantity + bottlesAdded({ body, base });
  const replaced = changedFields({ body, base }).filter((field) => field !== "quantity");
  const conflicting = replaced.filter(
    (field) => wine[field] !== base[field] && wine[field] !== body[field],
  );
  return {
    merged: { ...wine, ...pick(body, replaced), quantity },
    overwritten: pick(wine, conflicting),
  };
}

/** The fields that an edit changes: of those in its base, the ones that differ; without one, all. */
export function changedFields({ body, base }: Pick<Edit, "body" | "base">): readonly WineField[] {
  if (!base) return WINE_FIELDS;
  return WINE_FIELDS.filter((field) => field in base && base[field] !== body[field]);
}

/** How many bottles an edit adds, fewer than none where it takes some; none without a base. */
export function bottlesAdded({ body, base }: Pick<Edit, "body" | "base">): number {
  return body.quantity - (base?.quantity ?? body.quantity);
}

function pick(from: WineBody, fields: readonly WineField[]): Partial<WineBody> {
  return Object.fromEntries(fields.map((field) => [field, from[field]]));
}
