import { isOfEvent, isOfWine } from "sync-protocol";
import type { CellarDatabase } from "./CellarDatabase.ts";
import { readImportedEvents, readImports } from "./importJournal.ts";
import { readOutbox } from "./outboxPages.ts";

/**
 * The ids of all events of a cellar, removed ones too, but for those that an undone import took back; no
 * row is unpacked for them.
 */
export function readEventIds(cellar: CellarDatabase): Promise<ReadonlySet<string>> {
  const { events, outbox, drafts } = cellar;
  return cellar.transaction("r", events, outbox, drafts, async () => {
    const ids = new Set(await events.toCollection().primaryKeys());
    for (const { change, opId } of await readOutbox(cellar)) {
      if (isOfEvent(change)) ids.add(change.eventId);
      // The event that a change makes bears its name (rule H1).
      if (isOfWine(change)) ids.add(opId);
    }
    for (const { id, isUndone } of (await readImports(cellar)).toReversed()) {
      for (const eventId of await readImportedEvents(cellar, id)) {
        if (isUndone) ids.delete(eventId);
        else ids.add(eventId);
      }
    }
    return ids;
  });
}
