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
  /**
   * The type of wine that this grape usually makes. `undefined` for a still wine of the grape's
   * colour.
   */
  readonly style: WineType | undefined;
  /** The country with almost all vineyards of the grape, if there is one. */
  readonly home: string | undefined;
  /**
   * Whether the name is also an everyday word or a surname. Such a name on a label is not enough to
   * recognize the grape.
   */
  readonly isEverydayWord: boolean;
}

export interface UsualGrape {
  readonly name: string;
  /** Whether the place's rules allow no other grape of the same colour. */
  readonly sole: boolean;
}

export interface Place {
  readonly name: string;
  readonly otherNames: readonly string[];
  /** ISO 3166 code. */
  readonly country: string;
  readonly within: Place | undefined;
  /** The types of wine with this place's name, the usual type first. */
  readonly types: readonly WineType[];
  /**
   * The type of wine to assume if the label names none. `undefined` if several types are equally
   * usual.
   */
  readonly usualType: WineType | undefined;
  readonly grapes: readonly UsualGrape[];
  /**
   * Whether the name is also an everyday word, a surname or the name of another town. Such a name
   * on a label is not enough to recognize the place.
   */
  readonly isEverydayWord: boolean;
}

export interface Producer {
  readonly name: string;
  /** ISO 3166 code. */
  readonly country: string;
  /**
   * Whether the name is also an everyday word or a given name. Such a name on a label is not enough
   * to recognize the producer.
   */
  readonly isEverydayWord: boolean;
}

export interface Country {
  /** ISO 3166 code. */
  readonly code: string;
  readonly name: string;
  readonly otherNames: readonly string[];
}

/**
 * Written after a grape's name in the places table if the place allows no other grape of the same
 * colour.
 */
const ONLY = " (only)";

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
  isEverydayWord: everyday_word,
}));

/**
 * Every appellation and region. Of places with one name in two countries, the better known is first.
 */
export const PLACES: readonly Place[] = readPlaces();

export const PRODUCERS: readonly Producer[] = readTsv(producersTable, {
  country: cell.text,
  name: cell.text,
  everyday_word: cell.flag,
}).map(({ everyday_word, ...producer }) => ({ ...producer, isEverydayWord: everyday_word }));

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

export function isPlaceWithin(place: Place, other: Place): boolean {
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
      isEverydayWord: row.everyday_word,
    };
    placed.set(`${country} ${name}`, place);
    return place;
  });
}

function usualGrape(name: string): UsualGrape {
  return { name: name.replace(ONLY, ""), sole: name.endsWith(ONLY) };
}

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

/** Each index is built when it is first used. Building all of them at once would block the page. */
let countriesByAnyName: ReadonlyMap<string, Country> | undefined;
let grapesByAnyName: ReadonlyMap<string, Grape> | undefined;
let placesByAnyName: ReadonlyMap<string, Place> | undefined;
let regionsByAnyName: ReadonlyMap<string, Place> | undefined;
let producersByName: ReadonlyMap<string, Producer> | undefined;

/** `name` may be in any language. */
export function countryCalled(name: string): Country | undefined {
  countriesByAnyName ??= byAnyName(COUNTRIES, (country) => [country.name, ...country.otherNames]);
  return entryCalled(countriesByAnyName, "country", name);
}

/** `name` may be in any language. `country` is the country's English name. */
export function placeCalled(name: string, country: string): Place | undefined {
  placesByAnyName ??= byAnyName(PLACES, (place) =>
    [place.name, ...place.otherNames].map((one) => `${countryName(place.country) ?? ""} ${one}`),
  );
  return entryCalled(placesByAnyName, "region", name, `${country} `);
}

/**
 * The place with this name, in any spelling. If several places have the name, the best known of
 * them.
 */
export function bestKnownPlace(name: string): Place | undefined {
  regionsByAnyName ??= byAnyName(PLACES, (place) => [place.name, ...place.otherNames]);
  return entryCalled(regionsByAnyName, "region", name);
}

export function producerCalled(name: string): Producer | undefined {
  producersByName ??= byAnyName(PRODUCERS, (producer) => [producer.name]);
  return producersByName.get(lettersOf(name));
}

export const equalNames = {
  country: (name: string) => countryCalled(name)?.name,
  region: (name: string, country: string) =>
    placeCalled(name, country)?.name ?? namesLike("region", name)[0],
  grape: (name: string) => {
    grapesByAnyName ??= byAnyName(GRAPES, (grape) => [grape.name, ...grape.synonyms]);
    return entryCalled(grapesByAnyName, "grape", name)?.name;
  },
};
