/** Limits for the bottles of one lot, and for the bottles of one wine. */
export const QUANTITY = { min: 0, max: 999, initial: 1 } as const;
