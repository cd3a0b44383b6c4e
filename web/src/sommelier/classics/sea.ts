import { classic } from "./Classic.ts";

/** Classic partners of what comes from the water. */
export const SEA_CLASSICS = {
  caviar: classic("Champagne", "Sparkling Wine, Chablis, Fino", "page", "beckett"),
  "creamy fish": classic(
    "Chardonnay, White Burgundy, Chablis, Pinot Blanc",
    "White Wine, Provence rosé, Sparkling Wine",
    "beckett",
    "page",
  ),
  crab: classic(
    "White Burgundy, Riesling, Viognier, Chablis, Sauvignon Blanc, Chardonnay",
    "White Wine, Sparkling Wine, Provence rosé",
    "page",
    "beckett",
  ),
  "citrus-cured fish": classic(
    "Sauvignon Blanc, Albariño, Riesling, Grüner Veltliner, Torrontés, Vinho Verde",
    "White Wine, Sparkling Wine, Provence rosé",
    "page",
    "goldstein",
  ),
  crustaceans: classic(
    "White Burgundy, Californian Chardonnay, Condrieu, Viognier, Champagne",
    "White Wine, Sparkling Wine, Provence rosé",
    "page",
    "beckett",
  ),
  "fish soup": classic(
    "Provence rosé, White Rhône, Tavel, Chardonnay",
    "White Wine, Rosé Wine, Sparkling Wine",
    "page",
    "macneil",
  ),
  "fine fish": classic(
    "White Burgundy, Chardonnay, Sancerre, Sauvignon Blanc, Chablis, Riesling",
    "White Wine, Sparkling Wine",
    "page",
    "goldstein",
  ),
  "fried seafood": classic(
    "Sauvignon Blanc, Chablis, Pinot Grigio, Champagne, Cava, Crémant, Prosecco",
    "Sparkling Wine, White Wine",
    "beckett",
    "page",
  ),
  "grilled oily fish": classic(
    "Pinot Noir, Beaujolais, Chardonnay, Provence rosé, Sancerre",
    "White Wine, Rosé Wine, Sparkling Wine, Merlot",
    "goldstein",
    "beckett",
  ),
  "meaty fish": classic(
    "Californian Chardonnay, White Burgundy, Viognier, Provence rosé, Pinot Noir, Sauvignon Blanc",
    "White Wine, Rosé Wine, Beaujolais, Champagne, Merlot",
    "page",
    "goldstein",
  ),
  "oily fish": classic(
    "Chardonnay, Pinot Noir, Riesling, Albariño, Champagne, Sparkling Chardonnay, Sparkling Pinot Noir, Vinho Verde",
    "White Wine, Sparkling Wine, Rosé Wine, Beaujolais",
    "page",
    "goldstein",
  ),
  oysters: classic(
    "Chablis, Muscadet, Champagne, Sancerre, Picpoul, Fino, Albariño",
    "Sparkling Wine, Sauvignon Blanc, Vinho Verde, Assyrtiko, Riesling",
    "page",
    "oxford",
  ),
  prawns: classic(
    "White Burgundy, Sauvignon Blanc, Viognier, Chablis, Riesling, Albariño, Champagne",
    "White Wine, Sparkling Wine, Rosé Wine",
    "page",
    "beckett",
  ),
  "raw fish": classic(
    "Champagne, Chablis, Sauvignon Blanc, Riesling, Albariño, Chardonnay",
    "White Wine, Sparkling Wine, Provence rosé",
    "page",
    "beckett",
  ),
  salmon: classic(
    "Chardonnay, Pinot Noir, Chablis, Riesling, Sancerre, White Burgundy",
    "White Wine, Sparkling Wine, Rosé Wine, Beaujolais",
    "page",
    "goldstein",
  ),
  scallops: classic(
    "White Burgundy, Chablis, Champagne, Condrieu, Chardonnay",
    "White Wine, Sparkling Wine",
    "page",
    "beckett",
  ),
  shellfish: classic(
    "Muscadet, Chablis, Albariño, Champagne, Sancerre, Sauvignon Blanc, Prosecco, Vermentino, Assyrtiko",
    "White Wine, Sparkling Wine, Provence rosé",
    "page",
    "oxford",
  ),
  "seafood salads": classic(
    "Chablis, Sauvignon Blanc, Chardonnay, Riesling, Provence rosé, Albariño",
    "White Wine, Sparkling Wine, Rosé Wine",
    "beckett",
    "page",
  ),
  "seafood with fruit": classic(
    "Riesling, Viognier, Pinot Gris, Kabinett, Chenin Blanc, Gewürztraminer",
    "White Wine, Sparkling Wine, Provence rosé",
    "beckett",
    "goldstein",
  ),
  "seafood with tomato": classic(
    "Provence rosé, Sauvignon Blanc, Vermentino, Albariño, Pinot Grigio, Soave",
    "White Wine, Rosé Wine, Sparkling Wine",
    "beckett",
    "harrington",
  ),
  "small oily fish": classic(
    "Muscadet, Sauvignon Blanc, Albariño, Provence rosé, Vinho Verde, Pinot Grigio, Champagne",
    "White Wine, Sparkling Wine, Rosé Wine, Fino",
    "page",
    "beckett",
  ),
  "smoked fish": classic(
    "Sauvignon Blanc, Champagne, Riesling, Chablis, Fino",
    "Sparkling Wine, White Wine, Provence rosé",
    "page",
    "beckett",
  ),
  squid: classic(
    "Sauvignon Blanc, Albariño, Pinot Grigio, Soave, Verdicchio, Assyrtiko",
    "White Wine, Sparkling Wine, Rosé Wine",
    "page",
    "beckett",
  ),
  "white fish": classic(
    "Chablis, Albariño, Grüner Veltliner, Sancerre, Crémant, Muscadet, Vermentino, Pinot Blanc, Soave, Gavi",
    "White Wine, Sparkling Wine",
    "page",
    "goldstein",
  ),
} as const;
