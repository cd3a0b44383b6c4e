import type { Edit } from "./change.ts";
import { lotsOf, type LotMerge, mergeLots, stockOf, withBottles } from "../records/lots/lots.ts";
import { withOpenedHeld } from "../records/lots/openedBottles.ts";
import { mergeById } from "../records/mergeById.ts";
import { sameValue } from "../records/recordKind.ts";
import { latestValuations } from "../records/valuation.ts";
import {
  SET_FIELDS,
  type SetField,
  type Wine,
  WINE_ADDITIONS,
  WINE_FIELDS,
  type WineBody,
  type WineField,
  type WineValues,
} from "../records/wine.ts";

/**
 * The result of merging an edit: the merged wine, and the values that the edit replaced although
 * its editor had not seen them.
 */
export interface Merge {
  readonly merged: Wine;
  readonly overwritten: WineValues;
}

export type EditContent = Pick<Edit, "body" | "base" | "omitted">;

/**
 * Merges an edit into the current wine, field by field [M1: field merge]. A field that the editor
 * left unchanged keeps its current value. If two editors set different values, the later value wins
 * and the other value is returned in `overwritten`. Quantities and sets merge as differences.
 */
export function mergeEdit(wine: Wine, edit: EditContent): Merge {
  const { body, base } = edit;
  const changed = changedFields(edit);
  const { stock, replaced: replacedLots } = mergedStock(wine, edit, changed);
  if (!base) {
    const merged = withOpenedHeld({ ...wine, ...pick(body, changed), ...stock });
    return { merged, overwritten: {} };
  }
  const sets = mergedSets(wine, edit, changed);
  const opened = changed.includes("opened") && {
    opened: mergeById(wine.opened, { seen: base.opened ?? [], wanted: body.opened }),
  };
  const valuations = changed.includes("valuations") && {
    valuations: latestValuations(
      mergeById(wine.valuations, { seen: base.valuations ?? [], wanted: body.valuations }),
    ),
  };
  const met = { ...sets, ...opened, ...valuations, ...stock };
  const replaced = changed.filter((field) => !(field in met));
  const byField = withOpenedHeld({ ...wine, ...pick(body, replaced), ...met });
  const windowEnds = isWindowSound(byField) ? [] : WINDOW.filter((end) => !replaced.includes(end));
  const conflicting = replaced.filter(
    (field) => !sameValue(wine[field], base[field]) && !sameValue(wine[field], body[field]),
  );
  return {
    merged: { ...byField, ...pick(body, windowEnds) },
    overwritten: {
      ...pick(wine, [...conflicting, ...windowEnds]),
      ...(replacedLots.length > 0 && { lots: [...replacedLots] }),
    },
  };
}

/**
 * The quantity and lots after an edit. Lots merge by id and field [L4: lot merge]. If the edit does
 * not change the lots, its change of quantity is added to or taken from the existing lots [L2:
 * adding] [L3: taking].
 */
function mergedStock(
  wine: Wine,
  { body, base }: EditContent,
  changed: readonly WineField[],
): LotMerge {
  if (!changed.includes("lots")) {
    const added = base ? bottlesAdded({ body, base }) : body.quantity - wine.quantity;
    return { stock: withBottles(wine, added), replaced: [] };
  }
  if (base) return mergeLots(wine, { body, base });
  return {
    stock: stockOf(wine.bottleId, lotsOf({ ...body, bottleId: wine.bottleId })),
    replaced: [],
  };
}

/**
 * The fields that an edit changes. With a base: the fields that differ from the base. Without a
 * base: all fields except those in `omitted`.
 */
export function changedFields({ body, base, omitted = [] }: EditContent): readonly WineField[] {
  if (!base) return WINE_FIELDS.filter((field) => !omitted.includes(field));
  return WINE_FIELDS.filter((field) => field in base && !sameValue(base[field], body[field]));
}

/**
 * Names of the fields that a request body omits because its client is older than they are. An edit
 * leaves them unchanged.
 */
export function omittedIn(sent: unknown): string[] {
  const named = typeof sent === "object" && sent !== null ? sent : {};
  return Object.keys(WINE_ADDITIONS).filter((field) => !(field in named));
}

/**
 * Number of bottles that an edit adds; negative if it takes bottles. 0 for an edit without a base.
 */
export function bottlesAdded({ body, base }: EditContent): number {
  return body.quantity - (base?.quantity ?? body.quantity);
}

const WINDOW = ["drinkFrom", "drinkTo"] as const satisfies readonly WineField[];

/**
 * Whether a drinking window does not end before its first year [W8: window]. True if either year is
 * unknown.
 */
export function isWindowSound({ drinkFrom, drinkTo }: Pick<WineBody, "drinkFrom" | "drinkTo">) {
  return drinkFrom === null || drinkTo === null || drinkFrom <= drinkTo;
}

/**
 * Merges the sets, such as tags, that both the edit and another editor changed: applies the edit's
 * additions and removals to the current set. A set that would be too large is left out, so that the
 * edit's set wins [M7: sets].
 */
function mergedSets(
  wine: Wine,
  { body, base = {} }: EditContent,
  changed: readonly WineField[],
): Partial<Pick<WineBody, SetField>> {
  const met = changed.filter(isSet).filter((field) => !sameValue(wine[field], base[field]));
  const sets = met.map((field) => {
    const seen = new Set(base[field]);
    const wanted = new Set(body[field]);
    const left = wine[field].filter((member) => wanted.has(member) || !seen.has(member));
    const merged = new Set([...left, ...body[field].filter((member) => !seen.has(member))]);
    return [field, [...merged]] as const;
  });
  return Object.fromEntries(sets.filter(([field, merged]) => merged.length <= SET_FIELDS[field]));
}

function isSet(field: WineField): field is SetField {
  return field in SET_FIELDS;
}

function pick(from: WineBody, fields: readonly WineField[]): Partial<WineBody> {
  return Object.fromEntries(fields.map((field) => [field, from[field]]));
}
