import { type Change, lotsOf, type Wine, wineBodyOf } from "sync-protocol";
import { editChange } from "./editChange.ts";

/**
 * The change that undoes a change that may have been sent; `undefined` if nothing has to be undone.
 * A create is undone by a removal.
 */
export function inverseChange(
  change: Change,
  before: Wine | undefined,
  after: Wine,
): Change | undefined {
  const { wineId } = change;
  switch (change.kind) {
    case "create":
      return { kind: "remove", wineId };
    case "edit":
      return before && editChange(after, wineBodyOf(before));
    case "archive":
      return { kind: "unarchive", wineId };
    case "unarchive":
      return { kind: "archive", wineId };
    case "remove":
      return { kind: "restore", wineId };
    case "restore":
      return { kind: "remove", wineId };
    case "add-bottles":
      return { ...change, kind: "remove-bottles", ...lotBetween(before, after) };
    case "remove-bottles":
      return before && putBack(change, before, after);
    case "move-bottles":
      return before && moveBack(change, before);
  }
}

/** Adds bottles to their lots again. Opened bottles are open again [B2: open merge]. */
function putBack(
  { wineId, quantity }: Extract<Change, { kind: "remove-bottles" }>,
  before: Wine,
  after: Wine,
): Change | undefined {
  if (before.opened.length > after.opened.length) return editChange(after, wineBodyOf(before));
  return { kind: "add-bottles", wineId, quantity, ...lotBetween(before, after) };
}

function lotBetween(before: Wine | undefined, after: Wine): { readonly lotId?: string } {
  const lots = new Map(before?.lots.map(({ id, bottles }) => [id, bottles]));
  const moved = after.lots.find(({ id, bottles }) => lots.get(id) !== bottles);
  return moved ? { lotId: moved.id } : {};
}

function moveBack(
  { wineId, from, to, quantity }: Extract<Change, { kind: "move-bottles" }>,
  before: Wine,
): Change | undefined {
  const source = lotsOf(before).find(({ id }) => id === from);
  if (!source) return undefined;
  const { bottles, ...seen } = source;
  return {
    kind: "move-bottles",
    wineId,
    from: to.id,
    to: seen,
    quantity: Math.min(quantity, bottles),
  };
}
