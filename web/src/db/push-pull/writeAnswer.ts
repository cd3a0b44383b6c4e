import type { OpResult, PullAnswer, PushAnswer, PushRequest, WineRow } from "sync-protocol";
import { isWaiting, type Occasion, type SyncState } from "../../rules/outbox.ts";
import { type Entries, settle } from "../../rules/settle.ts";
import type { CellarDatabase } from "../CellarDatabase.ts";
import { readEntries, writeEntries } from "../entries.ts";
import { missedPhotos, settlePhotos } from "../photos/settlePhotos.ts";
import { readState, writeState } from "../syncState.ts";

/**
 * Whether an answer was for the identity this device still has, and so was written; a page is
 * `unjudged` where verdicts must come before its rows (rule E3).
 */
export type Written = "written" | "stale" | "other-epoch" | "unjudged";

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
  return inOneTransaction(cellar, async (state) => {
    if (state.deviceId !== request.deviceId) return "stale";
    if (state.epoch !== null && state.epoch !== answer.epoch) return "other-epoch";

    if (state.cursor > 0) await writeRows(cellar, await judgedRows(cellar, answer), state);
    const settled = await writeVerdicts(cellar, state, answer.results, occasion);
    await writeState(cellar, { ...settled, epoch: answer.epoch, lastSyncedAt: occasion.now });
    return "written";
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
  return inOneTransaction(cellar, async (state) => {
    if (state.deviceId !== query.deviceId || state.epoch !== query.epoch) return "stale";
    if (state.cursor < query.since) return "stale";
    if (state.epoch !== null && state.epoch !== answer.epoch) return "other-epoch";

    if (await mustJudgeFirst(cellar, answer.results)) return "unjudged";
    if (state.cursor === 0) await cellar.wines.clear();
    await writeRows(cellar, answer.rows, state);
    const read = { ...state, cursor: Math.max(state.cursor, answer.cursor) };
    const settled = await writeVerdicts(cellar, read, answer.results, occasion);
    await writeState(cellar, {
      ...settled,
      epoch: answer.epoch,
      filled: state.filled || !answer.hasMore,
      lastSyncedAt: occasion.now,
    });
    return "written";
  });
}

/**
 * Whether verdicts must come before any row: an op that was sent under an earlier identity may have
 * taken effect, and has no verdict, neither here nor among `results` (rule E3).
 */
export async function mustJudgeFirst(
  { outbox }: CellarDatabase,
  results: readonly OpResult[] = [],
): Promise<boolean> {
  const judged = new Set(results.map(({ opId }) => opId));
  const sent = await outbox.where("opNo").above(0).toArray();
  return sent.some(
    (entry) => entry.carriedOver === true && isWaiting(entry) && !judged.has(entry.opId),
  );
}

function inOneTransaction(
  cellar: CellarDatabase,
  write: (state: SyncState) => Promise<Written>,
): Promise<Written> {
  const { wines, outbox, attention, photos, missingPhotos, state } = cellar;
  return cellar.transaction(
    "rw",
    [wines, outbox, attention, photos, missingPhotos, state],
    async () => write(await readState(cellar)),
  );
}

/**
 * The rows of wines on which every op of ours has its verdict. Another row may hold the effect of
 * an op whose answer was lost, and would count it twice; a pull brings it with that verdict (R4).
 */
async function judgedRows(cellar: CellarDatabase, answer: PushAnswer): Promise<WineRow[]> {
  const judged = new Set(answer.results.map(({ opId }) => opId));
  const pending = await cellar.outbox
    .where("wineId")
    .anyOf(answer.rows.map(({ id }) => id))
    .toArray();
  const unjudged = pending.filter(
    ({ opId, appliedSeq }) => appliedSeq === undefined && !judged.has(opId),
  );
  const wineIds = new Set(unjudged.map(({ wineId }) => wineId));
  return answer.rows.filter(({ id }) => !wineIds.has(id));
}

/**
 * A row replaces its base row only if its `seq` is higher than that, and than the cursor (rule R3):
 * what comes late from behind the cursor is here already, or a newer row of its wine is yet to come.
 */
async function writeRows(
  { wines }: CellarDatabase,
  answered: readonly WineRow[],
  { cursor, filled }: SyncState,
): Promise<void> {
  const rows = answered.filter(({ seq }) => seq > cursor);
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  const present = await wines.bulkGet(filled ? ids : await hereAmong(wines, ids));
  const seqs = new Map(present.map((row) => [row?.id, row?.seq]));
  await wines.bulkPut(rows.filter(({ id, seq }) => seq > (seqs.get(id) ?? 0)));
}

/** Which of these rows are here; asks for every key at once, so for a store that is being filled. */
async function hereAmong(wines: CellarDatabase["wines"], ids: readonly string[]) {
  const keys = new Set(await wines.toCollection().primaryKeys());
  return ids.filter((id) => keys.has(id));
}

async function writeVerdicts(
  cellar: CellarDatabase,
  state: SyncState,
  results: readonly OpResult[],
  { now, newId }: Occasion,
): Promise<SyncState> {
  const allApplied = results.every(({ verdict }) => verdict.kind === "applied");
  const before = allApplied ? await readSealed(cellar) : await readEntries(cellar);
  const wineIds = [...new Set(before.outbox.map(({ wineId }) => wineId))];
  const rows = state.cursor === 0 ? [] : await cellar.wines.bulkGet(wineIds);
  const seqs = new Map(wineIds.map((wineId, index) => [wineId, rows[index]?.seq]));

  const after = settle(before, results, { seqOf: (wineId) => seqs.get(wineId), now, newId });
  const missed = await missedPhotos(cellar, before, results);
  await writeEntries(cellar, before, after);
  await cellar.outbox.bulkAdd([...after.requeued]);
  await settlePhotos(cellar, missed, { hasRows: state.cursor > 0, now });
  return { ...state, ackThrough: acknowledged(state, after.outbox) };
}

/** As `readEntries`, but only those that have a number: the growth is that of a push. */
async function readSealed(cellar: CellarDatabase): Promise<Entries> {
  const outbox = await cellar.outbox.where("opNo").above(0).sortBy("position");
  return { outbox, attention: await cellar.attention.toArray() };
}

/** The highest number through which everything is settled (rule O5). */
function acknowledged(state: SyncState, outbox: readonly { opNo: number | undefined }[]): number {
  const unsettled = outbox.flatMap(({ opNo }) => opNo ?? []);
  return Math.min(state.nextOpNo, ...unsettled) - 1;
}
