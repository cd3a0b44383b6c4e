import placesTable from "../../data/wine-profiles/places.tsv?raw";
import * as cell from "../cell.ts";
import { readTsv } from "../readTsv.ts";

/** A region or country with its own cuisine, for local pairings. */
export interface Place {
  readonly name: string;
  readonly country: string;
  /** Words in a wine's region or name that assign the wine to this place. */
  readonly words: readonly string[];
}

/** Places with their own cuisine, by the key by which the table of dishes refers to them. */
export const PLACES: ReadonlyMap<string, Place> = new Map(
  readTsv(placesTable, {
    place: cell.text,
    name: cell.text,
    country: cell.text,
    words: cell.list,
  }).map(({ place, ...facts }) => [place, facts]),
);
