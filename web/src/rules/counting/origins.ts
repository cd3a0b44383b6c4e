import type { CellarWine } from "../cellar/CellarWine.ts";
import { groupedBy } from "../groupedBy.ts";
import type { WineCount } from "./statistics.ts";
import { nameIn } from "../../language/names.ts";

export interface Position {
  /** ISO 3166 code of the country. */
  readonly country: string;
  readonly countryName: string;
  /** Name of the region, or of the country if the region is unknown. */
  readonly name: string;
  /** Latitude in degrees north. The longitude is in degrees east. */
  readonly latitude: number;
  readonly longitude: number;
}

export interface Origin extends Position {
  readonly bottles: number;
  readonly wines: readonly WineCount[];
}

export interface Origins {
  /** Origins with a known position, most bottles first. */
  readonly known: readonly Origin[];
  readonly unknown: readonly WineCount[];
  /** Bottles by country, most bottles first. */
  readonly countries: readonly {
    readonly code: string;
    readonly name: string;
    readonly bottles: number;
  }[];
}

/**
 * Counts these wines by their position on the map. An origin has the user's own name for it if all
 * its wines share that name.
 */
export function originsOf(
  wines: readonly WineCount[],
  positionOf: (wine: CellarWine) => Position | undefined,
): Origins {
  const placed = groupedBy(wines, ({ wine }) => positionOf(wine));
  const { unknown, known } = split(placed);
  const countries = Array.from(
    groupedBy(known, ({ country }) => country),
    ([code, own]) => ({ code, name: own[0]?.countryName ?? code, bottles: bottlesOf(own) }),
  );
  return { known: byBottles(known), unknown, countries: byBottles(countries) };
}

function split(placed: ReadonlyMap<Position | undefined, readonly WineCount[]>) {
  const unknown = placed.get(undefined) ?? [];
  const known = Array.from(placed, ([position, wines]) => ({ position, wines })).flatMap(
    ({ position, wines }) =>
      position ? [{ ...named(position, wines), bottles: bottlesOf(wines), wines }] : [],
  );
  return { unknown, known };
}

function named(position: Position, wines: readonly WineCount[]): Position {
  const name = ownName(position, wines);
  return {
    ...position,
    // If the position is that of a whole country, the name is the country's name.
    name: nameIn(name === position.countryName ? "country" : "region", name),
    countryName: nameIn("country", position.countryName),
  };
}

function ownName({ name }: Position, wines: readonly WineCount[]): string {
  const [only = "", ...others] = new Set(wines.map(({ wine }) => wine.region.trim()));
  return others.length === 0 && only !== "" ? only : name;
}

function byBottles<One extends { readonly bottles: number }>(some: readonly One[]): One[] {
  return some.toSorted((one, other) => other.bottles - one.bottles);
}

export function bottlesOf(some: readonly { readonly bottles: number }[]): number {
  return some.reduce((sum, { bottles }) => sum + bottles, 0);
}
