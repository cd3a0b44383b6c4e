import { expect, test } from "vitest";
import { aCellarWine } from "../rules/testBuilders.ts";
import { COUNTRIES } from "./index.ts";
import { positionOf } from "./positions.ts";

const at = (region: string, country: string) => positionOf(aCellarWine({ region, country }));

test("a wine is on the map at its region, under any name of the region", () => {
  expect(at("Piedmont", "Italy")).toBe(at("Piemonte", "Italia"));
  expect(at("Piedmont", "Italy")).toMatchObject({ country: "IT", latitude: 44.7, longitude: 8 });
});

test("a region without coordinates is at its surrounding place", () => {
  expect(at("Chambolle-Musigny", "France")).toMatchObject({ name: "Côte d'Or" });
  expect(at("Barolo, Piedmont", "Italy")).toMatchObject({ name: "Piemonte" });
});

test("an unknown region is in the middle of its country", () => {
  expect(at("Cosy Hills", "New Zealand")).toMatchObject({ country: "NZ", name: "New Zealand" });
  expect(at("Burgundy", "Narnia")).toBeUndefined();
});

test("every country of the gazetteer is on the map", () => {
  const off = COUNTRIES.filter(({ name }) => !at("", name));
  expect(off).toEqual([]);
});
