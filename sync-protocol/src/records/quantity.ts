/**
 * Minimum and maximum number of bottles of one lot and of one wine. `initial` is the default for a
 * new wine.
 */
export const QUANTITY = { min: 0, max: 999, initial: 1 } as const;
