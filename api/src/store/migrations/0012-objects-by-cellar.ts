import type { Migration } from "./Migration.ts";

/** Finds objects, and the photos that wines show, by whose they are first. */
export const objectsByCellar: Migration = {
  isCompatible: true,
  sqlite: `
    CREATE TABLE objects_by_cellar (
      user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      id TEXT NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('promised', 'finalized')),
      created_at INTEGER NOT NULL,
      unused_since INTEGER,
      bytes INTEGER NOT NULL DEFAULT 0,
      PRIMARY KEY (user_id, id)
    ) STRICT, WITHOUT ROWID;

    INSERT INTO objects_by_cellar (user_id, id, state, created_at, unused_since, bytes)
    SELECT user_id, id, state, created_at, unused_since, bytes FROM objects;

    DROP TABLE objects;
    ALTER TABLE objects_by_cellar RENAME TO objects;
    CREATE INDEX objects_by_user ON objects (user_id, state, created_at, bytes);

    DROP INDEX wines_by_photo;
    CREATE INDEX wines_by_photo ON wines (user_id, photo_url) WHERE photo_url IS NOT NULL;
  `,
  postgres: `
    ALTER TABLE objects DROP CONSTRAINT objects_pkey, ADD PRIMARY KEY (user_id, id);
    DROP INDEX objects_promised;
    DROP INDEX objects_unused;
  `,
};
