import {
  type EventRow,
  isOfWine,
  isSoundEventRow,
  isSoundWineRow,
  type KeptEvent,
  keptWineOf,
} from "sync-protocol";
import {
  type EventSources,
  type KeptEvents,
  type PendingChange,
  replayEvents,
} from "../view/eventsView.ts";
import type { CellarDatabase } from "./CellarDatabase.ts";
import { readOutbox } from "./outboxPages.ts";

/** Maximum number of rows in one read. More rows in one step would block the page. */
const READ_AT_ONCE = 1_000;

/**
 * The events on this device, of all wines or only of `wineId`. Call inside a transaction over
 * events, wines and outbox.
 */
export async function presentEvents(cellar: CellarDatabase, wineId?: string): Promise<KeptEvents> {
  return replayEvents(await readEventSources(cellar, wineId));
}

/**
 * Reads the rows and changes from which events are computed. Call inside a transaction over events,
 * wines and outbox.
 */
export async function readEventSources(
  cellar: CellarDatabase,
  wineId?: string,
): Promise<EventSources> {
  const rows = await (wineId === undefined
    ? readRows(cellar)
    : cellar.events.where("wineId").equals(wineId).toArray());
  return sourcesOf(cellar, rows, await readOutbox(cellar));
}

/**
 * One event on this device. The time does not depend on the number of events. Call inside a
 * transaction over events, wines and outbox.
 */
export async function presentEvent(
  cellar: CellarDatabase,
  eventId: string,
): Promise<KeptEvent | undefined> {
  const { events, outbox } = cellar;
  const row = await events.get(eventId);
  // An event without a row was created by a pending change, whose op id is the event's id.
  const pending = row
    ? await outbox.where("recordId").anyOf(eventId, row.wineId).sortBy("position")
    : await readOutbox(cellar);
  const kept = replayEvents(await sourcesOf(cellar, row ? [row] : [], pending));
  return kept.get(eventId);
}

/** Reads all rows by primary key. Reading them by another index takes twice as long. */
async function readRows({ events }: CellarDatabase): Promise<EventRow[]> {
  const rows: EventRow[] = [];
  let last = "";
  for (;;) {
    const page = await events.where(":id").above(last).limit(READ_AT_ONCE).toArray();
    for (const row of page) rows.push(row);
    const end = page.at(-1);
    if (!end || page.length < READ_AT_ONCE) return rows;
    last = end.id;
  }
}

/**
 * The given rows and changes, with the wines that they concern. Call inside a transaction over
 * events, wines and outbox.
 */
export async function sourcesOf(
  { wines, cellarId, userId }: CellarDatabase,
  read: readonly EventRow[],
  pending: readonly PendingChange[],
): Promise<EventSources> {
  const rows = read.filter(isSoundEventRow).sort((one, other) => one.seq - other.seq);
  const changed = new Set(pending.flatMap(({ change }) => (isOfWine(change) ? change.wineId : [])));
  const bases = (await wines.bulkGet([...changed])).filter((row) => row !== undefined);
  const baseById = new Map(bases.filter(isSoundWineRow).map((row) => [row.id, keptWineOf(row)]));
  const baseOf = (id: string) => baseById.get(id);
  return { rows, pending, baseOf, userId: cellarId, readerId: userId };
}
