import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type NewWine, winesOf } from "../wines.ts";

const CATALOGUE = fileURLToPath(
  new URL("../../../../shared/data/catalogue/XWines_Slim_1K_wines.csv", import.meta.url),
);

/**
 * Distance in the catalogue from one wine to the next, so that a small cellar has wines from all
 * parts of the catalogue. The number shares no divisor with the catalogue's length.
 */
const STRIDE = 7919;

const TYPES: Readonly<Record<string, string>> = {
  Red: "Red Wine",
  White: "White Wine",
  Rosé: "Rosé Wine",
  Sparkling: "Sparkling Wine",
  Dessert: "Dessert Wine",
  "Dessert/Port": "Fortified Wine",
};

/**
 * A cellar of this size from a catalogue of real wines, the same in each run. Each vintage is a
 * separate wine. Without the catalogue, the wines are generated.
 */
export async function catalogueWines(size: number): Promise<NewWine[]> {
  const text = await readFile(CATALOGUE, "utf8").catch(() => undefined);
  if (text === undefined) return winesOf(size);
  const known = text.trim().split("\n").slice(1).flatMap(vintagesOf);
  return Array.from({ length: size }, (_, number) => {
    const wine = known[(number * STRIDE) % known.length];
    if (!wine) throw new Error("The catalogue is empty");
    const bottling = Math.floor(number / known.length);
    return bottling === 0 ? wine : { ...wine, name: `${wine.name} ${String(bottling + 1)}` };
  });
}

function vintagesOf(line: string): NewWine[] {
  const cells = cellsOf(line);
  const [, name = "", type = "", , grapes = "", harmonize = ""] = cells;
  const [country = "", , region = "", , producer = "", , vintages = ""] = cells.slice(10);
  const years = vintages.match(/(?:19|20)\d\d/g) ?? [];
  const varietal = listed(grapes);
  // Skips wines of the catalogue that lack required fields.
  if ([name, varietal, country, region, producer].includes("")) return [];
  return years.map((year) => ({
    name,
    vintage: Number(year),
    type: TYPES[type] ?? "Red Wine",
    varietal,
    country,
    region,
    producer,
    notes: `Goes with ${listed(harmonize).toLowerCase()}.`,
    photoUrl: null,
    quantity: 1 + (Number(year) % 12),
  }));
}

/** The cells of a CSV line. A quoted cell may contain commas. */
function cellsOf(line: string): string[] {
  return Array.from(line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g), ([, quoted, plain]) =>
    (quoted ?? plain ?? "").trim(),
  );
}

function listed(list: string): string {
  return list.replace(/[[\]']/g, "").replaceAll("/", ", ");
}
