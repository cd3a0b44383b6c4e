import { classic } from "./Classic.ts";

/** Classic partners of what ends a meal, and of the liver that may begin it. */
export const DESSERT_CLASSICS = {
  caramel: classic(
    "Tawny Port, Sweet Madeira, Vin Santo, Pedro Ximénez, Rutherglen Muscat, Port",
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
  desserts: classic(
    "Sauternes, Sweet Muscat, Late harvest, Asti, Vin Santo, Moscato d'Asti",
    "Dessert Wine, Fortified Wine, Demi-Sec",
    "page",
  ),
  "dried fruit desserts": classic(
    "Tawny Port, Rutherglen Muscat, Pedro Ximénez, Sweet Madeira, Port, Sauternes, Vin Santo",
    "Dessert Wine, Fortified Wine",
    "page",
    "beckett",
  ),
  "foie gras": classic(
    "Sauternes, Late harvest, Tokaji Aszú, Auslese",
    "Dessert Wine, Champagne, Gewürztraminer, Pinot Gris",
    "page",
    "oxford",
  ),
  "fruit tarts": classic(
    "Sauternes, Late harvest, Beerenauslese, Auslese, Sweet Muscat, Moscato d'Asti",
    "Dessert Wine, Asti, Demi-Sec",
    "page",
    "macneil",
  ),
  "fruit desserts": classic(
    "Asti, Moscato d'Asti, Late harvest, Beerenauslese, Sauternes, Brachetto d'Acqui",
    "Dessert Wine, Demi-Sec, Rosé d'Anjou",
    "page",
  ),
} as const;
