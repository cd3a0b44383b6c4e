import type { Migration } from "./Schema.ts";

/**
 * Adds members, invitations and a log of each cellar. The owner of a personal cellar needs no row
 * in `members`, because the cellar's id is the owner's id. Not compatible: a process of an earlier
 * version would delete an account but not its memberships.
 */
export const sharedCellars: Migration = {
  isCompatible: false,
  sqlite: `
    CREATE TABLE cellar_names (
      cellar_id TEXT PRIMARY KEY REFERENCES cellars (id) ON DELETE CASCADE,
      name TEXT NOT NULL,
      colour TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE deleted_cellars (
      cellar_id TEXT PRIMARY KEY,
      deleted_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE members (
      cellar_id TEXT NOT NULL REFERENCES cellars (id) ON DELETE CASCADE,
      user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      role TEXT NOT NULL CHECK (role IN ('owner', 'editor', 'viewer')),
      joined_at INTEGER NOT NULL,
      membership_id TEXT NOT NULL,
      is_offered INTEGER NOT NULL DEFAULT 0,
      PRIMARY KEY (cellar_id, user_id)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX members_by_user ON members (user_id);

    CREATE TABLE cellar_invitations (
      id TEXT PRIMARY KEY,
      cellar_id TEXT NOT NULL REFERENCES cellars (id) ON DELETE CASCADE,
      role TEXT NOT NULL CHECK (role IN ('editor', 'viewer')),
      email TEXT,
      email_key TEXT,
      token_hash TEXT NOT NULL UNIQUE,
      invited_by TEXT NOT NULL,
      sent_at INTEGER NOT NULL,
      expires_at INTEGER NOT NULL,
      accepted_by TEXT
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX cellar_invitations_by_cellar ON cellar_invitations (cellar_id);
    CREATE INDEX cellar_invitations_by_email ON cellar_invitations (email_key)
      WHERE email_key IS NOT NULL;
    CREATE INDEX cellar_invitations_by_expiry ON cellar_invitations (expires_at);

    CREATE TABLE cellar_log (
      cellar_id TEXT NOT NULL REFERENCES cellars (id) ON DELETE CASCADE,
      seq INTEGER NOT NULL,
      at INTEGER NOT NULL,
      kind TEXT NOT NULL,
      actor_id TEXT NOT NULL,
      actor TEXT NOT NULL,
      subject TEXT,
      role TEXT,
      PRIMARY KEY (cellar_id, seq)
    ) STRICT, WITHOUT ROWID;
  `,
  postgres: `
    CREATE TABLE cellar_names (
      cellar_id text COLLATE "C" PRIMARY KEY,
      name text NOT NULL,
      colour text NOT NULL
    );

    CREATE TABLE deleted_cellars (
      cellar_id text COLLATE "C" PRIMARY KEY,
      deleted_at bigint NOT NULL
    );

    CREATE TABLE members (
      cellar_id text COLLATE "C" NOT NULL,
      user_id text COLLATE "C" NOT NULL,
      role text NOT NULL CHECK (role IN ('owner', 'editor', 'viewer')),
      joined_at bigint NOT NULL,
      membership_id text NOT NULL,
      is_offered boolean NOT NULL DEFAULT false,
      PRIMARY KEY (cellar_id, user_id)
    );
    CREATE INDEX members_by_user ON members (user_id);

    CREATE TABLE cellar_invitations (
      id text COLLATE "C" PRIMARY KEY,
      cellar_id text COLLATE "C" NOT NULL,
      role text NOT NULL CHECK (role IN ('editor', 'viewer')),
      email text,
      email_key text COLLATE "C",
      token_hash text COLLATE "C" NOT NULL UNIQUE,
      invited_by text NOT NULL,
      sent_at bigint NOT NULL,
      expires_at bigint NOT NULL,
      accepted_by text COLLATE "C"
    );
    CREATE INDEX cellar_invitations_by_cellar ON cellar_invitations (cellar_id);
    CREATE INDEX cellar_invitations_by_email ON cellar_invitations (email_key)
      WHERE email_key IS NOT NULL;
    CREATE INDEX cellar_invitations_by_expiry ON cellar_invitations (expires_at);

    CREATE TABLE cellar_log (
      cellar_id text COLLATE "C" NOT NULL,
      seq bigint NOT NULL,
      at bigint NOT NULL,
      kind text NOT NULL,
      actor_id text COLLATE "C" NOT NULL,
      actor text NOT NULL,
      subject text,
      role text,
      PRIMARY KEY (cellar_id, seq)
    );
  `,
};
