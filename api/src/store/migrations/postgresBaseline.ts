/**
 * SQL that creates a new PostgreSQL database. Put a new column last in its table, where a migration
 * would add it.
 */
export const postgresBaseline = `
  CREATE TABLE accounts (
    id text COLLATE "C" PRIMARY KEY,
    email text NOT NULL,
    email_key text COLLATE "C" NOT NULL UNIQUE,
    password_hash text NOT NULL,
    created_at bigint NOT NULL,
    unconfirmed_since bigint
  );

  CREATE TABLE reset_links (
    token_hash text COLLATE "C" PRIMARY KEY,
    user_id text COLLATE "C" NOT NULL,
    expires_at bigint NOT NULL,
    confirms boolean NOT NULL DEFAULT true
  );
  CREATE INDEX reset_links_by_user ON reset_links (user_id);
  CREATE INDEX reset_links_by_expiry ON reset_links (expires_at);

  CREATE TABLE email_undos (
    token_hash text COLLATE "C" PRIMARY KEY,
    user_id text COLLATE "C" NOT NULL,
    email text NOT NULL,
    email_key text COLLATE "C" NOT NULL,
    changed_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    unconfirmed_since bigint
  );
  CREATE INDEX email_undos_by_user ON email_undos (user_id);
  CREATE INDEX email_undos_by_email ON email_undos (email_key);

  CREATE TABLE sessions (
    id_hash text COLLATE "C" PRIMARY KEY,
    user_id text COLLATE "C" NOT NULL,
    id text COLLATE "C" NOT NULL UNIQUE,
    device text NOT NULL,
    began_at bigint NOT NULL,
    used_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    ends_by bigint NOT NULL
  );
  CREATE INDEX sessions_by_user ON sessions (user_id);
  CREATE INDEX sessions_by_expiry ON sessions (expires_at);

  CREATE TABLE objects (
    id text COLLATE "C" NOT NULL,
    cellar_id text COLLATE "C" NOT NULL,
    state text NOT NULL CHECK (state IN ('promised', 'finalized')),
    created_at bigint NOT NULL,
    unused_since bigint,
    bytes bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (cellar_id, id)
  );
  CREATE INDEX objects_by_cellar ON objects (cellar_id, state, created_at, bytes);

  CREATE TABLE attempts (
    key text COLLATE "C" PRIMARY KEY,
    attempts bigint NOT NULL,
    ends_at timestamptz NOT NULL
  );

  CREATE TABLE job_leases (
    job text PRIMARY KEY,
    begun_at bigint NOT NULL
  );

  CREATE TABLE cellars (
    id text COLLATE "C" PRIMARY KEY,
    seq bigint NOT NULL DEFAULT 0,
    wine_count bigint NOT NULL DEFAULT 0,
    wine_text bigint NOT NULL DEFAULT 0,
    answers bigint NOT NULL DEFAULT 0 ) WITH (fillfactor = 50
  );

  CREATE TABLE wines (
    cellar_id text COLLATE "C" NOT NULL,
    added bigint NOT NULL,
    id text COLLATE "C" NOT NULL,
    name text NOT NULL,
    vintage integer NOT NULL,
    type text NOT NULL,
    varietal text NOT NULL,
    country text NOT NULL,
    region text NOT NULL,
    producer text NOT NULL,
    notes text,
    bottle_id text COLLATE "C" NOT NULL,
    quantity integer NOT NULL CHECK (quantity BETWEEN 0 AND 999),
    photo_url text COLLATE "C",
    is_archived boolean NOT NULL,
    deleted boolean NOT NULL,
    seq bigint NOT NULL,
    non_vintage boolean NOT NULL DEFAULT false,
    appellation text,
    designation text,
    alcohol double precision,
    drink_from integer,
    drink_to integer,
    tags text NOT NULL DEFAULT '[]',
    barcodes text NOT NULL DEFAULT '[]',
    lots text NOT NULL DEFAULT '[]',
    removed_at bigint,
    extra_fields text,
    opened text NOT NULL DEFAULT '[]',
    PRIMARY KEY (cellar_id, id),
    UNIQUE (cellar_id, added),
    UNIQUE (cellar_id, bottle_id),
    UNIQUE (cellar_id, seq)
  );
  CREATE INDEX wines_by_photo ON wines (cellar_id, photo_url) WHERE photo_url IS NOT NULL;

  CREATE TABLE results (
    cellar_id text COLLATE "C" NOT NULL,
    key text COLLATE "C" NOT NULL,
    fingerprint text NOT NULL,
    body text,
    verdict text NOT NULL,
    answer_no bigint,
    PRIMARY KEY (cellar_id, key)
  );
  CREATE INDEX results_by_answer ON results (cellar_id, answer_no) WHERE answer_no IS NOT NULL;

  CREATE TABLE devices (
    cellar_id text COLLATE "C" NOT NULL,
    id text COLLATE "C" NOT NULL,
    last_op_no bigint NOT NULL,
    ack_through bigint NOT NULL,
    PRIMARY KEY (cellar_id, id)
  );

  CREATE TABLE device_ops (
    cellar_id text COLLATE "C" NOT NULL,
    device_id text COLLATE "C" NOT NULL,
    op_no bigint NOT NULL,
    key text COLLATE "C" NOT NULL,
    PRIMARY KEY (cellar_id, device_id, op_no)
  );

  CREATE TABLE account_deletions (
    user_id text COLLATE "C" PRIMARY KEY,
    token_hash text COLLATE "C" UNIQUE,
    password_hash text,
    requested_at bigint NOT NULL,
    due_at bigint NOT NULL,
    done_at bigint
  );

  CREATE TABLE access_tokens (
    id text COLLATE "C" PRIMARY KEY,
    user_id text COLLATE "C" NOT NULL,
    secret_hash text COLLATE "C" NOT NULL UNIQUE,
    name text NOT NULL,
    scopes text NOT NULL,
    created_at bigint NOT NULL,
    used_at bigint,
    expires_at bigint NOT NULL
  );
  CREATE INDEX access_tokens_by_user ON access_tokens (user_id);
  CREATE INDEX access_tokens_by_expiry ON access_tokens (expires_at);

  CREATE TABLE passkeys (
    id text COLLATE "C" PRIMARY KEY,
    user_id text COLLATE "C" NOT NULL,
    credential_id text COLLATE "C" NOT NULL UNIQUE,
    public_key text NOT NULL,
    counter bigint NOT NULL,
    transports text NOT NULL,
    name text NOT NULL,
    created_at bigint NOT NULL,
    used_at bigint
  );
  CREATE INDEX passkeys_by_user ON passkeys (user_id);

  CREATE TABLE answered_challenges (
    hash text COLLATE "C" PRIMARY KEY,
    expires_at bigint NOT NULL
  );

  CREATE TABLE records (
    cellar_id text COLLATE "C" NOT NULL,
    kind text COLLATE "C" NOT NULL,
    id text COLLATE "C" NOT NULL,
    body text NOT NULL,
    deleted boolean NOT NULL,
    seq bigint NOT NULL,
    photo_url text COLLATE "C",
    PRIMARY KEY (cellar_id, kind, id),
    UNIQUE (cellar_id, seq)
  );
  CREATE INDEX records_by_kind ON records (cellar_id, kind, seq);
  CREATE INDEX records_by_photo ON records (cellar_id, photo_url) WHERE photo_url IS NOT NULL;

  CREATE TABLE second_factors (
    user_id text COLLATE "C" PRIMARY KEY,
    sealed_secret text NOT NULL,
    last_step bigint NOT NULL,
    started_at bigint NOT NULL
  );

  CREATE TABLE recovery_codes (
    user_id text COLLATE "C" NOT NULL,
    hash text COLLATE "C" NOT NULL,
    PRIMARY KEY (user_id, hash)
  );

  CREATE TABLE identities (
    user_id text COLLATE "C" NOT NULL,
    issuer text COLLATE "C" NOT NULL,
    subject text COLLATE "C" NOT NULL,
    known_as text NOT NULL,
    linked_at bigint NOT NULL,
    used_at bigint,
    PRIMARY KEY (user_id, issuer),
    UNIQUE (issuer, subject)
  );

  CREATE TABLE reminder_mails (
    user_id text COLLATE "C" PRIMARY KEY,
    due_at bigint NOT NULL,
    ended_at bigint
  );
  CREATE INDEX reminder_mails_due ON reminder_mails (due_at) WHERE ended_at IS NULL;
`;
