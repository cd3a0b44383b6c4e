import { placeNamed, type Places, type Wine } from "sync-protocol";
import { severalSpaces } from "../racks/spaces.ts";
import { hasBottles } from "./lotInUse.ts";
import { shownLots } from "./lotNames.ts";

/** Where to take a bottle from: a lot, or one of its spaces in a rack. */
export interface BottleSource {
  readonly lotId: string;
  /**
   * The space in the rack. If absent, the bottle is taken from the last space of the lot's
   * position.
   */
  readonly space?: string;
}

/**
 * The sources for a bottle of a wine, in order: the preferred lot `lotId`, the lots after that lot,
 * the lots before that lot, then the single spaces of these lots. The last space of each lot is
 * left out, because the lot itself means that space.
 */
export function bottleSources(
  wine: Wine,
  lotId: string,
  places: Places = new Map(),
): readonly BottleSource[] {
  const lots = shownLots(wine);
  const at = Math.max(
    0,
    lots.findIndex(({ id }) => id === lotId),
  );
  const inOrder = [...lots.slice(at), ...lots.slice(0, at)].filter(hasBottles);
  const asUsual = inOrder.map(({ id }) => ({ lotId: id }));
  const fromSpaces = inOrder.flatMap((lot) =>
    severalSpaces(lot, placeNamed(places, lot.placeId))
      .slice(0, -1)
      .reverse()
      .map((space) => ({ lotId: lot.id, space })),
  );
  return [...asUsual, ...fromSpaces];
}
