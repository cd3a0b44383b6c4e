import {
  type CellarChange,
  type OpResult,
  PHOTO_KEPT_MS,
  type PushAnswer,
  type ChangeRefusalBody,
} from "sync-protocol";
import {
  type AttentionEntry,
  type Entries,
  type Finding,
  type NewEntry,
  newEntry,
  type WriteContext,
  type OutboxEntry,
  type SyncState,
} from "./outbox.ts";
import { failedRest } from "./failures.ts";
import { renamed } from "./renamed.ts";

/**
 * The entries after verdicts were applied, and the changes to send again after all other changes.
 */
export interface Settlement extends Entries {
  readonly requeued: readonly RequeuedChange[];
}

/** A change to send again with a new op id. Its event gets this id too [H1: one event]. */
export interface RequeuedChange {
  readonly entry: NewEntry;
  readonly formerly: string;
}

export interface SettleFacts extends WriteContext {
  /** The `seq` of the base row that an entry changes, after this answer's rows are written. */
  readonly seqOf: (entry: OutboxEntry) => number | undefined;
}

/**
 * Applies the server's verdicts to the entries.
 *
 * An applied change leaves the outbox when its effect is in the base row [S2: settling]. A refused
 * change needs attention [S3: refused change], and so do dependants of a refused create [S4:
 * dependent changes]. A verdict for a missing entry changes nothing, so a late or repeated answer
 * is harmless.
 */
export function settle(
  entries: Entries,
  results: readonly OpResult[],
  facts: SettleFacts,
): Settlement {
  const byId = byIdOf(entries);
  for (const { opId, verdict } of results) {
    const entry = byId.outbox.get(opId);
    if (!entry) continue;
    switch (verdict.kind) {
      case "applied":
        settleApplied(byId, entry, { verdict, now: facts.now });
        break;
      case "refused":
        settleRefused(byId, entry, verdict.refusal);
        break;
      case "skipped":
        settleSkipped(byId, entry, facts);
        break;
    }
  }
  dropReached(byId, facts.seqOf);
  const requeued = releaseOrphans(byId, facts);
  return { ...entriesOf(byId), requeued };
}

interface EntriesById {
  readonly outbox: Map<string, OutboxEntry>;
  readonly attention: Map<string, AttentionEntry>;
}

type AppliedVerdict = Extract<OpResult["verdict"], { kind: "applied" }>;

function byIdOf({ outbox, attention }: Entries): EntriesById {
  return {
    outbox: new Map(outbox.map((entry) => [entry.opId, entry])),
    attention: new Map(attention.map((entry) => [entry.opId, entry])),
  };
}

function entriesOf({ outbox, attention }: EntriesById): Entries {
  return { outbox: [...outbox.values()], attention: [...attention.values()] };
}

function settleApplied(
  byId: EntriesById,
  entry: OutboxEntry,
  { verdict, now }: { verdict: AppliedVerdict; now: number },
) {
  const { seq, overwritten, decidedAt = now } = verdict;
  const change = entry.change.kind === "noop" ? takeFromAttention(byId, entry) : entry.change;
  if (!change) {
    byId.outbox.delete(entry.opId);
    return;
  }
  byId.outbox.set(entry.opId, { ...entry, change, appliedSeq: seq });
  if (overwritten && Object.keys(overwritten).length > 0) {
    const until = overwritten.photoUrl ? { photoUntil: decidedAt + PHOTO_KEPT_MS } : {};
    attend(byId, entry, change, { kind: "overwrote", values: overwritten, ...until });
  }
}

/**
 * Removes a change from the changes that need attention and returns the change, because the server
 * applied it although a `noop` was sent later. Returns `undefined` if the user has discarded the
 * change.
 */
function takeFromAttention(
  { attention }: EntriesById,
  { opId }: OutboxEntry,
): CellarChange | undefined {
  const waiting = attention.get(opId);
  attention.delete(opId);
  return waiting?.change;
}

function settleRefused(byId: EntriesById, entry: OutboxEntry, refusal: ChangeRefusalBody) {
  byId.outbox.delete(entry.opId);
  const { change } = entry;
  if (change.kind !== "noop") setAside(byId, entry, change, { kind: "refused", refusal });
}

/**
 * Settles a `noop` that the server ran. This device or another copy of its profile sent the `noop`.
 */
function settleSkipped(byId: EntriesById, entry: OutboxEntry, { now }: SettleFacts) {
  byId.outbox.delete(entry.opId);
  if (entry.change.kind === "noop") return;
  const times = (entry.timesFailed ?? 0) + 1;
  const nextAttemptAt = now + failedRest(times);
  setAside(byId, entry, entry.change, { kind: "failed", nextAttemptAt, times });
}

function setAside(byId: EntriesById, entry: OutboxEntry, change: CellarChange, finding: Finding) {
  attend(byId, entry, change, finding);
  takeDependants(byId, entry, change);
}

function attend(byId: EntriesById, entry: OutboxEntry, change: CellarChange, finding: Finding) {
  const { position, opId, recordId, createdAt, importId } = entry;
  const waiting = { position, opId, recordId, change, createdAt, finding };
  byId.attention.set(opId, importId === undefined ? waiting : { ...waiting, importId });
}

/**
 * Moves the dependants of a failed change to the changes that need attention. Dependants are the
 * details of the failed change's event and, after a failed create, all later changes of that wine
 * with the details of their events [H1: one event]. A dependant with an op number leaves a `noop`
 * under that number.
 */
function takeDependants(byId: EntriesById, failed: OutboxEntry, { kind }: CellarChange) {
  const records = new Set([failed.opId, ...(kind === "create" ? [failed.recordId] : [])]);
  for (const entry of byId.outbox.values()) {
    const { change } = entry;
    if (!records.has(entry.recordId) || change.kind === "noop") continue;
    records.add(entry.opId);
    attend(byId, entry, change, { kind: "dependant", of: failed.opId });
    if (entry.opNo === undefined) byId.outbox.delete(entry.opId);
    else becomeNoop(byId, entry);
  }
}

function becomeNoop(byId: EntriesById, entry: OutboxEntry) {
  const noop: OutboxEntry = { ...entry, change: { kind: "noop" }, attempts: 0, nextAttemptAt: 0 };
  byId.outbox.set(entry.opId, noop);
}

function dropReached(byId: EntriesById, seqOf: SettleFacts["seqOf"]) {
  for (const entry of byId.outbox.values()) {
    const { opId, appliedSeq } = entry;
    if (appliedSeq !== undefined && (seqOf(entry) ?? 0) >= appliedSeq) byId.outbox.delete(opId);
  }
}

/**
 * Sends again, with new op ids, the dependants of a change that the server has applied after all.
 */
function releaseOrphans(byId: EntriesById, { newId, now }: SettleFacts): RequeuedChange[] {
  const orphans = [...byId.attention.values()].filter(
    ({ opId, finding }) =>
      finding.kind === "dependant" && !byId.attention.has(finding.of) && !byId.outbox.has(opId),
  );
  for (const { opId } of orphans) byId.attention.delete(opId);
  return renamed(orphans, newId).map(({ opId, change, importId }, at) => ({
    entry: newEntry(change, { opId, now, importId }),
    formerly: orphans[at]?.opId ?? opId,
  }));
}

/**
 * The state after a push answer, if the device then has all rows up to the answer's `seq` [R6: push
 * answer]. `undefined` if a pull is needed: rows from before the push are missing, or an older
 * server sent no `seq`.
 */
export function caughtUp(state: SyncState, answer: PushAnswer): SyncState | undefined {
  const { epoch, since = Infinity, seq = 0 } = answer;
  const { cursor, history } = state;
  if (!state.filled || state.epoch !== epoch || cursor === 0 || cursor < since) return undefined;
  const hasEvents = history?.epoch === epoch && history.cursor >= since;
  return {
    ...state,
    cursor: Math.max(cursor, seq),
    history: hasEvents ? { epoch, cursor: Math.max(history.cursor, seq) } : history,
  };
}
