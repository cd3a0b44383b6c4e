import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readCatalogue } from "./catalogue.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "catalogue-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

test("a catalogue wine has its row's newest vintage, grapes and foods", () => {
  const [entry] = catalogueOf(
    `7,"Clos ""Muster"", Vieilles Vignes",Red,"['Syrah', ""Nero d'Avola""]","['Beef', 'Lamb']",France,Somewhere,Muster,"[2012, 2015, 'N.V.']"`,
  );
  expect(entry?.wine).toMatchObject({
    name: 'Clos "Muster", Vieilles Vignes',
    type: "Red Wine",
    varietal: "Syrah, Nero d'Avola",
    vintage: 2015,
    producer: "Muster",
    quantity: 1,
  });
  expect([...(entry?.foods ?? [])]).toEqual(["Beef", "Lamb"]);
});

test("the catalogue reader returns wines in table order, without dessert wines", () => {
  const entries = catalogueOf(
    `1,A,Sparkling,['Glera'],['Snack'],Italy,X,Y,[2019]`,
    `2,B,Dessert,['Furmint'],['Cake'],Hungary,X,Y,[2010]`,
    `3,C,White,['Riesling'],['Pork'],Germany,X,Y,[]`,
  );
  expect(entries.map(({ wine }) => wine.name)).toEqual(["A", "C"]);
  expect(entries.map(({ wine }) => wine.vintage)).toEqual([2019, 1800]);
  expect(new Set(entries.map(({ wine }) => wine.id)).size).toBe(2);
});

const HEADER = "WineID,WineName,Type,Grapes,Harmonize,Country,RegionName,WineryName,Vintages";

function catalogueOf(...rows: string[]) {
  const file = join(folder, "wines.csv");
  writeFileSync(file, [HEADER, ...rows].join("\n"));
  return readCatalogue(file);
}
