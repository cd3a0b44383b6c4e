import type { Family } from "./MealTerm.ts";
import type { Source } from "./sources.ts";

/** The wines that a kind of food is known to go with, by the names of the wine tables. */
export interface Classic {
  /** First choices, best known first; a sentence that says what to buy names these. */
  readonly best: readonly string[];
  /** What serves well; a type of wine stands for every wine of that type. */
  readonly good: readonly string[];
  readonly sources: readonly Source[];
}

const classic = (best: string, good: string, ...sources: readonly Source[]): Classic => ({
  best: best.split(", "),
  good: good.split(", "),
  sources,
});

/** Classic partners by kind of food. */
export const CLASSICS: Record<Family, Classic> = {
  aperitifs: classic(
    "Champagne, Fino, Prosecco, Cava, Crémant",
    "Sparkling Wine, Sauvignon Blanc, Albariño, Riesling, Grüner Veltliner, Provence rosé, Vinho Verde, Pinot Grigio, Gavi, Soave",
    "page",
    "beckett",
  ),
  beef: classic(
    "Cabernet Sauvignon, Malbec, Médoc, Barolo, Brunello di Montalcino, Syrah, Ribera del Duero, Tannat",
    "Red Wine",
    "page",
    "goldstein",
  ),
  "blue cheese": classic(
    "Sauternes, Port, Tokaji Aszú, Recioto, Beerenauslese, Late harvest",
    "Dessert Wine, Fortified Wine, Amarone",
    "page",
    "harrington",
  ),
  caramel: classic(
    "Tawny Port, Sweet Madeira, Vin Santo, Pedro Ximénez, Rutherglen Muscat",
    "Dessert Wine, Fortified Wine",
    "page",
  ),
  chocolate: classic(
    "Banyuls, Port, Tawny Port, Pedro Ximénez, Rutherglen Muscat, Recioto, Brachetto d'Acqui",
    "Fortified Wine",
    "page",
    "beckett",
  ),
  "creamy desserts": classic(
    "Sauternes, Beerenauslese, Sweet Muscat, Passito, Tokaji Aszú, Late harvest",
    "Dessert Wine, Asti, Demi-Sec",
    "page",
  ),
  "cured meat": classic(
    "Fino, Lambrusco, Beaujolais, Riesling, Prosecco, Tavel",
    "Gamay, Pinot Noir, Sauvignon Blanc, Sparkling Wine, Rosé Wine, Dolcetto, White Wine, Tempranillo",
    "page",
    "beckett",
  ),
  curry: classic(
    "Riesling, Gewürztraminer, Pinot Gris, Kabinett, Spätlese",
    "Rosé Wine, Muscat, Chenin Blanc, Viognier, Prosecco, White Wine",
    "beckett",
    "wset",
  ),
  desserts: classic(
    "Sauternes, Sweet Muscat, Late harvest, Asti, Vin Santo, Moscato d'Asti",
    "Dessert Wine, Fortified Wine, Demi-Sec",
    "page",
  ),
  duck: classic(
    "Red Burgundy, Pinot Noir, Madiran, Barbera, Barbaresco, Sangiovese",
    "Red Wine, Gewürztraminer",
    "page",
    "goldstein",
  ),
  eggs: classic(
    "Champagne, Crémant, Chablis, Pinot Blanc, Beaujolais",
    "Sparkling Wine, Chardonnay, White Wine, Pinot Noir",
    "beckett",
  ),
  "foie gras": classic(
    "Sauternes, Late harvest, Tokaji Aszú, Auslese",
    "Dessert Wine, Champagne, Gewürztraminer, Pinot Gris",
    "page",
    "oxford",
  ),
  "fresh cheese": classic(
    "Greco di Tufo, Falanghina, Verdicchio, Pinot Gris, Prosecco",
    "White Wine, Sparkling Wine, Rosé Wine",
    "page",
  ),
  "fruit desserts": classic(
    "Asti, Moscato d'Asti, Late harvest, Beerenauslese, Sauternes, Brachetto d'Acqui",
    "Dessert Wine, Demi-Sec, Rosé d'Anjou",
    "page",
  ),
  game: classic(
    "Red Burgundy, Pinot Noir, Barolo, Syrah, Northern Rhône, Châteauneuf-du-Pape, Nebbiolo, Amarone",
    "Red Wine",
    "page",
    "goldstein",
  ),
  "goat cheese": classic(
    "Sancerre, Sauvignon Blanc, Chenin Blanc, Assyrtiko, Verdejo",
    "White Wine, Cabernet Franc, Rosé Wine",
    "page",
    "macneil",
  ),
  "hard cheese": classic(
    "Cabernet Sauvignon, Tawny Port, Rioja, Vin jaune, Amontillado",
    "Fortified Wine, Rosé Wine, Red Wine, Chardonnay",
    "page",
    "beckett",
  ),
  lamb: classic(
    "Médoc, Rioja, Cabernet Sauvignon, Syrah, Northern Rhône, Bandol, Châteauneuf-du-Pape, Ribera del Duero, Malbec, Carmenère, Brunello di Montalcino, Barolo",
    "Red Wine",
    "page",
    "goldstein",
  ),
  "mature cheese": classic(
    "Port, Amarone, Cabernet Sauvignon, Vin jaune, Amontillado, Vin Santo",
    "Fortified Wine, Red Wine, Rosé Wine, Champagne",
    "page",
    "beckett",
  ),
  mushrooms: classic(
    "Red Burgundy, Pinot Noir, Barolo, Nebbiolo, White Burgundy",
    "Chardonnay, Mencía, Sangiovese, Amontillado",
    "page",
    "harrington",
  ),
  offal: classic(
    "Red Burgundy, Beaujolais, Barbera, Chianti, Loire red",
    "Pinot Noir, Red Wine, Riesling",
    "beckett",
  ),
  "oily fish": classic(
    "Chardonnay, Pinot Noir, Riesling, Albariño, Champagne, Sparkling Chardonnay, Sparkling Pinot Noir, Vinho Verde",
    "White Wine, Sparkling Wine, Rosé Wine",
    "page",
    "goldstein",
  ),
  oysters: classic(
    "Chablis, Muscadet, Champagne, Sancerre, Picpoul, Fino, Albariño",
    "Sparkling Wine, Sauvignon Blanc, Vinho Verde, Assyrtiko, Riesling",
    "page",
    "oxford",
  ),
  pasta: classic(
    "Sangiovese, Chianti, Barbera, Montepulciano d'Abruzzo, Verdicchio",
    "Red Wine, White Wine",
    "macneil",
  ),
  pizza: classic(
    "Chianti, Barbera, Montepulciano d'Abruzzo, Valpolicella, Primitivo, Lambrusco",
    "Red Wine, Rosé Wine",
    "macneil",
    "beckett",
  ),
  pork: classic(
    "Riesling, Chardonnay, Beaujolais, Champagne, Sparkling Chardonnay, Sparkling Pinot Noir, Chenin Blanc, Barbera, Pinot Gris",
    "White Wine, Rosé Wine, Sparkling Wine, Pinot Noir, Gamay",
    "page",
    "goldstein",
  ),
  poultry: classic(
    "White Burgundy, Chardonnay, Red Burgundy, Pinot Noir, Beaujolais, Riesling, Chenin Blanc",
    "Red Wine, White Wine, Rosé Wine",
    "page",
    "goldstein",
  ),
  rice: classic(
    "Gavi, Soave, Verdicchio, Barbera, Chardonnay, White Rioja",
    "White Wine, Rosé Wine, Sparkling Wine",
    "macneil",
  ),
  salads: classic(
    "Sauvignon Blanc, Provence rosé, Grüner Veltliner, Verdejo, Vinho Verde",
    "White Wine, Rosé Wine",
    "beckett",
  ),
  shellfish: classic(
    "Muscadet, Chablis, Albariño, Champagne, Sancerre, Sauvignon Blanc, Prosecco, Vermentino, Assyrtiko",
    "White Wine, Sparkling Wine, Provence rosé",
    "page",
    "oxford",
  ),
  "smoked fish": classic(
    "Champagne, Riesling, Fino, Chablis, Sauvignon Blanc",
    "Sparkling Wine, White Wine",
    "page",
    "beckett",
  ),
  "soft cheese": classic(
    "Champagne, Sparkling Chardonnay, Sparkling Pinot Noir, Chardonnay, Beaujolais, Chenin Blanc",
    "Sparkling Wine, White Wine, Pinot Noir",
    "page",
    "beckett",
  ),
  "spicy food": classic(
    "Riesling, Gewürztraminer, Kabinett, Spätlese, Feinherb",
    "Rosé Wine, Pinot Gris, Torrontés, Muscat, White Wine, Prosecco",
    "wset",
    "beckett",
  ),
  sushi: classic(
    "Champagne, Riesling, Grüner Veltliner, Chablis, Fino",
    "Sparkling Wine, Albariño, White Wine",
    "page",
    "beckett",
  ),
  tomatoes: classic(
    "Sangiovese, Barbera, Chianti, Sauvignon Blanc, Vermentino",
    "Rosé Wine",
    "harrington",
    "beckett",
  ),
  veal: classic(
    "Pinot Noir, Sangiovese, Barbera, Red Burgundy, White Burgundy, Chardonnay",
    "Red Wine, White Wine",
    "page",
  ),
  vegetables: classic(
    "Sauvignon Blanc, Grüner Veltliner, Vermentino, Provence rosé, Verdejo",
    "White Wine, Rosé Wine, Sparkling Wine",
    "page",
    "beckett",
  ),
  "white fish": classic(
    "Chablis, Albariño, Muscadet, Sancerre, Pinot Blanc, Vermentino, Soave",
    "White Wine, Sparkling Wine",
    "page",
    "goldstein",
  ),
};
