import * as z from "zod/mini";
import { type Correction, CORRECTED_FIELDS, correctedReading } from "../../../labels/index.ts";
import type { LabelFields } from "../../../labels/index.ts";
import { keepDraftSoon, readDraft } from "../../../engine/index.ts";

/** The corrections are stored next to the drafts, in the user's cellar on this device. */
const KEY = "label-corrections";

/** Maximum number of stored corrections. The oldest corrections are dropped. */
const KEPT_MAX = 500;

const correctionsSchema = z.array(
  z.object({
    house: z.string(),
    field: z.enum(CORRECTED_FIELDS),
    read: z.string(),
    meant: z.string(),
  }),
);

/**
 * Applies the user's earlier corrections for the same producer to a reading. Returns the reading
 * unchanged on failure. Never rejects.
 */
export async function applyCorrections(fields: LabelFields): Promise<LabelFields> {
  return correctedReading(fields, await readCorrections());
}

/**
 * Stores the user's corrections, on this device only, for the producer's next label. Never rejects.
 */
export async function storeCorrections(corrections: readonly Correction[]): Promise<void> {
  if (corrections.length === 0) return;
  const isRepeated = (one: Correction) =>
    corrections.some(
      ({ house, field, read }) => house === one.house && field === one.field && read === one.read,
    );
  const others = (await readCorrections()).filter((one) => !isRepeated(one));
  keepDraftSoon(KEY, [...others, ...corrections].slice(-KEPT_MAX));
}

async function readCorrections(): Promise<readonly Correction[]> {
  try {
    const kept = correctionsSchema.safeParse(await readDraft(KEY));
    return kept.success ? kept.data : [];
  } catch {
    // A failure of the local store is reported when the wine is saved.
    return [];
  }
}
