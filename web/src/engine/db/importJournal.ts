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

export const UNDO_MS = 30 * 24 * 60 * 60 * 1000;

const importedWineSchema = z.object({
  wineId: z.string(),
  /**
   * The wine's body right after the import. A newer file is compared with it, instead of with a
   * body that the user has edited since.
   */
  body: wineBodySchema,
  /** Values that the import's changes replaced; absent for a wine that the import added. */
  before: z.optional(wineValuesSchema),
  /** Op id of the import's change, and id of its event; absent in records of earlier builds. */
  opId: z.optional(z.string()),
});

const importSchema = z.object({
  id: z.string(),
  /** Time of the import, ms since 1970. */
  at: z.number(),
  /**
   * Name of the first imported file. Earlier builds stored a text such as "list.csv and 2 more
   * files".
   */
  title: z.string(),
  otherFiles: z._default(z.int(), 0),
  wines: z.int(),
  /** Number of imported events; 0 in records of earlier builds, which did not import events. */
  events: z._default(z.int(), 0),
  isUndone: z.boolean(),
});

const eventsSchema = z.object({
  importId: z.string(),
  eventIds: z.array(z.string()),
  /** The bodies of the events as imported; empty in records of earlier builds. */
  bodies: z._default(z.array(eventBodySchema), []),
});

const changedEventSchema = z.object({
  eventId: z.string(),
  wineId: z.string(),
  body: eventBodySchema,
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

/** Prefixes of keys under which logs of imports are stored in the table of drafts. */
const NOTES = "import/";
const CHUNKS = "imported-wines/";
const EVENTS = "imported-events/";
const PLACES = "imported-places/";
const WISHES = "imported-wishes/";
const CHANGED_EVENTS = "changed-events/";
const PHOTOS = "imported-photos/";

/** Logs an import. Call this inside the transaction that writes the import. */
export async function noteImport(cellar: CellarDatabase, note: ImportNote): Promise<void> {
  await cellar.drafts.put({ key: NOTES + note.id, values: note });
}

/** Logs how an import changed wines. Call inside the import's transaction. */
export async function noteImported(
  cellar: CellarDatabase,
  { importId, at, wines }: { importId: string; at: number; wines: readonly ImportedWine[] },
): Promise<void> {
  const key = `${CHUNKS}${importId}/${String(at)}`;
  await cellar.drafts.put({ key, values: { importId, wines } });
}

/** The logged imports, the latest first. */
export async function readImports(cellar: CellarDatabase): Promise<readonly ImportNote[]> {
  const notes = await cellar.drafts.where("key").startsWith(NOTES).toArray();
  const read = notes.flatMap(({ values }) => {
    const parsed = importSchema.safeParse(values);
    return parsed.success ? [parsed.data] : [];
  });
  return read.sort((one, other) => other.at - one.at);
}

/** How an import changed each wine. Without `importId`, returns the changes of all imports. */
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

/**
 * Logs the events that an import added. Call this inside the transaction that writes the events.
 */
export async function noteImportedEvents(
  cellar: CellarDatabase,
  { importId, at, events }: { importId: string; at: number; events: readonly WineEvent[] },
): Promise<void> {
  const key = `${EVENTS}${importId}/${String(at)}`;
  const eventIds = events.map(({ id }) => id);
  await cellar.drafts.put({ key, values: { importId, eventIds, bodies: events.map(eventBodyOf) } });
}

/**
 * Logs how an import changed existing events. Call this inside the transaction that changes the
 * events.
 */
export async function noteChangedEvents(
  cellar: CellarDatabase,
  { importId, changed }: { importId: string; changed: readonly ChangedEvent[] },
): Promise<void> {
  if (changed.length === 0) return;
  await cellar.drafts.put({ key: CHANGED_EVENTS + importId, values: { changed } });
}

export async function readChangedEvents(
  cellar: CellarDatabase,
  importId: string,
): Promise<readonly ChangedEvent[]> {
  const noted = await cellar.drafts.get(CHANGED_EVENTS + importId);
  return changedEventsSchema.safeParse(noted?.values).data?.changed ?? [];
}

/**
 * The bodies of events as last imported on this device, by event id. Undone imports are ignored.
 */
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

export async function readImportedEvents(
  cellar: CellarDatabase,
  importId: string,
): Promise<readonly string[]> {
  const chunks = await cellar.drafts.where("key").startsWith(`${EVENTS}${importId}/`).toArray();
  return chunks.flatMap(({ values }) => eventsSchema.safeParse(values).data?.eventIds ?? []);
}

/** Logs the places that an import created. Call inside the import's transaction. */
export async function noteImportedPlaces(
  cellar: CellarDatabase,
  { importId, places }: { importId: string; places: readonly Place[] },
): Promise<void> {
  if (places.length > 0) await cellar.drafts.put({ key: PLACES + importId, values: { places } });
}

/** The places that an import created, in their original state, outer places first. */
export async function readImportedPlaces(
  cellar: CellarDatabase,
  importId: string,
): Promise<readonly Place[]> {
  const noted = await cellar.drafts.get(PLACES + importId);
  return placesSchema.safeParse(noted?.values).data?.places ?? [];
}

/** Logs the wishes that an import added. Call inside the import's transaction. */
export async function noteImportedWishes(
  cellar: CellarDatabase,
  { importId, wishes }: { importId: string; wishes: readonly Wish[] },
): Promise<void> {
  if (wishes.length > 0) await cellar.drafts.put({ key: WISHES + importId, values: { wishes } });
}

export async function readImportedWishes(
  cellar: CellarDatabase,
  importId: string,
): Promise<readonly Wish[]> {
  const noted = await cellar.drafts.get(WISHES + importId);
  return wishesSchema.safeParse(noted?.values).data?.wishes ?? [];
}

/**
 * Logs which wines and events an import added with a photo. Call inside the import's transaction.
 */
export async function noteImportedPhotos(
  cellar: CellarDatabase,
  { importId, photos }: { importId: string; photos: readonly string[] },
): Promise<void> {
  await cellar.drafts.put({ key: PHOTOS + importId, values: { photos } });
}

/**
 * Ids of the wines and events that an import added with a photo; `undefined` for imports by earlier
 * builds.
 */
export async function readImportedPhotos(
  cellar: CellarDatabase,
  importId: string,
): Promise<readonly string[] | undefined> {
  const noted = await cellar.drafts.get(PHOTOS + importId);
  return photosSchema.safeParse(noted?.values).data?.photos;
}
