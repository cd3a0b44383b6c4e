import { expect, test } from "vitest";
import { CLASSICS } from "../meals/classics.ts";
import { POURED } from "./poured.ts";
import { TABLES } from "../meals/tables.ts";

/** Where a sauce decides, or guides and catalogue say too little or the contrary of each other. */
const ON_NO_TABLE = [
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
test("every kind of food lies on one table, but for those that are named here", () => {
  const laid = [...TABLES.values()].flatMap((families) => [...families]);

  expect([...laid, ...ON_NO_TABLE].sort()).toEqual([...CLASSICS.keys()].sort());
});

// Spec 10.98
test("what is poured is known for every table, the most of it as 1", () => {
  expect([...POURED.keys()].sort()).toEqual([...TABLES.keys()].sort());
  for (const [table, shares] of POURED) expect(Math.max(...shares.values()), table).toBe(1);
});
