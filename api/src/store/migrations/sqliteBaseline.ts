import { wineTextTriggers } from "./wineTextTriggers.ts";

/**
 * SQL that creates a new SQLite database. Put a new column last in its table, where a migration
 * would add it. The unused columns `reset_token_hash` and `reset_token_expires_at` remain, because
 * SQLite cannot drop a unique column.
 */
export const sqliteBaseline = `
  CREATE TABLE meta (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE users (
    id TEXT PRIMARY KEY,
    email TEXT NOT NULL,
    email_key TEXT NOT NULL UNIQUE,
    password_hash TEXT NOT NULL,
    reset_token_hash TEXT UNIQUE,
    reset_token_expires_at INTEGER,
    created_at INTEGER NOT NULL,
    unconfirmed_since INTEGER
  ) STRICT;

  CREATE TABLE sessions (
    id_hash TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    id TEXT NOT NULL UNIQUE,
    device TEXT NOT NULL,
    began_at INTEGER NOT NULL,
    used_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    ends_by INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX sessions_by_expiry ON sessions (expires_at);
  CREATE INDEX sessions_by_user ON sessions (user_id);

  CREATE TABLE reset_links (
    token_hash TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    expires_at INTEGER NOT NULL,
    confirms INTEGER NOT NULL DEFAULT 1
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX reset_links_by_user ON reset_links (user_id);

  CREATE TABLE email_undos (
    token_hash TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    email TEXT NOT NULL,
    email_key TEXT NOT NULL,
    changed_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    unconfirmed_since INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX email_undos_by_email ON email_undos (email_key);
  CREATE INDEX email_undos_by_user ON email_undos (user_id);

  CREATE TABLE account_deletions (
    user_id TEXT PRIMARY KEY,
    token_hash TEXT UNIQUE,
    password_hash TEXT,
    requested_at INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    done_at INTEGER
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE access_tokens (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    secret_hash TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    scopes TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    used_at INTEGER,
    expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX access_tokens_by_expiry ON access_tokens (expires_at);
  CREATE INDEX access_tokens_by_user ON access_tokens (user_id);

  CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    credential_id TEXT NOT NULL UNIQUE,
    public_key TEXT NOT NULL,
    counter INTEGER NOT NULL,
    transports TEXT NOT NULL,
    name TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    used_at INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX passkeys_by_user ON passkeys (user_id);

  CREATE TABLE answered_challenges (
    hash TEXT PRIMARY KEY,
    expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE second_factors (
    user_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    sealed_secret TEXT NOT NULL,
    last_step INTEGER NOT NULL,
    started_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE recovery_codes (
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    hash TEXT NOT NULL,
    PRIMARY KEY (user_id, hash)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE identities (
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    issuer TEXT NOT NULL,
    subject TEXT NOT NULL,
    known_as TEXT NOT NULL,
    linked_at INTEGER NOT NULL,
    used_at INTEGER,
    PRIMARY KEY (user_id, issuer),
    UNIQUE (issuer, subject)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE reminder_mails (
    user_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    due_at INTEGER NOT NULL,
    ended_at INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX reminder_mails_due ON reminder_mails (due_at) WHERE ended_at IS NULL;

  CREATE TABLE cellars (
    id TEXT PRIMARY KEY,
    seq INTEGER NOT NULL DEFAULT 0,
    wine_count INTEGER NOT NULL DEFAULT 0,
    wine_text INTEGER NOT NULL DEFAULT 0,
    answers INTEGER NOT NULL DEFAULT 0
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE wines (
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
  CREATE INDEX wines_by_photo ON wines (cellar_id, photo_url) WHERE photo_url IS NOT NULL;

  CREATE TABLE records (
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
  CREATE INDEX records_by_kind ON records (cellar_id, kind, seq);
  CREATE INDEX records_by_photo ON records (cellar_id, photo_url) WHERE photo_url IS NOT NULL;

  CREATE TABLE objects (
    cellar_id TEXT NOT NULL REFERENCES cellars (id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('promised', 'finalized')),
    created_at INTEGER NOT NULL,
    unused_since INTEGER,
    bytes INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (cellar_id, id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX objects_by_cellar ON objects (cellar_id, state, created_at, bytes);

  CREATE TABLE results (
    cellar_id TEXT NOT NULL REFERENCES cellars (id) ON DELETE CASCADE,
    key TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    body TEXT,
    verdict TEXT NOT NULL,
    answer_no INTEGER,
    PRIMARY KEY (cellar_id, key)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX results_by_answer ON results (cellar_id, answer_no) WHERE answer_no IS NOT NULL;

  CREATE TABLE devices (
    cellar_id TEXT NOT NULL REFERENCES cellars (id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    last_op_no INTEGER NOT NULL DEFAULT 0,
    ack_through INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (cellar_id, id)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE device_ops (
    cellar_id TEXT NOT NULL,
    device_id TEXT NOT NULL,
    op_no INTEGER NOT NULL,
    key TEXT NOT NULL,
    PRIMARY KEY (cellar_id, device_id, op_no),
    FOREIGN KEY (cellar_id, device_id) REFERENCES devices (cellar_id, id) ON DELETE CASCADE
  ) STRICT, WITHOUT ROWID;

  ${wineTextTriggers()}
`;
