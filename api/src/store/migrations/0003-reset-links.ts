/**
 * Keeps every reset link that was sent, until it expires or one is used: whoever asks for another
 * does not take the first from its owner. The columns of `users` that held one are no longer
 * written; SQLite drops none that is UNIQUE.
 */
export const resetLinks = `
  CREATE TABLE reset_links (
    token_hash TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX reset_links_by_user ON reset_links (user_id);

  INSERT INTO reset_links (token_hash, user_id, expires_at)
  SELECT reset_token_hash, id, reset_token_expires_at FROM users
  WHERE reset_token_hash IS NOT NULL AND reset_token_expires_at IS NOT NULL;

  UPDATE users SET reset_token_hash = NULL, reset_token_expires_at = NULL
  WHERE reset_token_hash IS NOT NULL;
`;
