/** The share of the site's storage quota for photos. */
const SHARE = 0.2;

/** Assumed size of a cached photo, in bytes. The photo of a card takes 5 to 40 kB. */
const COUNTED_BYTES = 50_000;

const PHOTOS_MIN = 500;
const PHOTOS_MAX = 20_000;

export function photosWithin(quotaBytes: number): number {
  const fitting = Math.floor((quotaBytes * SHARE) / COUNTED_BYTES);
  return Math.min(PHOTOS_MAX, Math.max(PHOTOS_MIN, fitting));
}

/**
 * The photos to drop if there are more than `max`: first photos not seen recently, then the oldest
 * photos. `kept` is in order of arrival.
 */
export function photosToDrop(
  kept: readonly string[],
  seen: ReadonlySet<string>,
  max: number,
): readonly string[] {
  const surplus = Math.max(0, kept.length - max);
  const unseen = kept.filter((photo) => !seen.has(photo));
  const seenLast = kept.filter((photo) => seen.has(photo));
  return [...unseen, ...seenLast].slice(0, surplus);
}
