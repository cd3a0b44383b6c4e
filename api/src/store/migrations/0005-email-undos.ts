/**
 * Keeps for each change of an e-mail the address of before and the link that brings it back. Until
 * the link expires, nobody else can take that address.
 */
export const emailUndos = `
  CREATE TABLE email_undos (
    token_hash TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    email TEXT NOT NULL,
    email_key TEXT NOT NULL,
    changed_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX email_undos_by_user ON email_undos (user_id);
  CREATE INDEX email_undos_by_email ON email_undos (email_key);
`;
