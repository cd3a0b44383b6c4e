import type { Table } from "dexie";
import { type Change, keptWineOf, type Wine } from "sync-protocol";
import { compact, compactPending, type Pending } from "../../outbox/compact.ts";
import { inverseChange } from "../../outbox/inverseChange.ts";
import {
  newEntry,
  type NewEntry,
  type Occasion,
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

/** What came of a command to one wine that is durable now. */
export interface CommandDone {
  readonly kind: "done";
  readonly wine: Wine;
  readonly undo: () => Promise<void>;
  /** The lot that bottles were taken from or put into, where lots are told. */
  readonly lotId?: string | undefined;
  /** The name of its event, where it moved bottles or changed how many there are (rule H1). */
  readonly eventId?: string | undefined;
}

/** How a command ended: durable in the local store, or refused by the rules of the cellar. */
export type CommandOutcome =
  | CommandDone
  | { readonly kind: "refused"; readonly refusal: CommandRefusal };

/** What a command is to do to one wine. */
export interface Intent {
  readonly wineId: string;
  /** `undefined` when there is nothing to change in the wine as it is now; a removed one is not there. */
  readonly change: (present: Wine | undefined) => Change | undefined;
  /** What happens to its photo; `undefined` leaves it as it is. */
  readonly photo?: PhotoIntent | undefined;
  /** The change that it takes back, which was sent (rule H3). */
  readonly undoes?: string | undefined;
  /** The import that it is part of (rule H9). */
  readonly importId?: string | undefined;
}

/**
 * Load, replay, decide, write: one transaction, durable when it resolves (rule O1), offline the same.
 */
export function runCommand(
  cellar: CellarDatabase,
  intent: Intent,
  occasion: Occasion,
): Promise<CommandOutcome> {
  const { userId } = cellar;
  return cellar.transaction("rw", commandTables(cellar), async () => {
    const { wineId, photo, undoes, importId } = intent;
    const [{ row, pending, kept, present }, numbering] = await Promise.all([
      presentWine(cellar, wineId),
      occasion.isSentAtOnce ? numberingState(cellar) : undefined,
    ]);
    const base = row && keptWineOf(row);
    const change = intent.change(present);
    let written: Written | undefined;
    if (change) {
      const outcome = decideHere(kept, change, userId);
      if (outcome.kind === "refused") return outcome;
      if (outcome.kind === "changed") {
        const tail = pending.at(-1);
        // Nobody need ask where the two can't be one anyhow, as in a row of counted bottles.
        const isTold = compact(tail, change) !== undefined && (await isSpokenOf(cellar, tail));
        const pendingOf = { base, entries: pending, userId, isSpokenOf: isTold };
        const entered = entering(pendingOf, { change, undoes, importId }, occasion);
        written = { ...(await write(cellar, entered, numbering)), change };
      }
    } else if (!present) {
      return notFound();
    }

    const wine = replay(base, replacing(pending, written?.entry), userId);
    await keepPhoto(cellar, { recordId: wineId, photo, change, shown: wine?.photoUrl }, occasion);
    if (!wine) return notFound();
    const undo = undoOf(cellar, { written, present, wine }, occasion);
    return { kind: "done", wine, undo, eventId: written?.entry.opId };
  });
}

/** The tables that a command needs: who runs one in a transaction of theirs opens it over these too. */
export function commandTables(cellar: CellarDatabase): Table[] {
  const { wines, outbox, photos, missingPhotos, state } = cellar;
  return [wines, outbox, photos, missingPhotos, state];
}

/** An entry as it was written, and what stood in its place before. */
export interface Written {
  readonly entry: OutboxEntry;
  readonly replaced: OutboxEntry | undefined;
  readonly change: Change;
}

/** What a change becomes in the outbox: another tail of its wine, or an entry behind it. */
export type Entering =
  | { readonly kind: "rewritten"; readonly entry: OutboxEntry; readonly replaced: OutboxEntry }
  | { readonly kind: "appended"; readonly entry: NewEntry };

/** A change that is to be written. */
export type Entrant = Pick<Intent, "undoes" | "importId"> & { readonly change: Change };

/** Rewrites the wine's unsent tail where one change says the same as two; else appends (O7). */
export function entering(
  pending: Pending,
  { change, undoes, importId }: Entrant,
  { now, newId }: Occasion,
): Entering {
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
 * The state by which a change that is sent at once gets its number with itself, which spares the push a
 * durable write; `undefined` where anything is on its way before it (rule O2).
 */
async function numberingState(cellar: CellarDatabase): Promise<SyncState | undefined> {
  const [state, before] = await Promise.all([readState(cellar), cellar.outbox.count()]);
  return before === 0 ? state : undefined;
}

async function write(
  cellar: CellarDatabase,
  entered: Entering,
  numbering: SyncState | undefined,
): Promise<Omit<Written, "change">> {
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

/** Whether something waits that is said or shown of a change's event, which bears the change's name (rule H1). */
async function isSpokenOf(
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

/** Takes back the unsent tail, once; if it has been sent, the inverse change follows it instead. */
function undoOf(
  cellar: CellarDatabase,
  {
    written,
    present,
    wine,
  }: { written: Written | undefined; present: Wine | undefined; wine: Wine },
  { newId }: Occasion,
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

function takeBack(cellar: CellarDatabase, { entry, replaced }: Written): Promise<boolean> {
  const { outbox, photos, missingPhotos } = cellar;
  return cellar.transaction("rw", [outbox, photos, missingPhotos], async () => {
    const pending = await outbox.where("recordId").equals(entry.recordId).sortBy("position");
    if (!isUnsentTail(entry, pending)) return false;
    // What was said of its event goes with it.
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

/** Whether an entry is the last of what is pending on its wine, and was never sent. */
export function isUnsentTail({ opId }: OutboxEntry, pending: readonly OutboxEntry[]): boolean {
  const tail = pending.at(-1);
  return tail?.opId === opId && tail.opNo === undefined;
}

function notFound(): CommandOutcome {
  return { kind: "refused", refusal: { code: "not_found", what: "wine" } };
}
