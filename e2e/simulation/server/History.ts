import type { EventRow, PlaceRow, Verdict, WineRow } from "sync-protocol";

/** What truly happened to one person's cellar in one history of the store. */
export interface PersonHistory {
  /** How many changes took effect (rule R1). */
  counter: number;
  readonly rows: Map<string, WineRow>;
  readonly places: Map<string, PlaceRow>;
  readonly events: Map<string, EventRow>;
  /** The events that came with an export, and count (rule H8). */
  readonly brought: Set<string>;
  /** The op that made each wine. */
  readonly creates: Map<string, string>;
  /** The events whose removal was refused. */
  readonly unremoved: Set<string>;
  /** The row that each value of the counter stamped. */
  readonly stamped: Map<number, WineRow | PlaceRow>;
  /** The event that each value stamped: that of a wine's change has the value of the wine. */
  readonly told: Map<number, EventRow>;
  /** The bottles of each wine, by adding up what was accepted. */
  readonly bottles: Map<string, number>;
  /** The first and only verdict under each key. */
  readonly verdicts: Map<string, Verdict>;
  /** The keys whose change was decided, in order. */
  readonly decided: Set<string>;
  /** The keys whose change changed something. */
  readonly effective: Set<string>;
  /** The local stores that sent each op so that it was heard. */
  readonly senders: Map<string, ReadonlySet<string>>;
  /** How far the server has counted each device. */
  readonly lastOpNo: Map<string, number>;
  /** The place in its local store of the last op decided of each local store. */
  readonly lastPosition: Map<string, number>;
}

/** What truly happened in one history of the store, kept beside it by the witness. */
export interface History {
  readonly epoch: string;
  readonly persons: Map<string, PersonHistory>;
  /** When each photo was finalized or last shown by a wine, ms since 1970, by its path. */
  readonly photoUses: Map<string, number>;
}

export function newHistory(epoch: string): History {
  return { epoch, persons: new Map(), photoUses: new Map() };
}

/** The part of a person, begun when first asked for. */
export function personIn(history: History, userId: string): PersonHistory {
  const known = history.persons.get(userId);
  if (known) return known;
  const begun: PersonHistory = {
    counter: 0,
    rows: new Map(),
    places: new Map(),
    events: new Map(),
    brought: new Set(),
    creates: new Map(),
    unremoved: new Set(),
    stamped: new Map(),
    told: new Map(),
    bottles: new Map(),
    verdicts: new Map(),
    decided: new Set(),
    effective: new Set(),
    senders: new Map(),
    lastOpNo: new Map(),
    lastPosition: new Map(),
  };
  history.persons.set(userId, begun);
  return begun;
}

/** The same history under another name, from here on its own. */
export function forkHistory({ persons, photoUses }: History, epoch: string): History {
  const forked = Array.from(persons, ([userId, person]): [string, PersonHistory] => [
    userId,
    {
      counter: person.counter,
      rows: new Map(person.rows),
      places: new Map(person.places),
      events: new Map(person.events),
      brought: new Set(person.brought),
      creates: new Map(person.creates),
      unremoved: new Set(person.unremoved),
      stamped: new Map(person.stamped),
      told: new Map(person.told),
      bottles: new Map(person.bottles),
      verdicts: new Map(person.verdicts),
      decided: new Set(person.decided),
      effective: new Set(person.effective),
      senders: new Map(person.senders),
      lastOpNo: new Map(person.lastOpNo),
      lastPosition: new Map(person.lastPosition),
    },
  ]);
  return { epoch, persons: new Map(forked), photoUses: new Map(photoUses) };
}
