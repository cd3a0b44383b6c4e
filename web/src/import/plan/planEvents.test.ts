import { type EventBody, eventBodyOf, type Wine, WINE_ADDITIONS } from "sync-protocol";
import { expect, test } from "vitest";
import { aWine } from "../../rules/testBuilders.ts";
import { eventsToCome } from "./planEvents.ts";
import { changesOf, type Choices, planImport } from "./planImport.ts";
import { aTable, readTexts } from "../files/testFiles.ts";

const LIST = "iWine,Quantity,Pending,Wine,Vintage,Producer,Type,Varietal,Country,Region";
const BAROLO = {
  ...{ iWine: "7", Quantity: "5", Pending: "0", Wine: "Barolo", Vintage: "2016" },
  ...{ Producer: "Brezza", Type: "Red", Varietal: "Nebbiolo", Country: "Italy", Region: "Langhe" },
};
const CONSUMED = "iConsumed,iWine,Consumed,ShortType,ConsumptionNote,Wine";
const DRUNK = { iConsumed: "1", iWine: "7", Consumed: "5/21/2020", ShortType: "Drank" };

test("importing a newer file updates only events whose values changed", () => {
  const [before] = readTexts([aTable(CONSUMED, [DRUNK])]).events;
  if (!before) throw new Error("Nothing was drunk");
  const asImported = new Map([[before.id, eventBodyOf(before)]]);

  const { past } = planned([aTable(CONSUMED, [{ ...DRUNK, ConsumptionNote: "Late, but fine" }])], {
    asImported,
  });

  expect(past.coming).toEqual([]);
  expect(past.updated).toMatchObject([
    { event: { id: before.id, note: "Late, but fine" }, base: { note: null } },
  ]);
  expect(planned([aTable(CONSUMED, [DRUNK])], { asImported }).past.updated).toEqual([]);
});

test("an imported rating stays while the question about its scale is unanswered", () => {
  const table = aTable("Wine,Producer,Vintage,Rating,Date drunk", [
    {
      Wine: "Barolo",
      Producer: "Brezza",
      Vintage: "2016",
      Rating: "17",
      "Date drunk": "2020-05-21",
    },
  ]);
  const [before] = readTexts([table], { scale: 20 }).events;
  if (!before) throw new Error("Nothing was drunk");
  expect(before.rating).toEqual({ value: 17, scale: 20 });

  const { past } = planned([table], { asImported: new Map([[before.id, eventBodyOf(before)]]) });

  expect(past.updated).toEqual([]);
});

test("if the bottle count falls by one, only the latest imported removal counts", () => {
  const list = aTable(LIST, [{ ...BAROLO, Quantity: "4" }]);
  const history = aTable(CONSUMED, [
    { ...DRUNK, Consumed: "5/21/2010" },
    { ...DRUNK, iConsumed: "2", Consumed: "5/22/2020" },
  ]);

  const { past, wine } = planned([list, history], {});

  expect(past.coming.map(({ day, isUncounted }) => [day, isUncounted])).toEqual([
    ["2010-05-21", true],
    ["2020-05-22", false],
  ]);
  expect(past.removedBottles).toEqual(new Map([[wine.id, 1]]));
});

test("if the bottle count is unchanged, imported removals are not counted again", () => {
  const { past } = planned([aTable(LIST, [BAROLO]), aTable(CONSUMED, [DRUNK])], {});

  expect(past.coming.map(({ isUncounted }) => isUncounted)).toEqual([true]);
  expect(past.removedBottles).toEqual(new Map());
});

const CHOICES: Choices = {
  completions: { all: {}, one: {} },
  like: { all: "leave", one: {} },
  updateChanged: false,
  addEmpty: true,
};

function planned(
  files: readonly string[],
  { asImported = new Map() }: { readonly asImported?: ReadonlyMap<string, EventBody> },
) {
  const [first] = planImport(readTexts([aTable(LIST, [BAROLO])]).wines, [], {
    choices: CHOICES,
    year: 2026,
  });
  const [create] = first ? changesOf(first, CHOICES) : [];
  if (create?.kind !== "create") throw new Error("Nothing came");
  const body = { ...WINE_ADDITIONS, ...create.body };
  const wine: Wine = { ...aWine(body), id: create.wineId, bottleId: create.bottleId };
  const reading = readTexts(files);
  const plan = planImport(reading.wines, [{ wine, imported: body }], {
    choices: CHOICES,
    year: 2026,
  });
  const knownEvents = new Set(asImported.keys());
  const past = eventsToCome(reading, { plan, choices: CHOICES, knownEvents, asImported });
  return { past, wine };
}
