/**
 * Lets a person see their sessions: on what and since when, under a name that opens nothing; and
 * sets the day on which each ends whatever its use. A session from before counts from this step.
 */
export const listedSessions = `
  CREATE TABLE listed_sessions (
    id_hash TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    id TEXT NOT NULL UNIQUE,
    device TEXT NOT NULL,
    content TEXT NOT NULL,
    began_at INTEGER NOT NULL,
    used_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    ends_by INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  INSERT INTO listed_sessions (
    id_hash, user_id, id, device, content, began_at, used_at, expires_at, ends_by
  )
  SELECT
    id_hash, user_id,
    lower(
      hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) ||
      '-a' || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6))
    ),
    '', content, unixepoch() * 1000, min(unixepoch() * 1000, expires_at - 30 * 86400000),
    expires_at, (unixepoch() + 180 * 86400) * 1000
  FROM sessions;

  DROP TABLE sessions;
  ALTER TABLE listed_sessions RENAME TO sessions;
  CREATE INDEX sessions_by_user ON sessions (user_id);
  CREATE INDEX sessions_by_expiry ON sessions (expires_at);
`;
