/**
 * The world's wine as labels and lists name it: grapes, appellations and regions, houses, countries. From
 * general knowledge of wine, each entry with the source in which it can be looked up.
 */
import { BLACK_GRAPES } from "./blackGrapes.ts";
import { COUNTRIES as COUNTRY_LINES } from "./countries.ts";
import type { Country } from "./Country.ts";
import { linesOf, namesOf } from "./entries.ts";
import type { Grape } from "./Grape.ts";
import type { House } from "./House.ts";
import { HOUSES_OF_AMERICA } from "./houses/americas.ts";
import { HOUSES_OF_CENTRAL_EUROPE } from "./houses/centralEurope.ts";
import { HOUSES_OF_FRANCE } from "./houses/france.ts";
import { HOUSES_OF_IBERIA } from "./houses/iberia.ts";
import { HOUSES_OF_ITALY } from "./houses/italy.ts";
import { HOUSES_OF_SOUTH_AND_EAST } from "./houses/southAndEast.ts";
import { parseGrapes } from "./parseGrapes.ts";
import { parseHouses } from "./parseHouses.ts";
import { parsePlaces } from "./parsePlaces.ts";
import type { Place } from "./Place.ts";
import { CENTRAL_EUROPE } from "./places/centralEurope.ts";
import { DISTRICTS_OF_AMERICA } from "./places/districtsOfAmerica.ts";
import { DISTRICTS_OF_EUROPE } from "./places/districtsOfEurope.ts";
import { DISTRICTS_OF_THE_EAST } from "./places/districtsOfTheEast.ts";
import { FRANCE } from "./places/france.ts";
import { IBERIA } from "./places/iberia.ts";
import { ITALY } from "./places/italy.ts";
import { LESSER_EUROPE } from "./places/lesserEurope.ts";
import { LESSER_SOUTH } from "./places/lesserSouth.ts";
import { NORTH_AMERICA } from "./places/northAmerica.ts";
import { REST_OF_EUROPE } from "./places/restOfEurope.ts";
import { SOUTHERN_HEMISPHERE } from "./places/southernHemisphere.ts";
import { RARER_BLACK_GRAPES } from "./rarerBlackGrapes.ts";
import { RARER_WHITE_GRAPES } from "./rarerWhiteGrapes.ts";
import { WHITE_GRAPES } from "./whiteGrapes.ts";

export type { Country } from "./Country.ts";
export type { Grape } from "./Grape.ts";
export type { House } from "./House.ts";
export type { Place, UsualGrape } from "./Place.ts";
export { type Source, SOURCES } from "./sources.ts";

/** Every grape, black ones first. */
export const GRAPES: readonly Grape[] = [
  ...parseGrapes(BLACK_GRAPES, "black"),
  ...parseGrapes(RARER_BLACK_GRAPES, "black"),
  ...parseGrapes(WHITE_GRAPES, "white"),
  ...parseGrapes(RARER_WHITE_GRAPES, "white"),
];

/** Every appellation and region; where two countries share a name, the better known comes first. */
export const PLACES: readonly Place[] = [
  FRANCE,
  ITALY,
  IBERIA,
  CENTRAL_EUROPE,
  SOUTHERN_HEMISPHERE,
  NORTH_AMERICA,
  REST_OF_EUROPE,
  LESSER_EUROPE,
  LESSER_SOUTH,
  DISTRICTS_OF_EUROPE,
  DISTRICTS_OF_AMERICA,
  DISTRICTS_OF_THE_EAST,
].flatMap(parsePlaces);

/** Houses that make wine. */
export const HOUSES: readonly House[] = [
  HOUSES_OF_FRANCE,
  HOUSES_OF_ITALY,
  HOUSES_OF_IBERIA,
  HOUSES_OF_CENTRAL_EUROPE,
  HOUSES_OF_AMERICA,
  HOUSES_OF_SOUTH_AND_EAST,
].flatMap(parseHouses);

/** Every country. */
export const COUNTRIES: readonly Country[] = linesOf(COUNTRY_LINES).map((line) => {
  const [code = "", name = "", otherNames = ""] = line.split("|");
  return { code: code.trim(), name: name.trim(), otherNames: namesOf(otherNames).names };
});

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
