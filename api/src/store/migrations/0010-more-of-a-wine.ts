import type { Migration } from "./Migration.ts";

const TEXT = (row: string) =>
  [
    ...["name", "varietal", "country", "region", "producer"].map(
      (text) => `length(${row}.${text})`,
    ),
    ...["notes", "appellation", "designation"].map((text) => `coalesce(length(${row}.${text}), 0)`),
    ...["tags", "barcodes"].map((list) => `iif(${row}.${list} = '[]', 0, length(${row}.${list}))`),
  ].join(" + ");

/**
 * Keeps what a wine may be told beside its first fields: lists as JSON text, alcohol in percent. What
 * of it is text counts in what a person keeps.
 * Not compatible: a process that does not know a field acknowledges an edit of it, and drops it.
 */
export const moreOfAWine: Migration = {
  isCompatible: false,
  sqlite: `
    ALTER TABLE wines ADD COLUMN non_vintage INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE wines ADD COLUMN appellation TEXT;
    ALTER TABLE wines ADD COLUMN designation TEXT;
    ALTER TABLE wines ADD COLUMN alcohol REAL;
    ALTER TABLE wines ADD COLUMN drink_from INTEGER;
    ALTER TABLE wines ADD COLUMN drink_to INTEGER;
    ALTER TABLE wines ADD COLUMN tags TEXT NOT NULL DEFAULT '[]';
    ALTER TABLE wines ADD COLUMN barcodes TEXT NOT NULL DEFAULT '[]';

    DROP TRIGGER wine_added;
    DROP TRIGGER wine_rewritten;
    CREATE TRIGGER wine_added AFTER INSERT ON wines BEGIN
      UPDATE users SET wine_count = wine_count + 1, wine_text = wine_text + ${TEXT("NEW")}
      WHERE id = NEW.user_id;
    END;
    CREATE TRIGGER wine_rewritten AFTER UPDATE ON wines WHEN ${TEXT("NEW")} <> ${TEXT("OLD")} BEGIN
      UPDATE users SET wine_text = wine_text + (${TEXT("NEW")}) - (${TEXT("OLD")})
      WHERE id = NEW.user_id;
    END;
  `,
  postgres: `
    ALTER TABLE wines
      ADD COLUMN non_vintage boolean NOT NULL DEFAULT false,
      ADD COLUMN appellation text,
      ADD COLUMN designation text,
      ADD COLUMN alcohol double precision,
      ADD COLUMN drink_from integer,
      ADD COLUMN drink_to integer,
      ADD COLUMN tags text NOT NULL DEFAULT '[]',
      ADD COLUMN barcodes text NOT NULL DEFAULT '[]';
  `,
};
