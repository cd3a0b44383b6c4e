/** Aromas that a dish and a wine can share. */
export const AROMAS = [
  "brine",
  "butter",
  "chocolate",
  "citrus",
  "dark fruit",
  "dried fruit",
  "earth",
  "flowers",
  "herbs",
  "honey",
  "nuts",
  "orchard fruit",
  "pepper",
  "red fruit",
  "smoke",
  "spice",
  "stone fruit",
  "toast",
  "tropical fruit",
] as const;

export type Aroma = (typeof AROMAS)[number];
