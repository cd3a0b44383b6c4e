import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Wine, WINE_ADDITIONS, type WineType } from "sync-protocol";

/** A wine of the X-Wines catalogue, with the foods that the catalogue's users eat with it. */
export interface CatalogueWine {
  readonly wine: Wine;
  readonly foods: ReadonlySet<string>;
}

const TYPES: Readonly<Record<string, WineType>> = {
  Red: "Red Wine",
  White: "White Wine",
  Sparkling: "Sparkling Wine",
};

/** Path of the catalogue's wines, a file outside the repository that may be missing. */
export const CATALOGUE = fileURLToPath(
  new URL("../../../shared/data/catalogue/XWines_Slim_1K_wines.csv", import.meta.url),
);

/** Each row of an X-Wines table, as a function from field name to value. */
export function readRecords(path: string): ((field: string) => string)[] {
  const [header = [], ...rows] = csvRows(readFileSync(path, "utf8"));
  return rows.map((row) => (field) => row[header.indexOf(field)] ?? "");
}

export function readCatalogue(path: string): CatalogueWine[] {
  return readRecords(path).flatMap((field) => {
    const type = TYPES[field("Type")];
    if (!type) return [];
    const id = `00000000-0000-4000-8000-${field("WineID").padStart(12, "0")}`;
    const wine: Wine = {
      id,
      userId: "00000000-0000-4000-8000-000000000000",
      name: field("WineName"),
      vintage: Math.max(...listed(field("Vintages")).map(Number).filter(Number.isInteger), 1800),
      type,
      varietal: listed(field("Grapes")).join(", "),
      country: field("Country"),
      region: field("RegionName"),
      producer: field("WineryName"),
      notes: null,
      bottleId: id,
      quantity: 1,
      photoUrl: null,
      ...WINE_ADDITIONS,
      isArchived: false,
    };
    return [{ wine, foods: new Set(listed(field("Harmonize"))) }];
  });
}

export function learningWines(catalogue: readonly CatalogueWine[]): CatalogueWine[] {
  return catalogue.filter((_, position) => position % 2 === 0);
}

export function heldOutWines(catalogue: readonly CatalogueWine[]): CatalogueWine[] {
  return catalogue.filter((_, position) => position % 2 === 1);
}

/** The foods whose rankings were examined while the sommelier's rules were tuned. */
export const TUNED_TO: ReadonlySet<string> = new Set([
  "Appetizer",
  "Cured Meat",
  "Goat Cheese",
  "Hard Cheese",
  "Lamb",
  "Lean Fish",
  "Maturated Cheese",
  "Pork",
  "Poultry",
  "Rich Fish",
  "Snack",
  "Spicy Food",
  "Vegetarian",
]);

function listed(text: string): string[] {
  return Array.from(
    text.matchAll(/'([^']*)'|"([^"]*)"|([\d.]+)/g),
    ([, single, double, number]) => single ?? double ?? number ?? "",
  );
}

function csvRows(text: string): string[][] {
  return text
    .split(/\r?\n/)
    .filter((line) => line !== "")
    .map((line) =>
      Array.from(line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g), ([, quoted, plain]) =>
        quoted === undefined ? (plain ?? "") : quoted.replaceAll('""', '"'),
      ),
    );
}
