import type { Poured } from "./usualPours.ts";

/**
 * Counted from the guides' dishes and the catalogue's wines that rules may be tuned to, in hundredths of what
 * is poured most at that table; a kind that is not listed is poured as its type. What
 * `npm run eval:pairing -- --count` prints, and a test holds this table to it.
 */
const COUNTED = {
  shellfish:
    "Champagne 100, Sauvignon Blanc 87, Chablis 86, Melon de Bourgogne 71, White Burgundy 42, Fino 24, Merlot 14, Pinot Noir 14, Cabernet Sauvignon 13, Syrah 12, Primitivo 10, Gamay 8, Grenache 8, White Wine 8, Rosé Wine 7, Red Wine 4, Sauternes 4, Sparkling Wine 4, Dessert Wine 1, Fortified Wine 1",
  "raw and fried":
    "Pinot Grigio 100, Champagne 92, Sauvignon Blanc 87, Chablis 69, Riesling 49, Melon de Bourgogne 45, Rosé Wine 38, Sparkling Wine 37, Pinot Noir 23, White Wine 17, Merlot 14, Grenache 12, Fino 9, Red Wine 3, Sauternes 2, Dessert Wine 1, Fortified Wine 0",
  "fine seafood":
    "White Burgundy 100, Chablis 60, Sauvignon Blanc 55, Californian Chardonnay 48, Riesling 48, Viognier 40, Champagne 19, Rosé Wine 19, White Wine 12, Sparkling Wine 7, Cabernet Sauvignon 3, Merlot 3, Pinot Noir 3, Syrah 3, Gamay 2, Grenache 2, Primitivo 2, Red Wine 1, Sauternes 1, Dessert Wine 0, Fortified Wine 0, Port 0",
  "rich fish":
    "Californian Chardonnay 100, Chablis 87, White Burgundy 80, Champagne 71, Sauvignon Blanc 44, Riesling 41, Rosé Wine 33, Sparkling Wine 30, Chardonnay 26, Pinot Noir 21, Prosecco 15, Gamay 14, Gewürztraminer 13, Chenin Blanc 10, Kabinett 10, Viognier 10, White Wine 9, Albariño 8, Grüner Veltliner 8, Pinot Grigio 7, Barbera 6, Grenache 5, Primitivo 5, Sangiovese 5, Malbec 4, Nebbiolo 4, Syrah 4, Tempranillo 4, Cabernet Sauvignon 3, Merlot 3, Red Wine 3, Sauternes 2, Dessert Wine 1, Port 1, Fortified Wine 0",
  "white meat":
    "Californian Chardonnay 100, White Burgundy 100, Pinot Noir 90, Cabernet Sauvignon 86, Merlot 81, Riesling 77, Kabinett 75, Chablis 74, Sauvignon Blanc 67, Primitivo 58, Malbec 47, Sangiovese 44, Barbera 43, Gamay 42, Syrah 42, Grenache 39, Grüner Veltliner 39, Viognier 35, Red Wine 34, Tempranillo 33, Chardonnay 29, Chenin Blanc 27, Gewürztraminer 25, Albariño 21, White Wine 21, Nebbiolo 18, Pinot Grigio 18, Sparkling Wine 18, Prosecco 10, Champagne 8, Rosé Wine 3, Sauternes 2, Dessert Wine 1, Fortified Wine 0, Port 0",
  pork: "Gamay 100, Grenache 78, Riesling 62, Merlot 61, Pinot Noir 61, Champagne 60, Primitivo 60, Kabinett 58, Tempranillo 57, Rosé Wine 54, White Burgundy 48, Syrah 46, Chenin Blanc 44, Grüner Veltliner 39, Sauvignon Blanc 38, Viognier 33, Pinot Grigio 31, Californian Chardonnay 29, Chablis 29, Barbera 28, Sauternes 27, Dessert Wine 25, Fino 24, Chardonnay 23, Prosecco 23, Gewürztraminer 22, White Wine 22, Albariño 20, Sangiovese 20, Sparkling Wine 16, Red Wine 15, Cabernet Sauvignon 12, Malbec 12, Nebbiolo 12, Fortified Wine 1",
  beef: "Cabernet Sauvignon 100, Syrah 90, Merlot 62, Primitivo 51, Red Wine 14, Chablis 8, Sauvignon Blanc 8, White Burgundy 8, Californian Chardonnay 6, Riesling 5, Champagne 4, Kabinett 4, Rosé Wine 3, Sauternes 2, Sparkling Wine 2, White Wine 2, Dessert Wine 1, Port 1, Fortified Wine 0",
  lamb: "Cabernet Sauvignon 100, Merlot 98, Syrah 59, Nebbiolo 42, Malbec 41, Pinot Noir 40, Primitivo 39, Tempranillo 38, Red Wine 35, Grenache 34, Sangiovese 29, Gamay 19, Barbera 18, Kabinett 17, Chablis 16, White Burgundy 16, Californian Chardonnay 14, Chenin Blanc 14, Viognier 14, Albariño 11, Grüner Veltliner 11, Sauvignon Blanc 11, Gewürztraminer 10, Pinot Grigio 9, Champagne 8, Riesling 8, Prosecco 7, Rosé Wine 5, Sparkling Wine 5, White Wine 4, Chardonnay 3, Sauternes 3, Dessert Wine 1, Fortified Wine 1, Port 1",
  stews:
    "Syrah 100, Primitivo 64, Merlot 54, Cabernet Sauvignon 53, Pinot Noir 42, Grenache 39, White Burgundy 22, Red Wine 20, Grüner Veltliner 13, Sauvignon Blanc 10, Chablis 9, Californian Chardonnay 7, Riesling 6, Champagne 5, Rosé Wine 4, White Wine 3, Sauternes 2, Sparkling Wine 2, Dessert Wine 1, Fortified Wine 1, Port 1",
  "grills and mince":
    "Primitivo 100, Syrah 86, Cabernet Sauvignon 56, Grenache 37, Kabinett 22, Gewürztraminer 19, Red Wine 16, Sauvignon Blanc 13, White Burgundy 13, Chablis 12, Californian Chardonnay 10, Riesling 8, Champagne 7, Rosé Wine 5, Sauternes 3, Sparkling Wine 3, White Wine 3, Dessert Wine 1, Fortified Wine 1, Port 1",
  game: "Pinot Noir 100, Syrah 83, Merlot 55, Cabernet Sauvignon 54, Grenache 53, Chablis 16, White Burgundy 16, Californian Chardonnay 15, Red Wine 14, Sauvignon Blanc 10, Riesling 9, Kabinett 8, Chenin Blanc 7, Champagne 2, Rosé Wine 2, Sauternes 1, Sparkling Wine 1, White Wine 1, Dessert Wine 0, Fortified Wine 0, Port 0",
  mushrooms:
    "Pinot Noir 100, White Burgundy 62, Chablis 61, Californian Chardonnay 57, Cabernet Sauvignon 34, Grenache 30, Pinot Grigio 28, Sangiovese 28, Tempranillo 28, Red Wine 10, Champagne 9, Rosé Wine 7, White Wine 6, Sauternes 4, Sparkling Wine 4, Dessert Wine 1, Fortified Wine 1, Port 1",
  "tomato and sauce":
    "Sangiovese 100, Primitivo 53, Syrah 35, Champagne 24, Rosé Wine 23, Sauvignon Blanc 18, White Burgundy 18, Red Wine 17, Fino 10, Chablis 8, Californian Chardonnay 6, Riesling 5, Sauternes 2, Sparkling Wine 2, White Wine 2, Dessert Wine 1, Fortified Wine 1",
  spice:
    "Riesling 100, Sauvignon Blanc 89, Kabinett 83, Gewürztraminer 54, Rosé Wine 50, Chablis 46, Gamay 44, Pinot Gris 38, Grenache 32, Pinot Noir 32, Primitivo 32, Prosecco 31, Champagne 26, Chenin Blanc 26, Merlot 26, Sparkling Wine 26, Viognier 26, Syrah 23, Pinot Grigio 20, White Wine 17, Albariño 15, Californian Chardonnay 15, Grüner Veltliner 15, White Burgundy 15, Cabernet Sauvignon 10, Muscat 9, Tempranillo 9, Malbec 8, Red Wine 8, Barbera 7, Sangiovese 7, Nebbiolo 6, Chardonnay 3, Dessert Wine 1, Fortified Wine 0, Port 0",
  "firm cheese":
    "Tempranillo 100, Cabernet Sauvignon 90, Merlot 75, White Burgundy 58, Gewürztraminer 52, Kabinett 39, Riesling 34, Californian Chardonnay 29, Nebbiolo 29, Chenin Blanc 28, White Wine 28, Sauvignon Blanc 27, Syrah 26, Malbec 21, Red Wine 21, Barbera 19, Gamay 19, Chardonnay 18, Grenache 18, Primitivo 18, Sangiovese 18, Champagne 15, Pinot Noir 15, Prosecco 14, Sparkling Wine 14, Viognier 13, Albariño 11, Grüner Veltliner 11, Chablis 10, Pinot Grigio 10, Rosé Wine 4, Sauternes 2, Dessert Wine 1, Fortified Wine 1, Port 1",
  "fresh cheese":
    "Sauvignon Blanc 100, Rosé Wine 40, Gamay 30, Riesling 19, Chenin Blanc 17, Pinot Grigio 17, Sangiovese 16, Garganega 14, Gewürztraminer 13, Albariño 8, Californian Chardonnay 8, Chablis 8, Grüner Veltliner 8, Kabinett 8, Pinot Noir 8, Viognier 8, White Burgundy 8, White Wine 7, Champagne 6, Barbera 5, Grenache 5, Malbec 5, Nebbiolo 5, Primitivo 5, Tempranillo 5, Cabernet Sauvignon 4, Merlot 4, Red Wine 4, Syrah 4, Prosecco 3, Sauternes 3, Sparkling Wine 2, Dessert Wine 1, Fortified Wine 1, Port 1, Chardonnay 0",
  "soft cheese":
    "White Burgundy 100, Chablis 78, Californian Chardonnay 54, Merlot 54, Cabernet Sauvignon 53, Champagne 50, Chenin Blanc 47, Sparkling Wine 45, Sauvignon Blanc 38, Pinot Noir 33, Primitivo 30, Gamay 28, White Wine 11, Rosé Wine 6, Red Wine 5, Sauternes 4, Dessert Wine 1, Fortified Wine 1, Port 1",
  "blue cheese":
    "Port 100, Sauternes 71, White Burgundy 61, Pinot Noir 53, Riesling 50, Kabinett 47, Tempranillo 43, Sangiovese 42, Gewürztraminer 40, Nebbiolo 36, Sauvignon Blanc 28, Chablis 26, Champagne 14, Red Wine 12, Rosé Wine 10, White Wine 7, Sparkling Wine 6, Dessert Wine 2, Fortified Wine 1",
  "cream and eggs":
    "Chablis 100, Californian Chardonnay 89, White Burgundy 82, Pinot Grigio 49, Gamay 40, Garganega 38, Pinot Noir 15, Syrah 14, Champagne 13, Grenache 13, Rosé Wine 12, Sparkling Wine 11, White Wine 9, Red Wine 3, Sauternes 2, Dessert Wine 1, Port 1, Fortified Wine 0",
  garden:
    "Sauvignon Blanc 100, Californian Chardonnay 56, Chablis 46, White Burgundy 46, Riesling 43, Rosé Wine 34, Kabinett 29, Grüner Veltliner 27, Pinot Grigio 27, Albariño 22, Chardonnay 22, Prosecco 22, Merlot 21, White Wine 18, Gewürztraminer 16, Primitivo 16, Syrah 15, Chenin Blanc 14, Viognier 14, Sparkling Wine 11, Grenache 10, Cabernet Sauvignon 9, Tempranillo 9, Muscat 8, Barbera 5, Gamay 5, Champagne 4, Sangiovese 4, Malbec 3, Nebbiolo 3, Pinot Noir 3, Red Wine 2, Dessert Wine 1, Fortified Wine 0, Port 0",
};

/** How often guides pour each kind of wine, by table. */
export const POURED: Poured = new Map(
  Object.entries(COUNTED).map(([table, counted]) => [table, sharesIn(counted)]),
);

function sharesIn(counted: string): ReadonlyMap<string, number> {
  return new Map(
    counted.split(", ").map((entry) => {
      const end = entry.lastIndexOf(" ");
      return [entry.slice(0, end), Number(entry.slice(end)) / 100];
    }),
  );
}
