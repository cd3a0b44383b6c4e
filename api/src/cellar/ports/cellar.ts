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

/** A member of a cellar who is not the owner of a personal one, by this membership. */
export interface CellarMember {
  readonly userId: string;
  readonly membershipId: string;
}

/** The cellar of a request, and who asks. */
export interface NamedCellar {
  readonly cellarId: string;
  /** `undefined` for the owner of a personal cellar. */
  readonly member?: CellarMember | undefined;
}

/** Whose session a request is in, and which cellar it is about. */
export interface CellarRequest extends NamedCellar {
  readonly userId: string;
}

/** The result of one change, kept so that a repeat gets the same answer [I2: repeats]. */
export interface StoredResult {
  /** What the key is bound to: a digest of method, path and canonical body [I3: key]. */
  readonly fingerprint: string;
  /** The answered wine; `undefined` if there was none or it was dropped. */
  readonly answer: Wine | undefined;
  readonly verdict: Verdict;
}

/** A change to store. */
export interface Submission {
  /** The idempotency key, unique per cellar; `undefined` if the call has none. */
  readonly key: string | undefined;
  readonly fingerprint: string;
  readonly change: CellarChange | Noop;
  /** Its number in its device's order; `undefined` outside a push. */
  readonly opNo: number | undefined;
  /** The id of the event that it makes; for a push op its `opId` [H1: one event]. */
  readonly eventId: string;
  /** The day when it was made. Default: the server's day. */
  readonly day?: string | undefined;
  /** The change that it undoes [H3: undo]. */
  readonly undoes?: string | undefined;
  /** The import that contains it [H9: purchases]. */
  readonly importId?: string | undefined;
}

/** What {@link Decide} needs, loaded in the same transaction. */
export interface LoadedFacts {
  readonly cellarId: string;
  /** The wine of the change, removed or not; `undefined` if the cellar has none with that id. */
  readonly wine: KeptWine | undefined;
  readonly bottleIdTaken: boolean;
  readonly photoKnown: boolean;
  /** The size of the cellar; loaded only for a `create` or an `edit`, otherwise zero. */
  readonly holds: Holdings;
  /** What a change of a place needs. */
  readonly places: PlaceFacts;
  /** What a change of a wish needs. */
  readonly wishes: WishFacts;
  /** What an event is made from, and what a change of an event needs. */
  readonly events: {
    /** The id of the event that the change makes. */
    readonly id: string;
    /** The day when the change was made, if its device sent it. */
    readonly day: string | undefined;
    /** The import that the change belongs to. */
    readonly importId: string | undefined;
    /** Who makes the change; `undefined` if the server does [H11: author]. */
    readonly author: EventAuthor | undefined;
    /** The events that the change undoes. */
    readonly undone: readonly KeptEvent[];
    /** The event to change or remove. */
    readonly event: KeptEvent | undefined;
    /** Number of events in the cellar; loaded only for a `put-event`, otherwise zero. */
    readonly holds: number;
  };
}

/** The pure decision that the store runs between load and write. */
export type Decide = (change: CellarChange, facts: LoadedFacts) => Decision;

/** What to write and what to remember. Without a change there are no records to write. */
export interface Decision {
  readonly wine: KeptWine | undefined;
  readonly place?: KeptPlace | undefined;
  readonly events?: readonly KeptEvent[] | undefined;
  readonly wish?: KeptWish | undefined;
  /** The wine after the change, or as it last was; `undefined` if the change is refused. */
  readonly answer: Wine | undefined;
  /** The verdict, given the `seq` of the record's row after the write. */
  readonly verdict: (seq: number) => Verdict;
}

/** Changes of one cellar that are applied together: one push, or one documented call. */
export interface Batch {
  readonly cellarId: string;
  /** The member whose role is read in the transaction, if one acts [C7: one decision]. */
  readonly member?: CellarMember | undefined;
  readonly submissions: readonly Submission[];
  readonly device: { readonly id: string; readonly ackThrough: number } | undefined;
  /** The store that the device last read from; checked inside the transaction [E1: epoch]. */
  readonly epoch: string | null;
}

/** The outcome of a batch. Only `done` has an effect. */
export type BatchOutcome =
  | {
      readonly kind: "done";
      /** One for each submission that ran or was a repeat, in order. */
      readonly results: readonly StoredResult[];
      /** The current rows of the changed wines. */
      readonly rows: readonly WineRow[];
      /** The current rows of the changed places. */
      readonly places: readonly PlaceRow[];
      /** The events that the submissions made, removed or changed. */
      readonly events: readonly EventRow[];
      /** The current rows of the changed wishes. */
      readonly wishes: readonly WishRow[];
      /** The cellar's counter before the batch. */
      readonly since: number;
      /** The cellar's counter after the batch. */
      readonly seq: number;
      /**
       * The index of the op that failed to run. It and later ones took no effect [P7: failed op].
       */
      readonly failure: { readonly at: number; readonly cause: unknown } | undefined;
    }
  | { readonly kind: "gap"; readonly expected: number }
  | { readonly kind: "cloned" }
  | { readonly kind: "epoch-changed" }
  /** The membership has ended [C7: one decision]. */
  | { readonly kind: "not-a-member" }
  /** The member may only read [C3: roles]. */
  | { readonly kind: "viewer" }
  /** The device has too many unacknowledged results [O5: acknowledgement]. */
  | { readonly kind: "unsettled" }
  /**
   * The key of a plain call is bound to another request [I3: key]. An op is refused by its verdict
   * instead.
   */
  | { readonly kind: "key-reused" };

/** One page of a cellar's changes, from one read transaction. */
export interface ChangesPage {
  readonly rows: readonly WineRow[];
  readonly places: readonly PlaceRow[];
  readonly cursor: number;
  readonly hasMore: boolean;
  readonly results: readonly OpResult[];
}

/** One page of a cellar's events, from one read transaction. */
export interface HistoryPage {
  readonly events: readonly EventRow[];
  readonly cursor: number;
  readonly hasMore: boolean;
  /** The highest `seq` of a wish; 0 without any. */
  readonly wishesSeq: number;
}

/** One page of a cellar's wishes, from one read transaction. */
export interface WishesPage {
  readonly wishes: readonly WishRow[];
  readonly cursor: number;
  readonly hasMore: boolean;
}

/**
 * All cellars. Each operation is one transaction, so any transactional database can
 * implement it. Acknowledged changes survive a power cut.
 */
export interface CellarStore {
  /** The name of this history of the store [E1: epoch]. */
  readonly epoch: string;
  /**
   * Loads, decides and writes a batch in one transaction, with a savepoint for each submission.
   * Rejects without an effect if the store itself fails: full, locked or damaged.
   */
  apply(batch: Batch, decide: Decide): Promise<BatchOutcome>;
  /** `undefined` if `since` is beyond the cellar's counter: another epoch [E1: epoch]. */
  changesSince(query: {
    readonly cellarId: string;
    readonly since: number;
    readonly limit: number;
    readonly deviceId: string | undefined;
  }): Promise<ChangesPage | undefined>;
  /**
   * The events after `since`; `undefined` if that is beyond the cellar's counter [H7: event pages]
   * [E1: epoch].
   */
  historySince(query: {
    readonly cellarId: string;
    readonly since: number;
    readonly limit: number;
  }): Promise<HistoryPage | undefined>;
  /**
   * The wishes after `since`, removed ones included; `undefined` if that is beyond the cellar's
   * counter [T4: wish pages] [E1: epoch].
   */
  wishesSince(query: {
    readonly cellarId: string;
    readonly since: number;
    readonly limit: number;
  }): Promise<WishesPage | undefined>;
  /**
   * The cellar's wines without removed ones, in the order in which they were added. Each part takes a
   * few milliseconds to read, so other requests run in between. A wine is as it was when its part
   * was read.
   */
  wines(
    cellarId: string,
    options: { readonly includeArchived: boolean },
  ): AsyncIterable<readonly Wine[]>;
  /** The same wines as parts of one JSON text in UTF-8, for callers that only forward them. */
  winesText(
    cellarId: string,
    options: { readonly includeArchived: boolean },
  ): AsyncIterable<Buffer>;
  /** The cellar's places without removed ones, the last changed one at the end. */
  places(cellarId: string): Promise<readonly Place[]>;
  /** The cellar's wishes without removed ones, the last changed one at the end. */
  wishes(cellarId: string): Promise<readonly Wish[]>;
  /** One wine, removed or not; `undefined` if the cellar has none with that id. */
  wine(cellarId: string, wineId: string): Promise<Wine | undefined>;
  /**
   * Wines of these cellars that were removed before this time and are not swept, by cellar [W13:
   * sweep].
   */
  removedBefore(
    cellarIds: readonly string[],
    moment: number,
  ): AsyncIterable<{ readonly cellarId: string; readonly wineIds: readonly string[] }>;
  /**
   * Drops the stored answers with these wines. A repeat gets the current wine instead [I2:
   * repeats].
   */
  forgetAnswers(cellarId: string, wineIds: readonly string[]): Promise<void>;
}
