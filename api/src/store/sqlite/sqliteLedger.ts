import {
  type EventAuthor,
  type EventRow,
  type Holdings,
  PHOTO_PATHS,
  type PlaceRow,
  type WineRow,
  type WishRow,
} from "sync-protocol";
import type { StoredResult } from "../../cellar/ports/cellar.ts";
import { authorOf, type NamedAccount } from "../authorOf.ts";
import { ANSWERS_KEPT, type DeviceRecord, type Ledger } from "../ledger.ts";
import {
  eventColumns,
  placeColumns,
  readEventRow,
  readPlaceRow,
  readWishRow,
  type RecordColumns,
  wishColumns,
} from "../records.ts";
import { isDatabaseFailure } from "./isDatabaseFailure.ts";
import type { Database } from "./openDatabase.ts";
import type { Sql } from "../recordColumns.ts";
import { readStoredResult, type StoredColumns } from "../storedResults.ts";
import { KEEP_ROW, readRow, ROW_COLUMNS, storedRow } from "../wineRows.ts";

/** Opens a cellar's ledger in SQLite for one transaction. All ledgers share prepared statements. */
export function sqliteLedgers(database: Database, epoch: string): (cellarId: string) => Ledger {
  const statements = prepare(database);
  return (cellarId) => new SqliteLedger({ database, statements, epoch, cellarId });
}

interface Counters {
  readonly seq: number;
  readonly answers: number;
}

/** Records that were read. Rows and counters are written only at the end of an attempt. */
class LedgerCache {
  counters: Counters | undefined;
  areCountersWritten = true;
  readonly rows = new Map<string, WineRow | undefined>();
  readonly unwrittenRows = new Map<string, WineRow>();
  readonly places = new Map<string, PlaceRow | undefined>();
  readonly events = new Map<string, EventRow | undefined>();
  readonly wishes = new Map<string, WishRow | undefined>();
  readonly authors = new Map<string, EventAuthor | undefined>();
}

class SqliteLedger implements Ledger {
  readonly epoch: string;
  readonly #database: Database;
  readonly #statements: Statements;
  readonly #cellarId: string;
  #seen = new LedgerCache();

  constructor(opened: {
    readonly database: Database;
    readonly statements: Statements;
    readonly epoch: string;
    readonly cellarId: string;
  }) {
    this.epoch = opened.epoch;
    this.#database = opened.database;
    this.#statements = opened.statements;
    this.#cellarId = opened.cellarId;
  }

  counter(): number {
    return this.#counters().seq;
  }

  nextSeq(): number {
    const { seq, answers } = this.#counters();
    this.#count({ seq: seq + 1, answers });
    return seq + 1;
  }

  #counters(): Counters {
    this.#seen.counters ??= this.#statements.counters.get(this.#cellarId);
    if (!this.#seen.counters) throw new Error(`There is no cellar ${this.#cellarId}`);
    return this.#seen.counters;
  }

  #count(counters: Counters): void {
    this.#seen.counters = counters;
    this.#seen.areCountersWritten = false;
  }

  holds(): Holdings {
    this.#writeRows();
    return this.#statements.holds.get(this.#cellarId) ?? { wines: 0, text: 0 };
  }

  row(wineId: string): WineRow | undefined {
    return seenOr(this.#seen.rows, wineId, () => {
      const stored = this.#statements.row.get(this.#cellarId, wineId);
      return stored && readRow(stored);
    });
  }

  keepRow(row: WineRow): void {
    this.#seen.rows.set(row.id, row);
    this.#seen.unwrittenRows.set(row.id, row);
  }

  place(placeId: string): PlaceRow | undefined {
    return seenOr(this.#seen.places, placeId, () => {
      const stored = this.#statements.record.get(this.#cellarId, "place", placeId);
      return stored && readPlaceRow(stored);
    });
  }

  keepPlace(row: PlaceRow): void {
    this.#keepRecord(placeColumns(row));
    this.#seen.places.set(row.id, row);
  }

  placesHeld(): number {
    return this.#statements.recordsHeld.get(this.#cellarId, "place") ?? 0;
  }

  event(eventId: string): EventRow | undefined {
    return seenOr(this.#seen.events, eventId, () => {
      const stored = this.#statements.record.get(this.#cellarId, "event", eventId);
      return stored && readEventRow(stored);
    });
  }

  keepEvent(row: EventRow): void {
    this.#keepRecord(eventColumns(row));
    this.#seen.events.set(row.id, row);
  }

  eventsHeld(): number {
    return this.#statements.recordsHeld.get(this.#cellarId, "event") ?? 0;
  }

  wish(wishId: string): WishRow | undefined {
    return seenOr(this.#seen.wishes, wishId, () => {
      const stored = this.#statements.record.get(this.#cellarId, "wish", wishId);
      return stored && readWishRow(stored);
    });
  }

  keepWish(row: WishRow): void {
    this.#keepRecord(wishColumns(row));
    this.#seen.wishes.set(row.id, row);
  }

  wishesHeld(): number {
    return this.#statements.wishesHeld.get(this.#cellarId) ?? 0;
  }

  #keepRecord(record: RecordColumns): void {
    const cellarId = this.#cellarId;
    this.#statements.keepRecord.run({ ...record, cellarId, deleted: Number(record.deleted) });
  }

  author(userId: string): EventAuthor | undefined {
    return seenOr(this.#seen.authors, userId, () => {
      const account = this.#statements.account.get(userId);
      return account && authorOf(account);
    });
  }

  bottleIdTaken(bottleId: string): boolean {
    this.#writeRows();
    return this.#statements.bottleId.get(this.#cellarId, bottleId) !== undefined;
  }

  photoKnown(photoUrl: string): boolean {
    return this.#statements.photo.get(this.#cellarId, photoUrl) !== undefined;
  }

  showPhoto(photoUrl: string): void {
    this.#statements.showPhoto.run(this.#cellarId, photoUrl);
  }

  result(key: string): StoredResult | undefined {
    const stored = this.#statements.result.get(this.#cellarId, key);
    return stored && readStoredResult(stored);
  }

  keepResult(key: string, { fingerprint, answer, verdict }: StoredResult): void {
    const body = answer ? JSON.stringify(answer) : null;
    const verdictText = JSON.stringify(verdict);
    const answerNo = answer ? this.#nextAnswerNo() : null;
    const { keepResult } = this.#statements;
    keepResult.run(this.#cellarId, key, fingerprint, body, verdictText, answerNo);
  }

  #nextAnswerNo(): number {
    const { seq, answers } = this.#counters();
    this.#count({ seq, answers: answers + 1 });
    return answers + 1;
  }

  device(deviceId: string): DeviceRecord | undefined {
    return this.#statements.device.get(this.#cellarId, deviceId);
  }

  keepDevice(deviceId: string, { lastOpNo, ackThrough }: DeviceRecord): void {
    this.#statements.keepDevice.run(this.#cellarId, deviceId, lastOpNo, ackThrough);
  }

  opKey(deviceId: string, opNo: number): string | undefined {
    return this.#statements.opKey.get(this.#cellarId, deviceId, opNo)?.key;
  }

  keepOpKey(deviceId: string, opNo: number, key: string): void {
    this.#statements.keepOpKey.run(this.#cellarId, deviceId, opNo, key);
  }

  forgetThrough(deviceId: string, opNo: number): void {
    this.#statements.dropBodies.run({ cellarId: this.#cellarId, deviceId, opNo });
    this.#statements.dropOpKeys.run(this.#cellarId, deviceId, opNo);
  }

  attempt<T>(step: () => T): T {
    try {
      return this.#database.transaction(() => {
        const result = step();
        this.#writeRows();
        this.#writeCounters();
        return result;
      })();
    } catch (cause) {
      // The cache is cleared, because it contains undone writes.
      this.#seen = new LedgerCache();
      throw cause;
    }
  }

  #writeRows(): void {
    const { unwrittenRows } = this.#seen;
    for (const row of unwrittenRows.values()) this.#statements.keepRow.run(storedRow(row));
    unwrittenRows.clear();
  }

  #writeCounters(): void {
    if (this.#seen.areCountersWritten) return;
    const { seq, answers } = this.#counters();
    this.#statements.keepCounters.run(seq, answers, this.#cellarId);
    this.#statements.dropAnswers.run(this.#cellarId, answers - ANSWERS_KEPT);
    this.#seen.areCountersWritten = true;
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

const ID_OF_PHOTO = `substr(?, length('${PHOTO_PATHS}') + 1)`;

type Statements = ReturnType<typeof prepare>;

function prepare(database: Database) {
  return {
    counters: database.prepare<[string], Counters>("SELECT seq, answers FROM cellars WHERE id = ?"),
    keepCounters: database.prepare<[number, number, string]>(
      "UPDATE cellars SET seq = ?, answers = ? WHERE id = ?",
    ),
    holds: database.prepare<[string], Holdings>(
      "SELECT wine_count AS wines, wine_text AS text FROM cellars WHERE id = ?",
    ),
    row: database.prepare<[string, string], Sql<WineRow>>(
      `SELECT ${ROW_COLUMNS} FROM wines WHERE cellar_id = ? AND id = ?`,
    ),
    keepRow: database.prepare<[Sql<WineRow>]>(KEEP_ROW),
    record: database.prepare<[string, RecordColumns["kind"], string], RecordColumns>(
      "SELECT body, deleted, seq FROM records WHERE cellar_id = ? AND kind = ? AND id = ?",
    ),
    keepRecord: database.prepare<[RecordColumns & { readonly cellarId: string }]>(
      `INSERT INTO records (cellar_id, kind, id, body, deleted, seq, photo_url, added)
       VALUES (@cellarId, @kind, @id, @body, @deleted, @seq, @photo_url, @seq)
       ON CONFLICT (cellar_id, kind, id) DO UPDATE SET
         body = excluded.body, deleted = excluded.deleted, seq = excluded.seq,
         photo_url = excluded.photo_url`,
    ),
    recordsHeld: database
      .prepare<[string, RecordColumns["kind"]], number>(
        "SELECT count(*) FROM records WHERE cellar_id = ? AND kind = ?",
      )
      .pluck(),
    wishesHeld: database
      .prepare<[string], number>(
        "SELECT count(*) FROM records WHERE cellar_id = ? AND kind = 'wish' AND NOT deleted",
      )
      .pluck(),
    account: database.prepare<[string], NamedAccount>(
      "SELECT id, email, display_name AS name FROM users WHERE id = ?",
    ),
    bottleId: database.prepare<[string, string]>(
      "SELECT 1 FROM wines WHERE cellar_id = ? AND bottle_id = ?",
    ),
    photo: database.prepare<[string, string]>(
      `SELECT 1 FROM objects WHERE cellar_id = ? AND state = 'finalized' AND id = ${ID_OF_PHOTO}`,
    ),
    showPhoto: database.prepare<[string, string]>(
      `UPDATE objects SET unused_since = NULL WHERE cellar_id = ? AND id = ${ID_OF_PHOTO}`,
    ),
    result: database.prepare<[string, string], StoredColumns>(
      "SELECT fingerprint, body, verdict FROM results WHERE cellar_id = ? AND key = ?",
    ),
    dropAnswers: database.prepare<[string, number]>(
      `UPDATE results INDEXED BY results_by_answer SET body = NULL, answer_no = NULL
       WHERE cellar_id = ? AND answer_no <= ?`,
    ),
    keepResult: database.prepare<[string, string, string, string | null, string, number | null]>(
      `INSERT INTO results (cellar_id, key, fingerprint, body, verdict, answer_no)
       VALUES (?, ?, ?, ?, ?, ?)`,
    ),
    device: database.prepare<[string, string], DeviceRecord>(
      `SELECT last_op_no AS lastOpNo, ack_through AS ackThrough
       FROM devices WHERE cellar_id = ? AND id = ?`,
    ),
    keepDevice: database.prepare<[string, string, number, number]>(
      `INSERT INTO devices (cellar_id, id, last_op_no, ack_through) VALUES (?, ?, ?, ?)
       ON CONFLICT (cellar_id, id) DO UPDATE SET
         last_op_no = excluded.last_op_no, ack_through = excluded.ack_through`,
    ),
    opKey: database.prepare<[string, string, number], { readonly key: string }>(
      "SELECT key FROM device_ops WHERE cellar_id = ? AND device_id = ? AND op_no = ?",
    ),
    keepOpKey: database.prepare<[string, string, number, string]>(
      "INSERT INTO device_ops (cellar_id, device_id, op_no, key) VALUES (?, ?, ?, ?)",
    ),
    dropBodies: database.prepare<
      [{ readonly cellarId: string; readonly deviceId: string; readonly opNo: number }]
    >(
      `UPDATE results SET body = NULL, answer_no = NULL
       WHERE cellar_id = @cellarId AND key IN (
         SELECT key FROM device_ops
         WHERE cellar_id = @cellarId AND device_id = @deviceId AND op_no <= @opNo
       )`,
    ),
    dropOpKeys: database.prepare<[string, string, number]>(
      "DELETE FROM device_ops WHERE cellar_id = ? AND device_id = ? AND op_no <= ?",
    ),
  };
}
