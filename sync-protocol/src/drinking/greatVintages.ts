import vintagesTable from "../../data/drinking-windows/vintages.tsv?raw";
import * as cell from "../cell.ts";
import { readTsv } from "../readTsv.ts";
import type { Wine } from "../records/wine.ts";
import { containsPhrase, type Label, phrasesOf } from "./Label.ts";

const GREAT = readTsv(vintagesTable, {
  places: cell.list,
  types: cell.listOf(cell.wineType),
  great: cell.listOf(cell.number),
}).map(({ places, ...row }) => ({ ...row, places: places.flatMap(phrasesOf) }));

/** The years whose vintages were great in the wine's region. Wines of such years keep longer. */
export function greatVintages(type: Wine["type"], label: Label): readonly number[] {
  return GREAT.filter(
    ({ places, types }) => types.includes(type) && containsPhrase(label.places, places),
  ).flatMap(({ great }) => great);
}
