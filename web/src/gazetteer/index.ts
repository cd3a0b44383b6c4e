/**
 * Grapes, appellations and regions, producers and countries, by their names on labels and lists.
 * The data is in the tables of `sync-protocol/data/gazetteer`.
 */
import { cell, foldText, readTsv, type WineType } from "sync-protocol";
import countriesTable from "sync-protocol/data/gazetteer/countries.tsv?raw";
import grapesTable from "sync-protocol/data/gazetteer/grapes.tsv?raw";
import placesTable from "sync-protocol/data/gazetteer/places.tsv?raw";
import producersTable from "sync-protocol/data/gazetteer/producers.tsv?raw";
import type { NamedKind } from "../language/names.ts";
import { namesLike } from "./translations.ts";

export interface Grape {
  /** The prime name. Places refer to their grapes by this name. */
  readonly name: string;
  readonly synonyms: readonly string[];
  readonly skin: "black" | "white";
  /** The usual type of wine of the grape. Missing if that is a still wine of the grape's colour. */
  readonly style: WineType | undefined;
  /** The country with almost all vineyards of the grape, if there is one. */
  readonly home: string | undefined;
  /** Whether the name is also an everyday word or a surname. The name alone then proves nothing. */
  readonly everyday: boolean;
}

export interface UsualGrape {
  /** The prime name of a grape in the gazetteer. */
  readonly name: string;
  /** Whether the place's rules allow no other grape of this colour. */
  readonly sole: boolean;
}

export interface Place {
  readonly name: string;
  readonly otherNames: readonly string[];
  /** ISO 3166 code. */
  readonly country: string;
  /** The surrounding place. */
  readonly within: Place | undefined;
  /** The types of wine with this place's name, the usual one first. */
  readonly types: readonly WineType[];
  /**
   * The type of a wine whose label names no type; `undefined` if several types are equally usual.
   */
  readonly usualType: WineType | undefined;
  readonly grapes: readonly UsualGrape[];
  /**
   * Whether the name is also an everyday word, a surname or another town. The name alone then
   * proves nothing.
   */
  readonly everyday: boolean;
}

export interface House {
  readonly name: string;
  /** ISO 3166 code. */
  readonly country: string;
  /**
   * Whether the name is also an everyday word or a given name. The name alone then proves nothing.
   */
  readonly everyday: boolean;
}

export interface Country {
  /** ISO 3166 code. */
  readonly code: string;
  /** The English name. */
  readonly name: string;
  /** Names on labels, in any language. */
  readonly otherNames: readonly string[];
}

/** The table's mark for a grape if no other grape of its colour is allowed. */
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

/**
 * Every appellation and region. If two countries share a name, the better known place comes first.
 */
export const PLACES: readonly Place[] = readPlaces();

export const HOUSES: readonly House[] = readTsv(producersTable, {
  country: cell.text,
  name: cell.text,
  everyday_word: cell.flag,
}).map(({ everyday_word, ...house }) => ({ ...house, everyday: everyday_word }));

export const COUNTRIES: readonly Country[] = readTsv(countriesTable, {
  code: cell.text,
  name: cell.text,
  other_names: cell.list,
}).map(({ other_names, ...country }) => ({ ...country, otherNames: other_names }));

const grapesByName = new Map(GRAPES.map((grape) => [grape.name, grape]));
const countriesByCode = new Map(COUNTRIES.map((country) => [country.code, country]));

export function grapeCalled(name: string): Grape | undefined {
  return grapesByName.get(name);
}

export function countryName(code: string): string | undefined {
  return countriesByCode.get(code)?.name;
}

/** Whether `place` is `other` or is inside it. */
export function liesWithin(place: Place, other: Place): boolean {
  for (let around: Place | undefined = place; around; around = around.within) {
    if (around === other) return true;
  }
  return false;
}

/** A place without types or grapes gets the types or grapes of its surrounding place. */
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

/** The entries, by each of their names. */
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

/** The entry with this name, else with another name of the same thing. */
function entryCalled<Entry>(
  entries: ReadonlyMap<string, Entry>,
  kind: NamedKind,
  name: string,
  before = "",
): Entry | undefined {
  for (const one of [name, ...namesLike(kind, name)]) {
    const entry = entries.get(lettersOf(`${before}${one}`));
    if (entry) return entry;
  }
  return undefined;
}

function lettersOf(name: string): string {
  return foldText(name).replace(/[^\p{Letter}\p{Number}]/gu, "");
}

/** Each index is built on first use. Building all indexes together would delay a slow page. */
let countriesByAnyName: ReadonlyMap<string, Country> | undefined;
let grapesByAnyName: ReadonlyMap<string, Grape> | undefined;
let placesByAnyName: ReadonlyMap<string, Place> | undefined;
let regionsByAnyName: ReadonlyMap<string, Place> | undefined;
let housesByName: ReadonlyMap<string, House> | undefined;

/** The country with this name in any language. */
export function countryCalled(name: string): Country | undefined {
  countriesByAnyName ??= byAnyName(COUNTRIES, (country) => [country.name, ...country.otherNames]);
  return entryCalled(countriesByAnyName, "country", name);
}

/** The place with this name on labels, in the country with this English name. */
export function placeCalled(name: string, country: string): Place | undefined {
  placesByAnyName ??= byAnyName(PLACES, (place) =>
    [place.name, ...place.otherNames].map((one) => `${countryName(place.country) ?? ""} ${one}`),
  );
  return entryCalled(placesByAnyName, "region", name, `${country} `);
}

/**
 * The appellation or region with this name, in any spelling. Of two places, the better known one.
 */
export function bestKnownPlace(name: string): Place | undefined {
  regionsByAnyName ??= byAnyName(PLACES, (place) => [place.name, ...place.otherNames]);
  return entryCalled(regionsByAnyName, "region", name);
}

export function houseCalled(name: string): House | undefined {
  housesByName ??= byAnyName(HOUSES, (house) => [house.name]);
  return housesByName.get(lettersOf(name));
}

/** Maps each name of a country, region or grape to one common name. */
export const equalNames = {
  country: (name: string) => countryCalled(name)?.name,
  region: (name: string, country: string) =>
    placeCalled(name, country)?.name ?? namesLike("region", name)[0],
  grape: (name: string) => {
    grapesByAnyName ??= byAnyName(GRAPES, (grape) => [grape.name, ...grape.synonyms]);
    return entryCalled(grapesByAnyName, "grape", name)?.name;
  },
};
