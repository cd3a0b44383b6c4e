import vintagesTable from "../../data/drinking-windows/vintages.tsv?raw";
import * as cell from "../cell.ts";
import { readTsv } from "../readTsv.ts";
import type { Wine } from "../records/wine.ts";
import { isOn, type Label, phrasesOf } from "./Label.ts";

const GREAT = readTsv(vintagesTable, {
  places: cell.list,
  types: cell.listOf(cell.wineType),
  great: cell.listOf(cell.number),
}).map(({ places, ...row }) => ({ ...row, places: places.flatMap(phrasesOf) }));

/** Whether the vintage was great in the wine's region, so that the wine keeps longer. */
export function isGreatVintage(type: Wine["type"], label: Label, vintage: number): boolean {
  return GREAT.some(
    ({ places, types, great }) =>
      great.includes(vintage) && types.includes(type) && isOn(label.places, places),
  );
}
