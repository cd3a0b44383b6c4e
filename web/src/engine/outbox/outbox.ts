import {
  type CellarChange,
  type Noop,
  recordIdOf,
  type ChangeRefusalBody,
  type WineValues,
} from "sync-protocol";

export interface OutboxEntry {
  readonly position: number;
  readonly opId: string;
  /** Op number, assigned before the first sending and never changed [O2: numbering]. */
  readonly opNo: number | undefined;
  readonly recordId: string;
  /**
   * The change to send. A `noop` replaces a numbered change that needs attention because it depends
   * on a failed or refused change [S4: dependent changes].
   */
  readonly change: CellarChange | Noop;
  /** Id of the change that this change undoes. Undoing also removes that change's event [H3: undo]. */
  readonly undoes?: string | undefined;
  /** Id of the import that made the change [H9: purchases]. */
  readonly importId?: string | undefined;
  /** When the change was made, ms since 1970. */
  readonly createdAt: number;
  /** How often the server failed to run the change, or the `noop` sent instead. */
  readonly attempts: number;
  /** The change is not sent before this time, ms since 1970; 0 without a delay. */
  readonly nextAttemptAt: number;
  /**
   * The change's `seq` once the server has applied it. When the base row reaches this `seq`, the
   * entry is settled [S2: settling].
   */
  readonly appliedSeq: number | undefined;
  /**
   * The change was sent under an earlier identity of this device, and no page had its verdict yet
   * [E3: verdicts first].
   */
  readonly carriedOver?: true | undefined;
  /** How often the change failed under its earlier op ids. */
  readonly timesFailed?: number | undefined;
}

export type NewEntry = Omit<OutboxEntry, "position">;

export type Finding =
  | { readonly kind: "refused"; readonly refusal: ChangeRefusalBody }
  /**
   * The server failed to run the change. The change is not retried automatically before
   * `nextAttemptAt`, ms since 1970; absent in older builds.
   */
  | {
      readonly kind: "failed";
      readonly nextAttemptAt?: number | undefined;
      /** How often the change has failed, under this and earlier op ids. */
      readonly times?: number | undefined;
    }
  /**
   * The change was applied. It replaced these values, which others had set and the user had not
   * seen [M3: conflicts]. The server keeps a photo among them until `photoUntil`, ms since 1970
   * [F6: restore]; earlier builds stored no time.
   */
  | {
      readonly kind: "overwrote";
      readonly values: WineValues;
      readonly photoUntil?: number | undefined;
    }
  /**
   * The change depends on a create that also needs attention. `of` is the create's `opId` [S4:
   * dependent changes].
   */
  | { readonly kind: "dependant"; readonly of: string };

/** A change that needs the user's attention [S3: refused change]. */
export interface AttentionEntry {
  readonly position: number;
  readonly opId: string;
  readonly recordId: string;
  readonly change: CellarChange;
  readonly importId?: string | undefined;
  readonly createdAt: number;
  readonly finding: Finding;
}

export interface Entries {
  readonly outbox: readonly OutboxEntry[];
  readonly attention: readonly AttentionEntry[];
}

export interface SyncState {
  readonly deviceId: string;
  /** Epoch of the last answer; `null` before the first page [E1: epoch]. */
  readonly epoch: string | null;
  readonly cursor: number;
  /** Epoch of the base rows, even while they are reloaded; absent in older builds. */
  readonly rowsEpoch?: string | undefined;
  /** Cursor and epoch of the events; absent in builds without events [H7: event pages]. */
  readonly history?: { readonly cursor: number; readonly epoch: string } | undefined;
  /** Cursor and epoch of the wishes; absent in builds without wishes [T4: wish pages]. */
  readonly wishes?: { readonly cursor: number; readonly epoch: string } | undefined;
  readonly nextOpNo: number;
  readonly ackThrough: number;
  /**
   * Whether this device has received all rows of the cellar from the server. If false, a store
   * without rows does not mean that the cellar is empty.
   */
  readonly filled: boolean;
  readonly lastSyncedAt: number | undefined;
  /** Sentences about unsent changes that a corrupt store lost. */
  readonly lost: readonly string[];
}

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

export interface WriteContext {
  /** The current time, ms since 1970. */
  readonly now: number;
  readonly newId: () => string;
  /**
   * Whether the change is sent immediately, because the outbox is idle and the server was reachable
   * [O2: numbering].
   */
  readonly isSentAtOnce?: boolean;
}

interface EntryNames extends Pick<OutboxEntry, "opId" | "undoes" | "importId"> {
  readonly now: number;
}

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

export function isWaiting({ change, appliedSeq }: OutboxEntry): boolean {
  return change.kind !== "noop" && appliedSeq === undefined;
}

/**
 * Number of changes that are not on the server. A photo counts if its record has no pending change.
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

export function isForRole(finding: Finding): boolean {
  return finding.kind === "refused" && isRefusalForRole(finding.refusal);
}

export function isRefusalForRole({ code }: ChangeRefusalBody): boolean {
  return code === "insufficient_role";
}
