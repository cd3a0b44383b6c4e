import { wholeNumberIn } from "../../rules/typedNumber.ts";
import { type Lot, lotsOf, placeNamed, type Places } from "sync-protocol";
import type { CellarWine } from "../../rules/cellar/CellarWine.ts";
import { spacesOf } from "../../rules/racks/spaces.ts";
import { type LabelSheet, labelsOn } from "./labelSheets.ts";

export type StickerUnit = "bottle" | "lot" | "wine";

export interface Sticker {
  /** Id of the sticker, unique among the wine's stickers. */
  readonly key: string;
  readonly code: string;
  readonly wine: CellarWine;
  readonly location?: string;
}

/** Stickers for these wines in order: one per bottle, per lot in the cellar, or per wine. */
export function stickersFor(
  wines: readonly CellarWine[],
  each: StickerUnit,
  places: Places = new Map(),
): readonly Sticker[] {
  return wines.flatMap((wine) =>
    each === "wine"
      ? [{ key: wine.bottleId, code: wine.bottleId, wine }]
      : lotsOf(wine).flatMap((lot) => stickersOfLot(wine, lot, { each, places })),
  );
}

function stickersOfLot(
  wine: CellarWine,
  lot: Lot,
  { each, places }: { readonly each: StickerUnit; readonly places: Places },
): readonly Sticker[] {
  if (lot.state === "ordered" || lot.bottles === 0) return [];
  return Array.from({ length: each === "lot" ? 1 : lot.bottles }, (_, n) => {
    const location = whereOf(lot, each === "lot" ? lot.position : positionOf(lot, n), places);
    return {
      key: `${lot.id}/${String(n)}`,
      code: wine.bottleId,
      wine,
      ...(location !== "" && { location }),
    };
  });
}

/**
 * Position of the lot's nth bottle. If the lot does not have one rack space per bottle, the lot's
 * position.
 */
function positionOf(lot: Lot, n: number): string | null | undefined {
  const spaces = spacesOf(lot);
  return spaces.length === lot.bottles ? spaces[n] : lot.position;
}

/**
 * Place and position, for example "Rack B, B3". Omits outer places, because a sticker has little
 * space.
 */
function whereOf({ placeId }: Lot, position: string | null | undefined, places: Places): string {
  const marks = [placeNamed(places, placeId)?.name, position];
  return marks.filter((mark) => typeof mark === "string").join(", ");
}

/** A sticker and its place on the sheet. Places count from 0, row by row. */
export interface PlacedSticker {
  readonly place: number;
  readonly sticker: Sticker;
}

/** Arranges stickers on as many sheets as needed. The first `used` labels of the first sheet stay blank. */
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

/** Number of the first label to print, from 1. Invalid input gives the nearest valid number. */
export function startFromInput(text: string, sheet: LabelSheet): number {
  const start = wholeNumberIn(text) ?? 1;
  return Number.isInteger(start) ? Math.min(Math.max(start, 1), labelsOn(sheet)) : 1;
}
