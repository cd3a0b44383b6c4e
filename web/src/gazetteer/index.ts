/**
 * Grapes, appellations and regions, producers and countries, as labels and lists name them. The tables in
 * `sync-protocol/data/gazetteer` hold the facts.
 */
import { cell, foldText, readTsv, type WineType } from "sync-protocol";
import countriesTable from "sync-protocol/data/gazetteer/countries.tsv?raw";
import grapesTable from "sync-protocol/data/gazetteer/grapes.tsv?raw";
import placesTable from "sync-protocol/data/gazetteer/places.tsv?raw";
import producersTable from "sync-protocol/data/gazetteer/producers.tsv?raw";

/** A grape variety. */
export interface Grape {
  /** The prime name, by which places tell what they usually grow. */
  readonly name: string;
  /** Other names under which labels give it. */
  readonly synonyms: readonly string[];
  readonly skin: "black" | "white";
  /** What most of its wine is, if that is not a still wine of its skin's colour. */
  readonly style: WineType | undefined;
  /** The country in which practically all of it grows, if there is one. */
  readonly home: string | undefined;
  /** Its name is also an everyday word or a surname: alone it proves nothing. */
  readonly everyday: boolean;
}

/** A grape that an appellation usually grows. */
export interface UsualGrape {
  /** A prime name of the gazetteer. */
  readonly name: string;
  /** The rules allow no other grape of its colour. */
  readonly sole: boolean;
}

/** An appellation or region that stands on labels. */
export interface Place {
  readonly name: string;
  /** Other names under which labels give it. */
  readonly otherNames: readonly string[];
  /** ISO 3166 code. */
  readonly country: string;
  /** The larger place around it. */
  readonly within: Place | undefined;
  /** The types of wine made under its name, the usual one first. */
  readonly types: readonly WineType[];
  /** What it is unless the label says otherwise; nothing where several types are as usual. */
  readonly usualType: WineType | undefined;
  readonly grapes: readonly UsualGrape[];
  /** Its name is also an everyday word, a surname or another town: alone it proves nothing. */
  readonly everyday: boolean;
}

/** A house that makes wine. */
export interface House {
  readonly name: string;
  /** ISO 3166 code. */
  readonly country: string;
  /** Its name is also an everyday word or a given name: alone it proves nothing. */
  readonly everyday: boolean;
}

/** A country that makes wine. */
export interface Country {
  /** ISO 3166 code. */
  readonly code: string;
  /** Its English name. */
  readonly name: string;
  /** How labels write it, in any language. */
  readonly otherNames: readonly string[];
}

/** Follows a grape where no other of its colour is allowed. */
const ONLY = " (only)";

/** Every grape, black ones first. */
export const GRAPES: readonly Grape[] = readTsv(grapesTable, {
  name: cell.text,
  other_names: cell.list,
  skin: cell.oneOf(["black", "white"]),
  usual_type: cell.optional(cell.wineType),
  home: cell.optional(cell.text),
  everyday_word: cell.flag,
}).map(({ other_names, usual_type, everyday_word, ...grape }) => ({
  ...grape,
  synonyms: other_names,
  style: usual_type,
  everyday: everyday_word,
}));

/** Every appellation and region; where two countries share a name, the better known comes first. */
export const PLACES: readonly Place[] = readPlaces();

/** Houses that make wine. */
export const HOUSES: readonly House[] = readTsv(producersTable, {
  country: cell.text,
  name: cell.text,
  everyday_word: cell.flag,
}).map(({ everyday_word, ...house }) => ({ ...house, everyday: everyday_word }));

/** Every country. */
export const COUNTRIES: readonly Country[] = readTsv(countriesTable, {
  code: cell.text,
  name: cell.text,
  other_names: cell.list,
}).map(({ other_names, ...country }) => ({ ...country, otherNames: other_names }));

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
  const rows = readTsv(placesTable, {
    country: cell.text,
    name: cell.text,
    other_names: cell.list,
    within: cell.text,
    types: cell.listOf(cell.wineType),
    usual_type: cell.optional(cell.wineType),
    grapes: cell.listOf(usualGrape),
    everyday_word: cell.flag,
  });
  return rows.map((row) => {
    const { country, name, types } = row;
    const within = row.within === "" ? undefined : placed.get(`${country} ${row.within}`);
    const inherited = { types: within?.types ?? [], usualType: within?.usualType };
    const place: Place = {
      name,
      otherNames: row.other_names,
      country,
      within,
      ...(types.length === 0 ? inherited : { types, usualType: row.usual_type }),
      grapes: row.grapes.length === 0 ? (within?.grapes ?? []) : row.grapes,
      everyday: row.everyday_word,
    };
    placed.set(`${country} ${name}`, place);
    return place;
  });
}

function usualGrape(name: string): UsualGrape {
  return { name: name.replace(ONLY, ""), sole: name.endsWith(ONLY) };
}

/** The name by which each spelling of these is known. */
function byAnyName<Entry>(
  entries: readonly Entry[],
  namesOf: (entry: Entry) => readonly string[],
): ReadonlyMap<string, Entry> {
  const found = new Map<string, Entry>();
  for (const entry of entries) {
    for (const name of namesOf(entry)) {
      const key = lettersOf(name);
      if (key !== "" && !found.has(key)) found.set(key, entry);
    }
  }
  return found;
}

function lettersOf(name: string): string {
  return foldText(name).replace(/[^\p{Letter}\p{Number}]/gu, "");
}

/** Each is made with its first use: together they would hold up a slow page. */
let countriesByAnyName: ReadonlyMap<string, Country> | undefined;
let grapesByAnyName: ReadonlyMap<string, Grape> | undefined;
let placesByAnyName: ReadonlyMap<string, Place> | undefined;
let regionsByAnyName: ReadonlyMap<string, Place> | undefined;
let housesByName: ReadonlyMap<string, House> | undefined;

/** The country that labels write so. */
export function countryCalled(name: string): Country | undefined {
  countriesByAnyName ??= byAnyName(COUNTRIES, (country) => [country.name, ...country.otherNames]);
  return countriesByAnyName.get(lettersOf(name));
}

/** The place that labels write so, in a country of this English name. */
export function placeCalled(name: string, country: string): Place | undefined {
  placesByAnyName ??= byAnyName(PLACES, (place) =>
    [place.name, ...place.otherNames].map((one) => `${countryName(place.country) ?? ""} ${one}`),
  );
  return placesByAnyName.get(lettersOf(`${country} ${name}`));
}

/** The appellation or region of this name, in any spelling; the better known where there are two. */
export function bestKnownPlace(name: string): Place | undefined {
  regionsByAnyName ??= byAnyName(PLACES, (place) => [place.name, ...place.otherNames]);
  return regionsByAnyName.get(lettersOf(name));
}

/** The house of this name. */
export function houseCalled(name: string): House | undefined {
  housesByName ??= byAnyName(HOUSES, (house) => [house.name]);
  return housesByName.get(lettersOf(name));
}

/** The names that stand for all names of the same country, region and grape. */
export const equalNames = {
  country: (name: string) => countryCalled(name)?.name,
  region: (name: string, country: string) => placeCalled(name, country)?.name,
  grape: (name: string) => {
    grapesByAnyName ??= byAnyName(GRAPES, (grape) => [grape.name, ...grape.synonyms]);
    return grapesByAnyName.get(lettersOf(name))?.name;
  },
};
