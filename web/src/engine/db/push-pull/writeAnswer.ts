import {
  type EventPage,
  type EventRow,
  type HistoryAnswer,
  isOfEvent,
  isOfPlace,
  type LiveEvent,
  type OpResult,
  type PullAnswer,
  type PushAnswer,
  type PushRequest,
} from "sync-protocol";
import type { Table } from "dexie";
import {
  type Entries,
  isWaiting,
  type Occasion,
  type OutboxEntry,
  type SyncState,
} from "../../outbox/outbox.ts";
import { caughtUp, settle } from "../../outbox/settle.ts";
import type { CellarDatabase } from "../CellarDatabase.ts";
import { readEntries, readSentEntries, writeEntries } from "../entries.ts";
import { readSent } from "../outboxPages.ts";
import { renamePhotosOf } from "../photos/keepPhoto.ts";
import { missedPhotos, settlePhotos } from "../photos/settlePhotos.ts";
import { readState, writeState } from "../syncState.ts";
import { tellRows } from "../writtenRows.ts";
import {
  NO_ROWS,
  NO_SEQS,
  type Rows,
  type RowSeqs,
  seqsOfRowsBeyond,
  writeRows,
} from "./writeRows.ts";
import { NONE_BEYOND, type SeqOf, seqsBeyond, writeTable, type Writing } from "./writeTable.ts";

/**
 * Whether an answer was for the identity this device still has, and so was written; a page is
 * `unjudged` where verdicts must come before its rows (rule E3), and an answer to a push `caught-up`
 * where it leaves nothing to pull (rule R6).
 */
export type Written = "written" | "caught-up" | "stale" | "other-epoch" | "unjudged";

/**
 * Writes all that a push came to in one transaction: rows, verdicts, acknowledgement. Before the
 * first page of a store's history, the verdicts alone: the base rows are then of another one, or
 * none, and what is applied stays pending over them until that page comes (rule S2).
 */
export function writePushAnswer(
  cellar: CellarDatabase,
  request: PushRequest,
  answer: PushAnswer,
  occasion: Occasion,
): Promise<Written> {
  return inOneTransaction(cellar, async ({ state, sent, hasPhotos }) => {
    if (state.deviceId !== request.deviceId) return "stale";
    if (state.epoch !== null && state.epoch !== answer.epoch) return "other-epoch";

    const entries = await entriesFor(cellar, sent, answer.results);
    const unjudged = unjudgedAfter(entries, answer);
    const rows = state.cursor > 0 ? judgedRows(answer, unjudged) : NO_ROWS;
    const areEventsRead = state.history?.epoch === answer.epoch;
    const [{ seqs, done }, events] = await Promise.all([
      writeRows(cellar, rows, state),
      writeEvents(cellar, areEventsRead ? answer.events : [], state),
    ]);
    const after = unjudged.length === 0 ? caughtUp(state, answer) : undefined;
    const judged = { state: after ?? state, entries, seqs, hasPhotos };
    const settled = await writeVerdicts(cellar, judged, answer.results, occasion);
    const read = { ...settled, epoch: answer.epoch, lastSyncedAt: occasion.now };
    await Promise.all([writeState(cellar, read), ...done, events.done]);
    return after ? "caught-up" : "written";
  });
}

/** What a page was asked for. */
export interface PageQuery {
  readonly since: number;
  readonly epoch: string | null;
  readonly deviceId: string;
}

/**
 * Writes one page in one transaction: the cursor never gets ahead of its rows. The first page of
 * another store's history replaces every base row (rule E2).
 */
export function writePage(
  cellar: CellarDatabase,
  query: PageQuery,
  answer: PullAnswer,
  occasion: Occasion,
): Promise<Written> {
  return inOneTransaction(cellar, async ({ state, sent, hasPhotos }) => {
    if (state.deviceId !== query.deviceId || state.epoch !== query.epoch) return "stale";
    if (state.cursor < query.since) return "stale";
    if (state.epoch !== null && state.epoch !== answer.epoch) return "other-epoch";

    const entries = await entriesFor(cellar, sent, answer.results);
    if (hasUnjudged(entries.outbox, answer.results)) return "unjudged";
    if (state.cursor === 0 && state.rowsEpoch !== answer.epoch) await clearRows(cellar);
    const { seqs, done } = await writeRows(cellar, answer, state);
    const read = { ...state, cursor: Math.max(state.cursor, answer.cursor) };
    tellRows(cellar, {
      deviceId: state.deviceId,
      epoch: answer.epoch,
      since: state.cursor,
      cursor: read.cursor,
      rows: answer.rows.filter(({ id, seq }) => seqs.wines.get(id) === seq),
    });
    const before = { state: read, entries, seqs, hasPhotos };
    const settled = await writeVerdicts(cellar, before, answer.results, occasion);
    const after = {
      ...settled,
      epoch: answer.epoch,
      rowsEpoch: answer.epoch,
      filled: state.filled || !answer.hasMore,
      lastSyncedAt: occasion.now,
    };
    await Promise.all([writeState(cellar, after), ...done]);
    return "written";
  });
}

/**
 * Writes a page of events in one transaction, with whatever it settles; the first page of another store's
 * history replaces all. It needs no verdicts: a change of an event sets fields, and does the same done twice.
 */
export function writeHistoryPage(
  cellar: CellarDatabase,
  { since, epoch }: Pick<PageQuery, "since" | "epoch">,
  answer: HistoryAnswer,
  occasion: Occasion,
): Promise<Written> {
  return inOneTransaction(cellar, async ({ state, sent: entries, hasPhotos }) => {
    if (state.epoch !== epoch || state.rowsEpoch !== epoch) return "stale";
    if (answer.epoch !== epoch) return "other-epoch";
    if (historyCursor(state) < since) return "stale";
    if (state.history?.epoch !== epoch) await cellar.events.clear();
    const { done } = await writeEvents(cellar, answer.events, state);
    const cursor = Math.max(historyCursor(state), answer.cursor);
    const read = { ...state, history: { cursor, epoch } };
    const judged = { state: read, entries, seqs: NO_SEQS, hasPhotos };
    const settled = await writeVerdicts(cellar, judged, [], occasion);
    await Promise.all([writeState(cellar, settled), done]);
    return "written";
  });
}

/** Up to where this device has the events of the store that it reads from. */
export function historyCursor({ history, epoch }: SyncState): number {
  return history?.epoch === epoch ? history.cursor : 0;
}

/** Writes events on top of those that were read before. */
async function writeEvents(
  { events }: CellarDatabase,
  answered: readonly EventRow[],
  state: SyncState,
): Promise<Writing> {
  const cursor = historyCursor(state);
  const ahead = answered.length === 0 ? NONE_BEYOND : await seqsBeyond(events, cursor);
  return writeTable<EventRow>(events, answered, { cursor, ahead });
}

/** An event that brings rows. */
export interface MoveWithRows extends LiveEvent {
  readonly page: EventPage;
}

/**
 * Writes the rows that an event brings, as a page that ends at `seq` (rule R5). It is `stale` where
 * it doesn't follow on what this device has, and `unjudged` where the rows may hold the effect of an
 * op that was sent and has no verdict: then only a pull helps.
 */
export function writeEventPage(
  cellar: CellarDatabase,
  { seq, page }: MoveWithRows,
  occasion: Occasion,
): Promise<Written> {
  const write = async ({ state, sent: entries, hasPhotos, ahead }: Known): Promise<Written> => {
    if (state.epoch !== page.epoch || state.cursor === 0) return "stale";
    if (!state.filled || state.cursor < page.since) return "stale";

    if (entries.outbox.some(isSentUnjudged)) return "unjudged";
    const { seqs, done } = await writeRows(cellar, page, state, ahead);
    const read = { ...state, cursor: Math.max(state.cursor, seq) };
    const judged = { state: read, entries, seqs, hasPhotos };
    const settled = await writeVerdicts(cellar, judged, [], occasion);
    const after = { ...settled, lastSyncedAt: occasion.now };
    await Promise.all([writeState(cellar, after), ...done]);
    return "written";
  };
  // Somebody may be looking: all that it needs is asked for at once.
  return inOneTransaction(cellar, write, () => seqsOfRowsBeyond(cellar, page, page.since));
}

function isSentUnjudged({ opNo, appliedSeq }: OutboxEntry): boolean {
  return opNo !== undefined && appliedSeq === undefined;
}

/**
 * Whether verdicts must come before any row: an op that was sent under an earlier identity may have
 * taken effect, and has no verdict (rule E3).
 */
export async function mustJudgeFirst(cellar: CellarDatabase): Promise<boolean> {
  return hasUnjudged(await readSent(cellar), []);
}

function hasUnjudged(outbox: readonly OutboxEntry[], results: readonly OpResult[]): boolean {
  const judged = new Set(results.map(({ opId }) => opId));
  return outbox.some(
    (entry) => entry.carriedOver === true && isWaiting(entry) && !judged.has(entry.opId),
  );
}

/** What every answer is measured against. */
interface Known {
  readonly state: SyncState;
  readonly sent: Entries;
  /** Photos are kept here. */
  readonly hasPhotos: boolean;
  /** The `seq`s of the base rows beyond the answer's own start, where they were asked for. */
  readonly ahead: RowSeqs | undefined;
}

function inOneTransaction(
  cellar: CellarDatabase,
  write: (known: Known) => Promise<Written>,
  readAhead?: () => Promise<RowSeqs>,
): Promise<Written> {
  const { wines, places, events, outbox, attention, photos, missingPhotos, state } = cellar;
  return cellar.transaction(
    "rw",
    [wines, places, events, outbox, attention, photos, missingPhotos, state],
    async () => {
      const [known, sent, kept, ahead] = await Promise.all([
        readState(cellar),
        readSentEntries(cellar),
        photos.count(),
        readAhead?.(),
      ]);
      return write({ state: known, sent, hasPhotos: kept > 0, ahead });
    },
  );
}

/**
 * The entries that these verdicts may touch: what was sent. With what fails goes what builds on it, sent or not
 * (rule S4), and what a copy of this profile has sent bears no number here (P4): then it is all of them.
 */
async function entriesFor(
  cellar: CellarDatabase,
  sent: Entries,
  results: readonly OpResult[],
): Promise<Entries> {
  const known = new Set(sent.outbox.map(({ opId }) => opId));
  const areEnough = results.every(
    ({ opId, verdict }) => verdict.kind === "applied" && known.has(opId),
  );
  return areEnough ? sent : readEntries(cellar);
}

async function clearRows({ wines, places }: CellarDatabase): Promise<void> {
  await wines.clear();
  await places.clear();
}

/** What was sent and has no verdict, in this answer either. */
function unjudgedAfter({ outbox }: Entries, { results }: PushAnswer): readonly OutboxEntry[] {
  const judged = new Set(results.map(({ opId }) => opId));
  return outbox.filter((entry) => isSentUnjudged(entry) && !judged.has(entry.opId));
}

/**
 * The rows of records on which every op that was sent has its verdict. Another row may hold the effect of
 * an op whose answer was lost, and would count it twice; a pull brings it with that verdict (R4).
 */
function judgedRows({ rows, places }: PushAnswer, unjudged: readonly OutboxEntry[]): Rows {
  const unjudgedIds = new Set(unjudged.map(({ recordId }) => recordId));
  return {
    rows: rows.filter(({ id }) => !unjudgedIds.has(id)),
    places: places.filter(({ id }) => !unjudgedIds.has(id)),
  };
}

/** What verdicts find: the entries as they were, and the `seq`s of the rows just written. */
interface Judged {
  readonly state: SyncState;
  readonly entries: Entries;
  readonly seqs: RowSeqs;
  readonly hasPhotos: boolean;
}

async function writeVerdicts(
  cellar: CellarDatabase,
  { state, entries, seqs, hasPhotos }: Judged,
  results: readonly OpResult[],
  { now, newId }: Occasion,
): Promise<SyncState> {
  const hasRows = state.cursor > 0;
  const applied = hasRows ? appliedWith(entries, results) : [];
  const ofWines = await seqsOf(cellar.wines, applied, seqs.wines);
  const ofPlaces = await seqsOf(cellar.places, applied.filter(isAtPlace), seqs.places);
  const ofEvents = await seqsOf(cellar.events, applied.filter(isAtEvent), NONE_BEYOND);
  const seqOf = (entry: OutboxEntry) =>
    (isAtPlace(entry) ? ofPlaces : isAtEvent(entry) ? ofEvents : ofWines).get(entry.recordId);
  const after = settle(entries, results, { seqOf, now, newId });
  const missed = await missedPhotos(cellar, entries, results);
  await writeEntries(cellar, entries, after);
  if (after.requeued.length > 0) {
    await cellar.outbox.bulkAdd(after.requeued.map(({ entry }) => entry));
  }
  for (const { entry, formerly } of after.requeued) {
    await renamePhotosOf(cellar, formerly, entry.opId);
  }
  const hasEvents = hasRows && historyCursor(state) >= state.cursor;
  await settlePhotos(cellar, missed, { hasRows, hasEvents, hasPhotos, now });
  return { ...state, ackThrough: acknowledged(state, after.outbox) };
}

/** What is applied once these results are in. */
function appliedWith({ outbox }: Entries, results: readonly OpResult[]): readonly OutboxEntry[] {
  const judged = new Set(results.map(({ opId }) => opId));
  return outbox.filter((entry) => entry.appliedSeq !== undefined || judged.has(entry.opId));
}

function isAtPlace({ change }: OutboxEntry): boolean {
  return isOfPlace(change);
}

function isAtEvent({ change }: OutboxEntry): boolean {
  return isOfEvent(change);
}

/** The `seq`s of the base rows that these change; those that are not known already are read. */
async function seqsOf<Row extends { readonly id: string; readonly seq: number }>(
  table: Table<Row, string>,
  applied: readonly OutboxEntry[],
  known: SeqOf,
): Promise<SeqOf> {
  const ids = new Set(applied.map(({ recordId }) => recordId));
  const unknown = [...ids].filter((id) => !known.has(id));
  if (unknown.length === 0) return known;
  const rows = await table.bulkGet(unknown);
  return new Map([...known, ...rows.flatMap((row) => (row ? [[row.id, row.seq] as const] : []))]);
}

/** The highest number through which everything is settled (rule O5). */
function acknowledged(state: SyncState, outbox: readonly { opNo: number | undefined }[]): number {
  const unsettled = outbox.flatMap(({ opNo }) => opNo ?? []);
  return Math.min(state.nextOpNo, ...unsettled) - 1;
}
