import { describe, expect, test } from "vitest";
import { cell, foldText, readTsv } from "sync-protocol";
import { COUNTRIES, grapeCalled, GRAPES, isPlaceWithin, PLACES, PRODUCERS } from "./index.ts";
import stylesTable from "sync-protocol/data/wine-profiles/styles.tsv?raw";
import suggestionsTable from "sync-protocol/data/gazetteer/suggestions.tsv?raw";

const letters = (name: string) => foldText(name).replace(/[^a-z0-9]/g, "");
const repeated = (names: readonly string[]) =>
  names.filter((name, at) => names.indexOf(name) !== at);

describe("the gazetteer", () => {
  test("the gazetteer has at least 800 grapes and 2,000 places", () => {
    expect(GRAPES.length).toBeGreaterThanOrEqual(800);
    expect(PLACES.length).toBeGreaterThanOrEqual(2000);
  });

  test.each([
    ["Babić", "black"],
    ["Maratheftiko", "black"],
    ["Valdiguié", "black"],
    ["Voskehat", "white"],
    ["Vidiano", "white"],
    ["Elbling", "white"],
  ])("the rare grape %s is known with its colour", (name, skin) => {
    expect(grapeCalled(name)?.skin).toBe(skin);
  });

  test.each([
    ["Slanghoek", "ZA"],
    ["Rhode Island", "US"],
    ["Juanicó", "UY"],
    ["Mikulovská", "CZ"],
    ["Taman Peninsula", "RU"],
    ["Castilla", "ES"],
  ])("the small place %s is known with its country", (name, country) => {
    expect(placeCalled(name).country).toBe(country);
  });

  test("the gazetteer has at least 7,000 producers", () => {
    expect(PRODUCERS.length).toBeGreaterThanOrEqual(7000);
  });

  test("no producer's name is also the name of a grape or place", () => {
    const others = new Set(
      [...GRAPES.flatMap(namesOf), ...PLACES.flatMap(namesOf)].map((name) => letters(name)),
    );
    expect(PRODUCERS.filter(({ name }) => others.has(letters(name)))).toEqual([]);
  });

  test("each producer name in a country belongs to one producer", () => {
    expect(repeated(PRODUCERS.map(({ country, name }) => `${country} ${letters(name)}`))).toEqual(
      [],
    );
  });

  test("each grape name and synonym belongs to one grape", () => {
    const names = GRAPES.flatMap((grape) => [grape.name, ...grape.synonyms]);
    expect(repeated(names.map(letters))).toEqual([]);
  });

  test("each place name in a country belongs to one place", () => {
    const names = PLACES.flatMap((place) =>
      [place.name, ...place.otherNames].map((name) => `${place.country} ${letters(name)}`),
    );
    expect(repeated(names)).toEqual([]);
  });

  test("every suggested name belongs to a gazetteer entry or a wine style", () => {
    const styles = readTsv(stylesTable, { name: cell.text, other_words: cell.list });
    const known = new Set([
      ...[...GRAPES, ...PLACES, ...PRODUCERS, ...COUNTRIES].flatMap(namesOf),
      ...styles.flatMap(({ name, other_words }) => [name, ...other_words]),
    ]);
    const suggestions = readTsv(suggestionsTable, { name: cell.text, entry: cell.text });
    expect(suggestions.filter(({ name, entry }) => !known.has(entry || name))).toEqual([]);
  });

  test("every place has at least one type of wine", () => {
    expect(PLACES.filter(({ types }) => types.length === 0)).toEqual([]);
  });

  test("Glera and Pedro Ximénez have a usual wine type; Merlot has none", () => {
    expect(grapeCalled("Glera")?.style).toBe("Sparkling Wine");
    expect(grapeCalled("Pedro Ximénez")?.style).toBe("Fortified Wine");
    expect(grapeCalled("Merlot")?.style).toBeUndefined();
  });

  test("Pauillac is in Bordeaux; its wine is usually red Cabernet Sauvignon", () => {
    const pauillac = placeCalled("Pauillac");
    expect(pauillac).toMatchObject({ country: "FR", usualType: "Red Wine" });
    expect(pauillac.grapes[0]?.name).toBe("Cabernet Sauvignon");
    expect(isPlaceWithin(pauillac, placeCalled("Bordeaux"))).toBe(true);
    expect(isPlaceWithin(placeCalled("Bordeaux"), pauillac)).toBe(false);
  });

  test("a place with several equally usual types has no usual type", () => {
    expect(placeCalled("Rías Baixas").usualType).toBe("White Wine");
    expect(placeCalled("Anjou").usualType).toBeUndefined();
  });
});

function placeCalled(name: string) {
  const place = PLACES.find((candidate) => candidate.name === name);
  if (!place) throw new Error(`No place called ${name}`);
  return place;
}

interface NamedEntry {
  readonly name: string;
  readonly otherNames?: readonly string[];
  readonly synonyms?: readonly string[];
}

const namesOf = ({ name, otherNames = [], synonyms = [] }: NamedEntry) => [
  name,
  ...otherNames,
  ...synonyms,
];
