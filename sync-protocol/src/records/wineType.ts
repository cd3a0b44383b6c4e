/** The types of wine, in the order in which the app lists them. */
export const WINE_TYPES = [
  "Red Wine",
  "White Wine",
  "Rosé Wine",
  "Sparkling Wine",
  "Dessert Wine",
  "Fortified Wine",
] as const;

export type WineType = (typeof WINE_TYPES)[number];
