import type { CellarWine } from "../CellarWine.ts";

export function isInPlaces({ lots }: CellarWine, placeIds: ReadonlySet<string>): boolean {
  return lots.some(
    ({ bottles, placeId }) => bottles > 0 && placeId !== null && placeIds.has(placeId),
  );
}
