import {
  type EventPage,
  type EventRow,
  type HistoryAnswer,
  isOfEvent,
  isOfPlace,
  isOfWish,
  type LiveEvent,
  type OpResult,
  type PullAnswer,
  type PushAnswer,
  type PushRequest,
  type WishesAnswer,
} from "sync-protocol";
import type { Table } from "dexie";
import {
  type Entries,
  isWaiting,
  type WriteContext,
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
import { publishRows } from "../writtenRows.ts";
import {
  NO_ROWS,
  NO_SEQS,
  type Rows,
  type RowSeqs,
  seqsOfRowsBeyond,
  writeRows,
} from "./writeRows.ts";
import { NONE_BEYOND, type SeqOf, seqsBeyond, writeTable, type TableWrite } from "./writeTable.ts";

/**
 * Result of writing an answer. `stale` and `other-epoch`: the answer belongs to an earlier identity
 * or another epoch, and nothing is written. `unjudged`: verdicts must come before the page's rows
 * [E3: verdicts first]. `caught-up`: after this push answer nothing is left to pull [R6: push
 * answer].
 */
export type WriteOutcome = "written" | "caught-up" | "stale" | "other-epoch" | "unjudged";

/**
 * Writes a push answer in one transaction: rows, verdicts, acknowledgement. Before the first page
 * of an epoch, writes only verdicts: the base rows are missing or from another epoch. Applied
 * changes then stay pending until that page arrives [S2: settling].
 */
export function writePushAnswer(
  cellar: CellarDatabase,
  request: PushRequest,
  answer: PushAnswer,
  context: WriteContext,
): Promise<WriteOutcome> {
  return inOneTransaction(cellar, async ({ state, sent, hasPhotos }) => {
    if (state.deviceId !== request.deviceId) return "stale";
    if (state.epoch !== null && state.epoch !== answer.epoch) return "other-epoch";

    const entries = await entriesFor(cellar, sent, answer.results);
    const after = caughtUp(state, answer);
    const known = after ? answer : rowsWithVerdicts(answer, unjudgedAfter(entries, answer));
    const rows = state.cursor > 0 ? known : NO_ROWS;
    const areEventsRead = state.history?.epoch === answer.epoch;
    if (state.wishes?.epoch === answer.epoch) await writeWishes(cellar, answer.wishes, state);
    const [{ seqs, done }, events] = await Promise.all([
      writeRows(cellar, rows, state),
      writeEvents(cellar, areEventsRead ? answer.events : [], state),
    ]);
    const judged = { state: after ?? state, entries, seqs, hasPhotos };
    const settled = await writeVerdicts(cellar, judged, answer.results, context);
    const read = { ...settled, epoch: answer.epoch, lastSyncedAt: context.now };
    await Promise.all([writeState(cellar, read), ...done, events.done]);
    return after ? "caught-up" : "written";
  });
}

export interface PageQuery {
  readonly since: number;
  readonly epoch: string | null;
  readonly deviceId: string;
}

/**
 * Writes one page in one transaction, so that the cursor is never ahead of the rows. The first page
 * of another epoch replaces all base rows [E2: new history].
 */
export function writePage(
  cellar: CellarDatabase,
  query: PageQuery,
  answer: PullAnswer,
  context: WriteContext,
): Promise<WriteOutcome> {
  return inOneTransaction(cellar, async ({ state, sent, hasPhotos }) => {
    if (state.deviceId !== query.deviceId || state.epoch !== query.epoch) return "stale";
    if (state.cursor < query.since) return "stale";
    if (state.epoch !== null && state.epoch !== answer.epoch) return "other-epoch";

    const entries = await entriesFor(cellar, sent, answer.results);
    if (hasUnjudged(entries.outbox, answer.results)) return "unjudged";
    if (state.cursor === 0 && state.rowsEpoch !== answer.epoch) await clearRows(cellar);
    const { seqs, done } = await writeRows(cellar, answer, state);
    const read = { ...state, cursor: Math.max(state.cursor, answer.cursor) };
    publishRows(cellar, {
      deviceId: state.deviceId,
      epoch: answer.epoch,
      since: state.cursor,
      cursor: read.cursor,
      rows: answer.rows.filter(({ id, seq }) => seqs.wines.get(id) === seq),
    });
    const before = { state: read, entries, seqs, hasPhotos };
    const settled = await writeVerdicts(cellar, before, answer.results, context);
    const after = {
      ...settled,
      epoch: answer.epoch,
      rowsEpoch: answer.epoch,
      filled: state.filled || !answer.hasMore,
      lastSyncedAt: context.now,
    };
    await Promise.all([writeState(cellar, after), ...done]);
    return "written";
  });
}

/**
 * Writes a page of events and settles their changes, in one transaction. The first page of another
 * epoch replaces all events. No verdicts are needed: event changes set fields, so they can be
 * applied twice.
 */
export function writeHistoryPage(
  cellar: CellarDatabase,
  { since, epoch }: Pick<PageQuery, "since" | "epoch">,
  answer: HistoryAnswer,
  context: WriteContext,
): Promise<WriteOutcome> {
  return inOneTransaction(cellar, async ({ state, sent: entries, hasPhotos }) => {
    if (state.epoch !== epoch || state.rowsEpoch !== epoch) return "stale";
    if (answer.epoch !== epoch) return "other-epoch";
    if (historyCursor(state) < since) return "stale";
    if (state.history?.epoch !== epoch) await cellar.events.clear();
    const { done } = await writeEvents(cellar, answer.events, state);
    const cursor = Math.max(historyCursor(state), answer.cursor);
    const read = { ...state, history: { cursor, epoch } };
    const judged = { state: read, entries, seqs: NO_SEQS, hasPhotos };
    const settled = await writeVerdicts(cellar, judged, [], context);
    await Promise.all([writeState(cellar, settled), done]);
    return "written";
  });
}

/**
 * Writes a page of wishes and settles their changes, in one transaction. The first page of another
 * epoch replaces all wishes [T4: wish pages].
 */
export function writeWishesPage(
  cellar: CellarDatabase,
  { since, epoch }: Pick<PageQuery, "since" | "epoch">,
  answer: WishesAnswer,
  context: WriteContext,
): Promise<WriteOutcome> {
  return inOneTransaction(cellar, async ({ state, sent: entries, hasPhotos }) => {
    if (state.epoch !== epoch || state.rowsEpoch !== epoch) return "stale";
    if (answer.epoch !== epoch) return "other-epoch";
    if (wishesCursor(state) < since) return "stale";
    if (state.wishes?.epoch !== epoch) await cellar.wishes.clear();
    await writeWishes(cellar, answer.wishes, state);
    const cursor = Math.max(wishesCursor(state), answer.cursor);
    const judged = {
      state: { ...state, wishes: { cursor, epoch } },
      entries,
      seqs: NO_SEQS,
      hasPhotos,
    };
    await writeState(cellar, await writeVerdicts(cellar, judged, [], context));
    return "written";
  });
}

/** Cursor up to which this device has the current epoch's wishes; 0 if no page was read. */
export function wishesCursor({ wishes, epoch }: SyncState): number {
  return wishes?.epoch === epoch ? wishes.cursor : 0;
}

async function writeWishes(
  { wishes }: CellarDatabase,
  answered: PushAnswer["wishes"],
  state: SyncState,
): Promise<void> {
  if (answered.length === 0) return;
  const cursor = wishesCursor(state);
  await writeTable(wishes, answered, { cursor, ahead: await seqsBeyond(wishes, cursor) }).done;
}

/** Cursor up to which this device has the current epoch's events; 0 if no page was read. */
export function historyCursor({ history, epoch }: SyncState): number {
  return history?.epoch === epoch ? history.cursor : 0;
}

async function writeEvents(
  { events }: CellarDatabase,
  answered: readonly EventRow[],
  state: SyncState,
): Promise<TableWrite> {
  const cursor = historyCursor(state);
  const ahead = answered.length === 0 ? NONE_BEYOND : await seqsBeyond(events, cursor);
  return writeTable<EventRow>(events, answered, { cursor, ahead });
}

export interface MoveWithRows extends LiveEvent {
  readonly page: EventPage;
}

/**
 * Writes a live event's rows like a page that ends at `seq` [R5: live events]. Returns `stale` if
 * earlier rows are missing on this device, and `unjudged` if a sent op without a verdict may
 * already be in the rows. Both results require a pull.
 */
export function writeEventPage(
  cellar: CellarDatabase,
  { seq, page }: MoveWithRows,
  context: WriteContext,
): Promise<WriteOutcome> {
  const write = async ({
    state,
    sent: entries,
    hasPhotos,
    ahead,
  }: DeviceState): Promise<WriteOutcome> => {
    if (state.epoch !== page.epoch || state.cursor === 0) return "stale";
    if (!state.filled || state.cursor < page.since) return "stale";

    if (entries.outbox.some(isSentUnjudged)) return "unjudged";
    const { seqs, done } = await writeRows(cellar, page, state, ahead);
    const read = { ...state, cursor: Math.max(state.cursor, seq) };
    const judged = { state: read, entries, seqs, hasPhotos };
    const settled = await writeVerdicts(cellar, judged, [], context);
    const after = { ...settled, lastSyncedAt: context.now };
    await Promise.all([writeState(cellar, after), ...done]);
    return "written";
  };
  // All reads are requested together, because a user may be waiting.
  return inOneTransaction(cellar, write, () => seqsOfRowsBeyond(cellar, page, page.since));
}

function isSentUnjudged({ opNo, appliedSeq }: OutboxEntry): boolean {
  return opNo !== undefined && appliedSeq === undefined;
}

/**
 * Whether verdicts must come before any row. An op sent under an earlier identity may have taken
 * effect but has no verdict [E3: verdicts first].
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

interface DeviceState {
  readonly state: SyncState;
  readonly sent: Entries;
  readonly hasPhotos: boolean;
  /** The `seq`s of base rows above the cursor at which the answer starts, if they were read. */
  readonly ahead: RowSeqs | undefined;
}

function inOneTransaction(
  cellar: CellarDatabase,
  write: (known: DeviceState) => Promise<WriteOutcome>,
  readAhead?: () => Promise<RowSeqs>,
): Promise<WriteOutcome> {
  const { wines, places, events, wishes, outbox, attention, photos, missingPhotos, state } = cellar;
  return cellar.transaction(
    "rw",
    [wines, places, events, wishes, outbox, attention, photos, missingPhotos, state],
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
 * The sent entries. Returns all entries if a change was refused, because unsent changes may depend
 * on that change [S4: dependent changes]. Also returns all entries if a copy of this profile sent a
 * change, because the copy's op numbers are unknown here [P4: clones].
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

function unjudgedAfter({ outbox }: Entries, { results }: PushAnswer): readonly OutboxEntry[] {
  const judged = new Set(results.map(({ opId }) => opId));
  return outbox.filter((entry) => isSentUnjudged(entry) && !judged.has(entry.opId));
}

/**
 * Rows of records whose ops all have verdicts, for a device that has not read all rows before the
 * push. Any other row may already contain the effect of an op whose answer was lost, and that effect
 * would count twice. A pull brings that row together with the verdict [R4: results].
 */
function rowsWithVerdicts({ rows, places }: PushAnswer, unjudged: readonly OutboxEntry[]): Rows {
  const unjudgedIds = new Set(unjudged.map(({ recordId }) => recordId));
  return {
    rows: rows.filter(({ id }) => !unjudgedIds.has(id)),
    places: places.filter(({ id }) => !unjudgedIds.has(id)),
  };
}

/** `entries`: the entries before the verdicts. `seqs`: the `seq`s of the rows just written. */
interface VerdictInput {
  readonly state: SyncState;
  readonly entries: Entries;
  readonly seqs: RowSeqs;
  readonly hasPhotos: boolean;
}

async function writeVerdicts(
  cellar: CellarDatabase,
  { state, entries, seqs, hasPhotos }: VerdictInput,
  results: readonly OpResult[],
  { now, newId }: WriteContext,
): Promise<SyncState> {
  const hasRows = state.cursor > 0;
  const applied = hasRows ? appliedWith(entries, results) : [];
  const ofWines = await seqsOf(cellar.wines, applied, seqs.wines);
  const ofPlaces = await seqsOf(cellar.places, applied.filter(isAtPlace), seqs.places);
  const ofEvents = await seqsOf(cellar.events, applied.filter(isAtEvent), NONE_BEYOND);
  const ofWishes = await seqsOf(cellar.wishes, applied.filter(isAtWish), NONE_BEYOND);
  const tableOf = (entry: OutboxEntry) => {
    if (isAtWish(entry)) return ofWishes;
    return isAtPlace(entry) ? ofPlaces : isAtEvent(entry) ? ofEvents : ofWines;
  };
  const seqOf = (entry: OutboxEntry) => tableOf(entry).get(entry.recordId);
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

function appliedWith({ outbox }: Entries, results: readonly OpResult[]): readonly OutboxEntry[] {
  const judged = new Set(results.map(({ opId }) => opId));
  return outbox.filter((entry) => entry.appliedSeq !== undefined || judged.has(entry.opId));
}

function isAtPlace({ change }: OutboxEntry): boolean {
  return isOfPlace(change);
}

function isAtWish({ change }: OutboxEntry): boolean {
  return isOfWish(change);
}

function isAtEvent({ change }: OutboxEntry): boolean {
  return isOfEvent(change);
}

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

/** The highest op number up to which all ops are settled [O5: acknowledgement]. */
function acknowledged(state: SyncState, outbox: readonly { opNo: number | undefined }[]): number {
  const unsettled = outbox.flatMap(({ opNo }) => opNo ?? []);
  return Math.min(state.nextOpNo, ...unsettled) - 1;
}
