import { isOfEvent, isOfWine, isSwept, type KeptEvent, keptWineOf } from "sync-protocol";
import type { CellarDatabase } from "./CellarDatabase.ts";
import { readImportedEvents, readImports } from "./importJournal.ts";
import { readOutbox } from "./outboxPages.ts";
import { presentEvents } from "./presentEvents.ts";

/** Ids of swept wines. They can't be restored any more, but their ids stay taken [W13: sweep]. */
export async function readSweptIds({ wines }: CellarDatabase): Promise<ReadonlySet<string>> {
  return new Set(
    await wines.filter((row) => row.deleted && isSwept(keptWineOf(row))).primaryKeys(),
  );
}

/**
 * Ids of all events of a cellar, including removed events but not the events of undone imports.
 * Rows are read only if an import was undone.
 */
export function readEventIds(cellar: CellarDatabase): Promise<ReadonlySet<string>> {
  const { events, wines, outbox, drafts } = cellar;
  return cellar.transaction("r", events, wines, outbox, drafts, async () => {
    const ids = new Set(await events.toCollection().primaryKeys());
    for (const { change, opId } of await readOutbox(cellar)) {
      if (isOfEvent(change)) ids.add(change.eventId);
      // An event's id is the op id of its change [H1: one event].
      if (isOfWine(change)) ids.add(opId);
    }
    const imports = (await readImports(cellar)).toReversed();
    const isAnyUndone = imports.some(({ isUndone }) => isUndone);
    const present = isAnyUndone ? await presentEvents(cellar) : new Map<string, KeptEvent>();
    for (const { id, isUndone } of imports) {
      for (const eventId of await readImportedEvents(cellar, id)) {
        const isThere = present.get(eventId)?.deleted === false;
        if (isUndone && !isThere) ids.delete(eventId);
        else ids.add(eventId);
      }
    }
    return ids;
  });
}
