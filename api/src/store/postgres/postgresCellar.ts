import { placeOf, type Wine, type WineRow, wineSchema, wishOf } from "sync-protocol";
import * as z from "zod/mini";
import type { Batch, CellarStore } from "../../cellar/ports/cellar.ts";
import { memberObjection } from "../memberObjection.ts";
import { MEMBER, type MembershipRow } from "../members/membershipRow.ts";
import { applyBatch } from "../applyBatch.ts";
import { readEventRow, readPlaceRow, readWishRow, type RecordColumns } from "../records.ts";
import { historyPageOf, pageOf, wishesPageOf, wishesToRead } from "../ledger.ts";
import { readVerdict } from "../storedResults.ts";
import { BatchLedger } from "./batchLedger.ts";
import { HOLD_CELLAR, loadFacts, writeDifference } from "./batches.ts";
import { ROW_JSON, WINE_JSON } from "./columns.ts";
import { type Postgres, statement, type Transaction } from "./connection.ts";

const WINES_AT_ONCE = 500;

/** Maximum number of characters read for a page. `pageOf` may use fewer. */
const PAGE_CHARACTERS_MAX = 1_050_000;

export async function postgresCellar(database: Postgres): Promise<CellarStore> {
  const epoch = await readEpoch(database);

  async function* textsIn(
    cellarId: string,
    { includeArchived }: { readonly includeArchived: boolean },
  ): AsyncIterable<{ readonly text: string; readonly isLast: boolean }> {
    let after = 0;
    for (;;) {
      const values = [cellarId, includeArchived, after, WINES_AT_ONCE];
      const [part] = await database.rows<WinesPart>(WINES_TEXT, values);
      const isLast = !part || part.count < WINES_AT_ONCE;
      yield { text: part?.text ?? "", isLast };
      if (isLast) return;
      after = part.last ?? after;
    }
  }

  return {
    epoch,
    apply: (batch, decide) =>
      database.transaction(async (transaction) => {
        const toMember = await objectionTo(transaction, batch);
        if (toMember?.kind === "not-a-member") return toMember;
        const ledger = new BatchLedger(await loadFacts(transaction, batch, epoch));
        const outcome = applyBatch(ledger, batch, { decide, toMember });
        if (outcome.kind === "done") writeDifference(transaction, batch, ledger.difference());
        return outcome;
      }),
    async changesSince({ cellarId, since, limit, deviceId }) {
      const values = [cellarId, since, limit + 1, deviceId ?? null, PAGE_CHARACTERS_MAX];
      const [page] = await database.rows<StoredPage>(CHANGES, values);
      if (!page) throw new Error(`There is no cellar ${cellarId}`);
      if (since > page.counter) return undefined;

      const results = (page.results ?? []).map(({ verdict, ...kept }) => ({
        ...kept,
        verdict: readVerdict(verdict),
      }));
      const places = (page.places ?? []).map(readPlaceRow);
      const { rows, counter } = page;
      return pageOf({ rows: rows ?? [], places, limit, counter, results });
    },
    async historySince({ cellarId, since, limit }) {
      const values = [cellarId, since, limit + 1, PAGE_CHARACTERS_MAX];
      const [page] = await database.rows<StoredHistory>(HISTORY, values);
      if (!page) throw new Error(`There is no cellar ${cellarId}`);
      if (since > page.counter) return undefined;
      const events = (page.events ?? []).map(readEventRow);
      const { counter, wishesSeq } = page;
      return historyPageOf({ events, limit, counter, wishesSeq: wishesSeq ?? 0 });
    },
    async wishesSince({ cellarId, since, limit }) {
      const [page] = await database.rows<StoredWishes>(WISHES_SINCE, [
        cellarId,
        since,
        wishesToRead(limit),
      ]);
      if (!page) throw new Error(`There is no cellar ${cellarId}`);
      if (since > page.counter) return undefined;
      return wishesPageOf((page.wishes ?? []).map(readWishRow), { limit, counter: page.counter });
    },
    async *wines(cellarId, options) {
      for await (const { text } of textsIn(cellarId, options)) {
        yield z.array(wineSchema).parse(JSON.parse(`[${text}]`));
      }
    },
    async *winesText(cellarId, options) {
      let isFirst = true;
      for await (const { text, isLast } of textsIn(cellarId, options)) {
        const opening = isFirst ? "[" : text && ",";
        yield Buffer.from(opening + text + (isLast ? "]" : ""));
        isFirst = false;
      }
    },
    async places(cellarId) {
      const records = await database.rows<RecordColumns>(PRESENT, [cellarId, "place"]);
      return records.map((record) => placeOf(readPlaceRow(record)));
    },
    async wishes(cellarId) {
      const records = await database.rows<RecordColumns>(PRESENT, [cellarId, "wish"]);
      return records.map((record) => wishOf(readWishRow(record)));
    },
    async wine(cellarId, wineId) {
      const [found] = await database.rows<{ readonly wine: Wine }>(ONE_WINE, [cellarId, wineId]);
      return found?.wine;
    },
    async *removedBefore(cellarIds, moment) {
      yield* await database.rows<RemovedWines>(REMOVED_BEFORE, [cellarIds, moment]);
    },
    async forgetAnswers(cellarId, wineIds) {
      await database.changed(FORGET_ANSWERS, [cellarId, wineIds]);
    },
  };
}

/**
 * Why a member's batch is refused; `undefined` if it is allowed. Locks the cellar first, so that
 * the member's role cannot change until the transaction ends.
 */
async function objectionTo(transaction: Transaction, { cellarId, member }: Batch) {
  if (!member) return undefined;
  const [, [found]] = await Promise.all([
    transaction.rows(HOLD_CELLAR, [cellarId]),
    transaction.rows<MembershipRow>(MEMBERSHIP, [cellarId, member.userId]),
  ]);
  return memberObjection(member, found);
}

async function readEpoch(database: Postgres): Promise<string> {
  const [meta] = await database.rows<{ readonly value: string }>(EPOCH, []);
  if (!meta) throw new Error("The database has no epoch: openPostgres writes it");
  return meta.value;
}

interface WinesPart {
  readonly text: string | null;
  readonly count: number;
  readonly last: number | null;
}

interface StoredPage {
  readonly counter: number;
  readonly rows: readonly WineRow[] | null;
  readonly places: readonly RecordColumns[] | null;
  readonly results:
    | readonly { readonly opNo: number; readonly opId: string; readonly verdict: string }[]
    | null;
}

interface RemovedWines {
  readonly cellarId: string;
  readonly wineIds: readonly string[];
}

interface StoredHistory {
  readonly counter: number;
  readonly events: readonly RecordColumns[] | null;
  readonly wishesSeq: number | null;
}

interface StoredWishes {
  readonly counter: number;
  readonly wishes: readonly RecordColumns[] | null;
}

const EPOCH = statement("SELECT value FROM meta WHERE key = 'epoch'");

const PRESENT = statement(
  `SELECT body, deleted, seq FROM records
   WHERE cellar_id = $1 AND kind = $2 AND NOT deleted ORDER BY seq`,
);

const ONE_WINE = statement(
  `SELECT ${WINE_JSON} AS wine FROM wines WHERE cellar_id = $1 AND id = $2`,
);

const REMOVED_BEFORE = statement(
  `SELECT cellar_id AS "cellarId", json_agg(id) AS "wineIds" FROM wines
   WHERE cellar_id = ANY ($1) AND deleted AND removed_at < $2 AND name <> '' GROUP BY cellar_id`,
);

const FORGET_ANSWERS = statement(
  `UPDATE results SET body = NULL, answer_no = NULL
   WHERE cellar_id = $1 AND body IS NOT NULL AND verdict::json ->> 'recordId' = ANY ($2)`,
);

const WINES_TEXT = statement(
  `SELECT string_agg(text, ',' ORDER BY added) AS text, count(*) AS count, max(added) AS last
   FROM (
     SELECT ${WINE_JSON}::text AS text, added FROM wines
     WHERE cellar_id = $1 AND NOT deleted AND ($2 OR NOT is_archived) AND added > $3 ORDER BY added LIMIT $4
   ) AS part`,
);

/**
 * A single statement reads counter, rows and results, so that they come from the same snapshot
 * [R2: page] [R4: results].
 */
const CHANGES = statement(
  `SELECT
     seq AS counter,
     (SELECT json_agg(${ROW_JSON} ORDER BY seq) FROM (
        SELECT *, sum(400 + length(coalesce(notes, ''))) OVER (ORDER BY seq) AS read
        FROM (
          SELECT * FROM wines WHERE cellar_id = $1 AND seq > $2 ORDER BY seq LIMIT $3
        ) AS later
      ) AS page WHERE read <= $5) AS rows,
     (SELECT json_agg(json_build_object('body', body, 'deleted', deleted, 'seq', seq) ORDER BY seq)
      FROM (
        SELECT body, deleted, seq FROM records
        WHERE cellar_id = $1 AND kind = 'place' AND seq > $2 ORDER BY seq LIMIT $3
      ) AS later) AS places,
     (SELECT json_agg(json_build_object('opNo', op_no, 'opId', key, 'verdict', verdict) ORDER BY op_no)
      FROM device_ops JOIN results USING (cellar_id, key)
      WHERE cellar_id = $1 AND device_id = $4) AS results
   FROM cellars WHERE id = $1`,
);

/** A single statement reads counter and events, so that they come from the same snapshot. */
const HISTORY = statement(
  `SELECT
     seq AS counter,
     (SELECT json_agg(json_build_object('body', body, 'deleted', deleted, 'seq', seq) ORDER BY seq)
      FROM (
        SELECT *, sum(400 + coalesce(length(body::json ->> 'note'), 0)) OVER (ORDER BY seq) AS read
        FROM (
          SELECT body, deleted, seq FROM records
          WHERE cellar_id = $1 AND kind = 'event' AND seq > $2 ORDER BY seq LIMIT $3
        ) AS later
      ) AS page WHERE read <= $4) AS events,
     (SELECT max(seq) FROM records WHERE cellar_id = $1 AND kind = 'wish') AS "wishesSeq"
   FROM cellars WHERE id = $1`,
);

const WISHES_SINCE = statement(
  `SELECT
     seq AS counter,
     (SELECT json_agg(json_build_object('body', body, 'deleted', deleted, 'seq', seq) ORDER BY seq)
      FROM (
        SELECT body, deleted, seq FROM records
        WHERE cellar_id = $1 AND kind = 'wish' AND seq > $2 ORDER BY seq LIMIT $3
      ) AS later) AS wishes
   FROM cellars WHERE id = $1`,
);

const MEMBERSHIP = statement(MEMBER);
