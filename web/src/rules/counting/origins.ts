import type { CellarWine } from "../cellar/CellarWine.ts";
import { groupedBy } from "../groupedBy.ts";
import type { WineBehind } from "./statistics.ts";

/** Where wine grows. */
export interface Position {
  /** ISO 3166 code. */
  readonly country: string;
  readonly countryName: string;
  /** Of the region, or of the country where no more is known. */
  readonly name: string;
  /** Degrees north and east. */
  readonly latitude: number;
  readonly longitude: number;
}

/** Bottles that come from one position. */
export interface Origin extends Position {
  readonly bottles: number;
  readonly wines: readonly WineBehind[];
}

export interface Origins {
  /** That of the most bottles first. */
  readonly known: readonly Origin[];
  /** The wines of which no position is known. */
  readonly unknown: readonly WineBehind[];
  /** By country, that of the most bottles first. */
  readonly countries: readonly {
    readonly code: string;
    readonly name: string;
    readonly bottles: number;
  }[];
}

/** Where these wines come from; a position is called as its owner writes it, where all of its wines agree. */
export function originsOf(
  wines: readonly WineBehind[],
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

function split(placed: ReadonlyMap<Position | undefined, readonly WineBehind[]>) {
  const unknown = placed.get(undefined) ?? [];
  const known = Array.from(placed, ([position, wines]) => ({ position, wines })).flatMap(
    ({ position, wines }) =>
      position
        ? [{ ...position, name: ownName(position, wines), bottles: bottlesOf(wines), wines }]
        : [],
  );
  return { unknown, known };
}

function ownName({ name }: Position, wines: readonly WineBehind[]): string {
  const [only = "", ...others] = new Set(wines.map(({ wine }) => wine.region.trim()));
  return others.length === 0 && only !== "" ? only : name;
}

function byBottles<One extends { readonly bottles: number }>(some: readonly One[]): One[] {
  return some.toSorted((one, other) => other.bottles - one.bottles);
}

export function bottlesOf(some: readonly { readonly bottles: number }[]): number {
  return some.reduce((sum, { bottles }) => sum + bottles, 0);
}
