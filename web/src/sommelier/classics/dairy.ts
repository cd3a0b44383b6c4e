import { classic } from "./Classic.ts";

/** Classic partners of cheese and what is made of it. */
export const DAIRY_CLASSICS = {
  "alpine cheese": classic(
    "Savoie, Vin jaune, White Burgundy, Beaujolais, Pinot Noir",
    "White Wine, Riesling, Red Wine",
    "page",
    "macneil",
  ),
  "blue cheese": classic(
    "Sauternes, Port, Tokaji Aszú, Recioto, Beerenauslese, Late harvest",
    "Dessert Wine, Fortified Wine, Amarone",
    "page",
    "harrington",
  ),
  "British cheese": classic(
    "Médoc, Bordeaux, Saint-Émilion, White Burgundy, Chardonnay, Port",
    "Rioja, Red Wine, Fortified Wine",
    "page",
    "beckett",
  ),
  "brined cheese": classic(
    "Sauvignon Blanc, Assyrtiko, Provence rosé, Beaujolais, Pinot Grigio",
    "White Wine, Rosé Wine, Sparkling Wine",
    "page",
    "beckett",
  ),
  "cheese dishes": classic(
    "Chardonnay, White Burgundy, Pinot Gris, Viognier",
    "White Wine, Beaujolais, Pinot Noir",
    "beckett",
    "page",
  ),
  "Dutch cheese": classic(
    "Riesling, Pinot Noir, Merlot, Bordeaux, Syrah, Rioja",
    "Red Wine, White Wine, Fortified Wine",
    "page",
    "beckett",
  ),
  "fresh cheese": classic(
    "Greco di Tufo, Falanghina, Verdicchio, Soave, Pinot Grigio, Prosecco",
    "White Wine, Sparkling Wine, Rosé Wine, Beaujolais, Chianti",
    "page",
  ),
  "goat cheese": classic(
    "Sancerre, Sauvignon Blanc, Chenin Blanc, Assyrtiko, Verdejo",
    "White Wine, Cabernet Franc, Rosé Wine",
    "page",
    "macneil",
  ),
  "hard cheese": classic(
    "Napa Cabernet, Cabernet Sauvignon, Tawny Port, Rioja, Vin jaune, Amontillado",
    "Fortified Wine, Rosé Wine, Red Wine, Chardonnay",
    "page",
    "beckett",
  ),
  "Italian hard cheese": classic(
    "Chianti, Sangiovese, Barolo, Amarone, Chardonnay, Lambrusco",
    "Red Wine, Sparkling Wine, Fortified Wine",
    "page",
    "macneil",
  ),
  "melted cheese": classic(
    "Savoie, Beaujolais, Chablis, Riesling, Pinot Gris, Sauvignon Blanc",
    "White Wine, Pinot Noir, Sparkling Wine",
    "page",
    "beckett",
  ),
  "mature cheese": classic(
    "Port, Napa Cabernet, Amarone, Cabernet Sauvignon, Vin jaune, Amontillado, Vin Santo",
    "Fortified Wine, Red Wine, Rosé Wine, Champagne",
    "page",
    "beckett",
  ),
  "sheep cheese": classic(
    "Rioja, Ribera del Duero, Tempranillo, Fino, Amontillado",
    "Red Wine, Fortified Wine, White Burgundy",
    "page",
    "beckett",
  ),
  "smoked cheese": classic(
    "Gewürztraminer, Pinot Gris, Riesling",
    "White Wine, Syrah, Primitivo, Fortified Wine",
    "page",
  ),
  "soft cheese": classic(
    "Champagne, Sparkling Chardonnay, Sparkling Pinot Noir, Chardonnay, Beaujolais, Chenin Blanc",
    "Sparkling Wine, White Wine, Pinot Noir, Saint-Émilion",
    "page",
    "beckett",
  ),
  Stilton: classic("Port, Tawny Port", "Fortified Wine, Dessert Wine, Amarone", "page", "oxford"),
  "washed-rind cheese": classic(
    "Gewürztraminer, Pinot Gris, Beaujolais, Red Burgundy",
    "White Wine, Pinot Noir, Riesling, Late harvest",
    "page",
    "macneil",
  ),
} as const;
