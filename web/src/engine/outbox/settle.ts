import {
  type CellarChange,
  type OpResult,
  PHOTO_KEPT_MS,
  type PushAnswer,
  type ToldRefusal,
} from "sync-protocol";
import {
  type AttentionEntry,
  type Entries,
  type Finding,
  type NewEntry,
  newEntry,
  type Occasion,
  type OutboxEntry,
  type SyncState,
} from "./outbox.ts";
import { failedRest } from "./failures.ts";
import { renamed } from "./renamed.ts";

/** The entries after a decision, and what goes on its way again behind all others. */
export interface Settlement extends Entries {
  readonly requeued: readonly Requeued[];
}

/** A change that goes on its way again under a new name, which its event bears (rule H1). */
export interface Requeued {
  readonly entry: NewEntry;
  /** Its name until now. */
  readonly formerly: string;
}

/** What a decision needs beside the entries. */
export interface SettleFacts extends Occasion {
  /** The `seq` of the base row that an entry changes, once this answer's rows are written. */
  readonly seqOf: (entry: OutboxEntry) => number | undefined;
}

/**
 * What the verdicts of the server make of the entries.
 *
 * An applied change leaves once its effect is in the base row (S2); a refused one goes to its
 * owner (S3), and with a refused create goes what depends on it (S4). A verdict for an entry that
 * is no longer here changes nothing, so that late and repeated answers are harmless.
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

/** The entries while verdicts are worked in, by their `opId`. */
interface EntriesById {
  readonly outbox: Map<string, OutboxEntry>;
  readonly attention: Map<string, AttentionEntry>;
}

type Applied = Extract<OpResult["verdict"], { kind: "applied" }>;

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
  { verdict, now }: { verdict: Applied; now: number },
) {
  const { seq, overwritten, decidedAt = now } = verdict;
  const change = entry.change.kind === "noop" ? takeUp(byId, entry) : entry.change;
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

/** The change that took effect though a `noop` took its number; `undefined` when it was given up. */
function takeUp({ attention }: EntriesById, { opId }: OutboxEntry): CellarChange | undefined {
  const waiting = attention.get(opId);
  attention.delete(opId);
  return waiting?.change;
}

function settleRefused(byId: EntriesById, entry: OutboxEntry, refusal: ToldRefusal) {
  byId.outbox.delete(entry.opId);
  const { change } = entry;
  if (change.kind !== "noop") setAside(byId, entry, change, { kind: "refused", refusal });
}

/** The server ran a `noop` in its place, sent by this device or by another copy of its profile. */
function settleSkipped(byId: EntriesById, entry: OutboxEntry, { now }: SettleFacts) {
  byId.outbox.delete(entry.opId);
  if (entry.change.kind === "noop") return;
  const times = (entry.timesFailed ?? 0) + 1;
  const nextAttemptAt = now + failedRest(times);
  setAside(byId, entry, entry.change, { kind: "failed", nextAttemptAt, times });
}

/** Hands a change to its owner; with it goes what builds on it. */
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
 * What builds on a change that failed waits with it: of a create all that is done to its wine, and what is said
 * of the events of these changes, which bear their names (rule H1). Numbers already given are still consumed.
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

/** What waited for a change that took effect after all goes on its way again, under new names. */
function releaseOrphans(byId: EntriesById, { newId, now }: SettleFacts): Requeued[] {
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
 * How a device stands that has written an answer to a push, with a verdict for every op that it has
 * sent, where it has all rows up to the answer's `seq` by that (rule R6). `undefined` where it has to
 * pull: it had not read up to where the batch began, or an older server does not say where that was.
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
