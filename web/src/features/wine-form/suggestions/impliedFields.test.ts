import { expect, test } from "vitest";
import { aCellarWine } from "../../../rules/testBuilders.ts";
import { impliedFields } from "./impliedFields.ts";

const nothing = { wines: [], type: "" };

test("a region suggests its country, usual type and only grape", async () => {
  expect(await impliedFields("region", "chablis", nothing)).toEqual({
    country: "France",
    type: "White Wine",
    varietal: "Chardonnay",
  });
});

test("a region with several usual grapes suggests no grape", async () => {
  expect(await impliedFields("region", "Bordeaux", nothing)).toEqual({
    country: "France",
    type: "Red Wine",
  });
});

test("a producer suggests its country", async () => {
  expect(await impliedFields("producer", "Vietti", nothing)).toEqual({ country: "Italy" });
});

test("the user's most common values replace the suggestions of the gazetteer", async () => {
  const white = aCellarWine({ region: "Chablis", type: "White Wine", country: "Frankreich" });
  const wines = [
    { ...white, producer: "Dauvissat", varietal: "Beaunois" },
    { ...white, producer: "Dauvissat", varietal: "Beaunois" },
    { ...white, producer: "Dauvissat", varietal: "Sacy", type: "Sparkling Wine" as const },
  ];

  expect(await impliedFields("producer", "dauvissat", { wines, type: "" })).toEqual({
    country: "Frankreich",
    region: "Chablis",
    type: "White Wine",
    varietal: "Beaunois",
  });
  expect(await impliedFields("region", "Chablis", { wines, type: "" })).toMatchObject({
    country: "Frankreich",
    varietal: "Beaunois",
  });
});

test("an unknown region or producer suggests nothing", async () => {
  expect(await impliedFields("region", "Nowhere", nothing)).toEqual({});
  expect(await impliedFields("producer", "Nobody", nothing)).toEqual({});
});
