import {
  differingInPlaces,
  type GivenPlaceBody,
  type KeptPlace,
  type Place,
  type PlaceBody,
  placeBodyOf,
  placeBodySchema,
  type PlaceChange,
  placeOf,
} from "sync-protocol";
import { newEntry, type WriteContext, type OutboxEntry } from "../../outbox/outbox.ts";
import { decidePlaceHere } from "../../view/placesView.ts";
import type { CommandRefusal } from "../../outbox/refusalWords.ts";
import type { CellarDatabase } from "../CellarDatabase.ts";
import { presentPlaces } from "../presentPlaces.ts";

export type PlaceCommandOutcome =
  | { readonly kind: "done"; readonly place: Place; readonly undo: () => Promise<void> }
  | { readonly kind: "refused"; readonly refusal: CommandRefusal };

/**
 * Creates or edits a place. With `seen`, the place as it was when the form was opened, changes only
 * the fields that differ from it [G1: put]. Works offline; the server merges it with others' edits.
 */
export async function putPlace(
  cellar: CellarDatabase,
  { seen, body }: { readonly seen: Place | undefined; readonly body: GivenPlaceBody },
  context: WriteContext,
): Promise<PlaceCommandOutcome> {
  const parsed = placeBodySchema.safeParse(body);
  if (!parsed.success) {
    const issues = parsed.error.issues.map(({ path, message }) => ({
      path: path.map((key) => String(key)),
      message,
    }));
    return { kind: "refused", refusal: { code: "invalid", issues } };
  }
  const change: PlaceChange = seen
    ? editOf(seen, parsed.data)
    : { kind: "put-place", placeId: context.newId(), body: parsed.data };
  return runPlaceChange(cellar, change, context);
}

/** Adds an imported place under its existing id. A repeated call changes nothing. Works offline. */
export function putPlaceAs(
  cellar: CellarDatabase,
  place: Place,
  context: WriteContext,
): Promise<PlaceCommandOutcome> {
  const change: PlaceChange = { kind: "put-place", placeId: place.id, body: placeBodyOf(place) };
  return runPlaceChange(cellar, change, context);
}

/**
 * Removes a place. The bottles in it become unplaced, and the places in it move to the top level
 * [G4: unplaced]. Works offline.
 */
export function removePlace(
  cellar: CellarDatabase,
  placeId: string,
  context: WriteContext,
): Promise<PlaceCommandOutcome> {
  return runPlaceChange(cellar, { kind: "remove-place", placeId }, context);
}

/**
 * Reads the place, applies the change to it and adds the change to the outbox, in one transaction.
 * The change is durable when the promise resolves [O1: one transaction].
 */
function runPlaceChange(
  cellar: CellarDatabase,
  change: PlaceChange,
  context: WriteContext,
): Promise<PlaceCommandOutcome> {
  const { places, outbox } = cellar;
  return cellar.transaction("rw", places, outbox, async () => {
    const present = await presentPlaces(cellar);
    const outcome = decidePlaceHere(present, change);
    if (outcome.kind === "refused") return outcome;
    const place = placeOf(outcome.place);
    if (outcome.kind === "unchanged") return { kind: "done", place, undo: () => Promise.resolve() };

    const entry = newEntry(change, { opId: context.newId(), now: context.now });
    await outbox.add(entry);
    const inverse = inverseOf(present.get(place.id), outcome.place);
    return { kind: "done", place, undo: undoOf(cellar, { entry, inverse }, context) };
  });
}

/**
 * Returns a function that undoes the command, once. It drops the change if it is unsent, or sends
 * its inverse.
 */
function undoOf(
  cellar: CellarDatabase,
  made: { readonly entry: Pick<OutboxEntry, "opId" | "recordId">; readonly inverse: PlaceChange },
  { newId }: WriteContext,
): () => Promise<void> {
  const { entry, inverse } = made;
  let isUndone = false;
  return async () => {
    if (isUndone) return;
    isUndone = true;
    const isTakenBack = await cellar.transaction("rw", cellar.outbox, async () => {
      const pending = await cellar.outbox
        .where("recordId")
        .equals(entry.recordId)
        .sortBy("position");
      const tail = pending.at(-1);
      if (tail?.opId !== entry.opId || tail.opNo !== undefined) return false;
      await cellar.outbox.delete(tail.position);
      return true;
    });
    if (!isTakenBack) await runPlaceChange(cellar, inverse, { now: Date.now(), newId });
  };
}

function inverseOf(before: KeptPlace | undefined, after: KeptPlace): PlaceChange {
  const { id: placeId } = after;
  if (!before || before.deleted) return { kind: "remove-place", placeId };
  if (after.deleted) return { kind: "put-place", placeId, body: placeBodyOf(before) };
  return editOf(after, placeBodyOf(before));
}

function editOf(seen: Place, body: PlaceBody): PlaceChange {
  const base = Object.fromEntries(differingInPlaces(seen, body).map((name) => [name, seen[name]]));
  return { kind: "put-place", placeId: seen.id, body, base };
}
