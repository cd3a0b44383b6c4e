import type {
  CellarChange,
  Holdings,
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
}

/** The pure decision that the store runs between load and write. */
export type Decide = (change: CellarChange, facts: LoadedFacts) => Decision;

/** What to write and what to remember: neither `wine` nor `place` where nothing changes. */
export interface Decision {
  readonly wine: KeptWine | undefined;
  readonly place?: KeptPlace | undefined;
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
  /**
   * The person's wines in the order in which they were added, without those that are removed, in parts
   * of which each takes a few milliseconds: others are served in between. A wine is as it was when its part was read.
   */
  wines(
    userId: string,
    options: { readonly includeArchived: boolean },
  ): AsyncIterable<readonly Wine[]>;
  /** The same wines as the parts of one JSON text, for whoever only passes them on. */
  winesText(userId: string, options: { readonly includeArchived: boolean }): AsyncIterable<string>;
  /** The person's places without those that are removed, the one last changed at the end. */
  places(userId: string): Promise<readonly Place[]>;
  /** One wine, removed or not, `undefined` when the person has none of that id. */
  wine(userId: string, wineId: string): Promise<Wine | undefined>;
}
