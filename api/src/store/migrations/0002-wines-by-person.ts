/**
 * Lays the wines of one person side by side, in the order in which they were added: a list reads
 * the same few pages however many other cellars there are.
 */
export const winesByPerson = `
  CREATE TABLE wines_by_person (
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
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
    PRIMARY KEY (user_id, added),
    UNIQUE (user_id, id),
    UNIQUE (user_id, bottle_id),
    UNIQUE (user_id, seq)
  ) STRICT, WITHOUT ROWID;

  INSERT INTO wines_by_person (
    user_id, added, id, name, vintage, type, varietal, country, region, producer, notes,
    bottle_id, quantity, photo_url, is_archived, deleted, seq
  )
  SELECT
    user_id, row_number() OVER (PARTITION BY user_id ORDER BY rowid), id, name, vintage, type,
    varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived,
    deleted, seq
  FROM wines;

  DROP TABLE wines;
  ALTER TABLE wines_by_person RENAME TO wines;
  CREATE INDEX wines_by_photo ON wines (photo_url) WHERE photo_url IS NOT NULL;
`;
