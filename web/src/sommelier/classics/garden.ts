import { classic } from "./Classic.ts";

/** Classic partners of vegetables, mushrooms, eggs, pasta, rice and what is nibbled before. */
export const GARDEN_CLASSICS = {
  aperitifs: classic(
    "Prosecco, Cava, Crémant, Champagne, Fino",
    "Sparkling Wine, Sauvignon Blanc, Albariño, Riesling, Grüner Veltliner, Provence rosé, Vinho Verde, Pinot Grigio, Gavi, Soave",
    "page",
    "beckett",
  ),
  aubergines: classic(
    "Syrah, Primitivo, Nero d'Avola, Chianti, Southern Rhône",
    "Red Wine, Rosé Wine, Sauvignon Blanc, Assyrtiko",
    "beckett",
    "page",
  ),
  "creamy salads": classic(
    "Chardonnay, Chablis, Sauvignon Blanc, Pinot Grigio, Riesling, Provence rosé",
    "White Wine, Rosé Wine, Sparkling Wine",
    "beckett",
    "page",
  ),
  "creamy pasta": classic(
    "Chardonnay, White Burgundy, Pinot Grigio, Soave, Verdicchio",
    "White Wine, Beaujolais, Pinot Noir",
    "macneil",
    "beckett",
  ),
  dips: classic(
    "Sauvignon Blanc, Provence rosé, Pinot Grigio, Assyrtiko",
    "Sparkling Wine, Rosé Wine, White Wine",
    "beckett",
    "page",
  ),
  eggs: classic(
    "Champagne, Crémant, Chablis, Pinot Blanc, Beaujolais",
    "Sparkling Wine, Chardonnay, White Wine, Pinot Noir",
    "beckett",
  ),
  "green vegetables": classic(
    "Sauvignon Blanc, Grüner Veltliner, Riesling, Vermentino",
    "White Wine, Rosé Wine",
    "page",
    "beckett",
  ),
  "meat sauce": classic(
    "Chianti, Sangiovese, Barbera, Merlot, Montepulciano d'Abruzzo, Primitivo",
    "Red Wine",
    "macneil",
    "beckett",
  ),
  "Mediterranean vegetables": classic(
    "Provence rosé, Sauvignon Blanc, Southern Rhône, Sangiovese, Syrah, Vermentino",
    "Rosé Wine, White Wine, Barbera, Languedoc",
    "page",
    "beckett",
  ),
  mushrooms: classic(
    "Red Burgundy, Pinot Noir, Barolo, Nebbiolo, White Burgundy",
    "Chardonnay, Mencía, Sangiovese, Tempranillo, Amontillado",
    "page",
    "harrington",
  ),
  "olives and nuts": classic(
    "Fino, Champagne, Cava, Prosecco, Amontillado, Albariño",
    "Sparkling Wine, White Wine, Provence rosé",
    "page",
    "beckett",
  ),
  paella: classic(
    "Provence rosé, Tavel, Albariño, Rueda, White Rioja",
    "Rosé Wine, White Wine, Rioja, Cava",
    "page",
    "beckett",
  ),
  pasta: classic(
    "Sangiovese, Chianti, Barbera, Montepulciano d'Abruzzo, Verdicchio",
    "Red Wine, White Wine",
    "macneil",
  ),
  pesto: classic(
    "Vermentino, Sauvignon Blanc, Gavi, Soave, Pinot Grigio",
    "White Wine, Provence rosé",
    "macneil",
    "beckett",
  ),
  pizza: classic(
    "Chianti, Sangiovese, Primitivo, Montepulciano d'Abruzzo, Barbera, Valpolicella, Lambrusco",
    "Red Wine, Rosé Wine",
    "macneil",
    "beckett",
  ),
  pulses: classic(
    "Southern Rhône, Syrah, Primitivo, Tempranillo",
    "Red Wine, Rosé Wine, Chardonnay",
    "page",
    "beckett",
  ),
  "raw tomatoes": classic(
    "Sauvignon Blanc, Provence rosé, Vermentino, Pinot Grigio, Albariño, Verdejo",
    "White Wine, Rosé Wine, Sparkling Wine, Fino",
    "harrington",
    "beckett",
  ),
  rice: classic(
    "Gavi, Soave, Verdicchio, Pinot Grigio, Barbera, Chardonnay, White Rioja",
    "White Wine, Rosé Wine, Sparkling Wine",
    "macneil",
  ),
  salads: classic(
    "Sauvignon Blanc, Provence rosé, Grüner Veltliner, Verdejo, Vinho Verde",
    "White Wine, Rosé Wine",
    "beckett",
  ),
  "salads with meat": classic(
    "Chardonnay, Sauvignon Blanc, Provence rosé, Pinot Noir, Riesling, Beaujolais",
    "White Wine, Rosé Wine, Sparkling Wine",
    "beckett",
    "goldstein",
  ),
  "savoury tarts": classic(
    "Pinot Blanc, Chablis, Riesling, Pinot Gris, Beaujolais, Savennières, Sancerre",
    "White Wine, Sparkling Wine, Pinot Noir",
    "page",
    "macneil",
  ),
  "seafood pasta": classic(
    "Pinot Grigio, Vermentino, Soave, Verdicchio, Falanghina, Chardonnay",
    "White Wine, Provence rosé",
    "macneil",
    "beckett",
  ),
  soups: classic(
    "Chardonnay, Sauvignon Blanc, Soave, Pinot Grigio, Pinot Blanc",
    "White Wine, Rosé Wine, Fino",
    "page",
    "beckett",
  ),
  squash: classic(
    "Chardonnay, Viognier, White Burgundy, Pinot Gris",
    "White Wine, Rosé Wine",
    "beckett",
    "page",
  ),
  tapas: classic(
    "Fino, Albariño, Cava, Rioja, Provence rosé, Champagne",
    "Rosé Wine, Sparkling Wine, White Wine, Tempranillo",
    "page",
    "beckett",
  ),
  tomatoes: classic(
    "Sangiovese, Chianti, Barbera, Sauvignon Blanc, Vermentino",
    "Rosé Wine",
    "harrington",
    "beckett",
  ),
  truffles: classic(
    "Barolo, Nebbiolo, Red Burgundy, White Burgundy, Champagne, Barbaresco",
    "Pinot Noir, Chardonnay, Mencía, Sangiovese",
    "page",
    "macneil",
  ),
  vegetables: classic(
    "Sauvignon Blanc, Grüner Veltliner, Vermentino, Provence rosé, Verdejo",
    "White Wine, Rosé Wine, Sparkling Wine",
    "page",
    "beckett",
  ),
} as const;
