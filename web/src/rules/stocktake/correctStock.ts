import { type Bottles, type Lot, lotsOf, plainLot } from "sync-protocol";
import { differOnlyByPlace, takeFromSpace, withoutEmpty } from "../placement/placeRack.ts";
import { spacesOf } from "../racks/spaces.ts";
import type { Difference, StockLine } from "./stocktake.ts";

export type Answer =
  /** The number of bottles is corrected: missing bottles left the cellar, extra bottles are new. */
  | { readonly kind: "count" }
  /** Missing bottles are still in the cellar, but their place is unknown. */
  | { readonly kind: "unplaced" }
  /** Extra bottles were moved here from this lot. */
  | { readonly kind: "moved"; readonly lotId: string }
  | { readonly kind: "leave" };

export interface Correction {
  readonly difference: Difference;
  readonly answer: Answer;
}

interface CorrectionTarget {
  /** The counted place. Extra bottles of wines that were not recorded there are put there. */
  readonly placeId: string;
  readonly newId: () => string;
}

/**
 * The wine's lots after these corrections. Bottles that were taken since the count are not removed
 * again.
 */
export function correctedLots(
  wine: Bottles,
  corrections: readonly Correction[],
  here: CorrectionTarget,
): readonly Lot[] {
  return corrections.reduce<readonly Lot[]>(
    (lots, correction) => corrected({ ...wine, lots: [...lots] }, correction, here),
    lotsOf(wine),
  );
}

function corrected(
  wine: Bottles,
  { difference: { kind, line, bottles }, answer }: Correction,
  { newId, ...here }: CorrectionTarget,
): readonly Lot[] {
  const placeId = line?.lot.placeId ?? here.placeId;
  if (kind === "missing") {
    if (answer.kind === "count") return without(wine, line, bottles).lots;
    if (answer.kind === "unplaced") return moved(wine, line, bottles, { placeId: null, newId });
  } else {
    if (answer.kind === "count") return raised(wine, line?.lot.id, bottles, { placeId, newId });
    if (answer.kind === "moved") {
      const lot = lotsOf(wine).find(({ id }) => id === answer.lotId);
      if (lot) return moved(wine, { lot, space: undefined }, bottles, { placeId, newId });
    }
  }
  return lotsOf(wine);
}

type From = Pick<StockLine, "lot" | "space">;

/** The lots without these bottles. `taken` is the number of bottles that were still there. */
function without(
  wine: Bottles,
  { lot: { id }, space }: From,
  bottles: number,
): { readonly lots: readonly Lot[]; readonly taken: number } {
  const lots = lotsOf(wine);
  const source = lots.find((lot) => lot.id === id);
  if (!source || (space !== undefined && !spacesOf(source).includes(space)))
    return { lots, taken: 0 };
  if (space !== undefined) return { lots: takeFromSpace(wine, { lotId: id, space }), taken: 1 };
  const taken = Math.min(bottles, source.bottles);
  const lowered = { ...source, bottles: source.bottles - taken };
  return { lots: lots.map((lot) => (lot === source ? lowered : lot)), taken };
}

/**
 * Moves bottles to the place `to`: into a lot there that differs from the source only by place, or
 * into a new lot.
 */
function moved(
  wine: Bottles,
  from: From,
  bottles: number,
  to: { readonly placeId: string | null; readonly newId: () => string },
): readonly Lot[] {
  const source = lotsOf(wine).find(({ id }) => id === from.lot.id);
  const { lots, taken } = without(wine, from, bottles);
  if (!source || taken === 0) return lots;
  const placed = { ...source, placeId: to.placeId, position: null };
  const target = lots.find(
    (lot) => lot.id !== source.id && lot.placeId === to.placeId && differOnlyByPlace(lot, placed),
  );
  const filled = target
    ? lots.map((lot) => (lot === target ? { ...lot, bottles: lot.bottles + taken } : lot))
    : [...lots, { ...placed, id: to.newId(), bottles: taken }];
  return withoutEmpty(wine, filled);
}

/**
 * Adds extra bottles to the lot `lotId`. If the wine has no such lot, adds a new lot in the counted
 * place.
 */
function raised(
  wine: Bottles,
  lotId: string | undefined,
  bottles: number,
  { placeId, newId }: CorrectionTarget,
): readonly Lot[] {
  const lots = lotsOf(wine);
  if (lots.some(({ id }) => id === lotId)) {
    return lots.map((lot) => (lot.id === lotId ? { ...lot, bottles: lot.bottles + bottles } : lot));
  }
  const size = lots[0] && { millilitres: lots[0].millilitres };
  return [...lots, { ...plainLot(newId(), bottles), ...size, placeId }];
}
