import {
  type EventRow,
  type Holdings,
  PHOTO_PATHS,
  type PlaceRow,
  type WineRow,
} from "sync-protocol";
import type { StoredResult } from "../../cellar/ports/cellar.ts";
import { ANSWERS_KEPT, type DeviceRecord, type Ledger } from "../ledger.ts";
import {
  eventColumns,
  placeColumns,
  readEventRow,
  readPlaceRow,
  type RecordColumns,
} from "../records.ts";
import { isDatabaseFailure } from "./isDatabaseFailure.ts";
import type { Database } from "./openDatabase.ts";
import type { Sql } from "../recordColumns.ts";
import { readStoredResult, type StoredColumns } from "../storedResults.ts";
import { KEEP_ROW, readRow, ROW_COLUMNS, storedRow } from "../wineRows.ts";

/** Opens a user's ledger in SQLite for one transaction. Its statements are prepared once. */
export function sqliteLedgers(database: Database, epoch: string): (userId: string) => Ledger {
  const statements = prepare(database);
  const attempt = database.transaction((step: () => void) => {
    step();
  });
  return (userId) => new SqliteLedger({ statements, attempt, epoch, userId });
}

/** A cache of what a transaction has read and written. */
class Seen {
  counter: number | undefined;
  readonly rows = new Map<string, WineRow | undefined>();
  readonly places = new Map<string, PlaceRow | undefined>();
  readonly events = new Map<string, EventRow | undefined>();
}

class SqliteLedger implements Ledger {
  readonly epoch: string;
  readonly #statements: Statements;
  readonly #attempt: (step: () => void) => void;
  readonly #userId: string;
  #seen = new Seen();

  constructor(opened: {
    readonly statements: Statements;
    readonly attempt: (step: () => void) => void;
    readonly epoch: string;
    readonly userId: string;
  }) {
    this.epoch = opened.epoch;
    this.#statements = opened.statements;
    this.#attempt = opened.attempt;
    this.#userId = opened.userId;
  }

  counter(): number {
    this.#seen.counter ??= this.#requirePerson(this.#statements.counter.get(this.#userId));
    return this.#seen.counter;
  }

  nextSeq(): number {
    const seq = this.#requirePerson(this.#statements.nextSeq.get(this.#userId));
    this.#seen.counter = seq;
    return seq;
  }

  #requirePerson(seq: number | undefined): number {
    if (seq === undefined) throw new Error(`There is no person ${this.#userId}`);
    return seq;
  }

  holds(): Holdings {
    return this.#statements.holds.get(this.#userId) ?? { wines: 0, text: 0 };
  }

  row(wineId: string): WineRow | undefined {
    return seenOr(this.#seen.rows, wineId, () => {
      const stored = this.#statements.row.get(this.#userId, wineId);
      return stored && readRow(stored);
    });
  }

  keepRow(row: WineRow): void {
    this.#statements.keepRow.run(storedRow(row));
    this.#seen.rows.set(row.id, row);
  }

  place(placeId: string): PlaceRow | undefined {
    return seenOr(this.#seen.places, placeId, () => {
      const stored = this.#statements.record.get(this.#userId, "place", placeId);
      return stored && readPlaceRow(stored);
    });
  }

  keepPlace(row: PlaceRow): void {
    this.#keepRecord(placeColumns(row));
    this.#seen.places.set(row.id, row);
  }

  placesHeld(): number {
    return this.#statements.recordsHeld.get(this.#userId, "place") ?? 0;
  }

  event(eventId: string): EventRow | undefined {
    return seenOr(this.#seen.events, eventId, () => {
      const stored = this.#statements.record.get(this.#userId, "event", eventId);
      return stored && readEventRow(stored);
    });
  }

  keepEvent(row: EventRow): void {
    this.#keepRecord(eventColumns(row));
    this.#seen.events.set(row.id, row);
  }

  eventsHeld(): number {
    return this.#statements.recordsHeld.get(this.#userId, "event") ?? 0;
  }

  #keepRecord(record: RecordColumns): void {
    const userId = this.#userId;
    this.#statements.keepRecord.run({ ...record, userId, deleted: Number(record.deleted) });
  }

  bottleIdTaken(bottleId: string): boolean {
    return this.#statements.bottleId.get(this.#userId, bottleId) !== undefined;
  }

  photoKnown(photoUrl: string): boolean {
    return this.#statements.photo.get(this.#userId, photoUrl) !== undefined;
  }

  showPhoto(photoUrl: string): void {
    this.#statements.showPhoto.run(this.#userId, photoUrl);
  }

  result(key: string): StoredResult | undefined {
    const stored = this.#statements.result.get(this.#userId, key);
    return stored && readStoredResult(stored);
  }

  keepResult(key: string, { fingerprint, answer, verdict }: StoredResult): void {
    const body = answer ? JSON.stringify(answer) : null;
    const verdictText = JSON.stringify(verdict);
    const answerNo = answer ? this.#nextAnswerNo() : null;
    const { keepResult } = this.#statements;
    keepResult.run(this.#userId, key, fingerprint, body, verdictText, answerNo);
  }

  /** The number of the next answer. Drops the oldest one that is kept. */
  #nextAnswerNo(): number {
    const answerNo = this.#statements.countAnswer.get(this.#userId) ?? 0;
    this.#statements.dropAnswer.run(this.#userId, answerNo - ANSWERS_KEPT);
    return answerNo;
  }

  device(deviceId: string): DeviceRecord | undefined {
    return this.#statements.device.get(this.#userId, deviceId);
  }

  keepDevice(deviceId: string, { lastOpNo, ackThrough }: DeviceRecord): void {
    this.#statements.keepDevice.run(this.#userId, deviceId, lastOpNo, ackThrough);
  }

  opKey(deviceId: string, opNo: number): string | undefined {
    return this.#statements.opKey.get(this.#userId, deviceId, opNo)?.key;
  }

  keepOpKey(deviceId: string, opNo: number, key: string): void {
    this.#statements.keepOpKey.run(this.#userId, deviceId, opNo, key);
  }

  forgetThrough(deviceId: string, opNo: number): void {
    this.#statements.dropBodies.run({ userId: this.#userId, deviceId, opNo });
    this.#statements.dropOpKeys.run(this.#userId, deviceId, opNo);
  }

  attempt(step: () => void): void {
    try {
      this.#attempt(step);
    } catch (cause) {
      // Forgets the cache, which contains undone writes.
      this.#seen = new Seen();
      throw cause;
    }
  }

  isStoreFailure(cause: unknown): boolean {
    return isDatabaseFailure(cause);
  }
}

function seenOr<Row>(
  seen: Map<string, Row | undefined>,
  id: string,
  read: () => Row | undefined,
): Row | undefined {
  if (!seen.has(id)) seen.set(id, read());
  return seen.get(id);
}

/** SQL for the object id in a photo's path. */
const ID_OF_PHOTO = `substr(?, length('${PHOTO_PATHS}') + 1)`;

type Statements = ReturnType<typeof prepare>;

function prepare(database: Database) {
  return {
    counter: database.prepare<[string], number>("SELECT seq FROM users WHERE id = ?").pluck(),
    nextSeq: database
      .prepare<[string], number>("UPDATE users SET seq = seq + 1 WHERE id = ? RETURNING seq")
      .pluck(),
    holds: database.prepare<[string], Holdings>(
      "SELECT wine_count AS wines, wine_text AS text FROM users WHERE id = ?",
    ),
    row: database.prepare<[string, string], Sql<WineRow>>(
      `SELECT ${ROW_COLUMNS} FROM wines WHERE user_id = ? AND id = ?`,
    ),
    keepRow: database.prepare<[Sql<WineRow>]>(KEEP_ROW),
    record: database.prepare<[string, RecordColumns["kind"], string], RecordColumns>(
      "SELECT body, deleted, seq FROM records WHERE user_id = ? AND kind = ? AND id = ?",
    ),
    keepRecord: database.prepare<[RecordColumns & { readonly userId: string }]>(
      `INSERT INTO records (user_id, kind, id, body, deleted, seq, photo_url)
       VALUES (@userId, @kind, @id, @body, @deleted, @seq, @photo_url)
       ON CONFLICT (user_id, kind, id) DO UPDATE SET
         body = excluded.body, deleted = excluded.deleted, seq = excluded.seq,
         photo_url = excluded.photo_url`,
    ),
    recordsHeld: database
      .prepare<[string, RecordColumns["kind"]], number>(
        "SELECT count(*) FROM records WHERE user_id = ? AND kind = ?",
      )
      .pluck(),
    bottleId: database.prepare<[string, string]>(
      "SELECT 1 FROM wines WHERE user_id = ? AND bottle_id = ?",
    ),
    photo: database.prepare<[string, string]>(
      `SELECT 1 FROM objects WHERE user_id = ? AND state = 'finalized' AND id = ${ID_OF_PHOTO}`,
    ),
    showPhoto: database.prepare<[string, string]>(
      `UPDATE objects SET unused_since = NULL WHERE user_id = ? AND id = ${ID_OF_PHOTO}`,
    ),
    result: database.prepare<[string, string], StoredColumns>(
      "SELECT fingerprint, body, verdict FROM results WHERE user_id = ? AND key = ?",
    ),
    countAnswer: database
      .prepare<[string], number>(
        "UPDATE users SET answers = answers + 1 WHERE id = ? RETURNING answers",
      )
      .pluck(),
    dropAnswer: database.prepare<[string, number]>(
      `UPDATE results INDEXED BY results_by_answer SET body = NULL, answer_no = NULL
       WHERE user_id = ? AND answer_no = ?`,
    ),
    keepResult: database.prepare<[string, string, string, string | null, string, number | null]>(
      `INSERT INTO results (user_id, key, fingerprint, body, verdict, answer_no)
       VALUES (?, ?, ?, ?, ?, ?)`,
    ),
    device: database.prepare<[string, string], DeviceRecord>(
      `SELECT last_op_no AS lastOpNo, ack_through AS ackThrough
       FROM devices WHERE user_id = ? AND id = ?`,
    ),
    keepDevice: database.prepare<[string, string, number, number]>(
      `INSERT INTO devices (user_id, id, last_op_no, ack_through) VALUES (?, ?, ?, ?)
       ON CONFLICT (user_id, id) DO UPDATE SET
         last_op_no = excluded.last_op_no, ack_through = excluded.ack_through`,
    ),
    opKey: database.prepare<[string, string, number], { readonly key: string }>(
      "SELECT key FROM device_ops WHERE user_id = ? AND device_id = ? AND op_no = ?",
    ),
    keepOpKey: database.prepare<[string, string, number, string]>(
      "INSERT INTO device_ops (user_id, device_id, op_no, key) VALUES (?, ?, ?, ?)",
    ),
    dropBodies: database.prepare<
      [{ readonly userId: string; readonly deviceId: string; readonly opNo: number }]
    >(
      `UPDATE results SET body = NULL, answer_no = NULL
       WHERE user_id = @userId AND key IN (
         SELECT key FROM device_ops
         WHERE user_id = @userId AND device_id = @deviceId AND op_no <= @opNo
       )`,
    ),
    dropOpKeys: database.prepare<[string, string, number]>(
      "DELETE FROM device_ops WHERE user_id = ? AND device_id = ? AND op_no <= ?",
    ),
  };
}
