import { cell, readTsv, WINE_TYPES } from "sync-protocol";
import { expect, test } from "vitest";
import { GRAPE_PROFILES, WINE_STYLES, wordsOf } from "sync-protocol/profiles";
import sourcesTable from "sync-protocol/data/wine-profiles/sources.tsv?raw";
import { CLASSICS } from "../meals/classics.ts";
import { PLATES } from "../meals/namedPlates.ts";
import { PAIRING_RULES } from "./rules.ts";

const grapeNames = new Set(GRAPE_PROFILES.map(({ name }) => name));

test("there are at least 250 profiles of grapes and styles", () => {
  expect(GRAPE_PROFILES.length + WINE_STYLES.length).toBeGreaterThanOrEqual(250);
});

test("every pairing rule names a known source", () => {
  const known = readTsv(sourcesTable, { source: cell.text }).map(({ source }) => source);
  for (const { sources } of PAIRING_RULES) {
    expect(sources.length).toBeGreaterThan(0);
    expect(known).toEqual(expect.arrayContaining([...sources]));
  }
});

test("no two grapes share a name or synonym", () => {
  const names = GRAPE_PROFILES.flatMap(({ name, synonyms }) => [name, ...synonyms]).map((name) =>
    wordsOf(name).join(" "),
  );

  expect(names.filter((name, position) => names.indexOf(name) !== position)).toEqual([]);
});

test("no two wine styles share a name", () => {
  const names = WINE_STYLES.map(({ name, types }) => `${name} ${types.join()}`);

  expect(names.filter((name, position) => names.indexOf(name) !== position)).toEqual([]);
});

test("every grape of a style is in the grape table", () => {
  const unknown = WINE_STYLES.flatMap(({ grapes }) => grapes).filter(
    (name) => !grapeNames.has(name),
  );

  expect(unknown).toEqual([]);
});

test("every classic wine of a dish is in the wine tables", () => {
  const known = new Set<string>([
    ...WINE_TYPES,
    ...grapeNames,
    ...[...grapeNames].map((name) => `Sparkling ${name}`),
    ...WINE_STYLES.map(({ name }) => name),
  ]);
  const ofKinds = [...CLASSICS.values()].flatMap(({ best, good }) => [...best, ...good]);
  const partners = [...ofKinds, ...PLATES.flatMap(({ wines }) => wines)];

  expect(partners.filter((name) => !known.has(name))).toEqual([]);
});

test("the traits of every grape are within their scales", () => {
  for (const { body, tannin, acidity, alcohol } of GRAPE_PROFILES) {
    for (const step of [body, acidity]) expect(step).toBeGreaterThanOrEqual(1);
    for (const step of [body, tannin, acidity]) expect(step).toBeLessThanOrEqual(5);
    expect(alcohol).toBeGreaterThanOrEqual(5);
    expect(alcohol).toBeLessThanOrEqual(15.5);
  }
});

test("white grapes have almost no tannin, and red grapes have some", () => {
  for (const { name, colour, tannin } of GRAPE_PROFILES) {
    if (colour === "white") expect(tannin, name).toBeLessThanOrEqual(1);
    else expect(tannin, name).toBeGreaterThanOrEqual(1);
  }
});
