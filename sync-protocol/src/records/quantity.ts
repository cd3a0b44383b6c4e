/**
 * Minimum and maximum number of bottles, for one lot and for one wine; `initial` is the default for
 * a new wine.
 */
export const QUANTITY = { min: 0, max: 999, initial: 1 } as const;
