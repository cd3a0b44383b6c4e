import { cell, readTsv } from "sync-protocol";
import foodsTable from "sync-protocol/data/meals/foods.tsv?raw";

/** The wines that a kind of food is known to go with, by the names of the wine tables. */
export interface Classic {
  /** Where a cook would look for it. */
  readonly shelf: "dairy" | "garden" | "kitchens" | "meat" | "other" | "sea" | "sweet";
  /** First choices, best known first; a sentence that says what to buy names these. */
  readonly best: readonly string[];
  /** What serves well; a type of wine stands for every wine of that type. */
  readonly good: readonly string[];
}

/** Classic partners by kind of food. */
export const CLASSICS: ReadonlyMap<string, Classic> = new Map(
  readTsv(foodsTable, {
    food: cell.text,
    shelf: cell.oneOf(["dairy", "garden", "kitchens", "meat", "other", "sea", "sweet"]),
    best: cell.list,
    good: cell.list,
  }).map(({ food, ...classic }) => [food, classic]),
);

/** The kinds of food on one shelf. */
export function foodsOn(shelf: Classic["shelf"]): ReadonlySet<string> {
  return new Set([...CLASSICS].flatMap(([food, classic]) => (classic.shelf === shelf ? food : [])));
}
