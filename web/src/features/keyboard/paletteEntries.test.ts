import { expect, test } from "vitest";
import { aCellarWine } from "../../rules/testBuilders.ts";
import { paletteEntries } from "./paletteEntries.ts";

const CONTENTS = {
  actions: [{ id: "add", group: "Actions", title: "Add Wine" }],
  cellars: [{ id: "club", group: "Cellars", title: "Open Wine club" }],
  pages: [{ title: "Places", to: "/places" }],
  wines: [aCellarWine({ id: "barolo", name: "Barolo", vintage: 2016, producer: "Vietti" })],
  places: [{ value: "rack", label: "Cellar › Rack B" }],
} as const;

const titles = (query: string) => paletteEntries(query, CONTENTS).map(({ title }) => title);

test("an empty query lists actions, other cellars and pages", () => {
  expect(titles("")).toEqual(["Add Wine", "Open Wine club", "Places"]);
});

// Spec 10.37
test("part of a name finds a wine, place, page or action", () => {
  expect(titles("viet")).toEqual(["Barolo 2016"]);
  expect(titles("rack")).toEqual(["Cellar › Rack B"]);
  expect(titles("plac")).toEqual(["Places"]);
  expect(titles("add")).toEqual(["Add Wine"]);
  expect(titles("club")).toEqual(["Open Wine club"]);
});

test("a page that matches precedes wines with merely similar names", () => {
  const wines = [aCellarWine({ name: "Plates" })];
  expect(paletteEntries("places", { ...CONTENTS, wines }).map(({ title }) => title)).toEqual([
    "Places",
  ]);
});

test("the palette lists at most eight wines", () => {
  const wines = Array.from({ length: 9 }, (_, n) => aCellarWine({ id: String(n), name: "Barolo" }));
  expect(paletteEntries("barolo", { ...CONTENTS, wines })).toHaveLength(8);
});
