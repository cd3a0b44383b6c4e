import { expect, test } from "vitest";
import { aCellarWine, id } from "../../testBuilders.ts";
import { wineNames } from "../wineNames.ts";
import { NO_FILTER, type WineFilter } from "./filterWines.ts";
import { guestFilterOf } from "./guestFilter.ts";
import { passesMore } from "./moreFilters.ts";

const names = wineNames({
  country: (name) => (["Italien", "Italy"].includes(name) ? "Italy" : undefined),
  region: () => undefined,
  grape: () => undefined,
});

const WINES = [
  aCellarWine({ id: id(1), country: "Italy", region: "Piedmont", producer: "Brezza" }),
  aCellarWine({ id: id(2), country: "Italien", region: "PIEDMONT", producer: "Vajra" }),
  aCellarWine({ id: id(3), country: "France", region: "Jura", varietal: "Savagnin, Chardonnay" }),
];

test("[C16] a guest link without filters shares the whole cellar", () => {
  expect(shared({})).toEqual({ kind: "filter", filter: {} });
});

test("[C16] a guest link filtered by country, region or grape includes all spellings", () => {
  expect(shared({ country: "Italy" })).toMatchObject({
    filter: { countries: ["Italy", "Italien"] },
  });
  expect(shared({ region: "Piedmont" })).toMatchObject({
    filter: { countries: ["Italy", "Italien"], regions: ["Piedmont", "PIEDMONT"] },
  });
  expect(shared({ grape: "chardonnay" })).toMatchObject({
    filter: { varietals: ["Savagnin, Chardonnay"] },
  });
  expect(shared({ producer: "Nobody" })).toMatchObject({ filter: { producers: ["Nobody"] } });
});

test("[C16] a guest link keeps filters without spelling variants unchanged", () => {
  const filter = {
    type: "Red Wine",
    varietal: "Nebbiolo",
    vintageRange: { min: 2010, max: 2020 },
    tag: "cru",
    window: "ready",
    size: 1_500,
    place: id(9),
  } as const;

  expect(shared(filter)).toEqual({
    kind: "filter",
    filter: {
      type: "Red Wine",
      varietals: ["Nebbiolo"],
      vintageFrom: 2010,
      vintageTo: 2020,
      tag: "cru",
      window: "ready",
      millilitres: 1_500,
      placeId: id(9),
    },
  });
});

test("[C16] a view that guest links cannot share lists its unsupported filters", () => {
  expect(shared({ price: "0-20", rating: "90-", place: "none" }, "barolo")).toEqual({
    kind: "unfit",
    parts: ["the search", "the price", "the rating", "bottles without a place"],
  });
  expect(shared({ isOrdered: true, includeArchived: true })).toEqual({
    kind: "unfit",
    parts: ["bottles on order", "archived wines"],
  });
});

function shared(filter: Partial<WineFilter>, search = "") {
  return guestFilterOf({
    search,
    filter: { ...NO_FILTER, ...filter },
    wines: WINES,
    passesMore: (wine, sought) => passesMore(wine, sought, { names, ratingOf: () => undefined }),
  });
}
