import { isDeepStrictEqual } from "node:util";
import { type Change, WINE_FIELDS, type Wine, type WineBody, wineBodyOf } from "sync-protocol";
import { promise } from "../Broken.ts";
import { expectedOpened, isFinishedBefore } from "../witnessOpened.ts";
import { expectedStock, isSameStock } from "../expectedStock.ts";
import { isSame, mergedValue } from "../mergedValue.ts";

/** A wine as it must show when a command is done. */
export type Expected = (before: Wine) => Wine;

/** [O1] [O7] What a command did shows at once over what was there, whatever it was merged with. */
export function checkShown(before: Wine, after: Wine | undefined, expected: Expected): void {
  promise(
    after !== undefined &&
      isDeepStrictEqual(plain(after), plain(expected(before))) &&
      isSameStock(after, expected(before)),
    () => `[O1] what was done to ${before.id} does not show`,
  );
}

/** The wine alone, its sets in order, without its lots. */
function plain(wine: Wine): Wine {
  const { id, userId, bottleId, isArchived, tags, barcodes } = wine;
  const sets = { tags: tags.toSorted(), barcodes: barcodes.toSorted(), lots: [] };
  return { ...wineBodyOf(wine), ...sets, id, userId, bottleId, isArchived };
}

/** The fields in which the body differs from what was seen, and no others; bottles as a difference. */
export function edited(seen: Wine, body: WineBody): Expected {
  const changed = WINE_FIELDS.filter((field) => !isSame(body[field], seen[field]));
  const base = Object.fromEntries(changed.map((field) => [field, seen[field]]));
  return (before) => {
    const edit = { kind: "edit", wineId: before.id, body, base } as const;
    const stock = expectedStock(before, edit);
    return {
      ...before,
      ...Object.fromEntries(WINE_FIELDS.map((field) => [field, mergedValue(edit, before, field)])),
      ...stock,
      opened: [...expectedOpened(before, edit, stock.quantity)],
    };
  };
}

/** A change that needs no form, of a wine that is there before and after. */
export type Counted = Exclude<Change, { kind: "create" | "edit" | "remove" | "restore" }>;

/** Bottles added, taken or moved, or the wine put away or brought back. */
export function changed(change: Counted): Expected {
  switch (change.kind) {
    case "add-bottles":
    case "remove-bottles":
    case "move-bottles":
      return (before) => {
        if (isFinishedBefore(before, change)) return before;
        const stock = expectedStock(before, change);
        return {
          ...before,
          ...stock,
          opened: [...expectedOpened(before, change, stock.quantity)],
        };
      };
    case "archive":
    case "unarchive":
      return (before) => ({ ...before, isArchived: change.kind === "archive" });
  }
}
