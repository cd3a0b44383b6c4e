import { expect, test } from "vitest";
import { aCellarWine } from "../rules/testBuilders.ts";
import { COUNTRIES } from "./index.ts";
import { positionOf } from "./positions.ts";

const at = (region: string, country: string) => positionOf(aCellarWine({ region, country }));

test("the map finds a wine's region by any of the region's names", () => {
  expect(at("Piedmont", "Italy")).toBe(at("Piemonte", "Italia"));
  expect(at("Piedmont", "Italy")).toMatchObject({ country: "IT", latitude: 44.7, longitude: 8 });
});

test("a region without coordinates is shown at its surrounding place", () => {
  expect(at("Chambolle-Musigny", "France")).toMatchObject({ name: "Côte d'Or" });
  expect(at("Barolo, Piedmont", "Italy")).toMatchObject({ name: "Piemonte" });
});

test("a wine of an unknown region is shown in its country's middle", () => {
  expect(at("Cosy Hills", "New Zealand")).toMatchObject({ country: "NZ", name: "New Zealand" });
  expect(at("Burgundy", "Narnia")).toBeUndefined();
});

test("every country of the gazetteer is on the map", () => {
  const off = COUNTRIES.filter(({ name }) => !at("", name));
  expect(off).toEqual([]);
});
