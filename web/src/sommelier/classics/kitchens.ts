import { classic } from "./Classic.ts";

/** Classic partners of the kitchens of countries and regions, where spice speaks before meat. */
export const KITCHEN_CLASSICS = {
  "Cajun food": classic(
    "Riesling, Chenin Blanc, Provence rosé, Primitivo, Syrah",
    "White Wine, Rosé Wine, Prosecco, Southern Rhône, Beaujolais",
    "beckett",
    "goldstein",
  ),
  "chilli con carne": classic(
    "Primitivo, Syrah, Southern Rhône, Malbec",
    "Red Wine, Rosé Wine",
    "beckett",
    "goldstein",
  ),
  "Chinese food": classic(
    "Riesling, Gewürztraminer, Pinot Gris, Beaujolais, Pinot Noir",
    "White Wine, Rosé Wine, Sparkling Wine, Southern Rhône",
    "beckett",
    "goldstein",
  ),
  curry: classic(
    "Riesling, Gewürztraminer, Pinot Gris, Kabinett, Spätlese",
    "Rosé Wine, Muscat, Chenin Blanc, Viognier, Prosecco, White Wine",
    "beckett",
    "wset",
  ),
  "fried food": classic(
    "Champagne, Cava, Prosecco, Crémant, Riesling, Sauvignon Blanc, Pinot Grigio",
    "Sparkling Wine, White Wine, Rosé Wine",
    "beckett",
    "wset",
  ),
  "Greek bakes": classic(
    "Agiorgitiko, Xinomavro, Primitivo, Nero d'Avola, Southern Rhône",
    "Red Wine, Rosé Wine",
    "beckett",
  ),
  "Mexican food": classic(
    "Sauvignon Blanc, Albariño, Provence rosé, Rioja, Southern Rhône, Chenin Blanc",
    "White Wine, Rosé Wine, Primitivo, Malbec, Beaujolais",
    "beckett",
    "goldstein",
  ),
  mezze: classic(
    "Sauvignon Blanc, Provence rosé, Assyrtiko, Beaujolais",
    "Rosé Wine, White Wine, Pinot Noir, Sparkling Wine",
    "beckett",
    "page",
  ),
  mole: classic(
    "Primitivo, Syrah, Malbec, Petite Sirah, Barbera",
    "Red Wine",
    "beckett",
    "goldstein",
  ),
  "spicy food": classic(
    "Riesling, Gewürztraminer, Kabinett, Spätlese, Feinherb",
    "Rosé Wine, Pinot Gris, Torrontés, Muscat, White Wine, Prosecco",
    "wset",
    "beckett",
  ),
  sushi: classic(
    "Champagne, Chablis, Sauvignon Blanc, Grüner Veltliner, Riesling, Fino",
    "Sparkling Wine, Albariño, White Wine",
    "page",
    "beckett",
  ),
  tagines: classic(
    "Rioja, Southern Rhône, Châteauneuf-du-Pape, Beaujolais, Syrah",
    "Red Wine, Rosé Wine, Viognier, Orange wine",
    "beckett",
    "goldstein",
  ),
  "Thai food": classic(
    "Riesling, Gewürztraminer, Sauvignon Blanc, Kabinett, Pinot Gris",
    "Rosé Wine, Viognier, Grüner Veltliner, Torrontés, White Wine, Prosecco",
    "beckett",
    "wset",
  ),
} as const;
