import { afterEach, beforeEach, expect, test } from "vitest";
import { setNameTable } from "../../../language/names.ts";
import { loadNames } from "../../../parts/page-language/loadLanguage.ts";
import { suggest } from "../../../rules/cellar/suggest.ts";
import { impliedFields } from "./impliedFields.ts";

beforeEach(() => loadNames("de"));

afterEach(() => {
  setNameTable(undefined);
});

test("suggested names appear in the page's language and as on labels", async () => {
  const { WORLD_OF_WINE } = await import("./worldOfWine.ts");
  expect(suggest("deutsch", [], WORLD_OF_WINE.country)).toEqual(["Deutschland"]);
  expect(suggest("burg", [], WORLD_OF_WINE.region)).toContain("Burgund");
  expect(suggest("pinot n", [], WORLD_OF_WINE.varietal)).toContain("Pinot Noir");
  expect(suggest("spät", [], WORLD_OF_WINE.varietal)).toEqual(["Spätburgunder"]);
});

test("a region suggests its country and grape in the page's language", async () => {
  expect(await impliedFields("region", "Burgund", { wines: [], type: "" })).toMatchObject({
    country: "Frankreich",
  });
});
