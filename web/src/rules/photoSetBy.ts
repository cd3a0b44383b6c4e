import { type CellarChange, changedFields, type Noop } from "sync-protocol";

/**
 * The photo that a change gives its wine, `null` where it takes one away; `undefined` where it
 * leaves the photo alone.
 */
export function photoSetBy(change: CellarChange | Noop): string | null | undefined {
  if (change.kind === "create") return change.body.photoUrl ?? undefined;
  if (change.kind !== "edit") return undefined;
  return changedFields(change).includes("photoUrl") ? change.body.photoUrl : undefined;
}

/** What is left on a wine where the photo of this change did not come with it (rule F1). */
export function photoWithout(change: CellarChange | Noop): string | null | undefined {
  if (change.kind === "create") return null;
  return change.kind === "edit" ? change.base?.photoUrl : undefined;
}
