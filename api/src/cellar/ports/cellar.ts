import type {
  CellarChange,
  EventAuthor,
  EventRow,
  Holdings,
  KeptEvent,
  KeptPlace,
  KeptWine,
  KeptWish,
  Noop,
  OpResult,
  Place,
  PlaceFacts,
  PlaceRow,
  Verdict,
  Wine,
  WineRow,
  Wish,
  WishFacts,
  WishRow,
} from "sync-protocol";

/** A member and their current membership. The owner of a personal cellar has no membership. */
export interface CellarMember {
  readonly userId: string;
  readonly membershipId: string;
}

export interface NamedCellar {
  readonly cellarId: string;
  /** The member who makes the call; `undefined` for the owner of a personal cellar. */
  readonly member?: CellarMember | undefined;
}

export interface CellarRequest extends NamedCellar {
  readonly userId: string;
}

/** The stored result of a change. A repeat gets the same answer [I2: repeats]. */
export interface StoredResult {
  /** Digest of method, path and canonical body, to which the key is bound [I3: key]. */
  readonly fingerprint: string;
  /** The wine in the answer. `undefined` if the answer had none or its stored copy was deleted. */
  readonly answer: Wine | undefined;
  readonly verdict: Verdict;
}

export interface Submission {
  /** The idempotency key, unique in the cellar; `undefined` if the call has none. */
  readonly key: string | undefined;
  readonly fingerprint: string;
  readonly change: CellarChange | Noop;
  /** Position in the device's order; `undefined` outside a push. */
  readonly opNo: number | undefined;
  /** Id of the event that the change makes. A pushed op uses its `opId` [H1: one event]. */
  readonly eventId: string;
  /** The day on the device when the change was made. Default: the server's day. */
  readonly day?: string | undefined;
  /** Id of the change that is undone [H3: undo]. */
  readonly undoes?: string | undefined;
  /** The import that the change belongs to [H9: purchases]. */
  readonly importId?: string | undefined;
}

/** Input of {@link Decide}, loaded in the same transaction. */
export interface LoadedFacts {
  readonly cellarId: string;
  /**
   * The wine of the change, possibly removed; `undefined` if the cellar has no wine with that id.
   */
  readonly wine: KeptWine | undefined;
  readonly bottleIdTaken: boolean;
  readonly photoKnown: boolean;
  /** Size of the cellar. Loaded only for a `create` or an `edit`, otherwise zero. */
  readonly holds: Holdings;
  readonly places: PlaceFacts;
  readonly wishes: WishFacts;
  readonly events: {
    readonly id: string;
    readonly day: string | undefined;
    readonly importId: string | undefined;
    /** The user who makes the change; `undefined` for a change by the server [H11: author]. */
    readonly author: EventAuthor | undefined;
    readonly undone: readonly KeptEvent[];
    readonly event: KeptEvent | undefined;
    /** Number of events in the cellar. Loaded only for a `put-event`, otherwise zero. */
    readonly holds: number;
  };
}

/** A pure function that the store calls between loading and writing. */
export type Decide = (change: CellarChange, facts: LoadedFacts) => Decision;

/**
 * The rows to write and the result to store. A field is `undefined` if its record does not change.
 */
export interface Decision {
  readonly wine: KeptWine | undefined;
  readonly place?: KeptPlace | undefined;
  readonly events?: readonly KeptEvent[] | undefined;
  readonly wish?: KeptWish | undefined;
  /** The wine for the stored answer; `undefined` if the change is refused. */
  readonly answer: Wine | undefined;
  /** The verdict, given the `seq` of the record's row after the write. */
  readonly verdict: (seq: number) => Verdict;
}

/** Changes of one cellar in one transaction: a push or an API call. */
export interface Batch {
  readonly cellarId: string;
  /**
   * The member who makes the changes. The member's role is read in the transaction [C7: one
   * decision].
   */
  readonly member?: CellarMember | undefined;
  readonly submissions: readonly Submission[];
  readonly device: { readonly id: string; readonly ackThrough: number } | undefined;
  /** The epoch that the device last read. Checked in the transaction [E1: epoch]. */
  readonly epoch: string | null;
}

/** The outcome of a batch. Nothing is written unless the outcome is `done`. */
export type BatchOutcome =
  | {
      readonly kind: "done";
      /**
       * Results in order, repeats included. A failed submission and all later submissions have no
       * result.
       */
      readonly results: readonly StoredResult[];
      /** Current rows of the changed wines. */
      readonly rows: readonly WineRow[];
      readonly places: readonly PlaceRow[];
      readonly events: readonly EventRow[];
      readonly wishes: readonly WishRow[];
      readonly since: number;
      readonly seq: number;
      /** Index of the op that threw. This op and later ops wrote nothing [P7: failed op]. */
      readonly failure: { readonly at: number; readonly cause: unknown } | undefined;
    }
  | { readonly kind: "gap"; readonly expected: number }
  | { readonly kind: "cloned" }
  | { readonly kind: "epoch-changed" }
  /** The membership has ended [C7: one decision]. */
  | { readonly kind: "not-a-member" }
  /** A viewer cannot change the cellar [C3: roles]. */
  | { readonly kind: "viewer" }
  /** The device has too many unacknowledged results [O5: acknowledgement]. */
  | { readonly kind: "unsettled" }
  /**
   * The key of an API call is bound to another request [I3: key]. A pushed op gets a refused
   * verdict instead.
   */
  | { readonly kind: "key-reused" };

export interface ChangesPage {
  readonly rows: readonly WineRow[];
  readonly places: readonly PlaceRow[];
  readonly cursor: number;
  readonly hasMore: boolean;
  readonly results: readonly OpResult[];
}

export interface HistoryPage {
  readonly events: readonly EventRow[];
  readonly cursor: number;
  readonly hasMore: boolean;
  /** The highest `seq` of a wish; 0 without wishes. */
  readonly wishesSeq: number;
}

export interface WishesPage {
  readonly wishes: readonly WishRow[];
  readonly cursor: number;
  readonly hasMore: boolean;
}

/**
 * All cellars. Each method is one transaction, so any transactional database can implement this
 * interface. Acknowledged changes survive a power failure.
 */
export interface CellarStore {
  /** Identifies the history of the store [E1: epoch]. */
  readonly epoch: string;
  /**
   * Loads, decides and writes a batch in one transaction. Nothing of a failed submission is written.
   * Rejects and writes nothing if the store fails: full, locked or damaged.
   */
  apply(batch: Batch, decide: Decide): Promise<BatchOutcome>;
  /**
   * `undefined` if `since` is above the cellar's counter, as after a change of epoch [E1: epoch].
   */
  changesSince(query: {
    readonly cellarId: string;
    readonly since: number;
    readonly limit: number;
    readonly deviceId: string | undefined;
  }): Promise<ChangesPage | undefined>;
  /**
   * The events after `since`; `undefined` if `since` is above the cellar's counter [H7: event
   * pages] [E1: epoch].
   */
  historySince(query: {
    readonly cellarId: string;
    readonly since: number;
    readonly limit: number;
  }): Promise<HistoryPage | undefined>;
  /**
   * The wishes after `since`, including removed ones; `undefined` if `since` is above the cellar's
   * counter [T4: wish pages] [E1: epoch].
   */
  wishesSince(query: {
    readonly cellarId: string;
    readonly since: number;
    readonly limit: number;
  }): Promise<WishesPage | undefined>;
  /**
   * The cellar's wines in the order in which they were added, without removed wines. Reading a part
   * takes a few milliseconds, and other requests run between parts. Each part shows the wines at
   * the time of its read.
   */
  wines(
    cellarId: string,
    options: { readonly includeArchived: boolean },
  ): AsyncIterable<readonly Wine[]>;
  /** The wines of `wines` as chunks of one JSON text in UTF-8, for callers that only forward it. */
  winesText(
    cellarId: string,
    options: { readonly includeArchived: boolean },
  ): AsyncIterable<Buffer>;
  /** Without removed places. The last changed place comes last. */
  places(cellarId: string): Promise<readonly Place[]>;
  /** Without removed wishes. The last changed wish comes last. */
  wishes(cellarId: string): Promise<readonly Wish[]>;
  /** A wine, possibly removed; `undefined` if the cellar has no wine with that id. */
  wine(cellarId: string, wineId: string): Promise<Wine | undefined>;
  /** Unswept wines of these cellars that were removed before this time, by cellar [W13: sweep]. */
  removedBefore(
    cellarIds: readonly string[],
    moment: number,
  ): AsyncIterable<{ readonly cellarId: string; readonly wineIds: readonly string[] }>;
  /**
   * Deletes the stored answers that contain these wines. A repeat then gets the current wine [I2:
   * repeats].
   */
  forgetAnswers(cellarId: string, wineIds: readonly string[]): Promise<void>;
}
