import {
  type CellarChange,
  type Noop,
  recordIdOf,
  type ToldRefusal,
  type WineValues,
} from "sync-protocol";

/** A change on its way to the server, in the place in which it was made. */
export interface OutboxEntry {
  /** Its place in this device's order; ever growing. */
  readonly position: number;
  readonly opId: string;
  /** Its number, given before it is first sent and kept from then on (rule O2). */
  readonly opNo: number | undefined;
  /** The wine, place or event that it changes. */
  readonly recordId: string;
  /** A `noop` once the change itself waits for the create it builds on (rule S4). */
  readonly change: CellarChange | Noop;
  /** The change that it takes back, and with it the event of that (rule H3). */
  readonly undoes?: string | undefined;
  /** The import that it is part of (rule H9). */
  readonly importId?: string | undefined;
  /** When it was made, ms since 1970. */
  readonly createdAt: number;
  /** How often the server failed to run it, or the `noop` in its place. */
  readonly attempts: number;
  /** Not sent before this moment, ms since 1970; 0 when it does not rest. */
  readonly nextAttemptAt: number;
  /** Applied by the server; settled when the base row has reached this `seq` (rule S2). */
  readonly appliedSeq: number | undefined;
  /** Sent under an identity that this device has left: no page tells its verdict yet (rule E3). */
  readonly carriedOver?: true | undefined;
  /** How often it failed before, under earlier names. */
  readonly timesFailed?: number | undefined;
}

/** An entry that has no place in the outbox yet. */
export type NewEntry = Omit<OutboxEntry, "position">;

/** Why a change waits for its owner instead of for the server. */
export type Finding =
  | { readonly kind: "refused"; readonly refusal: ToldRefusal }
  /** Not tried again by itself before that moment, ms since 1970; absent in what older builds wrote. */
  | {
      readonly kind: "failed";
      readonly nextAttemptAt?: number | undefined;
      /** How often it has failed, under this name and earlier ones. */
      readonly times?: number | undefined;
    }
  /**
   * It took effect, and replaced these values of others unseen (rule M3). The server keeps a photo
   * among them until `photoUntil`, ms since 1970 (rule F6); a build before this one named no time.
   */
  | {
      readonly kind: "overwrote";
      readonly values: WineValues;
      readonly photoUntil?: number | undefined;
    }
  /** It builds on a create that is itself here, under this `opId` (rule S4). */
  | { readonly kind: "dependant"; readonly of: string };

/** A change that needs its owner's attention (rule S3). */
export interface AttentionEntry {
  /** The place that it had in the outbox. */
  readonly position: number;
  readonly opId: string;
  readonly recordId: string;
  readonly change: CellarChange;
  readonly importId?: string | undefined;
  readonly createdAt: number;
  readonly finding: Finding;
}

/** The entries of a device: what is on its way and what waits for its owner. */
export interface Entries {
  readonly outbox: readonly OutboxEntry[];
  readonly attention: readonly AttentionEntry[];
}

/** What a device remembers of its dealings with the server; one record. */
export interface SyncState {
  readonly deviceId: string;
  /** The store that was last read from; `null` before the first page of one (rule E1). */
  readonly epoch: string | null;
  readonly cursor: number;
  /** The store that the base rows are of, also while they are read again; unknown to older builds. */
  readonly rowsEpoch?: string | undefined;
  /** How far the events were read, and of which store; of builds that knew of none, nothing (rule H7). */
  readonly history?: { readonly cursor: number; readonly epoch: string } | undefined;
  readonly nextOpNo: number;
  readonly ackThrough: number;
  /** Whether everything has been read once, so that an empty cellar is known to be empty. */
  readonly filled: boolean;
  readonly lastSyncedAt: number | undefined;
  /** Sentences naming unsent changes that a corrupt store lost. */
  readonly lost: readonly string[];
}

/** The state of a device that has never met the server. */
export function newSyncState(deviceId: string): SyncState {
  return {
    deviceId,
    epoch: null,
    cursor: 0,
    nextOpNo: 1,
    ackThrough: 0,
    filled: false,
    lastSyncedAt: undefined,
    lost: [],
  };
}

/** When something is done, in ms since 1970, and where the new ids that it needs come from. */
export interface Occasion {
  readonly now: number;
  readonly newId: () => string;
  /** Sync rests and last reached the server, so that what is written now is sent at once (rule O2). */
  readonly isSentAtOnce?: boolean;
}

/** What is given to a change beside itself as it enters the outbox. */
interface EntryNames extends Pick<OutboxEntry, "opId" | "undoes" | "importId"> {
  readonly now: number;
}

/** A change as it enters the outbox. */
export function newEntry(
  change: CellarChange,
  { opId, now, undoes, importId }: EntryNames,
): NewEntry {
  return {
    opId,
    opNo: undefined,
    recordId: recordIdOf(change),
    change,
    createdAt: now,
    attempts: 0,
    nextAttemptAt: 0,
    appliedSeq: undefined,
    ...(undoes !== undefined && { undoes }),
    ...(importId !== undefined && { importId }),
  };
}

/** Whether an entry still has to reach the server with something to say. */
export function isWaiting({ change, appliedSeq }: OutboxEntry): boolean {
  return change.kind !== "noop" && appliedSeq === undefined;
}

/** How many changes have yet to reach the server; a photo counts where its record has none. */
export function countWaiting(
  outbox: readonly OutboxEntry[],
  photoOf: ReadonlyMap<string, string>,
): number {
  return outbox.filter(isWaiting).length + photosAlone(outbox, photoOf).length;
}

/** The records of which a photo waits, and no change. */
export function photosAlone(
  outbox: readonly OutboxEntry[],
  photoOf: ReadonlyMap<string, string>,
): readonly string[] {
  if (photoOf.size === 0) return [];
  const changed = new Set(outbox.filter(isWaiting).map(({ recordId }) => recordId));
  return [...photoOf.keys()].filter((recordId) => !changed.has(recordId));
}
