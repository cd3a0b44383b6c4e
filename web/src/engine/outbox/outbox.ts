import {
  type CellarChange,
  type Noop,
  recordIdOf,
  type ChangeRefusalBody,
  type WineValues,
} from "sync-protocol";

/** A pending change, in the order of this device's changes. */
export interface OutboxEntry {
  /** Its place in this device's order; always increases. */
  readonly position: number;
  readonly opId: string;
  /** Its number, assigned before it is first sent and never changed [O2: numbering]. */
  readonly opNo: number | undefined;
  /** Id of the wine, place or event that it changes. */
  readonly recordId: string;
  /** A `noop` if the change itself now waits for the create that it builds on [S4: dependent changes]. */
  readonly change: CellarChange | Noop;
  /** The change that it undoes together with its event [H3: undo]. */
  readonly undoes?: string | undefined;
  /** The import that it belongs to [H9: purchases]. */
  readonly importId?: string | undefined;
  /** When it was made, ms since 1970. */
  readonly createdAt: number;
  /** How often the server failed to run it, or the `noop` in its place. */
  readonly attempts: number;
  /** Not sent before this time, ms since 1970; 0 without a retry delay. */
  readonly nextAttemptAt: number;
  /**
   * Set when applied by the server; settled when the base row reaches this `seq` [S2: settling].
   */
  readonly appliedSeq: number | undefined;
  /**
   * Sent under a former identity of this device; no page has brought its verdict yet
   * [E3: verdicts first].
   */
  readonly carriedOver?: true | undefined;
  /** How often it failed under its earlier op ids. */
  readonly timesFailed?: number | undefined;
}

/** An entry without a position in the outbox. */
export type NewEntry = Omit<OutboxEntry, "position">;

/** Why a change needs the user's attention. */
export type Finding =
  | { readonly kind: "refused"; readonly refusal: ChangeRefusalBody }
  /** Not retried automatically before that time, ms since 1970; absent in older builds. */
  | {
      readonly kind: "failed";
      readonly nextAttemptAt?: number | undefined;
      /** How often it has failed, under this and earlier names. */
      readonly times?: number | undefined;
    }
  /**
   * It took effect and replaced these values of others unseen [M3: conflicts]. The server keeps a
   * photo among them until `photoUntil`, ms since 1970 [F6: restore]; earlier builds stored no
   * time.
   */
  | {
      readonly kind: "overwrote";
      readonly values: WineValues;
      readonly photoUntil?: number | undefined;
    }
  /** It builds on a create that needs attention too, under this `opId` [S4: dependent changes]. */
  | { readonly kind: "dependant"; readonly of: string };

/** A change that needs the user's attention [S3: refused change]. */
export interface AttentionEntry {
  /** Its former position in the outbox. */
  readonly position: number;
  readonly opId: string;
  readonly recordId: string;
  readonly change: CellarChange;
  readonly importId?: string | undefined;
  readonly createdAt: number;
  readonly finding: Finding;
}

/** A device's pending changes and changes that need attention. */
export interface Entries {
  readonly outbox: readonly OutboxEntry[];
  readonly attention: readonly AttentionEntry[];
}

/** Sync state of a device; one record. */
export interface SyncState {
  readonly deviceId: string;
  /** The epoch last read from; `null` before its first page [E1: epoch]. */
  readonly epoch: string | null;
  readonly cursor: number;
  /** The epoch of the base rows, also while they are reloaded; absent in older builds. */
  readonly rowsEpoch?: string | undefined;
  /** Cursor and epoch of the events; absent in builds without events [H7: event pages]. */
  readonly history?: { readonly cursor: number; readonly epoch: string } | undefined;
  /** Cursor and epoch of the wishes; absent in builds without wishes [T4: wish pages]. */
  readonly wishes?: { readonly cursor: number; readonly epoch: string } | undefined;
  readonly nextOpNo: number;
  readonly ackThrough: number;
  /** Whether everything has been read once, so that an empty cellar is known to be empty. */
  readonly filled: boolean;
  readonly lastSyncedAt: number | undefined;
  /** Sentences naming unsent changes that a corrupt store lost. */
  readonly lost: readonly string[];
}

/** The state of a device that never contacted the server. */
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

/** Time and id source of a write to the local store. */
export interface WriteContext {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly newId: () => string;
  /**
   * The outbox is idle and the server was reachable, so the change is sent immediately
   * [O2: numbering].
   */
  readonly isSentAtOnce?: boolean;
}

/** Names and metadata of a new outbox entry. */
interface EntryNames extends Pick<OutboxEntry, "opId" | "undoes" | "importId"> {
  readonly now: number;
}

/** A new outbox entry for a change. */
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

/** Whether an entry still has something to send to the server. */
export function isWaiting({ change, appliedSeq }: OutboxEntry): boolean {
  return change.kind !== "noop" && appliedSeq === undefined;
}

/**
 * Number of changes that are not on the server; a photo counts only if its record has no pending
 * change.
 */
export function countWaiting(
  outbox: readonly OutboxEntry[],
  photoOf: ReadonlyMap<string, string>,
): number {
  return outbox.filter(isWaiting).length + photosAlone(outbox, photoOf).length;
}

/** Ids of records with a waiting photo but no pending change. */
export function photosAlone(
  outbox: readonly OutboxEntry[],
  photoOf: ReadonlyMap<string, string>,
): readonly string[] {
  if (photoOf.size === 0) return [];
  const changed = new Set(outbox.filter(isWaiting).map(({ recordId }) => recordId));
  return [...photoOf.keys()].filter((recordId) => !changed.has(recordId));
}

/** Whether a change was refused because the user may only look at the cellar [C3: roles]. */
export function isForRole(finding: Finding): boolean {
  return finding.kind === "refused" && isRefusalForRole(finding.refusal);
}

/** Whether the server refused it because the user may only look at the cellar. */
export function isRefusalForRole({ code }: ChangeRefusalBody): boolean {
  return code === "insufficient_role";
}
