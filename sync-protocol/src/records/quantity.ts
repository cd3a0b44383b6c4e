/** Limits for the bottles of one lot, and for those of a wine. */
export const QUANTITY = { min: 0, max: 999, initial: 1 } as const;
