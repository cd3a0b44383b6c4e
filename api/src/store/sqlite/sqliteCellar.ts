import { setImmediate } from "node:timers/promises";
import {
  type EventRow,
  type OpResult,
  placeOf,
  type Wine,
  type WineRow,
  wishOf,
} from "sync-protocol";
import type {
  Batch,
  CellarStore,
  ChangesPage,
  HistoryPage,
  WishesPage,
} from "../../cellar/ports/cellar.ts";
import { memberObjection } from "../memberObjection.ts";
import { MEMBER, type MembershipRow } from "../members/membershipRow.ts";
import { applyBatch } from "../applyBatch.ts";
import { readEventRow, readPlaceRow, readWishRow, type RecordColumns } from "../records.ts";
import { groupCommit } from "./groupCommit.ts";
import { historyPageOf, pageOf, wishesPageOf, wishesToRead } from "../ledger.ts";
import type { Database } from "./openDatabase.ts";
import type { Sql } from "../recordColumns.ts";
import { sqliteLedgers } from "./sqliteLedger.ts";
import { readVerdict } from "../storedResults.ts";
import { readRow, readWine, ROW_COLUMNS, WINE_COLUMNS, WINE_JSON } from "../wineRows.ts";

/**
 * Maximum number of wines that are read in one step. Other requests run between steps. Reading this
 * many wines takes a few milliseconds, even with long notes.
 */
const WINES_AT_ONCE = 32;

/**
 * Limits of one step that reads wines as JSON text. Other requests run between steps. Reading a
 * wine as text takes less than half the time of reading a wine as an object.
 */
const TEXTS_AT_ONCE = { wines: 128, bytes: 128 * 1024 };

type ListRow<Row> = Row & { readonly added: number };

interface Part {
  readonly wines: number;
  /** The position of the part's last wine in the list of all wines. */
  readonly last: number;
}

interface TextPart extends Part {
  readonly text: Buffer;
}

const EMPTY_LIST: TextPart = { text: Buffer.from("[]"), wines: 0, last: 0 };

interface PartQuery {
  readonly cellarId: string;
  readonly includeArchived: number;
  readonly after: number;
  readonly atOnce: number;
}

type ChangesQuery = Parameters<CellarStore["changesSince"]>[0];

type HistoryQuery = Parameters<CellarStore["historySince"]>[0];

/** The cellar store in SQLite. The caller closes the database when no work is running. */
export function sqliteCellar(database: Database): CellarStore {
  const statements = prepare(database);
  const epoch = readEpoch(database);
  const ledgerOf = sqliteLedgers(database, epoch);
  const together = groupCommit(database);

  const objectionTo = ({ cellarId, member }: Batch) =>
    member && memberObjection(member, statements.member.get({ 1: cellarId, 2: member.userId }));

  const results = (cellarId: string, deviceId: string | undefined): OpResult[] =>
    deviceId === undefined
      ? []
      : statements.results
          .all(cellarId, deviceId)
          .map((kept) => ({ ...kept, verdict: readVerdict(kept.verdict) }));

  const readPage = database.transaction((query: ChangesQuery): ChangesPage | undefined => {
    const { cellarId, since, limit, deviceId } = query;
    const counter = ledgerOf(cellarId).counter();
    if (since > counter) return undefined;

    const kept = results(cellarId, deviceId);
    const places = statements.recordsSince
      .all(cellarId, "place", since, limit + 1)
      .map(readPlaceRow);
    const rows = readRows(statements.rowsSince.iterate(cellarId, since, limit + 1));
    return pageOf({ rows, places, limit, counter, results: kept });
  });

  const readHistory = database.transaction(
    ({ cellarId, since, limit }: HistoryQuery): HistoryPage | undefined => {
      const counter = ledgerOf(cellarId).counter();
      if (since > counter) return undefined;
      const stored = statements.recordsSince.iterate(cellarId, "event", since, limit + 1);
      const wishesSeq = statements.wishesSeq.get(cellarId) ?? 0;
      return historyPageOf({ events: readEvents(stored), limit, counter, wishesSeq });
    },
  );

  const readWishes = database.transaction(
    ({ cellarId, since, limit }: HistoryQuery): WishesPage | undefined => {
      const counter = ledgerOf(cellarId).counter();
      if (since > counter) return undefined;
      const most = wishesToRead(limit);
      const read = statements.recordsSince.all(cellarId, "wish", since, most).map(readWishRow);
      return wishesPageOf(read, { limit, counter });
    },
  );

  return {
    epoch,
    apply: (batch, decide) =>
      together(() =>
        applyBatch(ledgerOf(batch.cellarId), batch, { decide, toMember: objectionTo(batch) }),
      ),
    changesSince: (query) => Promise.resolve(readPage(query)),
    historySince: (query) => Promise.resolve(readHistory(query)),
    wishesSince: (query) => Promise.resolve(readWishes(query)),
    async *wines(cellarId, { includeArchived }) {
      const read = (after: number) => {
        const rows = statements.wines.all(cellarId, Number(includeArchived), after, WINES_AT_ONCE);
        return { rows, wines: rows.length, last: rows.at(-1)?.added ?? after };
      };
      for await (const { rows } of inParts(read, WINES_AT_ONCE)) yield rows.map(readWine);
    },
    async *winesText(cellarId, { includeArchived }) {
      const asked = { cellarId, includeArchived: Number(includeArchived) };
      const read = (after: number, atOnce: number) =>
        statements.winesText.get({ ...asked, after, atOnce }) ?? EMPTY_LIST;
      for await (const { text } of inParts(read, TEXTS_AT_ONCE.wines, fewerOfLongTexts)) yield text;
    },
    places: (cellarId) =>
      Promise.resolve(
        statements.present.all(cellarId, "place").map((record) => placeOf(readPlaceRow(record))),
      ),
    wishes: (cellarId) =>
      Promise.resolve(
        statements.present.all(cellarId, "wish").map((record) => wishOf(readWishRow(record))),
      ),
    wine(cellarId, wineId) {
      const stored = statements.wine.get(cellarId, wineId);
      return Promise.resolve(stored && readWine(stored));
    },
    async *removedBefore(cellarIds, moment) {
      for (const cellarId of cellarIds) {
        const wineIds = statements.removedBefore.all(cellarId, moment);
        if (wineIds.length > 0) yield { cellarId, wineIds };
        await setImmediate();
      }
    },
    forgetAnswers(cellarId, wineIds) {
      statements.forgetAnswers.run(cellarId, JSON.stringify(wineIds));
      return Promise.resolve();
    },
  };
}

/**
 * Reads wines in parts, and lets other requests run between parts. A part with fewer wines than
 * requested is the last. `atOnce` is the size of the first part. `next` returns the size of each
 * later part.
 */
async function* inParts<Read extends Part>(
  read: (after: number, atOnce: number) => Read,
  atOnce: number,
  next: (part: Read) => number = () => atOnce,
): AsyncIterable<Read & { readonly isLast: boolean }> {
  let [after, asked] = [0, atOnce];
  for (;;) {
    const part = read(after, asked);
    const isLast = part.wines < asked;
    yield { ...part, isLast };
    if (isLast) return;
    after = part.last;
    asked = next(part);
    await setImmediate();
  }
}

/**
 * Number of wines in the next part. Assumes that their texts are as long as those of the last part.
 */
function fewerOfLongTexts({ wines, text }: TextPart): number {
  const fitting = Math.ceil((wines * TEXTS_AT_ONCE.bytes) / text.length);
  return Math.min(TEXTS_AT_ONCE.wines, fitting);
}

function* readRows(stored: Iterable<Sql<WineRow>>): Iterable<WineRow> {
  for (const row of stored) yield readRow(row);
}

function* readEvents(stored: Iterable<RecordColumns>): Iterable<EventRow> {
  for (const record of stored) yield readEventRow(record);
}

function readEpoch(database: Database): string {
  const meta = database
    .prepare<[], { readonly value: string }>("SELECT value FROM meta WHERE key = 'epoch'")
    .get();
  if (!meta) throw new Error("The database has no epoch: openDatabase writes it");
  return meta.value;
}

/**
 * Prepares the statements. With `LIMIT ?`, SQLite would compile a statement again for each new
 * value, which takes 0.03 ms. `LIMIT ? + 0` prevents this.
 */
function prepare(database: Database) {
  return {
    rowsSince: database.prepare<[string, number, number], Sql<WineRow>>(
      `SELECT ${ROW_COLUMNS} FROM wines WHERE cellar_id = ? AND seq > ? ORDER BY seq LIMIT ? + 0`,
    ),
    recordsSince: database.prepare<[string, RecordColumns["kind"], number, number], RecordColumns>(
      `SELECT body, deleted, seq FROM records
       WHERE cellar_id = ? AND kind = ? AND seq > ? ORDER BY seq LIMIT ? + 0`,
    ),
    results: database.prepare<
      [string, string],
      Omit<OpResult, "verdict"> & { readonly verdict: string }
    >(
      `SELECT op_no AS opNo, key AS opId, verdict
       FROM device_ops JOIN results USING (cellar_id, key)
       WHERE cellar_id = ? AND device_id = ? ORDER BY op_no`,
    ),
    wines: database.prepare<[string, number, number, number], ListRow<Sql<Wine>>>(
      `SELECT ${WINE_COLUMNS}, added FROM wines
       WHERE cellar_id = ? AND NOT deleted AND is_archived <= ? AND added > ? ORDER BY added LIMIT ? + 0`,
    ),
    // A BLOB is sent without conversion. Converting text to bytes would take a tenth of the call's
    // time. The inner query sorts the wines; an outer ORDER BY would sort again.
    winesText: database.prepare<[PartQuery], TextPart>(
      `SELECT
         CAST(concat(
           CASE WHEN @after = 0 THEN '[' WHEN count(*) > 0 THEN ',' END,
           group_concat(text, ','),
           iif(count(*) < @atOnce, ']', '')
         ) AS BLOB) AS text,
         count(*) AS wines, max(added) AS last
       FROM (
         SELECT ${WINE_JSON} AS text, added FROM wines
         WHERE cellar_id = @cellarId AND NOT deleted AND is_archived <= @includeArchived AND added > @after
         ORDER BY added LIMIT @atOnce + 0
       )`,
    ),
    member: database.prepare<[object], MembershipRow>(MEMBER),
    present: database.prepare<[string, RecordColumns["kind"]], RecordColumns>(
      `SELECT body, deleted, seq FROM records
       WHERE cellar_id = ? AND kind = ? AND NOT deleted ORDER BY seq`,
    ),
    wishesSeq: database
      .prepare<[string], number | null>(
        "SELECT max(seq) FROM records WHERE cellar_id = ? AND kind = 'wish'",
      )
      .pluck(),
    wine: database.prepare<[string, string], Sql<Wine>>(
      `SELECT ${WINE_COLUMNS} FROM wines WHERE cellar_id = ? AND id = ?`,
    ),
    removedBefore: database
      .prepare<[string, number], string>(
        "SELECT id FROM wines WHERE cellar_id = ? AND deleted AND removed_at < ? AND name <> ''",
      )
      .pluck(),
    forgetAnswers: database.prepare<[string, string]>(
      `UPDATE results SET body = NULL, answer_no = NULL
       WHERE cellar_id = ? AND body IS NOT NULL
         AND verdict ->> 'recordId' IN (SELECT value FROM json_each(?))`,
    ),
  };
}
