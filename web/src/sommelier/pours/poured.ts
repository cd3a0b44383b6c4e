import type { Poured } from "./usualPours.ts";

/**
 * Counted from the guides' dishes and the catalogue's wines that rules may be tuned to, in hundredths of what
 * is poured most at that table; a kind that is not listed is poured as its type. What
 * `npm run eval:pairing -- --count` prints, and a test holds this table to it.
 */
const COUNTED = {
  shellfish:
    "Champagne 100, Melon de Bourgogne 94, Sauvignon Blanc 89, Kabinett 87, Chablis 73, Riesling 72, White Burgundy 59, Albariño 49, Californian Chardonnay 41, Fino 32, Sparkling Wine 19, Pinot Noir 12, Merlot 10, Cabernet Sauvignon 8, Syrah 8, Grenache 6, Primitivo 6, Rosé Wine 6, White Wine 5, Red Wine 4, Dessert Wine 2, Sauternes 2, Fortified Wine 1",
  "raw and fried":
    "Champagne 100, Pinot Grigio 92, Sauvignon Blanc 81, Chablis 67, Riesling 60, Kabinett 46, Sparkling Wine 43, Rosé Wine 30, Pinot Noir 26, White Wine 20, Fino 14, Merlot 11, Grenache 10, Primitivo 10, Tempranillo 9, Muscat 8, Red Wine 2, Dessert Wine 1, Fortified Wine 0",
  "fine seafood":
    "White Burgundy 100, Chablis 66, Sauvignon Blanc 62, Californian Chardonnay 57, Riesling 45, Kabinett 32, Champagne 23, Rosé Wine 19, White Wine 10, Sparkling Wine 9, Pinot Noir 7, Merlot 3, Cabernet Sauvignon 2, Syrah 2, Red Wine 1, Sauternes 1, Dessert Wine 0, Fortified Wine 0, Port 0",
  "rich fish":
    "Californian Chardonnay 100, White Burgundy 90, Chablis 85, Champagne 73, Pinot Noir 44, Sauvignon Blanc 44, Riesling 42, Sparkling Wine 42, Rosé Wine 38, Chardonnay 35, Gamay 23, Prosecco 20, Gewürztraminer 19, Chenin Blanc 15, Kabinett 15, Viognier 15, White Wine 14, Albariño 12, Grüner Veltliner 12, Pinot Grigio 11, Merlot 10, Barbera 6, Grenache 6, Primitivo 6, Sangiovese 6, Malbec 4, Nebbiolo 4, Syrah 4, Tempranillo 4, Cabernet Sauvignon 2, Red Wine 2, Dessert Wine 1, Port 1, Sauternes 1, Fortified Wine 0",
  "white meat":
    "Californian Chardonnay 100, White Burgundy 89, Cabernet Sauvignon 88, Pinot Noir 87, Merlot 85, Riesling 82, Kabinett 72, Chablis 71, Gamay 68, Sangiovese 67, Grenache 61, Malbec 56, Sauvignon Blanc 54, Barbera 50, Syrah 49, Grüner Veltliner 47, Primitivo 47, Viognier 43, Red Wine 39, Chardonnay 38, Tempranillo 37, Chenin Blanc 32, Gewürztraminer 29, Rosé Wine 27, Sparkling Wine 26, Albariño 25, White Wine 24, Pinot Grigio 21, Nebbiolo 19, Prosecco 16, Champagne 13, Dessert Wine 1, Sauternes 1, Fortified Wine 0, Port 0",
  pork: "Riesling 100, Gamay 83, Kabinett 77, Grenache 76, Rosé Wine 65, Pinot Gris 58, Syrah 52, Merlot 51, Pinot Noir 51, White Burgundy 49, Grüner Veltliner 47, Primitivo 44, Champagne 43, Chenin Blanc 40, Barbera 39, Sauvignon Blanc 37, Californian Chardonnay 35, Chablis 35, Sangiovese 30, Viognier 29, Chardonnay 28, Gewürztraminer 27, White Wine 27, Pinot Grigio 26, Prosecco 26, Albariño 25, Red Wine 23, Tempranillo 22, Malbec 20, Nebbiolo 20, Cabernet Sauvignon 19, Sparkling Wine 17, Sauternes 14, Dessert Wine 13, Fino 13, Fortified Wine 1",
  beef: "Cabernet Sauvignon 100, Merlot 81, Syrah 74, Pinot Noir 69, Red Wine 22, Chablis 5, Sauvignon Blanc 5, White Burgundy 5, Californian Chardonnay 4, Kabinett 4, Riesling 4, Champagne 3, Rosé Wine 3, Sparkling Wine 2, Dessert Wine 1, Sauternes 1, White Wine 1, Fortified Wine 0, Port 0",
  lamb: "Cabernet Sauvignon 100, Merlot 92, Syrah 77, Tempranillo 76, Primitivo 63, Nebbiolo 49, Malbec 47, Red Wine 40, Grenache 37, Pinot Noir 32, Sangiovese 32, Kabinett 21, Chenin Blanc 18, Gamay 18, Viognier 18, Barbera 17, Chablis 16, White Burgundy 16, Californian Chardonnay 15, Albariño 13, Grüner Veltliner 13, Gewürztraminer 12, Pinot Grigio 10, Prosecco 9, Riesling 9, Sauvignon Blanc 9, Champagne 8, Sparkling Wine 6, Rosé Wine 5, Chardonnay 4, White Wine 4, Sauternes 2, Dessert Wine 1, Fortified Wine 1, Port 1",
  stews:
    "Syrah 100, Grenache 80, Pinot Noir 55, Merlot 54, Cabernet Sauvignon 53, Primitivo 52, White Burgundy 36, Chablis 26, Red Wine 24, Californian Chardonnay 16, Riesling 16, Rosé Wine 13, Gewürztraminer 12, Grüner Veltliner 11, Champagne 5, White Wine 3, Sparkling Wine 2, Dessert Wine 1, Fortified Wine 1, Port 1, Sauternes 1",
  "grills and mince":
    "Primitivo 100, Syrah 90, Cabernet Sauvignon 80, Merlot 60, Malbec 54, Rosé Wine 36, Kabinett 28, Red Wine 27, White Burgundy 19, Californian Chardonnay 18, Riesling 18, Chenin Blanc 14, Gewürztraminer 14, Champagne 5, Sparkling Wine 3, White Wine 3, Sauternes 2, Dessert Wine 1, Fortified Wine 1, Port 1",
  game: "Pinot Noir 100, Syrah 63, Merlot 53, Grenache 52, Cabernet Sauvignon 49, Red Wine 15, Kabinett 13, Californian Chardonnay 10, Chablis 10, Riesling 10, Sauvignon Blanc 10, White Burgundy 10, Champagne 2, White Wine 2, Rosé Wine 1, Sauternes 1, Sparkling Wine 1, Dessert Wine 0, Fortified Wine 0, Port 0",
  mushrooms:
    "White Burgundy 100, Pinot Noir 82, Chablis 65, Californian Chardonnay 63, Sangiovese 40, Sauvignon Blanc 30, Merlot 28, Cabernet Sauvignon 27, Grenache 24, Red Wine 12, Champagne 9, White Wine 8, Rosé Wine 7, Sparkling Wine 4, Sauternes 3, Dessert Wine 2, Fortified Wine 1, Port 1",
  "tomato and sauce":
    "Sangiovese 100, Primitivo 52, Rosé Wine 38, Syrah 38, Pinot Noir 33, Champagne 17, Red Wine 17, White Burgundy 13, Sauvignon Blanc 12, Fino 7, Californian Chardonnay 5, Chablis 5, Riesling 5, Kabinett 4, Sparkling Wine 2, Dessert Wine 1, Sauternes 1, White Wine 1, Fortified Wine 0",
  spice:
    "Riesling 100, Kabinett 84, Sauvignon Blanc 56, Rosé Wine 53, Chenin Blanc 46, Gewürztraminer 42, Pinot Noir 35, Prosecco 32, Champagne 31, Sparkling Wine 31, Primitivo 28, Viognier 28, Chablis 27, Grenache 20, Pinot Grigio 20, Gamay 19, Tempranillo 18, Syrah 17, White Wine 16, Merlot 15, Albariño 14, Californian Chardonnay 14, Grüner Veltliner 14, White Burgundy 14, Cabernet Sauvignon 10, Malbec 8, Barbera 7, Muscat 7, Red Wine 7, Sangiovese 6, Nebbiolo 5, Chardonnay 4, Dessert Wine 1, Fortified Wine 0, Port 0",
  "firm cheese":
    "Tempranillo 100, Cabernet Sauvignon 91, Merlot 70, Kabinett 55, Gewürztraminer 51, Pinot Noir 47, Riesling 47, Chablis 46, White Burgundy 46, White Wine 38, Pinot Grigio 36, Chenin Blanc 35, Californian Chardonnay 34, Nebbiolo 33, Sauvignon Blanc 30, Champagne 29, Syrah 29, Chardonnay 24, Malbec 23, Red Wine 22, Gamay 20, Barbera 19, Grenache 18, Primitivo 18, Prosecco 18, Sangiovese 18, Sparkling Wine 18, Viognier 17, Albariño 14, Grüner Veltliner 14, Rosé Wine 4, Dessert Wine 1, Fortified Wine 1, Port 1, Sauternes 1",
  "fresh cheese":
    "Sauvignon Blanc 100, Rosé Wine 44, Gamay 28, Chablis 23, Pinot Noir 22, Champagne 20, Chenin Blanc 20, Gewürztraminer 17, Sangiovese 12, Prosecco 11, Kabinett 10, Sparkling Wine 10, Viognier 10, Albariño 9, Californian Chardonnay 9, Grüner Veltliner 9, Pinot Grigio 9, White Burgundy 9, Riesling 8, White Wine 8, Barbera 4, Grenache 4, Primitivo 4, Cabernet Sauvignon 3, Malbec 3, Merlot 3, Nebbiolo 3, Red Wine 3, Syrah 3, Tempranillo 3, Sauternes 2, Chardonnay 1, Dessert Wine 1, Fortified Wine 1, Port 1",
  "soft cheese":
    "White Burgundy 100, Chablis 82, Sauvignon Blanc 82, Californian Chardonnay 80, Champagne 77, Chenin Blanc 57, Gewürztraminer 56, Viognier 55, Riesling 46, Merlot 45, Cabernet Sauvignon 44, Sparkling Wine 39, Pinot Noir 31, Gamay 24, Grenache 24, Primitivo 24, White Wine 11, Rosé Wine 7, Red Wine 4, Sauternes 3, Dessert Wine 2, Fortified Wine 1, Port 1",
  "blue cheese":
    "Sauternes 100, Port 98, Kabinett 87, Cabernet Sauvignon 85, Dessert Wine 75, White Burgundy 68, Primitivo 58, Gewürztraminer 55, Pinot Noir 43, Chablis 42, Californian Chardonnay 40, Riesling 40, Merlot 39, Tempranillo 33, Chenin Blanc 32, Sangiovese 32, Red Wine 15, Champagne 12, Rosé Wine 10, Sparkling Wine 6, White Wine 6, Fortified Wine 1",
  "cream and eggs":
    "Chablis 100, Californian Chardonnay 93, White Burgundy 88, Gamay 38, Pinot Grigio 37, Garganega 36, Pinot Noir 34, Riesling 34, Champagne 33, Rosé Wine 26, Syrah 21, Merlot 16, Sparkling Wine 13, White Wine 12, Red Wine 6, Dessert Wine 1, Sauternes 1, Fortified Wine 0, Port 0",
  garden:
    "Sauvignon Blanc 100, Californian Chardonnay 69, Rosé Wine 61, White Burgundy 52, Chablis 51, Pinot Grigio 51, Riesling 48, Grüner Veltliner 38, Albariño 31, Chardonnay 30, Prosecco 29, Merlot 26, White Wine 26, Gewürztraminer 23, Chenin Blanc 20, Gamay 20, Kabinett 20, Viognier 20, Champagne 17, Muscat 15, Sparkling Wine 15, Grenache 14, Pinot Noir 14, Primitivo 14, Syrah 13, Cabernet Sauvignon 12, Tempranillo 12, Fino 8, Barbera 6, Sangiovese 6, Malbec 4, Nebbiolo 4, Red Wine 2, Dessert Wine 1, Fortified Wine 0",
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
