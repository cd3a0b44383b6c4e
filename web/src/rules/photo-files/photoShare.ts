/** The part of what the browser grants this site that photos may take. */
const SHARE = 0.2;

/** What a kept photo is counted at, in bytes; a card's takes 5 to 40 kB. */
const COUNTED_BYTES = 50_000;

const FEWEST = 500;
const MOST = 20_000;

/** How many photos a device keeps, where the browser grants this site so many bytes in all. */
export function photosWithin(quotaBytes: number): number {
  const fitting = Math.floor((quotaBytes * SHARE) / COUNTED_BYTES);
  return Math.min(MOST, Math.max(FEWEST, fitting));
}

/**
 * Which photos go when there are more than `max`: those not seen of late before those seen, and
 * among them those that came first. `kept` is in the order in which they came.
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
