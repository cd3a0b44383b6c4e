import type {
  CellarChange,
  EventRow,
  Holdings,
  KeptEvent,
  KeptPlace,
  KeptWine,
  Noop,
  OpResult,
  Place,
  PlaceFacts,
  PlaceRow,
  Verdict,
  Wine,
  WineRow,
} from "sync-protocol";

/** The result of one change, kept so that a repeat gets the same answer (rule I2). */
export interface StoredResult {
  /** What the key is bound to: a digest of method, path and canonical body (rule I3). */
  readonly fingerprint: string;
  /** The wine as it was answered; `undefined` where none was, and once it has been dropped. */
  readonly answer: Wine | undefined;
  readonly verdict: Verdict;
}

/** A change on its way into the store. */
export interface Submission {
  /** The idempotency key, unique per person; `undefined` for a plain call without one. */
  readonly key: string | undefined;
  readonly fingerprint: string;
  readonly change: CellarChange | Noop;
  /** Its place in its device's order; `undefined` when it came alone. */
  readonly opNo: number | undefined;
  /** The id of the event that it makes, where it makes one: of a push op its own name (rule H1). */
  readonly eventId: string;
  /** The day on which it was made; the server's where nobody told. */
  readonly day?: string | undefined;
  /** The change that it takes back (rule H3). */
  readonly undoes?: string | undefined;
  /** The import that it is part of (rule H9). */
  readonly importId?: string | undefined;
}

/** What {@link Decide} gets to see: everything it needs, loaded in the same transaction. */
export interface LoadedFacts {
  readonly userId: string;
  /** The wine the change is about, removed or not; `undefined` when this person has none of that id. */
  readonly wine: KeptWine | undefined;
  readonly bottleIdTaken: boolean;
  readonly photoKnown: boolean;
  /** What the person's cellar holds; none of it for a change that adds nothing. */
  readonly holds: Holdings;
  /** What a change of a place needs to know. */
  readonly places: PlaceFacts;
  /** What its event is made of, and what a change of an event needs to know. */
  readonly events: {
    /** The id of the event that the change makes, where it makes one. */
    readonly id: string;
    /** The day on which the change was made, where its device told. */
    readonly day: string | undefined;
    /** The import that it is part of. */
    readonly importId: string | undefined;
    /** The events that it takes back. */
    readonly undone: readonly KeptEvent[];
    /** The event that it is of. */
    readonly event: KeptEvent | undefined;
    /** How many the cellar holds; none for a change that tells of none. */
    readonly holds: number;
  };
}

/** The pure decision that the store runs between load and write. */
export type Decide = (change: CellarChange, facts: LoadedFacts) => Decision;

/** What to write and what to remember: of the records none where nothing changes. */
export interface Decision {
  readonly wine: KeptWine | undefined;
  readonly place?: KeptPlace | undefined;
  readonly events?: readonly KeptEvent[] | undefined;
  /** The wine as it then is, or last was; `undefined` where the change is refused. */
  readonly answer: Wine | undefined;
  /** The verdict, given the `seq` that the record's row has once this decision is written. */
  readonly verdict: (seq: number) => Verdict;
}

/** Changes of one person that belong together: one push, or one documented call. */
export interface Batch {
  readonly userId: string;
  readonly submissions: readonly Submission[];
  readonly device: { readonly id: string; readonly ackThrough: number } | undefined;
  /** The store that the device last read from, to be checked inside the transaction (rule E1). */
  readonly epoch: string | null;
}

/** How a batch ended; only `done` had any effect. */
export type BatchOutcome =
  | {
      readonly kind: "done";
      /** One for each submission that ran or was a repeat, in order. */
      readonly results: readonly StoredResult[];
      /** The present rows of the wines that the submissions touched. */
      readonly rows: readonly WineRow[];
      /** The same of places. */
      readonly places: readonly PlaceRow[];
      /** The events that they made, took back or were of. */
      readonly events: readonly EventRow[];
      /** The person's counter before the batch. */
      readonly since: number;
      /** The person's counter after the batch. */
      readonly seq: number;
      /** The push op that failed to run, by index; it and what follows took no effect (P7). */
      readonly failure: { readonly at: number; readonly cause: unknown } | undefined;
    }
  | { readonly kind: "gap"; readonly expected: number }
  | { readonly kind: "cloned" }
  | { readonly kind: "epoch-changed" }
  /** The device has settled too few of the changes that it has sent (rule O5). */
  | { readonly kind: "unsettled" }
  /** The key of a plain call is bound to another request (I3); an op is refused by its verdict. */
  | { readonly kind: "key-reused" };

/** One page of a person's changes, from one read transaction. */
export interface ChangesPage {
  readonly rows: readonly WineRow[];
  readonly places: readonly PlaceRow[];
  readonly cursor: number;
  readonly hasMore: boolean;
  readonly results: readonly OpResult[];
}

/** One page of a person's events, from one read transaction. */
export interface HistoryPage {
  readonly events: readonly EventRow[];
  readonly cursor: number;
  readonly hasMore: boolean;
}

/**
 * The wines of everyone. Each operation is one whole transaction, so that any database with
 * transactions can stand behind it; acknowledged changes survive a power cut.
 */
export interface CellarStore {
  /** The name of this history of the store (rule E1). */
  readonly epoch: string;
  /**
   * Loads, decides and writes a batch in one transaction, a savepoint for each submission. Where
   * the store itself fails, full, locked or damaged, it rejects, and nothing of the batch stands.
   */
  apply(batch: Batch, decide: Decide): Promise<BatchOutcome>;
  /** `undefined` when `since` lies beyond the person's counter: another epoch (rule E1). */
  changesSince(query: {
    readonly userId: string;
    readonly since: number;
    readonly limit: number;
    readonly deviceId: string | undefined;
  }): Promise<ChangesPage | undefined>;
  /** The events after `since`; `undefined` when it lies beyond the person's counter (rules H7, E1). */
  historySince(query: {
    readonly userId: string;
    readonly since: number;
    readonly limit: number;
  }): Promise<HistoryPage | undefined>;
  /**
   * The person's wines in the order in which they were added, without those that are removed, in parts
   * of which each takes a few milliseconds: others are served in between. A wine is as it was when its part was read.
   */
  wines(
    userId: string,
    options: { readonly includeArchived: boolean },
  ): AsyncIterable<readonly Wine[]>;
  /** The same wines as the parts of one JSON text in UTF-8, for whoever only passes them on. */
  winesText(userId: string, options: { readonly includeArchived: boolean }): AsyncIterable<Buffer>;
  /** The person's places without those that are removed, the one last changed at the end. */
  places(userId: string): Promise<readonly Place[]>;
  /** One wine, removed or not, `undefined` when the person has none of that id. */
  wine(userId: string, wineId: string): Promise<Wine | undefined>;
  /** Those of these people's wines that were removed before a moment and are not swept (rule W13), by person. */
  removedBefore(
    owners: readonly string[],
    moment: number,
  ): AsyncIterable<{ readonly userId: string; readonly wineIds: readonly string[] }>;
  /** Drops the answers that tell of these wines; of a repeat the wine as it is then is the answer (rule I2). */
  forgetAnswers(userId: string, wineIds: readonly string[]): Promise<void>;
}
