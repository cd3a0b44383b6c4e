import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { equalNames } from "../../../gazetteer/index.ts";
import { setTextLanguage } from "../../../language/i18n.ts";
import { setNameTable } from "../../../language/names.ts";
import { loadNames } from "../../../parts/page-language/loadLanguage.ts";
import { passesMore } from "../../../rules/cellar/finding/moreFilters.ts";
import { NO_FILTER } from "../../../rules/cellar/finding/filterWines.ts";
import { searchWines } from "../../../rules/cellar/finding/searchWines.ts";
import { inOwnWords, wineNames } from "../../../rules/cellar/wineNames.ts";
import { countSharesBy, lotsInState } from "../../../rules/counting/statistics.ts";
import { aCellarWine, id } from "../../../rules/testBuilders.ts";
import { show } from "../../../ui/test/show.tsx";
import { clearFilters, narrow } from "../view/collectionView.ts";
import { useFilterData } from "../view/useFilterData.ts";
import { activeFilters } from "./activeFilters.ts";
import { MoreFilters } from "./MoreFilters.tsx";

const WINES = [
  aCellarWine({ id: id(1), country: "Germany", region: "Pfalz", varietal: "Pinot Noir" }),
  aCellarWine({ id: id(2), country: "Deutschland", region: "Pfalz", varietal: "Spätburgunder" }),
  aCellarWine({ id: id(3), country: "France", region: "Burgundy", varietal: "Chardonnay" }),
];
const equal = wineNames(equalNames);
const names = inOwnWords(equal, WINES);

beforeEach(async () => {
  setTextLanguage("de", (text) => text);
  await loadNames("de");
  const known = { names: equal, ratingOf: () => undefined };
  useFilterData.setState({
    more: { ...known, names, passesMore: (wine, filter) => passesMore(wine, filter, known) },
  });
});

afterEach(() => {
  clearFilters();
  useFilterData.setState({ more: undefined });
  setNameTable(undefined);
  setTextLanguage("en");
});

test("[U7] a country stored in two spellings is one translated filter option", async () => {
  const { person } = show(<MoreFilters wines={WINES} />);

  await person.click(screen.getByRole("combobox", { name: "Country" }));
  const options = screen.getAllByRole("option").map(({ textContent }) => textContent);
  expect(options).toEqual(["All Countries", "Deutschland 2", "Frankreich 1"]);
});

test.each(["Germany", "Deutschland", "Allemagne"])(
  "[U7] the country %s in the address selects that country's filter option",
  (country) => {
    narrow({ country });
    show(<MoreFilters wines={WINES} />);

    expect(screen.getByRole("combobox", { name: "Country" })).toHaveProperty(
      "value",
      "Deutschland",
    );
  },
);

test("a grape filter in any language finds the grape's wines", () => {
  const found = (grape: string) =>
    WINES.filter((wine) =>
      passesMore(wine, { ...NO_FILTER, grape }, { names: equal, ratingOf: () => undefined }),
    );
  expect(["Pinot Noir", "Spätburgunder", "Pinot Nero"].map((name) => found(name).length)).toEqual([
    2, 2, 2,
  ]);
});

test("filter chips name types, countries and grapes in the page's language", () => {
  const filter = { ...NO_FILTER, country: "Germany", grape: "Pinot Noir", varietal: "Pinot Gris" };
  expect(activeFilters(filter).map(({ label }) => label)).toEqual([
    "Grauburgunder",
    "Deutschland",
    "Pinot Noir",
  ]);
});

test("[U7] bottles of one country with names in two languages are counted together", () => {
  const lots = lotsInState("held", WINES);
  const [first] = [...countedBy("country")];
  expect(first).toMatchObject({ name: "Deutschland", value: "Germany" });
  expect([...countedBy("varietal")].map(({ name }) => name)).toContain("Pinot Noir");

  function countedBy(dimension: "country" | "varietal") {
    const counting = countSharesBy(dimension, lots, undefined, names);
    for (;;) {
      const step = counting.next();
      if (step.done) return step.value;
    }
  }
});

test.each([
  ["Burgund", [2, 3]],
  ["bourgogne", [3]],
  ["burgundy", [3]],
  ["deutschl pfalz", [1, 2]],
  ["pinot noir", [1, 2]],
])("the search for %j finds wines stored with another name", (search, ids) => {
  const found = searchWines(WINES, search).wines.map((wine) => Number(wine.id.slice(-12)));
  expect(found.toSorted()).toEqual(ids);
});
