const TEXT = (row: string) =>
  ["name", "varietal", "country", "region", "producer"]
    .map((column) => `length(${row}.${column})`)
    .join(" + ") + ` + coalesce(length(${row}.notes), 0)`;

/**
 * Counts what each person keeps, as it comes and goes: wines and their texts in triggers, and the
 * bytes of objects. Photos that were there before weigh nothing: nobody noted what they came to.
 */
export const holdings = `
  ALTER TABLE users ADD COLUMN wine_count INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE users ADD COLUMN wine_text INTEGER NOT NULL DEFAULT 0;
  UPDATE users SET (wine_count, wine_text) = (
    SELECT count(*), coalesce(sum(${TEXT("wines")}), 0) FROM wines WHERE user_id = users.id
  );
  CREATE TRIGGER wine_added AFTER INSERT ON wines BEGIN
    UPDATE users SET wine_count = wine_count + 1, wine_text = wine_text + ${TEXT("NEW")}
    WHERE id = NEW.user_id;
  END;
  CREATE TRIGGER wine_rewritten AFTER UPDATE ON wines WHEN ${TEXT("NEW")} <> ${TEXT("OLD")} BEGIN
    UPDATE users SET wine_text = wine_text + (${TEXT("NEW")}) - (${TEXT("OLD")})
    WHERE id = NEW.user_id;
  END;

  ALTER TABLE objects ADD COLUMN bytes INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX objects_by_user ON objects (user_id, bytes);
`;
