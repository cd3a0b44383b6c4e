import * as z from "zod/mini";
import { underBase } from "../../platform/basePath.ts";

/** The page that prints stickers. */
export const STICKERS_PATH = "/stickers";

/** The address of a bottle within the app: it leads to the wine's page. */
export function bottleAddress(bottleId: string): string {
  return `/b/${bottleId}`;
}

/** What the code on a sticker says: the whole address that opens this bottle in this app. */
export function stickerAddress(bottleId: string): string {
  return new URL(underBase(bottleAddress(bottleId)), location.origin).href;
}

/** What leads to {@link STICKERS_PATH} brings along: the wines to print, in their order. */
export interface StickerChoice {
  readonly wineIds: readonly string[];
}

const choiceSchema = z.object({ wineIds: z.array(z.string()) });

/** The wines chosen on the way to the page; `undefined` for who came without a choice. */
export function chosenWines(locationState: unknown): readonly string[] | undefined {
  const parsed = choiceSchema.safeParse(locationState);
  return parsed.success ? parsed.data.wineIds : undefined;
}
