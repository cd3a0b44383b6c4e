import { cell, readTsv, type Wine, WINE_ADDITIONS } from "sync-protocol";
import cellarTable from "./cellar.tsv?raw";

export interface UsualStyle {
  readonly wine: Wine;
  readonly names: ReadonlySet<string>;
}

/** The test cellar: one wine of each usual style, chosen before any dish was examined. */
export const USUAL_STYLES: readonly UsualStyle[] = readTsv(cellarTable, {
  type: cell.wineType,
  name: cell.text,
  varietal: cell.text,
  region: cell.text,
  country: cell.text,
  names: cell.list,
}).map(({ names, ...noted }, at) => {
  const id = `00000000-0000-4000-8000-${String(at + 1).padStart(12, "0")}`;
  const wine: Wine = {
    id,
    userId: "00000000-0000-4000-8000-000000000000",
    ...noted,
    vintage: 2021,
    producer: "Somebody",
    notes: null,
    bottleId: id,
    quantity: 1,
    photoUrl: null,
    ...WINE_ADDITIONS,
    // Each bottle is in its drinking window, because guides mean a style at its best.
    drinkFrom: 2021,
    drinkTo: 2050,
    isArchived: false,
  };
  return { wine, names: new Set([noted.name, ...names]) };
});
