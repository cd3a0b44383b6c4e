/**
 * SQL for the length of a lot's texts that count towards the cellar's size limit [W7: size limits].
 */
const TEXTS_OF_A_LOT = ["position", "shop", "note", "foreignId"]
  .map((text) => `coalesce(length(value ->> '${text}'), 0)`)
  .join(" + ");

/** Columns that count towards a wine's text: plain `texts`, and `lists` stored as JSON. */
interface TextColumns {
  readonly texts: readonly string[];
  readonly lists: readonly string[];
}

/** SQL for the size of a wine's text [W7: size limits]. */
const textOf = (row: string, { texts, lists }: TextColumns) =>
  [
    ...["name", "varietal", "country", "region", "producer"].map(
      (text) => `length(${row}.${text})`,
    ),
    ...texts.map((text) => `coalesce(length(${row}.${text}), 0)`),
    ...lists.map((list) => `iif(${row}.${list} = '[]', 0, length(${row}.${list}))`),
    `iif(${row}.lots = '[]', 0, (SELECT sum(${TEXTS_OF_A_LOT}) FROM json_each(${row}.lots)))`,
  ].join(" + ");

/**
 * SQLite triggers that keep the count of a cellar's wines and the size of their text. A migration
 * that adds a counted column drops both triggers and creates them again with all counted columns
 * since the baseline.
 */
export function wineTextTriggers({ texts = [], lists = [] }: Partial<TextColumns> = {}): string {
  const columns = {
    texts: ["notes", "appellation", "designation", "extra_fields", ...texts],
    lists: ["tags", "barcodes", ...lists],
  };
  const text = (row: string) => textOf(row, columns);
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
