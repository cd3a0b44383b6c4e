import { type Lot, placeNamed, type Places, type Wine, wineBodyOf } from "sync-protocol";
import { type BottleSource, bottleSources } from "../../rules/lots/bottleSources.ts";
import { severalSpaces } from "../../rules/racks/spaces.ts";
import { lotNames, shownLots } from "../../rules/lots/lotNames.ts";
import { takeFromSpace } from "../../rules/placement/placeRack.ts";
import type { CommandOutcome, Commands } from "../../engine/index.ts";

/**
 * The lot or position from which a bottle was removed, and the other possible lots or positions.
 */
export interface BottleChoice {
  readonly before: Wine;
  /** Where the bottle can be taken from. The source that was used comes first. */
  readonly sources: readonly BottleSource[];
}

/**
 * A text that names the source of a removed bottle, and the choice that takes the bottle from the
 * next source instead.
 */
export interface TakingInWords {
  readonly from: string;
  /** The choice of the next source. `undefined` if there is no other source. */
  readonly next: BottleChoice | undefined;
}

/**
 * Name of the lot that got a bottle. If the lot has several positions, also names the filled
 * position. `undefined` if the wine has one lot with fewer than two positions.
 */
export function lotInWords(
  wine: Wine,
  lotId: string,
  places: Places | undefined,
): string | undefined {
  const space = lastSpace(wine, lotId, places);
  if (space === undefined && shownLots(wine).length < 2) return undefined;
  return nameOf(wine, { lotId, space }, places);
}

/** The last position of a lot; `undefined` if the lot has fewer than two positions. */
function lastSpace({ lots }: Wine, lotId: string, places: Places = new Map()): string | undefined {
  const lot = lots.find(({ id }) => id === lotId);
  return lot && severalSpaces(lot, placeNamed(places, lot.placeId)).at(-1);
}

function nameOf(
  wine: Wine,
  { lotId, space }: { readonly lotId: string; readonly space: string | undefined },
  places: Places | undefined,
): string | undefined {
  const seen = (lot: Lot) =>
    lot.id === lotId && space !== undefined ? { ...lot, position: space } : lot;
  return lotNames({ ...wine, lots: wine.lots.map(seen) }, places).get(lotId);
}

/**
 * The choice that was made when a bottle was removed from a lot. `wine` is the wine after the
 * removal.
 */
export function takingOf(wine: Wine, lotId: string, places: Places | undefined): BottleChoice {
  const lots = wine.lots.map((lot) =>
    lot.id === lotId ? { ...lot, bottles: lot.bottles + 1 } : lot,
  );
  const before = { ...wine, lots, quantity: wine.quantity + 1 };
  return { before, sources: bottleSources(before, lotId, places) };
}

/**
 * The text about a removed bottle. `undefined` if the bottle could come from only one lot and
 * position.
 */
export function takingInWords(
  { before, sources }: BottleChoice,
  places: Places | undefined,
): TakingInWords | undefined {
  const [used, ...others] = sources;
  if (!used || (others.length === 0 && shownLots(before).length < 2)) return undefined;
  const { lotId, space = lastSpace(before, lotId, places) } = used;
  const from = nameOf(before, { lotId, space }, places);
  if (from === undefined) return undefined;
  return { from, next: others.length > 0 ? { before, sources: [...others, used] } : undefined };
}

/**
 * Removes a bottle from the first source, starting from the wine before the removal. If the lot has
 * several positions, removes any bottle, then sets the remaining positions. Undo reverts both
 * changes.
 */
export async function takeFrom(
  { before, sources: [source] }: BottleChoice,
  { removeBottles, editWine }: Pick<Commands, "removeBottles" | "editWine">,
): Promise<CommandOutcome> {
  const taken = await removeBottles(before.id, 1, source?.lotId);
  if (source?.space === undefined || taken.kind !== "done") return taken;
  const { lotId, space } = source;
  const [left] = takeFromSpace(before, { lotId, space }).filter(({ id }) => id === lotId);
  const { wine } = taken;
  const lots = wine.lots.map((lot) =>
    lot.id === lotId && left ? { ...lot, position: left.position } : lot,
  );
  const named = await editWine(wine, { ...wineBodyOf(wine), lots });
  if (named.kind !== "done") return named;
  const undo = async () => {
    await named.undo();
    await taken.undo();
  };
  return { ...taken, wine: named.wine, undo };
}
