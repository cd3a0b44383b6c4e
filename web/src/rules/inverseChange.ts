import { type Change, type Wine, wineBodyOf } from "sync-protocol";
import { editChange } from "./editChange.ts";

/**
 * The change that takes back one that may have been sent. Nothing deletes a wine, so the inverse
 * of a create is to archive it. `undefined` when there is nothing to take back.
 */
export function inverseChange(
  change: Change,
  before: Wine | undefined,
  after: Wine,
): Change | undefined {
  const { wineId } = change;
  switch (change.kind) {
    case "create":
      return { kind: "archive", wineId };
    case "edit":
      return before && editChange(after, wineBodyOf(before));
    case "archive":
      return { kind: "unarchive", wineId };
    case "unarchive":
      return { kind: "archive", wineId };
    case "add-bottles":
      return { kind: "remove-bottles", wineId, quantity: change.quantity };
    case "remove-bottles":
      return { kind: "add-bottles", wineId, quantity: change.quantity };
  }
}
