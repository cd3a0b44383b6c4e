const FIRST_MS = 1_000;

/** The longest rest between two attempts, ms. */
export const LONGEST_REST_MS = 5 * 60_000;

/**
 * How long to rest after the `attempts`-th failure in a row, ms: doubling from a second to five
 * minutes, of which `random` (0 to 1) takes away up to half, so that devices don't come in step.
 */
export function pushBackoff(attempts: number, random: number): number {
  const full = Math.min(LONGEST_REST_MS, FIRST_MS * 2 ** Math.max(0, attempts - 1));
  return Math.round(full * (1 - random / 2));
}
