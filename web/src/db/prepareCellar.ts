import { changeSchema, noopSchema, refusalSchema, wineValuesSchema } from "sync-protocol";
import * as z from "zod/mini";
import { newSyncState, type OutboxEntry } from "../rules/outbox.ts";
import { renumbered } from "../rules/renewIdentity.ts";
import type { CellarDatabase } from "./CellarDatabase.ts";
import { hasOurKeys } from "./hasOurKeys.ts";
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
  carriedOver: z.optional(z.literal(true)),
});

const attentionEntrySchema = z.object({
  position: z.number(),
  opId: z.string(),
  wineId: z.string(),
  change: changeSchema,
  madeAt: z.number(),
  finding: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("refused"), refusal: refusalSchema }),
    z.object({
      kind: z.literal("parked"),
      triedAgainAt: z.optional(z.number()),
      times: z.optional(z.number()),
    }),
    z.object({
      kind: z.literal("overwrote"),
      values: wineValuesSchema,
      photoUntil: z.optional(z.number()),
    }),
    z.object({ kind: z.literal("dependant"), of: z.string() }),
  ]),
});

const keptPhotoSchema = z.object({
  id: z.string(),
  wineId: z.string(),
  jpeg: z.instanceof(ArrayBuffer),
  keptAt: z.number(),
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
 * Opens a person's local store and makes it sound, so that what follows may trust what is unsent in
 * it. The wines, which may be many, are judged when they are read (`watchCellar`).
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
  if (!hasOurKeys(cellar)) throw new Error("The local store has other keys than ours");
  const { outbox, attention, state } = cellar;
  await cellar.transaction("rw", outbox, attention, state, async () => {
    const known = await state.get("sync");
    const entries = await outbox.toArray();
    const sound = entries.filter((entry) => outboxEntrySchema.safeParse(entry).success);
    const dropped = await dropUnreadableAttention(cellar);
    if (known && stateSchema.safeParse(known).success && sound.length === entries.length) {
      const lost = notes.filter(({ opId }) => dropped.has(opId)).map(({ sentence }) => sentence);
      if (lost.length > 0) await writeState(cellar, { ...known, lost: [...known.lost, ...lost] });
      return;
    }
    await outbox.clear();
    await restart(cellar, sound, { notes, newId });
  });
}

/** The names of the ops that needed attention and cannot be read any more. */
async function dropUnreadableAttention({ attention }: CellarDatabase): Promise<Set<string>> {
  const unreadable = await attention
    .filter((entry) => !attentionEntrySchema.safeParse(entry).success)
    .primaryKeys();
  await attention.bulkDelete(unreadable);
  return new Set(unreadable);
}

/** Begins anew under a new device id; the names of the unsent ops keep them from doubling (I1). */
async function restart(
  cellar: CellarDatabase,
  salvaged: readonly OutboxEntry[],
  { notes, newId }: { notes: readonly UnsentNote[]; newId: () => string },
): Promise<void> {
  const needing = await cellar.attention.toCollection().primaryKeys();
  const kept = new Set([...salvaged.map(({ opId }) => opId), ...needing]);
  const lost = notes.filter(({ opId }) => !kept.has(opId)).map(({ sentence }) => sentence);
  const sent = renumbered(salvaged.filter(({ opNo }) => opNo !== undefined));
  const nextOpNo = sent.length + 1;
  await writeState(cellar, { ...newSyncState(newId()), nextOpNo, lost });
  await cellar.outbox.bulkAdd(salvaged);
  await cellar.outbox.bulkPut(sent);
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
  const rawPhotos = await cellar.photos.toArray().catch(() => []);
  const salvaged = raw.filter((entry) => outboxEntrySchema.safeParse(entry).success);
  const photos = rawPhotos.filter((photo) => keptPhotoSchema.safeParse(photo).success);

  cellar.close({ disableAutoOpen: false });
  cellar.declareTables();
  await cellar.delete({ disableAutoOpen: false });
  await cellar.open();
  const { outbox, attention, photos: photoTable, state } = cellar;
  await cellar.transaction("rw", outbox, attention, photoTable, state, async () => {
    await restart(cellar, salvaged, { notes, newId });
    await photoTable.bulkPut(photos);
  });
}
