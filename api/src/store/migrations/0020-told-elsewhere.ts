import type { Migration } from "./Migration.ts";

const TEXTS_OF_A_LOT = ["position", "shop", "note", "foreignId"]
  .map((text) => `coalesce(length(value ->> '${text}'), 0)`)
  .join(" + ");

const TEXT = (row: string) =>
  [
    ...["name", "varietal", "country", "region", "producer"].map(
      (text) => `length(${row}.${text})`,
    ),
    ...["notes", "appellation", "designation", "told_elsewhere"].map(
      (text) => `coalesce(length(${row}.${text}), 0)`,
    ),
    ...["tags", "barcodes"].map((list) => `iif(${row}.${list} = '[]', 0, length(${row}.${list}))`),
    `iif(${row}.lots = '[]', 0, (SELECT sum(${TEXTS_OF_A_LOT}) FROM json_each(${row}.lots)))`,
  ].join(" + ");

/**
 * Keeps what was told of a wine elsewhere; it counts in what a person keeps. Not compatible: a process
 * that does not know it acknowledges it, and drops it.
 */
export const toldElsewhere: Migration = {
  isCompatible: false,
  sqlite: `
    ALTER TABLE wines ADD COLUMN told_elsewhere TEXT;

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
    ALTER TABLE wines ADD COLUMN told_elsewhere text;
  `,
};
