import type { Places } from "sync-protocol";
import type { CellarWine } from "../cellar/CellarWine.ts";
import { AS_WRITTEN, type WineNames } from "../cellar/wineNames.ts";
import { placementOf } from "../placement/placementOf.ts";
import {
  type CountedLot,
  type Dimension,
  DIMENSIONS,
  lotsThatAre,
  type Share,
  sharesBy,
} from "./statistics.ts";

/** What lies in a cellar, and what is on its way there. */
export interface CellarStock {
  readonly held: readonly CountedLot[];
  readonly ordered: readonly CountedLot[];
  /** What is held, in shares by each dimension. */
  readonly shares: readonly DimensionShares[];
}

export interface DimensionShares {
  readonly dimension: Dimension;
  readonly shares: readonly Share[];
}

/** Counts what lies in a cellar. It rests between the dimensions, and tells nothing of them before its end. */
export function* countStock(
  wines: readonly CellarWine[],
  places: Places,
  names: WineNames = AS_WRITTEN,
): Generator<undefined, CellarStock> {
  const held = lotsThatAre("held", wines);
  const ordered = lotsThatAre("ordered", wines);
  const placement = placementOf(places);
  const shares: DimensionShares[] = [];
  for (const dimension of DIMENSIONS) {
    yield;
    shares.push({ dimension, shares: sharesBy(dimension, held, placement, names) });
  }
  return { held, ordered, shares };
}
