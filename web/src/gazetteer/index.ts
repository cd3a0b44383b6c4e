/**
 * Grapes, appellations and regions, producers and countries, as labels and lists name them. The tables in
 * `data/` hold the facts; its README explains the columns and the sources.
 */
import { readList, readTsv, WINE_TYPES, type WineType } from "sync-protocol";
import countriesTable from "./data/countries.tsv?raw";
import grapesTable from "./data/grapes.tsv?raw";
import placesTable from "./data/places.tsv?raw";
import producersTable from "./data/producers.tsv?raw";
import type { Country } from "./Country.ts";
import type { Grape } from "./Grape.ts";
import type { House } from "./House.ts";
import type { Place, UsualGrape } from "./Place.ts";

export type { Country } from "./Country.ts";
export type { Grape } from "./Grape.ts";
export type { House } from "./House.ts";
export type { Place, UsualGrape } from "./Place.ts";

/** Follows a grape where no other of its colour is allowed. */
const ONLY = " (only)";

/** Every grape, black ones first. */
export const GRAPES: readonly Grape[] = readTsv(grapesTable, [
  "name",
  "other_names",
  "skin",
  "usual_type",
  "home",
  "everyday_word",
  "source",
]).map((row) => ({
  name: row.name,
  synonyms: readList(row.other_names),
  skin: row.skin === "black" ? "black" : "white",
  style: row.usual_type === "" ? undefined : wineType(row.usual_type),
  home: row.home === "" ? undefined : row.home,
  everyday: row.everyday_word === "yes",
  source: row.source,
}));

/** Every appellation and region; where two countries share a name, the better known comes first. */
export const PLACES: readonly Place[] = readPlaces();

/** Houses that make wine. */
export const HOUSES: readonly House[] = readTsv(producersTable, [
  "country",
  "name",
  "everyday_word",
  "source",
]).map(({ country, name, everyday_word, source }) => ({
  name,
  country,
  everyday: everyday_word === "yes",
  source,
}));

/** Every country. */
export const COUNTRIES: readonly Country[] = readTsv(countriesTable, [
  "code",
  "name",
  "other_names",
]).map(({ code, name, other_names }) => ({ code, name, otherNames: readList(other_names) }));

const grapesByName = new Map(GRAPES.map((grape) => [grape.name, grape]));
const countriesByCode = new Map(COUNTRIES.map((country) => [country.code, country]));

/** The grape of this prime name. */
export function grapeCalled(name: string): Grape | undefined {
  return grapesByName.get(name);
}

/** The English name of the country of this code. */
export function countryName(code: string): string | undefined {
  return countriesByCode.get(code)?.name;
}

/** Whether `place` is `other` or lies within it. */
export function liesWithin(place: Place, other: Place): boolean {
  for (let around: Place | undefined = place; around; around = around.within) {
    if (around === other) return true;
  }
  return false;
}

/** A place takes the types and grapes that its row leaves empty from the place that it is within. */
function readPlaces(): Place[] {
  const placed = new Map<string, Place>();
  const rows = readTsv(placesTable, [
    "country",
    "name",
    "other_names",
    "within",
    "types",
    "usual_type",
    "grapes",
    "everyday_word",
    "source",
  ]);
  return rows.map((row) => {
    const { country, name, source } = row;
    const within = row.within === "" ? undefined : placed.get(`${country} ${row.within}`);
    const own = {
      types: readList(row.types).map(wineType),
      usualType: row.usual_type === "" ? undefined : wineType(row.usual_type),
    };
    const inherited = { types: within?.types ?? [], usualType: within?.usualType };
    const place: Place = {
      name,
      otherNames: readList(row.other_names),
      country,
      within,
      ...(row.types === "" ? inherited : own),
      grapes: row.grapes === "" ? (within?.grapes ?? []) : readList(row.grapes).map(usualGrape),
      everyday: row.everyday_word === "yes",
      source,
    };
    placed.set(`${country} ${name}`, place);
    return place;
  });
}

function usualGrape(cell: string): UsualGrape {
  return { name: cell.replace(ONLY, ""), sole: cell.endsWith(ONLY) };
}

/** `red` stands for `Red Wine`. */
function wineType(word: string): WineType {
  const type = WINE_TYPES.find((known) => known.toLowerCase() === `${word} wine`);
  if (!type) throw new Error(`The gazetteer has an unknown type of wine: ${word}`);
  return type;
}
