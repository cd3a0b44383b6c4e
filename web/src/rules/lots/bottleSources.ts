import { placeNamed, type Places, type Wine } from "sync-protocol";
import { severalHoles } from "../racks/holes.ts";
import { hasBottles } from "./lotInUse.ts";
import { shownLots } from "./lotNames.ts";

/** From where a bottle is taken: a lot, or one hole of a lot that lies in several. */
export interface BottleSource {
  readonly lotId: string;
  /** Where it is left out, of several holes the one that is named last. */
  readonly hole?: string;
}

/**
 * From where a bottle of a wine can be taken, as it was before, in the order in which that is offered:
 * the named lot, the others in their order from there on, then the holes that were not the last-named.
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
  const fromHoles = inOrder.flatMap((lot) =>
    severalHoles(lot, placeNamed(places, lot.placeId))
      .slice(0, -1)
      .reverse()
      .map((hole) => ({ lotId: lot.id, hole })),
  );
  return [...asUsual, ...fromHoles];
}
