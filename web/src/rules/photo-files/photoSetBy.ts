import {
  type CellarChange,
  changedFields,
  type EventChange,
  isOfEvent,
  type Noop,
  sameValue,
} from "sync-protocol";

/**
 * The photo that a change gives its wine or event, `null` where it takes one away; `undefined` where
 * it leaves the photo alone.
 */
export function photoSetBy(change: CellarChange | Noop): string | null | undefined {
  if (change.kind === "create") return change.body.photoUrl ?? undefined;
  if (isOfEvent(change)) return photoToldBy(change);
  if (change.kind !== "edit") return undefined;
  return changedFields(change).includes("photoUrl") ? change.body.photoUrl : undefined;
}

/** Without a base a put takes no photo away (rule H4). */
function photoToldBy(change: EventChange): string | null | undefined {
  if (change.kind === "remove-event") return undefined;
  const { base, body } = change;
  if (!base) return body.photoUrl ?? undefined;
  const isTouched = "photoUrl" in base && !sameValue(base.photoUrl, body.photoUrl);
  return isTouched ? body.photoUrl : undefined;
}

/** What is left on a wine or an event where the photo of this change did not come with it (rule F1). */
export function photoWithout(change: CellarChange | Noop): string | null | undefined {
  if (change.kind === "create") return null;
  return change.kind === "edit" || change.kind === "put-event" ? change.base?.photoUrl : undefined;
}
