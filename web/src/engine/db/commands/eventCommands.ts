import {
  differingInEvents,
  type EventBody,
  eventBodyOf,
  eventBodySchema,
  type EventChange,
  eventOf,
  type GivenEventBody,
  quantityChangeOf,
  type KeptEvent,
  type WineEvent,
} from "sync-protocol";
import { newEntry, type NewEntry, type WriteContext } from "../../outbox/outbox.ts";
import type { CommandRefusal } from "../../outbox/refusalWords.ts";
import type { CellarDatabase, KeptPhoto } from "../CellarDatabase.ts";
import type { ImportedEvent } from "../../../rules/history/ImportedEvent.ts";
import { ownImpression } from "../../../rules/history/impressions.ts";
import { correctionOf } from "../../../rules/history/removingEntry.ts";
import { keepPhoto, type PhotoIntent } from "../photos/keepPhoto.ts";
import { keptPhotosOf } from "../photos/photoKeys.ts";
import { decideEventHere } from "../../view/eventsView.ts";
import { presentEvent, presentEvents } from "../presentEvents.ts";
import { type CommandOutcome, runCommand } from "./runCommand.ts";
import { type FormPhoto, intentOf } from "./wineCommands.ts";

export type EventCommandOutcome =
  | { readonly kind: "done"; readonly event: WineEvent; readonly undo: () => Promise<void> }
  | { readonly kind: "refused"; readonly refusal: CommandRefusal };

/**
 * An event that a user records without changing the wine's number of bottles [H5: recorded event].
 */
export interface NewEvent {
  readonly wineId: string;
  readonly bottles?: number | undefined;
  readonly body: GivenEventBody;
  readonly photo?: FormPhoto;
}

/**
 * Records an event that no change of bottles creates: a tasting, or an event from before the cellar
 * was in the app. Its photo is kept on this device until the server's row shows it [F3: local
 * photos]. Works offline.
 */
export function recordEvent(
  cellar: CellarDatabase,
  { wineId, bottles = 0, ...said }: NewEvent,
  context: WriteContext,
): Promise<EventCommandOutcome> {
  return withBody(said, (body, photo) => {
    const eventId = context.newId();
    const change: EventChange = { kind: "put-event", eventId, wineId, bottles, body };
    return runEventChange(cellar, { change, photo }, context);
  });
}

export interface ImportedEvents {
  readonly events: readonly ImportedEvent[];
  readonly photos: ReadonlyMap<string, ArrayBuffer>;
}

export interface EventsOfUser extends ImportedEvents {
  readonly userId: string;
}

/**
 * Records imported events under their existing ids, in one transaction. Events that are already in
 * the cellar stay unchanged. Works offline.
 */
export function recordEventsAs(
  cellar: CellarDatabase,
  { events, photos, userId }: EventsOfUser,
  { now, newId }: WriteContext,
): Promise<void> {
  const tables = [cellar.events, cellar.wines, cellar.outbox, cellar.photos];
  return cellar.transaction("rw", tables, async () => {
    const there = await presentEvents(cellar);
    const missing = events.filter(({ id }) => !there.has(id));
    const uncounted = missing.map((event) => ({ ...event, isUncounted: true }));
    await cellar.outbox.bulkAdd(
      uncounted.flatMap((event) => putEntries(event, { userId, context: { now, newId } })),
    );
    await keepPhotosOf(cellar, { events: missing, photos }, { now, newId });
  });
}

export async function keepPhotosOf(
  cellar: CellarDatabase,
  { events, photos }: ImportedEvents,
  { now, newId }: WriteContext,
): Promise<void> {
  const kept = events.flatMap(({ id: wineId }): KeptPhoto[] => {
    const jpeg = photos.get(wineId);
    return jpeg
      ? [{ id: newId(), recordId: wineId, isOfEvent: true, jpeg, keptAt: now, replaces: null }]
      : [];
  });
  await cellar.photos.bulkAdd(kept);
}

/**
 * Creates the change that adds an imported event under its existing id. The event keeps its number
 * of bottles [H8: export].
 */
export function putEntry(
  event: ImportedEvent,
  { opId, now }: { readonly opId: string; readonly now: number },
): NewEntry {
  const { id: eventId, wineId, bottles, isUncounted, authorName } = event;
  const counted = isUncounted ? undefined : countedAs(event);
  const body = eventBodyOf(event);
  return newEntry(
    {
      ...{ kind: "put-event", eventId, wineId, bottles, counted, body },
      ...(authorName !== undefined && { authorName }),
    },
    { opId, now },
  );
}

/**
 * Creates the changes that add an imported event and its impressions [H12: impressions]. `userId`
 * is the user's id in the cellar from which the event comes.
 */
export function putEntries(
  event: ImportedEvent,
  { userId, context }: { readonly userId: string; readonly context: WriteContext },
): readonly NewEntry[] {
  const { now, newId } = context;
  return [
    putEntry(event, { opId: newId(), now }),
    ...event.impressions.map(({ author: { id, name }, rating, note }) => {
      const change = {
        kind: "put-impression",
        eventId: event.id,
        values: { rating, note },
      } as const;
      return newEntry(id === userId ? change : { ...change, authorName: name }, {
        opId: newId(),
        now,
      });
    }),
  ];
}

function countedAs({ lotId, recordedOn, importId, isDateUnknown }: WineEvent) {
  return {
    lotId,
    ...(recordedOn !== null && { recordedOn }),
    ...(importId !== null && { importId }),
    ...(isDateUnknown && { isDateUnknown }),
  };
}

export interface EventEdit {
  readonly seen: WineEvent;
  readonly body: GivenEventBody;
  readonly photo?: FormPhoto;
}

/**
 * Edits the fields of an event in which the form differs from `seen`, the event as the user saw it
 * [H4: event merge]. A new photo is kept on this device until the server's row shows it [F3: local
 * photos]. Works offline.
 */
export function editEvent(
  cellar: CellarDatabase,
  { seen, ...said }: EventEdit,
  context: WriteContext,
): Promise<EventCommandOutcome> {
  return withBody(said, (body, photo) =>
    runEventChange(cellar, { change: editOf(seen, body), photo }, context),
  );
}

/**
 * Sets the user's own impression of an event. An impression with neither rating nor note is removed
 * [H12: impressions]. Works offline.
 */
export function putImpression(
  cellar: CellarDatabase,
  { eventId, values }: ImpressionToPut,
  context: WriteContext,
): Promise<EventCommandOutcome> {
  const change = { kind: "put-impression", eventId, values } as const;
  return runEventChange(cellar, { change }, context);
}

export type ImpressionToPut = Pick<PutImpression, "eventId" | "values">;

type PutImpression = Extract<EventChange, { kind: "put-impression" }>;

/**
 * Removes a journal entry, and its photo if it is not uploaded yet. The wine's number of bottles
 * stays: an entry that counts bottles becomes a correction without details [H10: removing an
 * entry]. Works offline.
 */
export function removeEvent(
  cellar: CellarDatabase,
  eventId: string,
  context: WriteContext,
): Promise<EventCommandOutcome> {
  const { events, wines, outbox, photos, missingPhotos } = cellar;
  return cellar.transaction("rw", [events, wines, outbox, photos, missingPhotos], async () => {
    const event = await presentEvent(cellar, eventId);
    const isCounted = event !== undefined && !event.deleted && quantityChangeOf(event) !== 0;
    const change: EventChange = isCounted
      ? editOf(event, correctionOf(event))
      : { kind: "remove-event", eventId };
    return runEventChange(cellar, { change, photo: { kind: "removed" } }, context);
  });
}

/**
 * Undoes an event that took bottles: adds the bottles again and removes the event [H3: undo]. Works
 * offline.
 */
export function putBottlesBack(
  cellar: CellarDatabase,
  event: WineEvent,
  context: WriteContext,
): Promise<CommandOutcome> {
  const { id, wineId, lotId } = event;
  const quantity = -quantityChangeOf(event);
  const change = {
    kind: "add-bottles",
    wineId,
    quantity,
    ...(lotId !== null && { lotId }),
  } as const;
  return runCommand(cellar, { wineId, change: () => change, undoes: id }, context);
}

function withBody(
  { body, photo }: { readonly body: GivenEventBody; readonly photo?: FormPhoto },
  run: (written: EventBody, photo: PhotoIntent | undefined) => Promise<EventCommandOutcome>,
): Promise<EventCommandOutcome> {
  const photoUrl = photo === null ? null : (photo?.path ?? body.photoUrl);
  const parsed = eventBodySchema.safeParse({ ...body, photoUrl });
  if (parsed.success) return run(parsed.data, intentOf(photo));
  const issues = parsed.error.issues.map(({ path, message }) => ({
    path: path.map(String),
    message,
  }));
  return Promise.resolve({ kind: "refused", refusal: { code: "invalid", issues } });
}

interface EventIntent {
  readonly change: EventChange;
  readonly photo?: PhotoIntent | undefined;
}

/**
 * Reads the event, applies the change to it and adds the change to the outbox, in one transaction.
 * The change is durable when the promise resolves [O1: one transaction].
 */
function runEventChange(
  cellar: CellarDatabase,
  { change, photo }: EventIntent,
  context: WriteContext,
): Promise<EventCommandOutcome> {
  const { events, wines, outbox, photos, missingPhotos } = cellar;
  return cellar.transaction("rw", [events, wines, outbox, photos, missingPhotos], async () => {
    const { eventId } = change;
    const before = await presentEvent(cellar, eventId);
    const outcome = decideEventHere(change, { event: before, readerId: cellar.userId });
    if (outcome.kind === "refused") return outcome;
    const event = eventOf(outcome.event);
    const entry =
      outcome.kind === "changed"
        ? newEntry(change, { opId: context.newId(), now: context.now })
        : undefined;
    const position = entry && (await outbox.add(entry));
    const waiting = await waitingPhotoOf(cellar, eventId);
    const keeping = { recordId: eventId, isOfEvent: true, photo, shown: event.photoUrl } as const;
    const photoId = await keepPhoto(cellar, { ...keeping, change: entry && change }, context);
    const isReplaced = waiting && !(await photos.get(waiting.id));
    const made: WrittenEventChange = {
      ...{ change, before, after: outcome.event, opId: entry?.opId, position, photoId },
      replacedPhoto: isReplaced ? waiting : undefined,
    };
    return { kind: "done", event, undo: undoOf(cellar, made, context) };
  });
}

interface WrittenEventChange {
  readonly change: EventChange;
  readonly before: KeptEvent | undefined;
  readonly after: KeptEvent;
  /** Op id of the change; `undefined` if the command changed nothing. */
  readonly opId: string | undefined;
  readonly position: number | undefined;
  readonly photoId: string | undefined;
  readonly replacedPhoto: KeptPhoto | undefined;
}

/**
 * Returns a function that undoes the command, once. It drops the change if it is unsent, or sends
 * its inverse. It also removes the photo, even if it is attached already.
 */
function undoOf(
  cellar: CellarDatabase,
  made: WrittenEventChange,
  { newId }: WriteContext,
): () => Promise<void> {
  const { change, before, after, photoId, replacedPhoto } = made;
  const { events, wines, outbox, photos, missingPhotos } = cellar;
  let isUndone = false;
  const takeBack = async () => {
    if (isUndone) return;
    isUndone = true;
    if (photoId !== undefined) await dropWaiting(cellar, photoId);
    if (replacedPhoto) await photos.put(replacedPhoto);
    const isTakenBack = await dropUnsent(cellar, made);
    const present = await presentEvent(cellar, after.id);
    const isAttached = photoId !== undefined && (present?.photoUrl ?? null) !== after.photoUrl;
    if (isTakenBack && !isAttached) return;
    const now = isAttached && present ? { ...after, photoUrl: present.photoUrl } : after;
    const context = { now: Date.now(), newId };
    const inverse =
      change.kind === "put-impression"
        ? impressionBefore(change, before, cellar.userId)
        : inverseOf(before, now);
    await runEventChange(cellar, { change: inverse }, context);
  };
  return () => cellar.transaction("rw", [events, wines, outbox, photos, missingPhotos], takeBack);
}

async function waitingPhotoOf(
  cellar: CellarDatabase,
  eventId: string,
): Promise<KeptPhoto | undefined> {
  const kept = await keptPhotosOf(cellar, eventId);
  const waiting = kept.find(({ path }) => path === undefined);
  return waiting && cellar.photos.get(waiting.id);
}

async function dropWaiting({ photos }: CellarDatabase, photoId: string): Promise<void> {
  const kept = await photos.get(photoId);
  if (kept && kept.path === undefined) await photos.delete(photoId);
}

/**
 * Removes the command's change from the outbox. Returns `false` if it was sent or another change of
 * the event follows it.
 */
async function dropUnsent(
  { outbox }: CellarDatabase,
  { after, opId, position }: WrittenEventChange,
): Promise<boolean> {
  if (opId === undefined || position === undefined) return true;
  const tail = (await outbox.where("recordId").equals(after.id).sortBy("position")).at(-1);
  if (tail?.opId !== opId || tail.opNo !== undefined) return false;
  await outbox.delete(position);
  return true;
}

/**
 * Attaches an uploaded photo to its event by an edit, whose base is the photo that the user saw
 * [F7: attaching]. Does nothing if the event was removed.
 */
export async function attachToEvent(
  cellar: CellarDatabase,
  { id, recordId: eventId, replaces }: KeptPhoto,
  photoUrl: string,
  context: WriteContext,
): Promise<void> {
  const present = await presentEvent(cellar, eventId);
  if (!present || present.deleted) return;
  const { wineId } = present;
  const seen = replaces === undefined ? present.photoUrl : replaces;
  const body = { ...eventBodyOf(present), photoUrl };
  const base = { photoUrl: seen };
  const change: EventChange = { kind: "put-event", eventId, wineId, bottles: 0, body, base };
  await runEventChange(
    cellar,
    { change, photo: { kind: "attached", id, path: photoUrl } },
    context,
  );
}

function inverseOf(before: KeptEvent | undefined, after: KeptEvent): EventChange {
  const { id: eventId, wineId } = after;
  if (!before || before.deleted) return { kind: "remove-event", eventId };
  const body = eventBodyOf(before);
  if (after.deleted) return { kind: "put-event", eventId, wineId, bottles: 0, body };
  return editOf(after, body);
}

function impressionBefore(
  change: PutImpression,
  before: KeptEvent | undefined,
  readerId: string,
): PutImpression {
  const { rating, note } = ownImpression(before, readerId) ?? { rating: null, note: null };
  return { ...change, values: { rating, note } };
}

function editOf(seen: WineEvent, body: EventBody): EventChange {
  const base = Object.fromEntries(differingInEvents(seen, body).map((name) => [name, seen[name]]));
  return { kind: "put-event", eventId: seen.id, wineId: seen.wineId, bottles: 0, body, base };
}
