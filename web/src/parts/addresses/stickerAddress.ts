import * as z from "zod/mini";
import { underBase } from "../../platform/basePath.ts";

export const STICKERS_PATH = "/stickers";

/** Path of a bottle within the app. Opens the wine's page. */
export function bottleAddress(bottleId: string): string {
  return `/b/${bottleId}`;
}

/** Content of a sticker's code: the full URL that opens this bottle in the app. */
export function stickerAddress(bottleId: string): string {
  return new URL(underBase(bottleAddress(bottleId)), location.origin).href;
}

/** State passed to {@link STICKERS_PATH}: ids of the wines to print, in order. */
export interface StickerChoice {
  readonly wineIds: readonly string[];
}

const choiceSchema = z.object({ wineIds: z.array(z.string()) });

/** Ids of the wines to print, from a location's state. `undefined` without a choice. */
export function chosenWines(locationState: unknown): readonly string[] | undefined {
  const parsed = choiceSchema.safeParse(locationState);
  return parsed.success ? parsed.data.wineIds : undefined;
}
