import { expect, test } from "vitest";
import { CLASSICS } from "../meals/classics.ts";
import { POUR_FREQUENCIES } from "./pourFrequencies.ts";
import { TABLES } from "../meals/tables.ts";

/**
 * Foods in no pairing table, because the sauce decides which wine suits, or because guides say too
 * little or disagree.
 */
const FOODS_IN_NO_TABLE = [
  "aperitifs",
  "caramel",
  "chocolate",
  "creamy desserts",
  "desserts",
  "dips",
  "dried fruit desserts",
  "fruit desserts",
  "fruit tarts",
  "olives and nuts",
  "pasta",
  "raw beef",
  "white fish",
];

// Spec 10.98
test("each food is in one pairing table or is a listed exception", () => {
  const foodsInTables = [...TABLES.values()].flatMap((families) => [...families]);

  expect([...foodsInTables, ...FOODS_IN_NO_TABLE].sort()).toEqual([...CLASSICS.keys()].sort());
});

// Spec 10.98
test("each pairing table has relative frequencies with a maximum of 1", () => {
  expect([...POUR_FREQUENCIES.keys()].sort()).toEqual([...TABLES.keys()].sort());
  for (const [table, shares] of POUR_FREQUENCIES)
    expect(Math.max(...shares.values()), table).toBe(1);
});
