import { isDeepStrictEqual } from "node:util";
import { type Change, WINE_FIELDS, type Wine, type WineBody, wineBodyOf } from "sync-protocol";
import { must } from "../RuleViolation.ts";
import { expectedOpened, isFinishedBefore } from "../witnessOpened.ts";
import { expectedStock, isSameStock } from "../expectedStock.ts";
import { isSame, mergedValue } from "../mergedValue.ts";

export type ExpectedWine = (before: Wine) => Wine;

/**
 * [O1: one transaction] [O7: compaction] A command's result shows immediately, however the outbox
 * merged the command's change.
 */
export function checkShown(before: Wine, after: Wine | undefined, expected: ExpectedWine): void {
  must(
    after !== undefined &&
      isDeepStrictEqual(plain(after), plain(expected(before))) &&
      isSameStock(after, expected(before)),
    () => `[O1] what was done to ${before.id} does not show`,
  );
}

/** The wine without its lots, with sets sorted. */
function plain(wine: Wine): Wine {
  const { id, userId, bottleId, isArchived, tags, barcodes } = wine;
  const sets = { tags: tags.toSorted(), barcodes: barcodes.toSorted(), lots: [] };
  return { ...wineBodyOf(wine), ...sets, id, userId, bottleId, isArchived };
}

/**
 * The expected wine after an edit: only changed fields are set, and the bottle count changes by the
 * difference between `body` and `seen`.
 */
export function edited(seen: Wine, body: WineBody): ExpectedWine {
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

/** A change that the user makes without a form. The wine exists before and after the change. */
export type CountChange = Exclude<Change, { kind: "create" | "edit" | "remove" | "restore" }>;

export function changed(change: CountChange): ExpectedWine {
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
