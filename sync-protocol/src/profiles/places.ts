import placesTable from "../../data/wine-profiles/places.tsv?raw";
import * as cell from "../cell.ts";
import { readTsv } from "../readTsv.ts";

/** A region whose table and cellar grew up together; the country alone where no region is named. */
export interface Place {
  readonly name: string;
  readonly country: string;
  /** Words in a wine's region or name that set it there. */
  readonly words: readonly string[];
}

/** Places with a kitchen of their own, by the key that dishes name. */
export const PLACES: ReadonlyMap<string, Place> = new Map(
  readTsv(placesTable, {
    place: cell.text,
    name: cell.text,
    country: cell.text,
    words: cell.list,
  }).map(({ place, ...told }) => [place, told]),
);
