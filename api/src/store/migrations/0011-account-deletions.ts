/**
 * Keeps whose account is to be deleted, when, and the link that takes it back. What is left once it
 * is done tells devices that held a copy, and says no more than an id: the row outlives its person.
 */
export const accountDeletions = `
  CREATE TABLE account_deletions (
    user_id TEXT PRIMARY KEY,
    token_hash TEXT UNIQUE,
    password_hash TEXT,
    requested_at INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    done_at INTEGER
  ) STRICT, WITHOUT ROWID;
`;
