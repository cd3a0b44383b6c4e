import grapesTable from "../../data/wine-profiles/grapes.tsv?raw";
import * as cell from "../cell.ts";
import { readTsv } from "../readTsv.ts";
import { type Aroma, AROMAS } from "./aroma.ts";

/** The typical dry wine of a grape: a red wine for a black grape, a white wine for others. */
export interface GrapeProfile {
  readonly name: string;
  readonly colour: "red" | "white";
  /**
   * Body, tannin and acidity are on the WSET scale: 1 low, 3 medium, 5 high. Tannin 0 means none.
   */
  readonly body: number;
  readonly tannin: number;
  readonly acidity: number;
  /** Typical alcohol, in percent by volume. */
  readonly alcohol: number;
  readonly aromas: readonly Aroma[];
  readonly synonyms: readonly string[];
}

/** Every known grape, black grapes first. */
export const GRAPE_PROFILES: readonly GrapeProfile[] = readTsv(grapesTable, {
  name: cell.text,
  other_names: cell.list,
  colour: cell.oneOf(["red", "white"]),
  body: cell.number,
  tannin: cell.number,
  acidity: cell.number,
  alcohol: cell.number,
  aromas: cell.listOf(cell.oneOf(AROMAS)),
}).map(({ other_names, ...grape }) => ({ ...grape, synonyms: other_names }));
