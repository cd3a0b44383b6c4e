import type { Places } from "sync-protocol";
import { useMemo } from "react";
import { useCellar, usePlaces } from "../../engine/index.ts";
import type { CellarWine } from "../../rules/cellar/CellarWine.ts";
import { type Contents, contentsOf } from "../../rules/placement/placeTree.ts";

export interface PlacedCellar {
  readonly places: Places;
  readonly wines: readonly CellarWine[];
  readonly contents: Contents;
}

/** All places, and the bottles in each place. `undefined` until loaded. */
export function useContents(): PlacedCellar | undefined {
  const places = usePlaces();
  const cellar = useCellar();
  const wines = cellar.kind === "ready" ? cellar.wines : undefined;
  return useMemo(
    () => places && wines && { places, wines, contents: contentsOf(places, wines) },
    [places, wines],
  );
}
