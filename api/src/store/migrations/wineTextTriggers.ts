/** Texts of a lot that count [W7: size limits]. */
const TEXTS_OF_A_LOT = ["position", "shop", "note", "foreignId"]
  .map((text) => `coalesce(length(value ->> '${text}'), 0)`)
  .join(" + ");

/** The size of a wine's text [W7: size limits]. */
const textOf = (row: string, texts: readonly string[]) =>
  [
    ...["name", "varietal", "country", "region", "producer"].map(
      (text) => `length(${row}.${text})`,
    ),
    ...texts.map((text) => `coalesce(length(${row}.${text}), 0)`),
    ...["tags", "barcodes"].map((list) => `iif(${row}.${list} = '[]', 0, length(${row}.${list}))`),
    `iif(${row}.lots = '[]', 0, (SELECT sum(${TEXTS_OF_A_LOT}) FROM json_each(${row}.lots)))`,
  ].join(" + ");

/**
 * SQLite triggers that count wines and their text. A step that adds a text column drops both and
 * creates them again with all text columns added since the baseline.
 */
export function wineTextTriggers(addedTexts: readonly string[] = []): string {
  const texts = ["notes", "appellation", "designation", "extra_fields", ...addedTexts];
  const text = (row: string) => textOf(row, texts);
  return `
  CREATE TRIGGER wine_added AFTER INSERT ON wines BEGIN
    UPDATE cellars SET wine_count = wine_count + 1, wine_text = wine_text + ${text("NEW")}
    WHERE id = NEW.cellar_id;
  END;
  CREATE TRIGGER wine_rewritten AFTER UPDATE ON wines WHEN ${text("NEW")} <> ${text("OLD")} BEGIN
    UPDATE cellars SET wine_text = wine_text + (${text("NEW")}) - (${text("OLD")})
    WHERE id = NEW.cellar_id;
  END;
`;
}
