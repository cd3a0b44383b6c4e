import type { Places, Wine } from "sync-protocol";
import { hasBottles } from "../../rules/lotInUse.ts";
import { lotNames, shownLots } from "../../rules/lotNames.ts";

/** What a toast says of the lots of a wine that has several. */
export interface LotsInWords {
  /** What people call the lot that was used. */
  readonly used: string;
  /** The id of the next one that has bottles; `undefined` where no other has. */
  readonly next: string | undefined;
}

/** The lot that was used, and the one to take from instead; `undefined` where there is only one. */
export function lotsInWords(
  wine: Wine,
  lotId: string,
  places: Places | undefined,
): LotsInWords | undefined {
  const lots = shownLots(wine);
  const used = lotNames(wine, places).get(lotId);
  if (used === undefined || lots.length < 2) return undefined;
  const at = lots.findIndex(({ id }) => id === lotId);
  const others = [...lots.slice(at + 1), ...lots.slice(0, at)];
  return { used, next: others.find(hasBottles)?.id };
}
