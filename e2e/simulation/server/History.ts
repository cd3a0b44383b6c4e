import type { EventRow, PlaceRow, Verdict, WineRow, WishRow } from "sync-protocol";

/** The expected state of one user's cellar in one epoch. */
export interface PersonHistory {
  /** Number of applied changes [R1: counter]. */
  counter: number;
  readonly rows: Map<string, WineRow>;
  readonly places: Map<string, PlaceRow>;
  readonly events: Map<string, EventRow>;
  readonly wishes: Map<string, WishRow>;
  /** Ids of the events imported from an export [H8: export]. */
  readonly importedEvents: Set<string>;
  readonly creates: Map<string, string>;
  /** Ids of the events whose removal was refused. */
  readonly unremoved: Set<string>;
  /** By counter value: the wine or place written with that value. */
  readonly stamped: Map<number, WineRow | PlaceRow>;
  /**
   * By counter value: the event written with that value. A wine's change and the change's event
   * share a value.
   */
  readonly eventsBySeq: Map<number, EventRow>;
  /** The bottles of each wine, as the sum of accepted changes. */
  readonly bottles: Map<string, number>;
  readonly verdicts: Map<string, Verdict>;
  /** The keys of the decided changes, in the order in which the server decided them. */
  readonly decidedKeys: Set<string>;
  readonly effective: Set<string>;
  /** By op key: the local stores that sent the op. */
  readonly senders: Map<string, ReadonlySet<string>>;
  /** By device: the last op number that the server used. */
  readonly lastOpNo: Map<string, number>;
  /** By local store: the position of the last decided op. */
  readonly lastPosition: Map<string, number>;
}

/** The expected state of the server in one epoch. */
export interface History {
  readonly epoch: string;
  readonly persons: Map<string, PersonHistory>;
  /** By path: when the photo was uploaded or last shown, ms since 1970. */
  readonly photoUses: Map<string, number>;
}

export function newHistory(epoch: string): History {
  return { epoch, persons: new Map(), photoUses: new Map() };
}

/** The user's part of the history. Created on first use. */
export function personIn(history: History, userId: string): PersonHistory {
  const known = history.persons.get(userId);
  if (known) return known;
  const begun: PersonHistory = {
    counter: 0,
    rows: new Map(),
    places: new Map(),
    events: new Map(),
    wishes: new Map(),
    importedEvents: new Set(),
    creates: new Map(),
    unremoved: new Set(),
    stamped: new Map(),
    eventsBySeq: new Map(),
    bottles: new Map(),
    verdicts: new Map(),
    decidedKeys: new Set(),
    effective: new Set(),
    senders: new Map(),
    lastOpNo: new Map(),
    lastPosition: new Map(),
  };
  history.persons.set(userId, begun);
  return begun;
}

export function forkHistory({ persons, photoUses }: History, epoch: string): History {
  const forked = Array.from(persons, ([userId, person]): [string, PersonHistory] => [
    userId,
    {
      counter: person.counter,
      rows: new Map(person.rows),
      places: new Map(person.places),
      events: new Map(person.events),
      wishes: new Map(person.wishes),
      importedEvents: new Set(person.importedEvents),
      creates: new Map(person.creates),
      unremoved: new Set(person.unremoved),
      stamped: new Map(person.stamped),
      eventsBySeq: new Map(person.eventsBySeq),
      bottles: new Map(person.bottles),
      verdicts: new Map(person.verdicts),
      decidedKeys: new Set(person.decidedKeys),
      effective: new Set(person.effective),
      senders: new Map(person.senders),
      lastOpNo: new Map(person.lastOpNo),
      lastPosition: new Map(person.lastPosition),
    },
  ]);
  return { epoch, persons: new Map(forked), photoUses: new Map(photoUses) };
}

export function recordOf({ rows, places, events, wishes }: PersonHistory, id: string) {
  return rows.get(id) ?? places.get(id) ?? events.get(id) ?? wishes.get(id);
}
