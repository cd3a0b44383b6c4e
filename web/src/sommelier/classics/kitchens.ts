import { classic } from "./Classic.ts";

/** Classic partners of the kitchens of countries and regions, where spice speaks before meat. */
export const KITCHEN_CLASSICS = {
  "beef and soy": classic(
    "Pinot Noir, Merlot, Malbec, Syrah, Southern Rhône",
    "Red Wine, Rosé Wine, Riesling",
    "beckett",
    "goldstein",
  ),
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
  "Japanese grills": classic(
    "Pinot Noir, Beaujolais, Riesling, Champagne",
    "Red Burgundy, Rosé Wine, White Wine, Sparkling Wine, Southern Rhône",
    "page",
    "beckett",
  ),
  "Korean food": classic(
    "Riesling, Kabinett, Gewürztraminer, Pinot Gris, Beaujolais",
    "White Wine, Rosé Wine, Sparkling Wine, Pinot Noir, Southern Rhône",
    "beckett",
    "page",
  ),
  "light tagines": classic(
    "Viognier, Provence rosé, Riesling, Chenin Blanc, Beaujolais",
    "Rosé Wine, White Wine, Southern Rhône, Pinot Noir, Rioja",
    "beckett",
    "goldstein",
  ),
  "Mexican food": classic(
    "Sauvignon Blanc, Albariño, Provence rosé, Rioja, Southern Rhône, Chenin Blanc",
    "White Wine, Rosé Wine, Primitivo, Malbec, Beaujolais",
    "beckett",
    "goldstein",
  ),
  "Mexican meat": classic(
    "Primitivo, Malbec, Rioja, Southern Rhône, Syrah",
    "Red Wine, Rosé Wine",
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
  "noodle soups": classic(
    "Riesling, Grüner Veltliner, Pinot Noir, Beaujolais, Champagne",
    "White Wine, Rosé Wine, Sparkling Wine",
    "beckett",
    "page",
  ),
  "spiced chicken": classic(
    "Provence rosé, Southern Rhône, Pinot Noir, Viognier, Beaujolais, Chenin Blanc",
    "Rosé Wine, White Wine, Red Wine",
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
  "Vietnamese food": classic(
    "Riesling, Kabinett, Grüner Veltliner, Sauvignon Blanc, Gewürztraminer, Pinot Gris",
    "White Wine, Rosé Wine, Prosecco, Beaujolais",
    "beckett",
    "goldstein",
  ),
} as const;
