import {
  type EventBody,
  eventBodyOf,
  eventBodySchema,
  eventValuesSchema,
  type Place,
  placeSchema,
  wineBodySchema,
  type WineEvent,
  wineValuesSchema,
  type Wish,
  wishSchema,
} from "sync-protocol";
import * as z from "zod/mini";
import type { CellarDatabase } from "./CellarDatabase.ts";

/** How long an import can be undone, in milliseconds. */
export const UNDO_MS = 30 * 24 * 60 * 60 * 1000;

/** What an import did to one wine. */
const importedWineSchema = z.object({
  wineId: z.string(),
  /** The wine right after the import. A newer file is compared with this, not with later edits. */
  body: wineBodySchema,
  /** Previous values of the changed fields; absent for a wine that was added. */
  before: z.optional(wineValuesSchema),
  /** Name of the change, and of its event; absent in records of earlier builds. */
  opId: z.optional(z.string()),
});

const importSchema = z.object({
  id: z.string(),
  /** When, ms since 1970. */
  at: z.number(),
  /** Description of the files. */
  title: z.string(),
  wines: z.int(),
  /** Earlier builds imported no events. */
  events: z._default(z.int(), 0),
  isUndone: z.boolean(),
});

const eventsSchema = z.object({
  importId: z.string(),
  eventIds: z.array(z.string()),
  /** The bodies as imported; absent in records of earlier builds. */
  bodies: z._default(z.array(eventBodySchema), []),
});

/** An existing event that an import changed. */
const changedEventSchema = z.object({
  eventId: z.string(),
  wineId: z.string(),
  /** As in the file. */
  body: eventBodySchema,
  /** Previous values of the changed fields. */
  before: eventValuesSchema,
});

const changedEventsSchema = z.object({ changed: z.array(changedEventSchema) });

const placesSchema = z.object({ places: z.array(placeSchema) });

const wishesSchema = z.object({ wishes: z.array(wishSchema) });

const photosSchema = z.object({ photos: z.array(z.string()) });

const chunkSchema = z.object({ importId: z.string(), wines: z.array(importedWineSchema) });

export type ImportedWine = z.infer<typeof importedWineSchema>;
export type ChangedEvent = z.infer<typeof changedEventSchema>;
export type ImportNote = z.infer<typeof importSchema>;

/** The notes are stored among drafts, under keys of their own. */
const NOTES = "import/";
const CHUNKS = "imported-wines/";
const EVENTS = "imported-events/";
const PLACES = "imported-places/";
const WISHES = "imported-wishes/";
const CHANGED_EVENTS = "changed-events/";
const PHOTOS = "imported-photos/";

/** Logs an import; call inside the transaction that writes it. */
export async function noteImport(cellar: CellarDatabase, note: ImportNote): Promise<void> {
  await cellar.drafts.put({ key: NOTES + note.id, values: note });
}

/** Logs what an import did to some wines; call inside the same transaction. */
export async function noteImported(
  cellar: CellarDatabase,
  { importId, at, wines }: { importId: string; at: number; wines: readonly ImportedWine[] },
): Promise<void> {
  const key = `${CHUNKS}${importId}/${String(at)}`;
  await cellar.drafts.put({ key, values: { importId, wines } });
}

/** The imports of this device, latest first. */
export async function readImports(cellar: CellarDatabase): Promise<readonly ImportNote[]> {
  const notes = await cellar.drafts.where("key").startsWith(NOTES).toArray();
  const read = notes.flatMap(({ values }) => {
    const parsed = importSchema.safeParse(values);
    return parsed.success ? [parsed.data] : [];
  });
  return read.sort((one, other) => other.at - one.at);
}

/** What an import did, per wine; without an id, what all imports did. */
export async function readImported(
  cellar: CellarDatabase,
  importId = "",
): Promise<readonly (ImportedWine & { readonly importId: string })[]> {
  const key = importId === "" ? CHUNKS : `${CHUNKS}${importId}/`;
  const chunks = await cellar.drafts.where("key").startsWith(key).toArray();
  return chunks.flatMap(({ values }) => {
    const parsed = chunkSchema.safeParse(values);
    return parsed.success
      ? parsed.data.wines.map((wine) => ({ ...wine, importId: parsed.data.importId }))
      : [];
  });
}

/** Logs the imported events; call inside the same transaction. */
export async function noteImportedEvents(
  cellar: CellarDatabase,
  { importId, at, events }: { importId: string; at: number; events: readonly WineEvent[] },
): Promise<void> {
  const key = `${EVENTS}${importId}/${String(at)}`;
  const eventIds = events.map(({ id }) => id);
  await cellar.drafts.put({ key, values: { importId, eventIds, bodies: events.map(eventBodyOf) } });
}

/** Logs how an import changed existing events; call inside the same transaction. */
export async function noteChangedEvents(
  cellar: CellarDatabase,
  { importId, changed }: { importId: string; changed: readonly ChangedEvent[] },
): Promise<void> {
  if (changed.length === 0) return;
  await cellar.drafts.put({ key: CHANGED_EVENTS + importId, values: { changed } });
}

/** Existing events that an import changed. */
export async function readChangedEvents(
  cellar: CellarDatabase,
  importId: string,
): Promise<readonly ChangedEvent[]> {
  const noted = await cellar.drafts.get(CHANGED_EVENTS + importId);
  return changedEventsSchema.safeParse(noted?.values).data?.changed ?? [];
}

/** Each event as last imported on this device, by id; undone imports don't count. */
export async function readEventsAsImported(
  cellar: CellarDatabase,
): Promise<ReadonlyMap<string, EventBody>> {
  const bodies = new Map<string, EventBody>();
  for (const { id, isUndone } of (await readImports(cellar)).toReversed()) {
    if (isUndone) continue;
    const chunks = await cellar.drafts.where("key").startsWith(`${EVENTS}${id}/`).toArray();
    for (const { values } of chunks) {
      const { data } = eventsSchema.safeParse(values);
      for (const [at, body] of (data?.bodies ?? []).entries()) {
        bodies.set(data?.eventIds[at] ?? "", body);
      }
    }
    for (const { eventId, body } of await readChangedEvents(cellar, id)) bodies.set(eventId, body);
  }
  return bodies;
}

/** The ids of the events that an import added. */
export async function readImportedEvents(
  cellar: CellarDatabase,
  importId: string,
): Promise<readonly string[]> {
  const chunks = await cellar.drafts.where("key").startsWith(`${EVENTS}${importId}/`).toArray();
  return chunks.flatMap(({ values }) => eventsSchema.safeParse(values).data?.eventIds ?? []);
}

/** Logs the places that an import created; call inside the same transaction. */
export async function noteImportedPlaces(
  cellar: CellarDatabase,
  { importId, places }: { importId: string; places: readonly Place[] },
): Promise<void> {
  if (places.length > 0) await cellar.drafts.put({ key: PLACES + importId, values: { places } });
}

/** The places that an import created, unchanged; outer ones first. */
export async function readImportedPlaces(
  cellar: CellarDatabase,
  importId: string,
): Promise<readonly Place[]> {
  const noted = await cellar.drafts.get(PLACES + importId);
  return placesSchema.safeParse(noted?.values).data?.places ?? [];
}

/** Logs the wishes that an import added; call inside the same transaction. */
export async function noteImportedWishes(
  cellar: CellarDatabase,
  { importId, wishes }: { importId: string; wishes: readonly Wish[] },
): Promise<void> {
  if (wishes.length > 0) await cellar.drafts.put({ key: WISHES + importId, values: { wishes } });
}

/** The wishes that an import added, unchanged. */
export async function readImportedWishes(
  cellar: CellarDatabase,
  importId: string,
): Promise<readonly Wish[]> {
  const noted = await cellar.drafts.get(WISHES + importId);
  return wishesSchema.safeParse(noted?.values).data?.wishes ?? [];
}

/** Logs which wines and events came with a photo; call inside the same transaction. */
export async function noteImportedPhotos(
  cellar: CellarDatabase,
  { importId, photos }: { importId: string; photos: readonly string[] },
): Promise<void> {
  await cellar.drafts.put({ key: PHOTOS + importId, values: { photos } });
}

/** Ids of the wines and events of an import that came with a photo; empty for earlier builds. */
export async function readImportedPhotos(
  cellar: CellarDatabase,
  importId: string,
): Promise<readonly string[] | undefined> {
  const noted = await cellar.drafts.get(PHOTOS + importId);
  return photosSchema.safeParse(noted?.values).data?.photos;
}
