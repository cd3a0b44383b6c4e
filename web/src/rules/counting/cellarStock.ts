import type { Places } from "sync-protocol";
import type { CellarWine } from "../cellar/CellarWine.ts";
import { AS_WRITTEN, type WineNames } from "../cellar/wineNames.ts";
import { placementOf } from "../placement/placementOf.ts";
import {
  countSharesBy,
  type CountedLot,
  type Dimension,
  DIMENSIONS,
  lotsByState,
  type Share,
} from "./statistics.ts";

export interface CellarStock {
  readonly held: readonly CountedLot[];
  readonly ordered: readonly CountedLot[];
}

export interface DimensionShares {
  readonly dimension: Dimension;
  readonly shares: readonly Share[];
}

const stockOf = new WeakMap<readonly CellarWine[], CellarStock>();

/** The non-empty lots of these wines, cached per array. */
export function countStock(wines: readonly CellarWine[]): CellarStock {
  const known = stockOf.get(wines);
  if (known) return known;
  const stock = lotsByState(wines);
  stockOf.set(wines, stock);
  return stock;
}

/**
 * Counts the bottles by each dimension. Each `yield` has no value and lets the caller pause the
 * count. Returns the shares of all dimensions at the end.
 */
export function* countShares(
  held: readonly CountedLot[],
  places: Places,
  names: WineNames = AS_WRITTEN,
): Generator<undefined, readonly DimensionShares[]> {
  const placement = placementOf(places);
  const shares: DimensionShares[] = [];
  for (const dimension of DIMENSIONS) {
    yield;
    shares.push({ dimension, shares: yield* countSharesBy(dimension, held, placement, names) });
  }
  return shares;
}
