import type { Migration } from "./Schema.ts";
import { wineTextTriggers } from "./wineTextTriggers.ts";

/**
 * Makes wines, places, events, photos and results belong to a cellar instead of a user. Each
 * account gets one cellar with the account's id. Tables are copied, because SQLite cannot change a
 * foreign key. Not compatible: processes of earlier versions find rows by user.
 */
export const cellars: Migration = {
  isCompatible: false,
  sqlite: `
  CREATE TABLE cellars (
    id TEXT PRIMARY KEY,
    seq INTEGER NOT NULL DEFAULT 0,
    wine_count INTEGER NOT NULL DEFAULT 0,
    wine_text INTEGER NOT NULL DEFAULT 0,
    answers INTEGER NOT NULL DEFAULT 0
  ) STRICT, WITHOUT ROWID;
  INSERT INTO cellars (id, seq, wine_count, wine_text, answers)
  SELECT id, seq, wine_count, wine_text, answers FROM users;

  CREATE TABLE new_wines (
    cellar_id TEXT NOT NULL REFERENCES cellars (id) ON DELETE CASCADE,
    added INTEGER NOT NULL,
    id TEXT NOT NULL,
    name TEXT NOT NULL,
    vintage INTEGER NOT NULL,
    type TEXT NOT NULL,
    varietal TEXT NOT NULL,
    country TEXT NOT NULL,
    region TEXT NOT NULL,
    producer TEXT NOT NULL,
    notes TEXT,
    bottle_id TEXT NOT NULL,
    quantity INTEGER NOT NULL CHECK (quantity BETWEEN 0 AND 999),
    photo_url TEXT,
    is_archived INTEGER NOT NULL DEFAULT 0,
    deleted INTEGER NOT NULL DEFAULT 0,
    seq INTEGER NOT NULL,
    non_vintage INTEGER NOT NULL DEFAULT 0,
    appellation TEXT,
    designation TEXT,
    alcohol REAL,
    drink_from INTEGER,
    drink_to INTEGER,
    tags TEXT NOT NULL DEFAULT '[]',
    barcodes TEXT NOT NULL DEFAULT '[]',
    lots TEXT NOT NULL DEFAULT '[]',
    removed_at INTEGER,
    extra_fields TEXT,
    opened TEXT NOT NULL DEFAULT '[]',
    PRIMARY KEY (cellar_id, added),
    UNIQUE (cellar_id, id),
    UNIQUE (cellar_id, bottle_id),
    UNIQUE (cellar_id, seq)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO new_wines SELECT * FROM wines;

  CREATE TABLE new_records (
    cellar_id TEXT NOT NULL REFERENCES cellars (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    body TEXT NOT NULL,
    deleted INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    photo_url TEXT,
    PRIMARY KEY (cellar_id, kind, id),
    UNIQUE (cellar_id, seq)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO new_records SELECT * FROM records;

  CREATE TABLE new_objects (
    cellar_id TEXT NOT NULL REFERENCES cellars (id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('promised', 'finalized')),
    created_at INTEGER NOT NULL,
    unused_since INTEGER,
    bytes INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (cellar_id, id)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO new_objects SELECT * FROM objects;

  CREATE TABLE new_results (
    cellar_id TEXT NOT NULL REFERENCES cellars (id) ON DELETE CASCADE,
    key TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    body TEXT,
    verdict TEXT NOT NULL,
    answer_no INTEGER,
    PRIMARY KEY (cellar_id, key)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO new_results SELECT * FROM results;

  CREATE TABLE new_devices (
    cellar_id TEXT NOT NULL REFERENCES cellars (id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    last_op_no INTEGER NOT NULL DEFAULT 0,
    ack_through INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (cellar_id, id)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO new_devices SELECT * FROM devices;

  CREATE TABLE new_device_ops (
    cellar_id TEXT NOT NULL,
    device_id TEXT NOT NULL,
    op_no INTEGER NOT NULL,
    key TEXT NOT NULL,
    PRIMARY KEY (cellar_id, device_id, op_no),
    FOREIGN KEY (cellar_id, device_id) REFERENCES new_devices (cellar_id, id) ON DELETE CASCADE
  ) STRICT, WITHOUT ROWID;
  INSERT INTO new_device_ops SELECT * FROM device_ops;

  DROP TABLE device_ops;
  DROP TABLE devices;
  DROP TABLE wines;
  DROP TABLE records;
  DROP TABLE objects;
  DROP TABLE results;
  ALTER TABLE new_results RENAME TO results;
  ALTER TABLE new_objects RENAME TO objects;
  ALTER TABLE new_records RENAME TO records;
  ALTER TABLE new_wines RENAME TO wines;
  ALTER TABLE new_devices RENAME TO devices;
  ALTER TABLE new_device_ops RENAME TO device_ops;

  CREATE INDEX wines_by_photo ON wines (cellar_id, photo_url) WHERE photo_url IS NOT NULL;
  CREATE INDEX records_by_kind ON records (cellar_id, kind, seq);
  CREATE INDEX records_by_photo ON records (cellar_id, photo_url) WHERE photo_url IS NOT NULL;
  CREATE INDEX objects_by_cellar ON objects (cellar_id, state, created_at, bytes);
  CREATE INDEX results_by_answer ON results (cellar_id, answer_no) WHERE answer_no IS NOT NULL;

  ALTER TABLE users DROP COLUMN seq;
  ALTER TABLE users DROP COLUMN wine_count;
  ALTER TABLE users DROP COLUMN wine_text;
  ALTER TABLE users DROP COLUMN answers;

  ${wineTextTriggers()}
  `,
  postgres: `
  ALTER TABLE cellars RENAME COLUMN user_id TO id;
  ALTER TABLE wines RENAME COLUMN user_id TO cellar_id;
  ALTER TABLE records RENAME COLUMN user_id TO cellar_id;
  ALTER TABLE objects RENAME COLUMN user_id TO cellar_id;
  ALTER TABLE results RENAME COLUMN user_id TO cellar_id;
  ALTER TABLE devices RENAME COLUMN user_id TO cellar_id;
  ALTER TABLE device_ops RENAME COLUMN user_id TO cellar_id;
  ALTER INDEX objects_by_user RENAME TO objects_by_cellar;
  ALTER INDEX wines_user_id_added_key RENAME TO wines_cellar_id_added_key;
  ALTER INDEX wines_user_id_bottle_id_key RENAME TO wines_cellar_id_bottle_id_key;
  ALTER INDEX wines_user_id_seq_key RENAME TO wines_cellar_id_seq_key;
  ALTER INDEX records_user_id_seq_key RENAME TO records_cellar_id_seq_key;
  `,
};
