import type { Table } from "dexie";
import { type Change, keptWineOf, type Wine } from "sync-protocol";
import { compact, compactPending, type PendingWine } from "../../outbox/compact.ts";
import { inverseChange } from "../../outbox/inverseChange.ts";
import {
  newEntry,
  type NewEntry,
  type WriteContext,
  type OutboxEntry,
  type SyncState,
} from "../../outbox/outbox.ts";
import type { CommandRefusal } from "../../outbox/refusalWords.ts";
import { decideHere, replay } from "../../outbox/replay.ts";
import type { CellarDatabase } from "../CellarDatabase.ts";
import { forgetPhotosOf, keepPhoto, type PhotoIntent } from "../photos/keepPhoto.ts";
import { keptPhotosOf } from "../photos/photoKeys.ts";
import { presentWine } from "../presentWine.ts";
import { readState, writeState } from "../syncState.ts";

export interface CommandDone {
  readonly kind: "done";
  readonly wine: Wine;
  readonly undo: () => Promise<void>;
  /** Id of the lot that bottles were taken from or added to, if the wine has lots. */
  readonly lotId?: string | undefined;
  /**
   * Id of the event that the command creates if it moves bottles or changes their number [H1: one
   * event].
   */
  readonly eventId?: string | undefined;
}

export type CommandOutcome =
  | CommandDone
  | { readonly kind: "refused"; readonly refusal: CommandRefusal };

export interface Intent {
  readonly wineId: string;
  readonly change: (present: Wine | undefined) => Change | undefined;
  /** The photo to set; `undefined` keeps the wine's photo. */
  readonly photo?: PhotoIntent | undefined;
  /** Op id of the sent change that this command undoes [H3: undo]. */
  readonly undoes?: string | undefined;
  /** Id of the import that makes the change [H9: purchases]. */
  readonly importId?: string | undefined;
}

/**
 * Reads the wine, applies the change to it and adds the change to the outbox, in one transaction.
 * The change is durable when the promise resolves [O1: one transaction]. Works offline.
 */
export function runCommand(
  cellar: CellarDatabase,
  intent: Intent,
  context: WriteContext,
): Promise<CommandOutcome> {
  const userId = cellar.cellarId;
  return cellar.transaction("rw", commandTables(cellar), async () => {
    const { wineId, photo, undoes, importId } = intent;
    const [{ row, pending, kept, present }, numbering] = await Promise.all([
      presentWine(cellar, wineId),
      context.isSentAtOnce ? numberingState(cellar) : undefined,
    ]);
    const base = row && keptWineOf(row);
    const change = intent.change(present);
    let written: WrittenEntry | undefined;
    if (change) {
      const outcome = decideHere(kept, change, userId);
      if (outcome.kind === "refused") return outcome;
      if (outcome.kind === "changed") {
        const tail = pending.at(-1);
        // The query for details is omitted for changes that cannot merge, such as two changes of
        // the quantity.
        const isDetailed = compact(tail, change) !== undefined && (await hasDetails(cellar, tail));
        const pendingOf = { base, entries: pending, userId, hasDetails: isDetailed };
        const entered = entering(pendingOf, { change, undoes, importId }, context);
        written = { ...(await write(cellar, entered, numbering)), change };
      }
    } else if (!present) {
      return notFound();
    }

    const wine = replay(base, replacing(pending, written?.entry), userId);
    await keepPhoto(cellar, { recordId: wineId, photo, change, shown: wine?.photoUrl }, context);
    if (!wine) return notFound();
    const undo = undoOf(cellar, { written, present, wine }, context);
    return { kind: "done", wine, undo, eventId: written?.entry.opId };
  });
}

/**
 * The tables that a command uses. If a caller runs commands in its own transaction, the transaction
 * must include them.
 */
export function commandTables(cellar: CellarDatabase): Table[] {
  const { wines, outbox, photos, missingPhotos, state } = cellar;
  return [wines, outbox, photos, missingPhotos, state];
}

export interface WrittenEntry {
  readonly entry: OutboxEntry;
  readonly replaced: OutboxEntry | undefined;
  readonly change: Change;
}

export type OutboxWrite =
  | { readonly kind: "rewritten"; readonly entry: OutboxEntry; readonly replaced: OutboxEntry }
  | { readonly kind: "appended"; readonly entry: NewEntry };

export type ChangeToWrite = Pick<Intent, "undoes" | "importId"> & { readonly change: Change };

/**
 * Decides how a change enters the outbox: merged into the wine's last unsent change if one change
 * can express both, or appended [O7: compaction].
 */
export function entering(
  pending: PendingWine,
  { change, undoes, importId }: ChangeToWrite,
  { now, newId }: WriteContext,
): OutboxWrite {
  const tail = pending.entries.at(-1);
  const isApart = undoes !== undefined || tail?.importId !== importId;
  const compacted = isApart ? undefined : compactPending(pending, change);
  if (tail && compacted) {
    const entry = { ...tail, opId: newId(), change: compacted };
    return { kind: "rewritten", entry, replaced: tail };
  }
  return { kind: "appended", entry: newEntry(change, { opId: newId(), now, undoes, importId }) };
}

/**
 * The sync state, if the outbox is empty. With it, a change that is sent immediately gets its op
 * number in the same write, which saves one durable write before the push [O2: numbering].
 */
async function numberingState(cellar: CellarDatabase): Promise<SyncState | undefined> {
  const [state, before] = await Promise.all([readState(cellar), cellar.outbox.count()]);
  return before === 0 ? state : undefined;
}

async function write(
  cellar: CellarDatabase,
  entered: OutboxWrite,
  numbering: SyncState | undefined,
): Promise<Omit<WrittenEntry, "change">> {
  if (entered.kind === "rewritten") {
    await cellar.outbox.put(entered.entry);
    return entered;
  }
  const entry = { ...entered.entry, opNo: numbering?.nextOpNo };
  const [position] = await Promise.all([
    cellar.outbox.add(entry),
    numbering && writeState(cellar, { ...numbering, nextOpNo: numbering.nextOpNo + 1 }),
  ]);
  return { entry: { ...entry, position }, replaced: undefined };
}

/**
 * Whether the event that `change` creates has a pending change or a waiting photo. The event's id
 * is the op id of `change` [H1: one event].
 */
async function hasDetails(
  cellar: CellarDatabase,
  change: OutboxEntry | undefined,
): Promise<boolean> {
  if (!change) return false;
  const { opId } = change;
  const said = await cellar.outbox.where("recordId").equals(opId).count();
  return said > 0 || (await keptPhotosOf(cellar, opId)).length > 0;
}

function replacing(
  pending: readonly OutboxEntry[],
  entry: OutboxEntry | undefined,
): readonly OutboxEntry[] {
  if (!entry) return pending;
  return [...pending.filter(({ position }) => position !== entry.position), entry];
}

/**
 * Returns a function that undoes the command, once. It drops the change if it is unsent, or sends
 * its inverse.
 */
function undoOf(
  cellar: CellarDatabase,
  {
    written,
    present,
    wine,
  }: { written: WrittenEntry | undefined; present: Wine | undefined; wine: Wine },
  { newId }: WriteContext,
): () => Promise<void> {
  let isUndone = false;
  return async () => {
    if (!written || isUndone) return;
    isUndone = true;
    if (await takeBack(cellar, written)) return;
    const inverse = inverseChange(written.change, present, wine);
    if (!inverse) return;
    const intent = { wineId: wine.id, change: () => inverse, undoes: written.entry.opId };
    await runCommand(cellar, intent, { now: Date.now(), newId });
  };
}

function takeBack(cellar: CellarDatabase, { entry, replaced }: WrittenEntry): Promise<boolean> {
  const { outbox, photos, missingPhotos } = cellar;
  return cellar.transaction("rw", [outbox, photos, missingPhotos], async () => {
    const pending = await outbox.where("recordId").equals(entry.recordId).sortBy("position");
    if (!isUnsentTail(entry, pending)) return false;
    await outbox.where("recordId").equals(entry.opId).delete();
    await forgetPhotosOf(cellar, entry.opId);
    if (replaced) {
      await outbox.put(replaced);
      return true;
    }
    await outbox.delete(entry.position);
    if (entry.change.kind === "create") await forgetPhotosOf(cellar, entry.recordId);
    return true;
  });
}

export function isUnsentTail({ opId }: OutboxEntry, pending: readonly OutboxEntry[]): boolean {
  const tail = pending.at(-1);
  return tail?.opId === opId && tail.opNo === undefined;
}

function notFound(): CommandOutcome {
  return { kind: "refused", refusal: { code: "not_found", what: "wine" } };
}
