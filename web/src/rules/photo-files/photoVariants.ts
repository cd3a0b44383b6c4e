import { PHOTO_PATHS, PHOTO_WIDTHS } from "sync-protocol";

/** Declared width of card pictures, in CSS pixels. */
export const CARD_PHOTO_PX = 128;

/**
 * A variant is wide enough for a card if it has at least this share of the pixels that the screen
 * can show. Browsers choose between pictures of a `srcset` in the same way.
 */
const NEAR_ENOUGH = 0.8;

/** Whether a picture is a photo stored on the server, which has small variants. */
export function isStoredPhoto(source: string): boolean {
  return source.startsWith(PHOTO_PATHS);
}

export function cardVariant(path: string, density: number): string {
  const needed = CARD_PHOTO_PX * density * NEAR_ENOUGH;
  const width = PHOTO_WIDTHS.find((offered) => offered >= needed) ?? PHOTO_WIDTHS[2];
  return `${path}?w=${String(width)}`;
}

const SHORTEST_DATA_URL = 50;

/** Whether a value looks like a picture's address. For other values the page shows 'No image'. */
export function isImageSource(source: string | null | undefined): source is string {
  if (!source) return false;
  if (source.startsWith("data:image")) {
    return source.includes(",") && source.length > SHORTEST_DATA_URL;
  }
  return source.startsWith("/") || /^(https?|blob):/.test(source);
}
