import {
  eventIdsOf,
  isOfEvent,
  isOfPlace,
  isOfWine,
  isOfWish,
  photoIdIn,
  type WineRow,
} from "sync-protocol";
import { actorOf } from "../../cellar/personalCellar.ts";
import type { Batch } from "../../cellar/ports/cellar.ts";
import { authorOf, type NamedAccount } from "../authorOf.ts";
import { ANSWERS_KEPT, type DeviceRecord } from "../ledger.ts";
import {
  eventColumns,
  placeColumns,
  readEventRow,
  readPlaceRow,
  readWishRow,
  type RecordColumns,
  wishColumns,
} from "../records.ts";
import { columnOf } from "../recordColumns.ts";
import { readStoredResult } from "../storedResults.ts";
import type { BatchDifference, BatchFacts, CellarRecord } from "./batchLedger.ts";
import { UPDATED_FIELDS, columnsOf, jsonText, ROW_FIELDS, ROW_JSON } from "./columns.ts";
import { statement, type Transaction } from "./connection.ts";

/**
 * Loads all data that a batch may read, and locks the cellar until the transaction ends. Other
 * changes of the cellar wait, so transactions commit in the order of `seq` and no cursor skips a
 * row [R2: page].
 */
export async function loadFacts(
  transaction: Transaction,
  batch: Batch,
  epoch: string,
): Promise<BatchFacts> {
  const { cellarId, device } = batch;
  const named = namedIn(batch);
  const loadedBy = [
    cellarId,
    named.wineIds,
    named.bottleIds,
    named.keys,
    device?.id ?? null,
    named.opNos,
    named.hasPlaces,
    named.eventIds,
    named.putsEvents,
    actorOf(batch),
    named.wishIds,
    named.putsWishes,
  ];
  // The database runs the statements in this order, so the data is read after the cellar is locked.
  const [[cellar], [loaded], photos] = await Promise.all([
    transaction.rows<CellarRecord>(HOLD_CELLAR, [cellarId]),
    transaction.rows<LoadedRows>(LOAD, loadedBy),
    named.photoIds.length === 0
      ? []
      : transaction.rows<{ readonly id: string }>(HOLD_PHOTOS, [cellarId, named.photoIds]),
  ]);
  if (!cellar) throw new Error(`There is no cellar ${cellarId}`);
  return {
    epoch,
    cellar,
    rows: loaded?.wines ?? [],
    places: [...(loaded?.places ?? []), ...(loaded?.repeatedPlaces ?? [])].map(readPlaceRow),
    events: (loaded?.events ?? []).map(readEventRow),
    eventsHeld: loaded?.eventsHeld ?? 0,
    wishes: (loaded?.wishes ?? []).map(readWishRow),
    wishesHeld: loaded?.wishesHeld ?? 0,
    author: loaded?.author ? authorOf(loaded.author) : undefined,
    bottleIds: loaded?.bottles ?? [],
    photoIds: photos.map(({ id }) => id),
    results: new Map(
      (loaded?.results ?? []).map(({ key, answerNo, ...stored }) => [
        key,
        { result: readStoredResult(stored), answerNo: answerNo ?? undefined },
      ]),
    ),
    device: loaded?.device ?? undefined,
    opKeys: new Map(loaded?.ops),
  };
}

export function writeDifference(
  transaction: Transaction,
  { cellarId, device }: Batch,
  difference: BatchDifference,
): void {
  const { cellar, rows, places, events, wishes, results, opKeys } = difference;
  const { forgetThrough, shownPhotoIds } = difference;
  if (device && forgetThrough !== undefined) {
    transaction.write(DROP_BODIES, [cellarId, device.id, forgetThrough]);
    transaction.write(DROP_OPS, [cellarId, device.id, forgetThrough]);
  }
  if (shownPhotoIds.length > 0) transaction.write(SHOW_PHOTOS, [cellarId, shownPhotoIds]);

  const written = rows.map(columnsOf);
  const kept = results.map(({ key, result: { fingerprint, answer, verdict }, answerNo }) => ({
    key,
    fingerprint,
    body: answer ? JSON.stringify(answer) : null,
    verdict: JSON.stringify(verdict),
    answer_no: answerNo ?? null,
  }));
  const devices = device && difference.device ? [difference.device] : [];
  const ops = Array.from(opKeys, ([op_no, key]) => ({ device_id: device?.id, op_no, key }));
  transaction.write(WRITE, [
    cellarId,
    jsonText(written),
    jsonText(kept),
    jsonText(devices.map((record) => columnsOf({ ...record, id: device?.id }))),
    jsonText(ops),
    cellar.seq,
    cellar.wines,
    cellar.text,
    cellar.answers,
    jsonText([
      ...places.map(placeColumns),
      ...events.map(eventColumns),
      ...wishes.map(wishColumns),
    ]),
  ]);
  if (kept.some(({ answer_no }) => answer_no !== null)) {
    transaction.write(DROP_ANSWERS, [cellarId, cellar.answers - ANSWERS_KEPT]);
  }
}

function namedIn({ submissions }: Batch) {
  const changes = submissions.flatMap(({ change }) => (isOfWine(change) ? change : []));
  const photos = submissions.flatMap(({ change }) =>
    "body" in change && "photoUrl" in change.body ? (change.body.photoUrl ?? []) : [],
  );
  return {
    wineIds: changes.map(({ wineId }) => wineId),
    bottleIds: changes.flatMap((change) => (change.kind === "create" ? change.bottleId : [])),
    photoIds: photos.map(photoIdIn),
    keys: submissions.flatMap(({ key }) => key ?? []),
    opNos: submissions.flatMap(({ opNo }) => opNo ?? []),
    eventIds: submissions.flatMap(({ change, eventId, undoes }) => [
      eventId,
      ...(isOfEvent(change) ? [change.eventId] : []),
      ...(undoes === undefined ? [] : eventIdsOf(undoes)),
    ]),
    putsEvents: submissions.some(({ change }) => change.kind === "put-event"),
    wishIds: submissions.flatMap(({ change }) => (isOfWish(change) ? change.wishId : [])),
    putsWishes: submissions.some(({ change }) => change.kind === "put-wish"),
    hasPlaces: submissions.some(({ change }) => isOfPlace(change)),
  };
}

interface LoadedRows {
  readonly wines: readonly WineRow[] | null;
  readonly places: readonly RecordColumns[] | null;
  readonly repeatedPlaces: readonly RecordColumns[] | null;
  readonly events: readonly RecordColumns[] | null;
  readonly eventsHeld: number | null;
  readonly wishes: readonly RecordColumns[] | null;
  readonly wishesHeld: number | null;
  readonly author: NamedAccount | null;
  readonly bottles: readonly string[] | null;
  readonly results:
    | readonly {
        readonly key: string;
        readonly fingerprint: string;
        readonly body: string | null;
        readonly verdict: string;
        readonly answerNo: number | null;
      }[]
    | null;
  readonly device: DeviceRecord | null;
  readonly ops: readonly (readonly [number, string])[] | null;
}

export const HOLD_CELLAR = statement(
  `SELECT seq, wine_count AS wines, wine_text AS text, answers FROM cellars
   WHERE id = $1 FOR UPDATE`,
);

const RECORD_JSON = "json_build_object('body', body, 'deleted', deleted, 'seq', seq)";

/**
 * SQL that looks up each id in `named` separately. With `id = ANY (…)` PostgreSQL may read a whole
 * cellar, because it expects cellars to be small.
 */
function each(named: string, found: string): string {
  return `(
    SELECT json_agg(found) FROM (${named}) AS named (id)
    CROSS JOIN LATERAL (${found} OFFSET 0) AS row (found)
  )`;
}

/**
 * Loads all data that a batch may read, except photos. The record of a repeated op is found by the
 * op's stored verdict, because the op may no longer name the record [O6: failed changes].
 */
export const LOAD = statement(
  `WITH repeats AS (
     SELECT verdict::json ->> 'recordId' AS id FROM unnest($4::text[]) AS named (key)
     CROSS JOIN LATERAL (
       SELECT verdict FROM results WHERE cellar_id = $1 AND results.key = named.key OFFSET 0
     ) AS kept
   )
   SELECT
     ${each(
       "SELECT unnest($2::text[]) UNION SELECT id FROM repeats",
       `SELECT ${ROW_JSON} FROM wines WHERE cellar_id = $1 AND wines.id = named.id`,
     )} AS wines,
     (SELECT json_agg(${RECORD_JSON}) FROM records
      WHERE cellar_id = $1 AND kind = 'place' AND $7) AS places,
     ${each(
       "SELECT id FROM repeats",
       `SELECT ${RECORD_JSON} FROM records
        WHERE cellar_id = $1 AND kind = 'place' AND records.id = named.id`,
     )} AS "repeatedPlaces",
     ${each(
       "SELECT unnest($8::text[]) UNION SELECT id FROM repeats",
       `SELECT ${RECORD_JSON} FROM records
        WHERE cellar_id = $1 AND kind = 'event' AND records.id = named.id`,
     )} AS events,
     (SELECT count(*) FROM records WHERE cellar_id = $1 AND kind = 'event' AND $9) AS "eventsHeld",
     ${each(
       "SELECT unnest($11::text[]) UNION SELECT id FROM repeats",
       `SELECT ${RECORD_JSON} FROM records
        WHERE cellar_id = $1 AND kind = 'wish' AND records.id = named.id`,
     )} AS wishes,
     (SELECT count(*) FROM records
      WHERE cellar_id = $1 AND kind = 'wish' AND NOT deleted AND $12) AS "wishesHeld",
     (SELECT json_build_object('id', id, 'email', email, 'name', display_name)
      FROM accounts WHERE id = $10) AS author,
     ${each(
       "SELECT unnest($3::text[])",
       "SELECT bottle_id FROM wines WHERE cellar_id = $1 AND bottle_id = named.id",
     )} AS bottles,
     ${each(
       "SELECT unnest($4::text[])",
       `SELECT json_build_object(
          'key', key, 'fingerprint', fingerprint, 'body', body, 'verdict', verdict,
          'answerNo', answer_no
        ) FROM results WHERE cellar_id = $1 AND key = named.id`,
     )} AS results,
     (SELECT json_build_object('lastOpNo', last_op_no, 'ackThrough', ack_through)
      FROM devices WHERE cellar_id = $1 AND id = $5) AS device,
     ${each(
       "SELECT unnest($6::bigint[])",
       `SELECT json_build_array(op_no, key) FROM device_ops
        WHERE cellar_id = $1 AND device_id = $5 AND op_no = named.id`,
     )} AS ops`,
);

/** Locks the photos that wines of this batch refer to, so that no sweep deletes them meanwhile. */
const HOLD_PHOTOS = statement(
  `SELECT id FROM objects
   WHERE cellar_id = $1 AND id = ANY ($2) AND state = 'finalized' ORDER BY id FOR KEY SHARE`,
);

const SHOW_PHOTOS = statement(
  `UPDATE objects SET unused_since = NULL
   WHERE cellar_id = $1 AND id = ANY ($2) AND unused_since IS NOT NULL`,
);

const DROP_BODIES = statement(
  `UPDATE results SET body = NULL, answer_no = NULL
   WHERE cellar_id = $1 AND key IN (
     SELECT key FROM device_ops WHERE cellar_id = $1 AND device_id = $2 AND op_no <= $3
   )`,
);

const DROP_OPS = statement(
  "DELETE FROM device_ops WHERE cellar_id = $1 AND device_id = $2 AND op_no <= $3",
);

const DROP_ANSWERS = statement(
  "UPDATE results SET body = NULL, answer_no = NULL WHERE cellar_id = $1 AND answer_no <= $2",
);

const ROW_COLUMNS = ROW_FIELDS.filter((field) => field !== "userId").map(columnOf);

const CHANGES = UPDATED_FIELDS.map(columnOf).map((column) => `${column} = excluded.${column}`);

/** Writes the rows, results, device and counters of a batch in one statement. */
export const WRITE = statement(
  `WITH written_wines AS (
     INSERT INTO wines (cellar_id, ${ROW_COLUMNS.join(", ")})
     SELECT $1, ${ROW_COLUMNS.join(", ")} FROM json_populate_recordset(NULL::wines, $2)
     ON CONFLICT (cellar_id, id) DO UPDATE SET ${CHANGES.join(", ")}
   ), written_results AS (
     INSERT INTO results (cellar_id, key, fingerprint, body, verdict, answer_no)
     SELECT $1, key, fingerprint, body, verdict, answer_no
     FROM json_populate_recordset(NULL::results, $3)
   ), written_device AS (
     INSERT INTO devices (cellar_id, id, last_op_no, ack_through)
     SELECT $1, id, last_op_no, ack_through FROM json_populate_recordset(NULL::devices, $4)
     ON CONFLICT (cellar_id, id) DO UPDATE SET
       last_op_no = excluded.last_op_no, ack_through = excluded.ack_through
   ), written_ops AS (
     INSERT INTO device_ops (cellar_id, device_id, op_no, key)
     SELECT $1, device_id, op_no, key FROM json_populate_recordset(NULL::device_ops, $5)
   ), written_records AS (
     INSERT INTO records (cellar_id, kind, id, body, deleted, seq, photo_url, added)
     SELECT $1, kind, id, body, deleted, seq, photo_url, seq
     FROM json_populate_recordset(NULL::records, $10)
     ON CONFLICT (cellar_id, kind, id) DO UPDATE SET
       body = excluded.body, deleted = excluded.deleted, seq = excluded.seq,
       photo_url = excluded.photo_url
   )
   UPDATE cellars SET seq = $6, wine_count = $7, wine_text = $8, answers = $9 WHERE id = $1`,
);
