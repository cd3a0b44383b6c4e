import { type Wine, wineBodyOf } from "sync-protocol";
import { restorableOf } from "../../outbox/attention.ts";
import { editChange, withValues } from "../../outbox/editChange.ts";
import { nextName } from "../../outbox/failures.ts";
import type { AttentionEntry, WriteContext } from "../../outbox/outbox.ts";
import type { CommandRefusal } from "../../outbox/refusalWords.ts";
import type { CellarDatabase } from "../CellarDatabase.ts";
import { forgetPhotosOf } from "../photos/keepPhoto.ts";
import { dependantsOf, requeue } from "../entries.ts";
import {
  type CommandOutcome,
  commandTables,
  type Intent,
  runCommand,
} from "../commands/runCommand.ts";
import { addWineAs, editWine, type FilledForm } from "../commands/wineCommands.ts";

/**
 * Retries a change that needs attention: queues it again with a new op id. If it depends on a
 * create, also queues the create and the create's other dependent changes [S4: dependent changes].
 * If the change is an edit that replaced others' values, restores those values instead. Works
 * offline: the change waits in the outbox.
 *
 * Returns the reason if nothing was queued: the change is still in flight, or the wine whose values
 * were replaced no longer exists.
 */
export function retryAttention(
  cellar: CellarDatabase,
  opId: string,
  context: WriteContext,
): Promise<CommandRefusal | undefined> {
  const { attention } = cellar;
  return cellar.transaction("rw", [...commandTables(cellar), attention], async () => {
    const entry = await attention.get(opId);
    if (!entry) return undefined;
    if (entry.finding.kind === "overwrote") return restore(cellar, entry, context);

    const { finding } = entry;
    const create = finding.kind === "dependant" ? await attention.get(finding.of) : undefined;
    const first = create ?? entry;
    const group = [first, ...(await dependantsOf(cellar, first.opId))];
    if (await isStillSent(cellar, group)) return STILL_SENT;
    const { now, newId } = context;
    const nameOf = first.finding.kind === "failed" ? nextName : newId;
    await requeue(cellar, group, { now, nameOf });
    return undefined;
  });
}

export interface Correction extends FilledForm {
  /** The wine as it was when the form was opened; `undefined` if the form adds a wine. */
  readonly seen: Wine | undefined;
}

/**
 * Replaces a change that needs attention by the user's correction. A corrected create keeps its ids
 * and dependent changes; a corrected edit becomes a new edit. Works offline: the change waits in
 * the outbox.
 */
export function correctAttention(
  cellar: CellarDatabase,
  opId: string,
  { seen, body, photo }: Correction,
  context: WriteContext,
): Promise<CommandOutcome> {
  const { attention } = cellar;
  return cellar.transaction("rw", [...commandTables(cellar), attention], async () => {
    const entry = await attention.get(opId);
    const dependants = await dependantsOf(cellar, opId);
    if (entry && (await isStillSent(cellar, [entry, ...dependants]))) return refused(STILL_SENT);

    const outcome = seen
      ? await editWine(cellar, { seen, body, photo }, context)
      : await addedAgain(cellar, entry, { body, photo }, context);
    if (outcome.kind === "refused") return outcome;
    await attention.delete(opId);
    const { now, newId: nameOf } = context;
    const before = new Map([[opId, outcome.eventId ?? opId]]);
    await requeue(cellar, dependants, { now, nameOf, before });
    return outcome;
  });
}

async function addedAgain(
  cellar: CellarDatabase,
  entry: AttentionEntry | undefined,
  form: FilledForm,
  context: WriteContext,
): Promise<CommandOutcome> {
  if (entry?.change.kind !== "create") return refused({ code: "decided" });
  const { wineId, bottleId } = entry.change;
  return addWineAs(cellar, { wineId, bottleId }, form, context);
}

const STILL_SENT: CommandRefusal = { code: "still_sent" };

function refused(refusal: CommandRefusal): CommandOutcome {
  return { kind: "refused", refusal };
}

/** Whether any of these changes is still in the outbox, so that its verdict may still arrive. */
async function isStillSent(
  { outbox }: CellarDatabase,
  entries: readonly AttentionEntry[],
): Promise<boolean> {
  const names = new Set(entries.map(({ opId }) => opId));
  const wineIds = entries.map(({ recordId }) => recordId);
  const sent = await outbox.where("recordId").anyOf(wineIds).toArray();
  return sent.some(({ opId }) => names.has(opId));
}

export function discardAttention(cellar: CellarDatabase, opId: string): Promise<void> {
  const { attention, photos, missingPhotos } = cellar;
  return cellar.transaction("rw", attention, photos, missingPhotos, async () => {
    const entry = await attention.get(opId);
    if (!entry) return;
    const dependants = await dependantsOf(cellar, opId);
    const names = [opId, ...dependants.map((dependant) => dependant.opId)];
    await attention.bulkDelete(names);
    for (const name of names) await forgetPhotosOf(cellar, name);
    if (entry.change.kind === "create") await forgetPhotosOf(cellar, entry.recordId);
  });
}

/**
 * Restores the values that an edit replaced, if this device still has them. If not, the change
 * stays listed.
 */
async function restore(
  cellar: CellarDatabase,
  entry: AttentionEntry,
  context: WriteContext,
): Promise<CommandRefusal | undefined> {
  const { values = {} } = restorableOf(entry, context.now) ?? {};
  if (Object.keys(values).length === 0) return undefined;
  const intent: Intent = {
    wineId: entry.recordId,
    change: (present) => present && editChange(present, withValues(wineBodyOf(present), values)),
  };
  const outcome = await runCommand(cellar, intent, context);
  if (outcome.kind === "refused") return outcome.refusal;
  await cellar.attention.delete(entry.opId);
  return undefined;
}
