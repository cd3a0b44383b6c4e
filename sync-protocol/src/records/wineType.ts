/** The types of wine, in the order in which menus show them. */
export const WINE_TYPES = [
  "Red Wine",
  "White Wine",
  "Rosé Wine",
  "Sparkling Wine",
  "Dessert Wine",
  "Fortified Wine",
] as const;

export type WineType = (typeof WINE_TYPES)[number];
