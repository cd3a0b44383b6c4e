import type { CellarWine } from "../CellarWine.ts";

export function isFinished({ quantity, lots }: CellarWine): boolean {
  return quantity === 0 && lots.every(({ bottles }) => bottles === 0);
}

export interface SplitWines {
  readonly present: readonly CellarWine[];
  readonly finished: readonly CellarWine[];
}

const NONE: readonly CellarWine[] = [];

/**
 * Separates finished wines from the others. With `finishedIds`, which are the finished wines of an
 * earlier call, wines finished since then keep their position among the others.
 */
export function splitFinished(
  wines: readonly CellarWine[],
  finishedIds: ReadonlySet<string> | undefined,
): SplitWines {
  const finished = wines.filter((wine) => isFinished(wine) && (finishedIds?.has(wine.id) ?? true));
  if (finished.length === 0) return { present: wines, finished: NONE };
  const apart = new Set(finished);
  return { present: wines.filter((wine) => !apart.has(wine)), finished };
}
