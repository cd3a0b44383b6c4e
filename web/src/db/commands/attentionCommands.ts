import { wineBodyOf } from "sync-protocol";
import { editChange, withValues } from "../../rules/editChange.ts";
import { type AttentionEntry, newEntry } from "../../rules/outbox.ts";
import { type CellarDatabase, photosOf } from "../CellarDatabase.ts";
import { changeFromPresent, type Occasion } from "./wineCommands.ts";

/**
 * Sends what needed attention again, with what depends on it, under new names; for an edit that
 * replaced others' values, brings those back. Offline it waits in the outbox like any change.
 *
 * A parked change whose number is still on its way stays: its verdict may yet come back (O6).
 */
export function retryAttention(
  cellar: CellarDatabase,
  opId: string,
  occasion: Occasion,
): Promise<void> {
  const { wines, outbox, photos, attention } = cellar;
  return cellar.transaction("rw", [wines, outbox, photos, attention], async () => {
    const entry = await attention.get(opId);
    if (!entry) return;
    if (entry.finding.kind === "overwrote") return restore(cellar, entry, occasion);

    const group = [entry, ...(await dependantsOf(cellar, opId))];
    const stillSent = await outbox.where("wineId").equals(entry.wineId).toArray();
    const names = new Set(group.map((member) => member.opId));
    if (stillSent.some((sent) => names.has(sent.opId))) return;

    const { now, newId } = occasion;
    await outbox.bulkAdd(group.map(({ change }) => newEntry(change, { opId: newId(), now })));
    await attention.bulkDelete([...names]);
  });
}

/** Gives up what needed attention, with what depends on it and its kept photo. */
export function discardAttention(cellar: CellarDatabase, opId: string): Promise<void> {
  const { attention, photos } = cellar;
  return cellar.transaction("rw", attention, photos, async () => {
    const entry = await attention.get(opId);
    if (!entry) return;
    const dependants = await dependantsOf(cellar, opId);
    await attention.bulkDelete([opId, ...dependants.map((dependant) => dependant.opId)]);
    if (entry.change.kind === "create") {
      await photosOf(cellar, entry.wineId).delete();
    }
  });
}

async function restore(
  cellar: CellarDatabase,
  { opId, wineId, finding }: AttentionEntry,
  occasion: Occasion,
): Promise<void> {
  if (finding.kind !== "overwrote") return;
  await changeFromPresent(
    cellar,
    wineId,
    (present) => editChange(present, withValues(wineBodyOf(present), finding.values)),
    occasion,
  );
  await cellar.attention.delete(opId);
}

async function dependantsOf(cellar: CellarDatabase, opId: string): Promise<AttentionEntry[]> {
  const all = await cellar.attention.toArray();
  return all
    .filter(({ finding }) => finding.kind === "dependant" && finding.of === opId)
    .sort((a, b) => a.position - b.position);
}
