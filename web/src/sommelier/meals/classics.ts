import { cell, readTsv } from "sync-protocol";
import foodsTable from "sync-protocol/data/meals/foods.tsv?raw";

/** A kind of food's classic wines, by their names in the wine tables. */
export interface Classic {
  readonly foodGroup: "dairy" | "garden" | "kitchens" | "meat" | "other" | "sea" | "sweet";
  /** First choices, best known first. Used in sentences that say what to buy. */
  readonly best: readonly string[];
  /** Good choices. If a name is a wine type, all wines of that type are meant. */
  readonly good: readonly string[];
}

export const CLASSICS: ReadonlyMap<string, Classic> = new Map(
  readTsv(foodsTable, {
    food: cell.text,
    shelf: cell.oneOf(["dairy", "garden", "kitchens", "meat", "other", "sea", "sweet"]),
    best: cell.list,
    good: cell.list,
  }).map(({ food, shelf, ...classic }) => [food, { ...classic, foodGroup: shelf }]),
);

export function foodsIn(foodGroup: Classic["foodGroup"]): ReadonlySet<string> {
  return new Set(
    [...CLASSICS].flatMap(([food, classic]) => (classic.foodGroup === foodGroup ? food : [])),
  );
}
