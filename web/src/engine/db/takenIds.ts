import { isOfEvent, isOfWine, isSwept, type KeptEvent, keptWineOf } from "sync-protocol";
import type { CellarDatabase } from "./CellarDatabase.ts";
import { readImportedEvents, readImports } from "./importJournal.ts";
import { readOutbox } from "./outboxPages.ts";
import { presentEvents } from "./presentEvents.ts";

/** The ids of the wines that were removed too long ago to come back, which stay taken (rule W13). */
export async function readSweptIds({ wines }: CellarDatabase): Promise<ReadonlySet<string>> {
  return new Set(
    await wines.filter((row) => row.deleted && isSwept(keptWineOf(row))).primaryKeys(),
  );
}

/**
 * The ids of all events of a cellar, removed ones too, but for those that an undone import took back. Rows are
 * unpacked only where there is such an import.
 */
export function readEventIds(cellar: CellarDatabase): Promise<ReadonlySet<string>> {
  const { events, wines, outbox, drafts } = cellar;
  return cellar.transaction("r", events, wines, outbox, drafts, async () => {
    const ids = new Set(await events.toCollection().primaryKeys());
    for (const { change, opId } of await readOutbox(cellar)) {
      if (isOfEvent(change)) ids.add(change.eventId);
      // The event that a change makes bears its name (rule H1).
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
