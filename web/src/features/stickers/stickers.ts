import { wholeNumberIn } from "../../rules/typedNumber.ts";
import { type Lot, lotsOf, placeNamed, type Places } from "sync-protocol";
import type { CellarWine } from "../../rules/cellar/CellarWine.ts";
import { holesOf } from "../../rules/racks/holes.ts";
import { type LabelSheet, labelsOn } from "./labelSheets.ts";

/** What each sticker is for. */
export type StickerFor = "bottle" | "lot" | "wine";

/** One sticker: the wine, and the id that its code leads to. */
export interface Sticker {
  /** Tells it from the others of its wine. */
  readonly key: string;
  readonly code: string;
  readonly wine: CellarWine;
  /** Where its bottle lies, if that is told. */
  readonly lies?: string;
}

/** The stickers for these wines, in their order: one for each bottle, each lot that is there, or each wine. */
export function stickersFor(
  wines: readonly CellarWine[],
  each: StickerFor,
  places: Places = new Map(),
): readonly Sticker[] {
  return wines.flatMap((wine) =>
    each === "wine"
      ? [{ key: wine.bottleId, code: wine.bottleId, wine }]
      : lotsOf(wine).flatMap((lot) => stickersOfLot(wine, lot, { each, places })),
  );
}

/** What is on its way gets its stickers when it is there. */
function stickersOfLot(
  wine: CellarWine,
  lot: Lot,
  { each, places }: { readonly each: StickerFor; readonly places: Places },
): readonly Sticker[] {
  if (lot.state === "ordered" || lot.bottles === 0) return [];
  return Array.from({ length: each === "lot" ? 1 : lot.bottles }, (_, n) => {
    const lies = whereOf(lot, each === "lot" ? lot.position : positionOf(lot, n), places);
    return {
      key: `${lot.id}/${String(n)}`,
      code: wine.bottleId,
      wine,
      ...(lies !== "" && { lies }),
    };
  });
}

/** Where the nth bottle of a lot lies: in its own hole, where the lot has one for each bottle. */
function positionOf(lot: Lot, n: number): string | null | undefined {
  const holes = holesOf(lot);
  return holes.length === lot.bottles ? holes[n] : lot.position;
}

/**
 * Where bottles lie in words: the place without those around it, for which a sticker has no room, and
 * the position in it, "Rack B, B3".
 */
function whereOf({ placeId }: Lot, position: string | null | undefined, places: Places): string {
  const marks = [placeNamed(places, placeId)?.name, position];
  return marks.filter((mark) => typeof mark === "string").join(", ");
}

/** A sticker at its place on a sheet; places count from 0 along the rows. */
export interface PlacedSticker {
  readonly place: number;
  readonly sticker: Sticker;
}

/**
 * Lays stickers on as many sheets as they need. The first `used` labels of the first sheet have
 * been peeled off already and stay blank.
 */
export function laidOut(
  stickers: readonly Sticker[],
  sheet: LabelSheet,
  used: number,
): readonly (readonly PlacedSticker[])[] {
  const most = labelsOn(sheet);
  const sheets: PlacedSticker[][] = [];
  for (const [n, sticker] of stickers.entries()) {
    const at = used + n;
    const index = Math.floor(at / most);
    (sheets[index] ??= []).push({ place: at % most, sticker });
  }
  return sheets;
}

/** The number of the label to begin with, from 1, as it was typed; the first where it makes no sense. */
export function startFromInput(text: string, sheet: LabelSheet): number {
  const start = wholeNumberIn(text) ?? 1;
  return Number.isInteger(start) ? Math.min(Math.max(start, 1), labelsOn(sheet)) : 1;
}
