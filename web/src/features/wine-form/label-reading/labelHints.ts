import * as z from "zod/mini";
import { type Correction, CORRECTED_FIELDS, correctedReading } from "../../../labels/index.ts";
import type { LabelFields } from "../../../labels/index.ts";
import { keepDraftSoon, readDraft } from "../../../engine/index.ts";

/** Corrections lie beside the drafts: on this device, with the rest of the person's cellar. */
const KEY = "label-corrections";

/** As many are kept, the latest. */
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
 * A reading with what this person corrected on earlier labels of the same house. What was corrected
 * stays on this device, with signal too. Never rejects: without the hints the reading stands.
 */
export async function withHints(fields: LabelFields): Promise<LabelFields> {
  return correctedReading(fields, await keptCorrections());
}

/** Keeps what a person corrected as a hint for the next label of that house. Never rejects. */
export async function keepHints(corrections: readonly Correction[]): Promise<void> {
  if (corrections.length === 0) return;
  const isRepeated = (one: Correction) =>
    corrections.some(
      ({ house, field, read }) => house === one.house && field === one.field && read === one.read,
    );
  const others = (await keptCorrections()).filter((one) => !isRepeated(one));
  keepDraftSoon(KEY, [...others, ...corrections].slice(-KEPT_MAX));
}

async function keptCorrections(): Promise<readonly Correction[]> {
  try {
    const kept = correctionsSchema.safeParse(await readDraft(KEY));
    return kept.success ? kept.data : [];
  } catch {
    // A store that fails is told by saving the wine.
    return [];
  }
}
