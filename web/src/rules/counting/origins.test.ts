import { expect, test } from "vitest";
import { aCellarWine, id } from "../testBuilders.ts";
import { originsOf, type Position } from "./origins.ts";

const PIEMONTE: Position = {
  country: "IT",
  countryName: "Italy",
  name: "Piemonte",
  latitude: 44.7,
  longitude: 8,
};

const positionOf = ({ country }: { readonly country: string }) =>
  country === "Italy" ? PIEMONTE : undefined;

const of = (n: number, region: string, country = "Italy") => ({
  wine: aCellarWine({ id: id(n), region, country }),
  bottles: n,
});

// Spec 10.42
test("wines with the same map position share a dot", () => {
  const nowhere = of(2, "Nowhere", "Atlantis");

  const { known, unknown, countries } = originsOf(
    [of(3, "Barolo"), of(4, "Asti"), nowhere],
    positionOf,
  );

  expect(known.map(({ name, bottles }) => [name, bottles])).toEqual([["Piemonte", 7]]);
  expect(unknown).toEqual([nowhere]);
  expect(countries).toEqual([{ code: "IT", name: "Italy", bottles: 7 }]);
});

test("a map dot uses the user's region name if all wines agree", () => {
  const { known } = originsOf([of(3, "Piedmont"), of(4, "Piedmont")], positionOf);

  expect(known.map(({ name }) => name)).toEqual(["Piedmont"]);
});
