import {
  eventBodyOf,
  eventsMadeBy,
  quantityChangeOf,
  type KeptEvent,
  type Lot,
  lotsOf,
  plainLot,
  stockOf,
  type Wine,
  type WineEvent,
} from "sync-protocol";
import { livingEvents } from "./livingEvents.ts";
import type { CellarStore, Decide, Submission } from "../ports/cellar.ts";
import type { ObjectStore } from "../ports/objects.ts";
import type { LiveFeed, Upgrades } from "../ports/processes.ts";

/** A transaction with this number of events takes a few milliseconds. */
const EVENTS_PER_TRANSACTION = 100;

export interface ImportsDeps {
  readonly store: Pick<CellarStore, "apply" | "historySince" | "wine">;
  readonly objects: Pick<ObjectStore, "cellarIds">;
  readonly live: Pick<LiveFeed, "publish">;
  readonly upgrades: Upgrades;
  readonly newId: () => string;
}

/**
 * Gives events of earlier imports the purchase days of their lots, like events of a new import [H9:
 * purchases]. Runs once after the update. An interrupted run continues at the next start.
 */
export async function dateImports(deps: ImportsDeps): Promise<void> {
  const { objects, upgrades } = deps;
  if (!(await upgrades.isDue("date-imports"))) return;
  for await (const cellarIds of objects.cellarIds()) {
    for (const cellarId of cellarIds) await dateImportsOf(deps, cellarId);
  }
  await upgrades.done("date-imports");
}

async function dateImportsOf({ store, live, newId }: ImportsDeps, cellarId: string): Promise<void> {
  const eventsOf = await importedEvents(store, cellarId);
  const importIds = new Map<string, string>();
  const dated = new Map<string, readonly KeptEvent[]>();
  for (const [wineId, events] of eventsOf) {
    const arrival = arrivalIn(events);
    const wine = arrival && (await store.wine(cellarId, wineId));
    if (!wine) continue;
    const importId = importIds.get(arrival.day) ?? newId();
    importIds.set(arrival.day, importId);
    dated.set(arrival.id, datedEvents(arrival, { wine, events, importId }));
  }
  const submissions = [...dated.keys()].map(dating);
  for (let from = 0; from < submissions.length; from += EVENTS_PER_TRANSACTION) {
    const batch = submissions.slice(from, from + EVENTS_PER_TRANSACTION);
    const outcome = await store.apply(
      { cellarId, submissions: batch, device: undefined, epoch: null },
      decideToDate(dated),
    );
    if (outcome.kind === "done") live.publish(cellarId, outcome);
  }
}

/** UUID version of wine ids from an import. Other wine ids are random (version 4). */
const IMPORTED_VERSION = "5";
const VERSION_AT = 14;

/** Events of imported wines by wine id, oldest change first. */
async function importedEvents(
  store: ImportsDeps["store"],
  cellarId: string,
): Promise<ReadonlyMap<string, readonly WineEvent[]>> {
  const eventsOf = new Map<string, WineEvent[]>();
  for await (const events of livingEvents(store, cellarId)) {
    for (const event of events) {
      if (event.wineId[VERSION_AT] !== IMPORTED_VERSION) continue;
      const before = eventsOf.get(event.wineId);
      if (before) before.push(event);
      else eventsOf.set(event.wineId, [event]);
    }
  }
  return eventsOf;
}

/**
 * The event with which an earlier version of the server imported the wine's bottles, without a
 * purchase day.
 */
function arrivalIn(events: readonly WineEvent[]): WineEvent | undefined {
  const [earliest] = events
    .filter(({ kind, isUncounted }) => kind === "added" && !isUncounted)
    .sort((one, other) => Number(one.day > other.day) - Number(one.day < other.day));
  return earliest?.recordedOn === null ? earliest : undefined;
}

interface ImportedWine {
  readonly wine: Wine;
  readonly events: readonly WineEvent[];
  readonly importId: string;
}

/**
 * The import's event with its purchase day, and one new event for each further purchase. The user's
 * notes are kept.
 */
function datedEvents(
  arrival: WineEvent,
  { wine, events, importId }: ImportedWine,
): readonly KeptEvent[] {
  const { id, day, author } = arrival;
  const lots = lotsAtArrival(arrival, wine, events);
  const after = { ...wine, ...stockOf(wine.bottleId, lots) };
  const [first, ...others] = eventsMadeBy({
    ...{ id, day, importId, author: author ?? undefined, before: undefined, after },
    change: { kind: "create", wineId: wine.id, bottleId: wine.bottleId, body: after },
  });
  if (!first) return [];
  const { price, shop, ...made } = first;
  const userFields = eventBodyOf(arrival);
  return [
    {
      ...made,
      ...userFields,
      day: first.day,
      price: price ?? userFields.price,
      shop: shop ?? userFields.shop,
    },
    ...others,
  ];
}

/**
 * The lots with the number of bottles that each lot had after the import: its current bottles plus
 * the bottles taken since. Bottles of removed lots get no purchase day.
 */
function lotsAtArrival(
  { id, bottles }: WineEvent,
  wine: Wine,
  events: readonly WineEvent[],
): readonly Lot[] {
  const since = new Map<string, number>();
  for (const event of events) {
    const { lotId, kind } = event;
    if (event.id === id || lotId === null) continue;
    const added = kind === "moved" ? event.bottles : quantityChangeOf(event);
    since.set(lotId, (since.get(lotId) ?? 0) + added);
  }
  let left = bottles;
  const lots = lotsOf(wine).flatMap((lot): Lot[] => {
    if (lot.state === "ordered") return [];
    const had = Math.min(left, Math.max(0, lot.bottles - (since.get(lot.id) ?? 0)));
    left -= had;
    return [{ ...lot, bottles: had }];
  });
  return left > 0 ? [...lots, plainLot(id, left)] : lots;
}

/**
 * A placeholder for the event `eventId`. Its change is never applied, because {@link decideToDate}
 * decides what is written.
 */
function dating(eventId: string): Submission {
  const change = { kind: "remove-event", eventId } as const;
  return { key: undefined, fingerprint: "", change, opNo: undefined, eventId };
}

/** Skips an event that was changed after it was read. */
function decideToDate(dated: ReadonlyMap<string, readonly KeptEvent[]>): Decide {
  return (_change, { events: { event } }) => {
    const events = dated.get(event?.id ?? "");
    const bottles = events?.reduce((sum, one) => sum + one.bottles, 0);
    const isSame =
      event && !event.deleted && event.recordedOn === null && event.bottles === bottles;
    return {
      wine: undefined,
      events: isSame ? events : [],
      answer: undefined,
      verdict: (seq) => ({ kind: "applied", recordId: event?.id ?? "", seq }),
    };
  };
}
