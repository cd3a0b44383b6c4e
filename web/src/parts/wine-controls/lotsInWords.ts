import { type Lot, placeNamed, type Places, type Wine, wineBodyOf } from "sync-protocol";
import { type BottleSource, bottleSources } from "../../rules/lots/bottleSources.ts";
import { severalHoles } from "../../rules/racks/holes.ts";
import { lotNames, shownLots } from "../../rules/lots/lotNames.ts";
import { takeFromHole } from "../../rules/placement/placeRack.ts";
import type { CommandOutcome, Commands } from "../../engine/index.ts";

/** From where a bottle was taken, and from where it may have come instead. */
export interface Taking {
  /** The wine before. */
  readonly before: Wine;
  /** The one that it was taken from comes first. */
  readonly sources: readonly BottleSource[];
}

/** What a toast says of a taking, and the taking that it offers instead. */
export interface TakingInWords {
  readonly from: string;
  /** `undefined` where the bottle can have come from nowhere else. */
  readonly next: Taking | undefined;
}

/**
 * What people call the lot into which a bottle was put, of several holes the one that it fills;
 * `undefined` where there was nothing to choose.
 */
export function lotInWords(
  wine: Wine,
  lotId: string,
  places: Places | undefined,
): string | undefined {
  const hole = lastHole(wine, lotId, places);
  if (hole === undefined && shownLots(wine).length < 2) return undefined;
  return nameOf(wine, { lotId, hole }, places);
}

/** The hole that is named last of a lot that lies in several. */
function lastHole({ lots }: Wine, lotId: string, places: Places = new Map()): string | undefined {
  const lot = lots.find(({ id }) => id === lotId);
  return lot && severalHoles(lot, placeNamed(places, lot.placeId)).at(-1);
}

/** What people call a lot, or one hole of it. */
function nameOf(
  wine: Wine,
  { lotId, hole }: { readonly lotId: string; readonly hole: string | undefined },
  places: Places | undefined,
): string | undefined {
  const seen = (lot: Lot) =>
    lot.id === lotId && hole !== undefined ? { ...lot, position: hole } : lot;
  return lotNames({ ...wine, lots: wine.lots.map(seen) }, places).get(lotId);
}

/** How a bottle of a lot was taken, of a wine as it is since. */
export function takingOf(wine: Wine, lotId: string, places: Places | undefined): Taking {
  const lots = wine.lots.map((lot) =>
    lot.id === lotId ? { ...lot, bottles: lot.bottles + 1 } : lot,
  );
  const before = { ...wine, lots, quantity: wine.quantity + 1 };
  return { before, sources: bottleSources(before, lotId, places) };
}

/** The words of a taking; `undefined` where there was nothing to choose. */
export function takingInWords(
  { before, sources }: Taking,
  places: Places | undefined,
): TakingInWords | undefined {
  const [used, ...others] = sources;
  if (!used || (others.length === 0 && shownLots(before).length < 2)) return undefined;
  const { lotId, hole = lastHole(before, lotId, places) } = used;
  const from = nameOf(before, { lotId, hole }, places);
  if (from === undefined) return undefined;
  return { from, next: others.length > 0 ? { before, sources: [...others, used] } : undefined };
}

/**
 * Takes the bottle from the first source of a taking, of the wine as it was before. Of one hole of several the
 * bottle is taken first, as any is, and then the others are named; Undo takes both back.
 */
export async function takeFrom(
  { before, sources: [source] }: Taking,
  { removeBottles, editWine }: Pick<Commands, "removeBottles" | "editWine">,
): Promise<CommandOutcome> {
  const taken = await removeBottles(before.id, 1, source?.lotId);
  if (source?.hole === undefined || taken.kind !== "done") return taken;
  const { lotId, hole } = source;
  const [left] = takeFromHole(before, { lotId, hole }).filter(({ id }) => id === lotId);
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
