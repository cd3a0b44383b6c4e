import type { CellarWine } from "../CellarWine.ts";

/** Whether bottles of a wine are in one of these places. */
export function isInPlaces({ lots }: CellarWine, placeIds: ReadonlySet<string>): boolean {
  return lots.some(
    ({ bottles, placeId }) => bottles > 0 && placeId !== null && placeIds.has(placeId),
  );
}
