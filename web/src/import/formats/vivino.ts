import type { Format, Use } from "./Format.ts";

const WINE: Readonly<Record<string, Use>> = {
  Winery: "producer",
  "Wine name": "name",
  Vintage: "vintage",
  Region: "region",
  Country: "country",
  "Wine type": "type",
  "Link to wine": "wineKey",
};

const PROGRAM = {
  source: "Vivino",
  nonVintage: ["8888"],
  unknownYears: ["9999"],
  ratingScale: 5,
} as const;

/**
 * All tables of Vivino's lists and data ZIP. None has a varietal. Only the cellar table counts
 * bottles, because users also scan wines that they do not own.
 */
export const VIVINO: readonly Format[] = [
  {
    ...PROGRAM,
    title: /*i18n*/ "Vivino, cellar",
    needs: ["Winery", "Wine name", "User cellar count"],
    stock: 2,
    columns: { ...WINE, "User cellar count": "bottles" },
  },
  {
    ...PROGRAM,
    title: /*i18n*/ "Vivino, prices",
    needs: ["Winery", "Wine name", "Wine price"],
    stock: 1,
    pricesWines: true,
    dates: "iso",
    columns: {
      ...WINE,
      "Cellar count": "bottles",
      "Wine price": "price",
      "Drinking Window": "window",
      "Scan date": "tastedOn",
      "Your rating": "rating",
      "Your review": "tastedNote",
      "Personal Note": "notes",
    },
  },
  {
    ...PROGRAM,
    title: /*i18n*/ "Vivino, full wine list",
    needs: ["Winery", "Wine name", "Scan date"],
    stock: 1,
    dates: "iso",
    columns: {
      ...WINE,
      "Cellar count": "bottles",
      "Drinking Window": "window",
      "Scan date": "tastedOn",
      "Your rating": "rating",
      "Your review": "tastedNote",
      "Personal Note": "notes",
    },
  },
  {
    ...PROGRAM,
    title: /*i18n*/ "Vivino, wishlist",
    needs: ["Winery", "Wine name", "Wishlisted date"],
    columns: { ...WINE, "Personal Note": "notes", "Drinking Window": "window" },
  },
];
