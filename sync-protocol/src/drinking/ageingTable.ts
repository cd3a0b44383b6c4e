import { phraseOf } from "./phraseOf.ts";
import { onceBought, usually, type UsualYears } from "./UsualYears.ts";

const PREMIER_CRU = "Premier Cru, 1er Cru, Premiers Crus";
const GRAND_CRU = "Grand Cru";
const BEAUJOLAIS_CRUS =
  "Morgon, Moulin-à-Vent, Fleurie, Brouilly, Juliénas, Chiroubles, Régnié, Chénas, Saint-Amour";

/**
 * Styles and appellations. Of several rows of one style the last whose words stand on the label
 * holds. Still, dry and red first, then white, sparkling, sweet and fortified.
 */
export const BY_STYLE: readonly UsualYears[] = [
  usually("Bordeaux", [3, 10], ["wineNet", "wineintro"], { label: "Red Bordeaux" }),
  usually("Médoc", [5, 15], ["viking", "wineintro"]),
  usually("Graves", [5, 15], ["viking", "wineintro"], { label: "Red Graves" }),
  usually("Saint-Émilion", [5, 15], ["viking", "wineintro"], { label: "Right-bank Bordeaux" }),
  usually("Red Burgundy", [2, 10], ["viking", "companion"]),
  usually("Beaujolais", [0, 3], ["wineintro", "garr"]),
  usually("Beaujolais", [2, 8], ["garr", "latimes"], {
    label: "A cru of Beaujolais",
    words: BEAUJOLAIS_CRUS,
  }),
  usually("Beaujolais", [0, 1], ["wineintro", "latimes"], {
    label: "Beaujolais Nouveau",
    words: "Nouveau, Primeur",
  }),
  usually("Northern Rhône", [4, 14], ["companion", "viking"], { label: "Northern Rhône Syrah" }),
  usually("Châteauneuf-du-Pape", [5, 15], ["chateauneuf", "chateauneufHome"]),
  usually("Bandol", [8, 20], ["nicole", "bandolTime"], { label: "Red Bandol" }),
  usually("Cahors", [5, 12], ["cahorsReady", "southwest"]),
  usually("Madiran", [4, 12], ["companion", "southwest"]),
  usually("Loire red", [2, 10], ["divineLoire", "mattWalls"], { label: "Red of the Loire" }),
  usually("Barolo", [6, 20], ["companion", "baroloDrinking"]),
  usually("Barbaresco", [5, 15], ["vinesse", "companion"]),
  usually("Chianti", [1, 5], ["viking", "wineintro"]),
  usually("Chianti", [3, 10], ["chiantiRiserva", "nicole"], {
    label: "Chianti Riserva",
    words: "Riserva, Gran Selezione",
  }),
  usually("Brunello di Montalcino", [7, 20], ["enoteca", "nicole"], { words: "Brunello" }),
  usually("Amarone", [5, 20], ["amaroneKeeps", "northernItaly"]),
  usually("Valpolicella Ripasso", [2, 8], ["cancan", "ripassoKeeps"], { label: "Ripasso" }),
  usually("Rioja", [3, 10], ["viking", "wineintro"], { label: "Red Rioja" }),
  usually("Rioja", [7, 20], ["nicole", "viking"], {
    label: "Rioja Gran Reserva",
    words: "Gran Reserva",
  }),

  usually("Chablis", [1, 5], ["chablisKeeps", "tahoe"]),
  usually("Chablis", [5, 10], ["cellarNotes", "tastingPour"], {
    label: "Chablis Premier Cru",
    words: PREMIER_CRU,
  }),
  usually("Chablis", [10, 15], ["cellarNotes", "tastingPour"], {
    label: "Chablis Grand Cru",
    words: GRAND_CRU,
  }),
  usually("White Burgundy", [2, 8], ["winehog", "companion"]),
  usually("White Burgundy", [5, 15], ["burgundyAges", "winehog"], {
    label: "A great white Burgundy",
    words: `${PREMIER_CRU}, ${GRAND_CRU}`,
  }),
  usually("White Bordeaux", [3, 10], ["wineintro", "companion"], {
    label: "White Graves",
    words: "Graves, Pessac-Léognan",
  }),
  usually("Savennières", [4, 15], ["companion", "divineLoire"], { words: "Savennières" }),
  usually("Vouvray", [2, 12], ["divineLoire", "companion"]),
  usually("Mosel Riesling", [2, 12], ["companion", "jancis"]),
  usually("Kabinett", [2, 12], ["companion", "jancis"], { label: "Kabinett" }),
  usually("Spätlese", [3, 15], ["jancis", "companion"]),
  usually("Pinot Grigio", [0, 3], ["globe", "clickOnWine"]),
  usually("Vinho Verde", [0, 2], ["nibble", "vinhoVerde"]),
  usually("Hunter Semillon", [3, 15], ["portland", "globe"]),

  usually("Champagne", [5, 10], ["chowhound", "wineintro"], { bought: [0, 3] }),
  usually("Prosecco", [0, 3], ["prosecco", "proseccoKeeps"], { bought: [0, 2] }),
  usually("Cava", [0, 3], ["sparkling", "ewineplanet"], { bought: [0, 2] }),
  usually("Crémant", [0, 3], ["sparkling", "ewineplanet"], { bought: [0, 2] }),
  usually("Sekt", [0, 3], ["sparkling", "ewineplanet"], { bought: [0, 2] }),
  usually("Lambrusco", [0, 3], ["sparkling", "ewineplanet"], { bought: [0, 2] }),
  usually("Asti", [0, 3], ["moscato", "layman"], { bought: [0, 2] }),
  usually("Moscato d'Asti", [0, 3], ["moscato", "layman"], { bought: [0, 2] }),

  usually("Sauternes", [5, 25], ["companion", "sauternes"], { label: "Sauternes and its kin" }),
  usually("Tokaji Aszú", [4, 25], ["companion", "times"]),
  usually("Auslese", [4, 20], ["jancis", "clickOnWine"]),
  usually("Beerenauslese", [5, 25], ["companion", "jancis"], { label: "Wine of noble rot" }),

  onceBought("Port", [0, 3], ["mosley", "wineintro"]),
  usually("Port", [10, 30], ["viking", "wineintro"], {
    label: "Vintage Port",
    words: "Vintage Port, Porto Vintage, Vintage Porto",
  }),
  onceBought("Tawny Port", [0, 3], ["mosley", "wineintro"]),
  onceBought("Fino", [0, 1], ["sherry", "lustau"], { label: "Fino or Manzanilla" }),
  onceBought("Amontillado", [0, 3], ["lustau", "sherry"], { label: "Sherry aged in air" }),
  onceBought("Cream Sherry", [0, 3], ["lustau", "sherry"]),
  onceBought("Pedro Ximénez", [0, 3], ["lustau", "sherry"]),
];

/** Grapes, for dry red and white wines; of a blend the grape named first, which there is most of. */
export const BY_GRAPE: readonly UsualYears[] = [
  usually("Aglianico", [5, 15], ["companion", "nicole"]),
  usually("Cabernet Sauvignon", [3, 12], ["companion", "viking"]),
  usually("Gamay", [0, 3], ["wineintro", "latimes"]),
  usually("Malbec", [1, 6], ["diaries", "nicole"]),
  usually("Merlot", [2, 8], ["companion", "wineintro"]),
  usually("Mourvèdre", [4, 15], ["nicole", "bandolTime"]),
  usually("Nebbiolo", [4, 15], ["companion", "nicole"]),
  usually("Pinot Noir", [2, 7], ["companion", "viking"]),
  usually("Primitivo", [1, 6], ["viking", "companion"], { label: "Zinfandel or Primitivo" }),
  usually("Sangiovese", [2, 8], ["companion", "nicole"]),
  usually("Syrah", [3, 10], ["viking", "companion"], { label: "Syrah or Shiraz" }),
  usually("Tannat", [4, 12], ["companion", "southwest"]),
  usually("Tempranillo", [2, 10], ["companion", "viking"]),
  usually("Xinomavro", [4, 10], ["companion", "nicole"]),

  usually("Albariño", [0, 3], ["layman", "ewineplanet"]),
  usually("Chardonnay", [1, 5], ["companion", "wineintro"]),
  usually("Gewürztraminer", [0, 4], ["wineintro", "clickOnWine"]),
  usually("Grüner Veltliner", [0, 3], ["layman", "portland"]),
  usually("Müller-Thurgau", [0, 3], ["portland", "standard"]),
  usually("Pinot Gris", [1, 5], ["companion", "clickOnWine"]),
  usually("Riesling", [1, 10], ["companion", "clickOnWine"]),
  usually("Sauvignon Blanc", [0, 3], ["clickOnWine", "jancis"]),
  usually("Sémillon", [2, 7], ["companion", "layman"]),
  usually("Verdejo", [0, 3], ["portland", "ewineplanet"]),
  usually("Vermentino", [0, 3], ["portland", "standard"]),
];

/** Types of which all but a few are made for the same years; the last row whose words stand there holds. */
export const BY_TYPE: readonly UsualYears[] = [
  usually("Rosé Wine", [0, 2], ["vinepair", "ewineplanet"], { label: "Rosé" }),
  usually("Rosé Wine", [2, 8], ["nytRose", "bandolRose"], {
    label: "Rosé of Bandol",
    words: "Bandol",
  }),
];

/** Styles that keep otherwise than their grape, for which two sources are missing: they stay unknown. */
export const UNKNOWN_STYLES: ReadonlySet<string> = new Set([
  "Ice wine",
  "Langhe Nebbiolo",
  "Late harvest",
  "Orange wine",
  "Passito",
  "Priorat",
  "Red Vinho Verde",
  "Southern Rhône",
  "Super Tuscan",
  "Sweet wine",
  "Vin jaune",
  "Vin Santo",
]);

/** Words on the label of a wine that keeps otherwise than its kind; it stays unknown too. */
export const UNKNOWN_PHRASES: readonly string[] = [
  "Colheita",
  "Late Bottled Vintage",
  "LBV",
  "Smaragd",
].map(phraseOf);
