import { type Change, keptWineOf, type Wine } from "sync-protocol";
import { compactPending, type Pending } from "../../rules/compact.ts";
import { inverseChange } from "../../rules/inverseChange.ts";
import { newEntry, type NewEntry, type Occasion, type OutboxEntry } from "../../rules/outbox.ts";
import type { CommandRefusal } from "../../rules/refusalWords.ts";
import { decideHere, replay } from "../../rules/replay.ts";
import type { CellarDatabase } from "../CellarDatabase.ts";
import { forgetPhotosOf, keepPhoto, type PhotoIntent } from "../photos/keepPhoto.ts";
import { presentWine } from "../presentWine.ts";

/** How a command ended: durable in the local store, or refused by the rules of the cellar. */
export type CommandOutcome =
  | {
      readonly kind: "done";
      readonly wine: Wine;
      readonly undo: () => Promise<void>;
      /** The lot that bottles were taken from or put into, where lots are told. */
      readonly lotId?: string | undefined;
    }
  | { readonly kind: "refused"; readonly refusal: CommandRefusal };

/** What a command is to do to one wine. */
export interface Intent {
  readonly wineId: string;
  /** `undefined` when there is nothing to change in the wine as it is now; a removed one is not there. */
  readonly change: (present: Wine | undefined) => Change | undefined;
  /** What happens to its photo; `undefined` leaves it as it is. */
  readonly photo?: PhotoIntent | undefined;
}

/**
 * Load, replay, decide, write: one transaction, durable when it resolves (rule O1), offline the same.
 */
export function runCommand(
  cellar: CellarDatabase,
  intent: Intent,
  occasion: Occasion,
): Promise<CommandOutcome> {
  const { wines, outbox, photos, missingPhotos, userId } = cellar;
  return cellar.transaction("rw", [wines, outbox, photos, missingPhotos], async () => {
    const { wineId, photo } = intent;
    const { row, pending, kept, present } = await presentWine(cellar, wineId);
    const base = row && keptWineOf(row);
    const change = intent.change(present);
    let written: Written | undefined;
    if (change) {
      const outcome = decideHere(kept, change, userId);
      if (outcome.kind === "refused") return outcome;
      if (outcome.kind === "changed") {
        written = await write(cellar, { base, entries: pending, userId }, change, occasion);
      }
    } else if (!present) {
      return notFound();
    }

    const wine = replay(base, replacing(pending, written?.entry), userId);
    await keepPhoto(cellar, { wineId, photo, change, shown: wine?.photoUrl }, occasion);
    if (!wine) return notFound();
    return { kind: "done", wine, undo: undoOf(cellar, { written, present, wine }, occasion) };
  });
}

/** An entry as it was written, and what stood in its place before. */
interface Written {
  readonly entry: OutboxEntry;
  readonly replaced: OutboxEntry | undefined;
  readonly change: Change;
}

/** Rewrites the wine's unsent tail where one change says the same as two; else appends (O7). */
async function write(
  cellar: CellarDatabase,
  pending: Pending,
  change: Change,
  { now, newId }: Occasion,
): Promise<Written> {
  const tail = pending.entries.at(-1);
  const compacted = compactPending(pending, change);
  if (tail && compacted) {
    const entry = { ...tail, opId: newId(), change: compacted };
    await cellar.outbox.put(entry);
    return { entry, replaced: tail, change };
  }
  const appended: NewEntry = newEntry(change, { opId: newId(), now });
  const position = await cellar.outbox.add(appended);
  return { entry: { ...appended, position }, replaced: undefined, change };
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
    const intent = { wineId: wine.id, change: () => inverse };
    await runCommand(cellar, intent, { now: Date.now(), newId });
  };
}

function takeBack(cellar: CellarDatabase, { entry, replaced }: Written): Promise<boolean> {
  const { outbox, photos, missingPhotos } = cellar;
  return cellar.transaction("rw", [outbox, photos, missingPhotos], async () => {
    const pending = await outbox.where("wineId").equals(entry.wineId).sortBy("position");
    const tail = pending.at(-1);
    if (tail?.opId !== entry.opId || tail.opNo !== undefined) return false;
    if (replaced) {
      await outbox.put(replaced);
      return true;
    }
    await outbox.delete(entry.position);
    if (entry.change.kind === "create") await forgetPhotosOf(cellar, entry.wineId);
    return true;
  });
}

function notFound(): CommandOutcome {
  return { kind: "refused", refusal: { code: "not_found", what: "wine" } };
}
