/** Fewest and most bottles of one lot, and of all that a wine has in the cellar. */
export const QUANTITY = { min: 0, max: 999, initial: 1 } as const;
