import { changeSchema, noopSchema, wineRowSchema } from "sync-protocol";
import * as z from "zod/mini";
import { newSyncState, type NewEntry, type OutboxEntry } from "../rules/outbox.ts";
import type { CellarDatabase } from "./CellarDatabase.ts";
import { writeState } from "./syncState.ts";

/** One unsent change in words, kept outside the store, to name it should the store be lost. */
export interface UnsentNote {
  readonly opId: string;
  readonly sentence: string;
}

const outboxEntrySchema = z.object({
  position: z.int(),
  opId: z.string(),
  opNo: z.optional(z.int()),
  wineId: z.string(),
  change: z.discriminatedUnion("kind", [...changeSchema.def.options, noopSchema]),
  madeAt: z.number(),
  attempts: z.number(),
  restsUntil: z.number(),
  appliedSeq: z.optional(z.int()),
});

const stateSchema = z.looseObject({
  deviceId: z.string(),
  epoch: z.nullable(z.string()),
  cursor: z.int(),
  nextOpNo: z.int(),
  ackThrough: z.int(),
  filled: z.boolean(),
  lost: z.array(z.string()),
});

/**
 * Opens a person's local store and makes it sound, so that what follows may trust its rows.
 *
 * A store that cannot be read even when opened again is rebuilt: what can be read of the unsent is
 * kept, the rest is named by `notes` in the state's `lost`, the wines come anew from the server.
 */
export async function prepareCellar(
  cellar: CellarDatabase,
  { notes, newId }: { notes: readonly UnsentNote[]; newId: () => string },
): Promise<void> {
  const mend = () => mendCellar(cellar, notes, newId);
  try {
    await mend().catch(() => {
      cellar.close({ disableAutoOpen: false });
      return mend();
    });
  } catch {
    await rebuild(cellar, notes, newId);
  }
}

async function mendCellar(
  cellar: CellarDatabase,
  notes: readonly UnsentNote[],
  newId: () => string,
): Promise<void> {
  await cellar.open();
  const { wines, outbox, state } = cellar;
  await cellar.transaction("rw", wines, outbox, state, async () => {
    const rowsSound = (await wines.toArray()).every((row) => wineRowSchema.safeParse(row).success);
    if (!rowsSound) await wines.clear();

    const known = await state.get("sync");
    const entries = await outbox.toArray();
    const sound = entries.filter((entry) => outboxEntrySchema.safeParse(entry).success);
    if (known && stateSchema.safeParse(known).success && sound.length === entries.length) {
      if (!rowsSound) await writeState(cellar, { ...known, cursor: 0, filled: false });
      return;
    }
    await outbox.clear();
    await restart(cellar, sound, { notes, newId });
  });
}

/** Begins anew under a new device id; the names of the unsent ops keep them from doubling (I1). */
async function restart(
  cellar: CellarDatabase,
  salvaged: readonly OutboxEntry[],
  { notes, newId }: { notes: readonly UnsentNote[]; newId: () => string },
): Promise<void> {
  const kept = new Set(salvaged.map(({ opId }) => opId));
  const lost = notes.filter(({ opId }) => !kept.has(opId)).map(({ sentence }) => sentence);
  await writeState(cellar, { ...newSyncState(newId()), lost });
  await cellar.outbox.bulkAdd(salvaged.map(unplaced));
}

function unplaced({ opId, wineId, change, madeAt }: OutboxEntry): NewEntry {
  const asNew = { opNo: undefined, attempts: 0, restsUntil: 0, appliedSeq: undefined };
  return { opId, wineId, change, madeAt, ...asNew };
}

async function rebuild(
  cellar: CellarDatabase,
  notes: readonly UnsentNote[],
  newId: () => string,
): Promise<void> {
  const raw = await cellar.outbox
    .orderBy("position")
    .toArray()
    .catch((): OutboxEntry[] => []);
  const photos = await cellar.photos.toArray().catch(() => []);
  const salvaged = raw.filter((entry) => outboxEntrySchema.safeParse(entry).success);

  await cellar.delete({ disableAutoOpen: false });
  await cellar.open();
  const { outbox, photos: photoTable, state } = cellar;
  await cellar.transaction("rw", outbox, photoTable, state, async () => {
    await restart(cellar, salvaged, { notes, newId });
    await photoTable.bulkPut(photos);
  });
}
