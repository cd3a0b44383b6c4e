/** Bottles of one lot, and of a wine in the cellar. */
export const QUANTITY = { min: 0, max: 999, initial: 1 } as const;
