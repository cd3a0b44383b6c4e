import { type Place, placeSchema, wineBodySchema, wineValuesSchema } from "sync-protocol";
import * as z from "zod/mini";
import type { CellarDatabase } from "./CellarDatabase.ts";

/** For how long an import can be taken back as a whole, in milliseconds. */
export const UNDO_MS = 30 * 24 * 60 * 60 * 1000;

/** What an import did to one wine. */
const importedWineSchema = z.object({
  wineId: z.string(),
  /** As it was left, so that a newer file is compared with that and not with what its owner did since. */
  body: wineBodySchema,
  /** What stood in the fields that it changed; absent of a wine that it added. */
  before: z.optional(wineValuesSchema),
  /** The name of the change that did so, which its event bears; builds before this one noted none. */
  opId: z.optional(z.string()),
});

const importSchema = z.object({
  id: z.string(),
  /** When, ms since 1970. */
  at: z.number(),
  /** The files in words. */
  title: z.string(),
  wines: z.int(),
  /** Builds before this one brought none. */
  events: z._default(z.int(), 0),
  isUndone: z.boolean(),
});

const eventsSchema = z.object({ importId: z.string(), eventIds: z.array(z.string()) });

const placesSchema = z.object({ places: z.array(placeSchema) });

const chunkSchema = z.object({ importId: z.string(), wines: z.array(importedWineSchema) });

export type ImportedWine = z.infer<typeof importedWineSchema>;
export type ImportNote = z.infer<typeof importSchema>;

/** They lie among what a person has begun, under keys of their own. */
const NOTES = "import/";
const CHUNKS = "imported-wines/";
const EVENTS = "imported-events/";
const PLACES = "imported-places/";

/** Notes an import; inside the transaction that writes it. */
export async function noteImport(cellar: CellarDatabase, note: ImportNote): Promise<void> {
  await cellar.drafts.put({ key: NOTES + note.id, values: note });
}

/** Notes what an import did to some wines; inside the transaction that does it. */
export async function noteImported(
  cellar: CellarDatabase,
  { importId, at, wines }: { importId: string; at: number; wines: readonly ImportedWine[] },
): Promise<void> {
  const key = `${CHUNKS}${importId}/${String(at)}`;
  await cellar.drafts.put({ key, values: { importId, wines } });
}

/** The imports of this device, the latest first. */
export async function readImports(cellar: CellarDatabase): Promise<readonly ImportNote[]> {
  const notes = await cellar.drafts.where("key").startsWith(NOTES).toArray();
  const read = notes.flatMap(({ values }) => {
    const parsed = importSchema.safeParse(values);
    return parsed.success ? [parsed.data] : [];
  });
  return read.sort((one, other) => other.at - one.at);
}

/** What an import did, wine by wine; without its id, what all of them did. */
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

/** Notes which events an import brought; inside the transaction that brings them. */
export async function noteImportedEvents(
  cellar: CellarDatabase,
  { importId, at, eventIds }: { importId: string; at: number; eventIds: readonly string[] },
): Promise<void> {
  const key = `${EVENTS}${importId}/${String(at)}`;
  await cellar.drafts.put({ key, values: { importId, eventIds } });
}

/** The ids of the events that an import brought. */
export async function readImportedEvents(
  cellar: CellarDatabase,
  importId: string,
): Promise<readonly string[]> {
  const chunks = await cellar.drafts.where("key").startsWith(`${EVENTS}${importId}/`).toArray();
  return chunks.flatMap(({ values }) => eventsSchema.safeParse(values).data?.eventIds ?? []);
}

/** Notes which places an import made; inside the transaction that makes them. */
export async function noteImportedPlaces(
  cellar: CellarDatabase,
  { importId, places }: { importId: string; places: readonly Place[] },
): Promise<void> {
  if (places.length > 0) await cellar.drafts.put({ key: PLACES + importId, values: { places } });
}

/** The places that an import made, as it made them; those around others first. */
export async function readImportedPlaces(
  cellar: CellarDatabase,
  importId: string,
): Promise<readonly Place[]> {
  const noted = await cellar.drafts.get(PLACES + importId);
  return placesSchema.safeParse(noted?.values).data?.places ?? [];
}
