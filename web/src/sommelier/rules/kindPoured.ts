import type { WineType } from "sync-protocol";
import type { WineProfile } from "sync-protocol/profiles";

/** The kinds of wine that guides distinguish within each type, specific ones first. */
const KINDS: Readonly<Record<WineType, readonly string[]>> = {
  "Sparkling Wine": ["Champagne", "Prosecco"],
  "White Wine": [
    "Chablis",
    "White Burgundy",
    "Californian Chardonnay",
    "Chardonnay",
    "Sauvignon Blanc",
    "Melon de Bourgogne",
    "Chenin Blanc",
    "Kabinett",
    "Riesling",
    "Gewürztraminer",
    "Pinot Grigio",
    "Pinot Gris",
    "Garganega",
    "Grüner Veltliner",
    "Albariño",
    "Viognier",
  ],
  "Rosé Wine": [],
  "Red Wine": [
    "Gamay",
    "Pinot Noir",
    "Sangiovese",
    "Nebbiolo",
    "Barbera",
    "Tempranillo",
    "Cabernet Sauvignon",
    "Merlot",
    "Grenache",
    "Syrah",
    "Primitivo",
    "Malbec",
  ],
  "Dessert Wine": ["Sauternes", "Muscat"],
  "Fortified Wine": ["Port", "Fino"],
};

/** The first matching kind in `KINDS`, such as "Chablis". Without a match, the type of the wine. */
export function kindPoured({ wine: { type }, kinds }: Pick<WineProfile, "wine" | "kinds">): string {
  return KINDS[type].find((kind) => kinds.has(kind)) ?? type;
}
