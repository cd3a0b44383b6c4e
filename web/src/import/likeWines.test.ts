import { lotsOf, type Wine } from "sync-protocol";
import { expect, test } from "vitest";
import { decideHere } from "../rules/outbox/replay.ts";
import { aWine, ME } from "../rules/testBuilders.ts";
import { toldRowsIn } from "../rules/cellar/toldElsewhere.ts";
import type { LikeChoice } from "./likeWines.ts";
import { eventsToCome } from "./planEvents.ts";
import { changesOf, type Choices, type KnownWine, planImport } from "./planImport.ts";
import { aTable, readTexts } from "./testFiles.ts";

const CELLARTRACKER = aTable(
  "iWine,Quantity,Pending,Wine,Vintage,Producer,Type,Varietal,Country,Region,Designation,Size",
  [
    {
      ...{ iWine: "7", Quantity: "6", Pending: "0", Wine: "Brezza Barolo Cannubi" },
      ...{ Vintage: "2016", Producer: "Brezza", Type: "Red", Varietal: "Nebbiolo" },
      ...{ Country: "Italy", Region: "Piedmont", Designation: "Cannubi", Size: "750ml" },
    },
  ],
);

const VIVINO = aTable(
  "Winery,Wine name,Vintage,Region,Country,Scan date,Your rating,Your review,Personal Note,Wine type,Drinking Window,Link to wine,Cellar count",
  [
    {
      ...{ Winery: "Brezza", "Wine name": "Cannubi Barolo", Vintage: "2016", Region: "Barolo" },
      ...{ Country: "Italy", "Scan date": "2021-03-04 10:00:00", "Your rating": "4.5" },
      ...{ "Your review": "Rose petals", "Personal Note": "Buy more", "Wine type": "Red Wine" },
      ...{ "Drinking Window": "2024 2036", "Link to wine": "https://vivino/1" },
      ...{ "Cellar count": "6" },
    },
  ],
);

test("a wine that two programs tell in one sitting is not doubled, and nothing of it lost without a word", () => {
  const { plan, past } = planned("leave");

  expect(plan.map(({ kind }) => kind)).toEqual(["new", "alike"]);
  expect(plan.flatMap((one) => changesOf(one, CHOICES))).toHaveLength(1);
  expect(past).toMatchObject({ coming: [], leftOut: 1 });
});

test("said to be the same, it adds what it tells beside, and its six bottles are the same six", () => {
  const { wines, past } = planned("join");

  const [wine, ...others] = wines;
  expect(others).toEqual([]);
  expect(wine).toMatchObject({
    ...{ name: "Brezza Barolo Cannubi", region: "Piedmont", quantity: 6 },
    ...{ drinkFrom: 2024, drinkTo: 2036, notes: "Buy more" },
  });
  expect(toldRowsIn(wine?.toldElsewhere ?? null)).toContainEqual({
    table: "Vivino",
    cells: [
      ["Name", "Cannubi Barolo"],
      ["Region", "Barolo"],
    ],
  });
  expect(past.coming).toMatchObject([
    { kind: "tasted", wineId: wine?.id, rating: { value: 4.5, scale: 5 }, note: "Rose petals" },
  ]);
});

test("said to be another, it comes beside", () => {
  const { wines } = planned("add");

  expect(wines.map(({ quantity }) => quantity)).toEqual([6, 6]);
});

test("each is decided by itself, whatever was said of all", () => {
  const id = planned("leave").plan[1]?.draft.wineId ?? "";

  expect(planned("add", [], { [id]: "join" }).wines).toHaveLength(1);
});

test("what was joined once is here as it is told when both are imported again", () => {
  const [wine] = planned("join").wines;
  if (!wine) throw new Error("Nothing came");

  const again = planned("join", [{ wine, imported: wine }]);

  expect(again.plan.flatMap((one) => changesOf(one, again.choices))).toEqual([]);
});

test("a wine that is here is filled where it says nothing, and keeps what its owner wrote", () => {
  const here = aWine({
    ...{ name: "Barolo Cannubi", producer: "Brezza", vintage: 2016, quantity: 2, notes: "Ours" },
    ...{ region: "Langhe", tags: ["Bo"] },
  });

  const { wines } = planned("join", [{ wine: here }]);

  expect(wines).toHaveLength(1);
  expect(wines[0]).toMatchObject({
    ...{ id: here.id, quantity: 2, region: "Langhe", notes: "Ours\n\nBuy more", tags: ["Bo"] },
    ...{ designation: "Cannubi", drinkFrom: 2024 },
  });
});

test("bottles in a size of which there is none cannot be the same, and come along", () => {
  const magnums = CELLARTRACKER.replace("750ml", "1.5L");
  const here = aWine({ name: "Barolo Cannubi", producer: "Brezza", vintage: 2016, quantity: 2 });

  const { wines } = planned("join", [{ wine: here }], {}, [magnums]);

  expect(wines[0]?.quantity).toBe(8);
  expect(lotsOf(wines[0] ?? here).map(({ millilitres }) => millilitres)).toEqual([750, 1500]);
});

test("a wine without a bottle here takes those of the file, under the id of its own", () => {
  const here = aWine({ name: "Barolo Cannubi", producer: "Brezza", vintage: 2016, quantity: 0 });

  const { wines } = planned("join", [{ wine: here }]);

  expect(wines[0]?.quantity).toBe(6);
  expect(lotsOf(wines[0] ?? here).map(({ id }) => id)).toEqual([here.bottleId]);
});

test("of two programs the wine of the one that has bottles is meant, whichever file stands first", () => {
  const none = CELLARTRACKER.replace(",6,0,", ",0,0,");

  const { plan } = planned("leave", [], {}, [none, VIVINO]);

  expect(plan.find(({ kind }) => kind === "alike")?.draft.source).toBe("CellarTracker");
});

test("two wines that one program tells apart are two, and so are other vintages", () => {
  const twice = CELLARTRACKER + `\r\n${CELLARTRACKER.split("\r\n")[1]?.replace("7", "8") ?? ""}`;
  const other = VIVINO.replace(",2016,", ",2017,");

  const { plan } = planned("leave", [], {}, [twice, other]);

  expect(plan.filter(({ kind }) => kind === "alike")).toEqual([]);
});

const CHOICES: Choices = {
  completions: { all: { varietal: "Nebbiolo" }, one: {} },
  like: { all: "leave", one: {} },
  updateChanged: false,
  addEmpty: true,
};

/** What comes of both files where their owner decides so, and the wines that are here then. */
function planned(
  all: LikeChoice,
  known: readonly KnownWine[] = [],
  one: Choices["like"]["one"] = {},
  files: readonly string[] = [CELLARTRACKER, VIVINO],
) {
  const choices = { ...CHOICES, like: { all, one } };
  const reading = readTexts(files);
  const plan = planImport(reading.wines, known, { choices, year: 2026 });
  const past = eventsToCome(reading, { plan, choices, knownEvents: new Set() });
  const wines = new Map<string, Wine>(known.map(({ wine }) => [wine.id, wine]));
  for (const change of plan.flatMap((planOne) => changesOf(planOne, choices))) {
    const outcome = decideHere(wines.get(change.wineId), change, ME);
    if (outcome.kind === "refused") throw new Error(JSON.stringify(outcome));
    wines.set(change.wineId, outcome.wine);
  }
  return { plan, past, choices, wines: [...wines.values()] };
}
