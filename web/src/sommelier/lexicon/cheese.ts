import { dish, main, type MealTerm, side } from "../MealTerm.ts";

/** Cheese by its paste, and what is made of it. */
export const CHEESES: readonly MealTerm[] = [
  main(
    "cheese",
    { is: ["hard cheese"], weight: 3.5, protein: 3, fat: 4, salt: 2.5, umami: 2 },
    {
      en: "cheese board, cheeseboard, cheese platter",
      fr: "fromage, plateau de fromages",
      it: "formaggio",
      es: "queso",
      de: "Käse, Käseplatte",
    },
  ),
  main(
    "hard cheese",
    { is: ["hard cheese"], weight: 4, protein: 3, fat: 4, salt: 3, umami: 2, aromas: ["nuts"] },
    {
      en: "cheddar, gouda, emmental, gruyere, comte, manchego, pecorino, cheshire, swiss cheese",
      fr: "fromage à pâte dure, comté, gruyère, beaufort, cantal, tomme, ossau-iraty, emmental",
      it: "pecorino, fontina, asiago, caciocavallo, montasio, formaggio duro",
      es: "manchego, idiazábal, queso curado, mahón",
      de: "Bergkäse, Hartkäse, Gruyère, Greyerzer, Appenzeller, Emmentaler",
    },
  ),
  main(
    "mature cheese",
    {
      is: ["mature cheese", "hard cheese"],
      weight: 4.5,
      protein: 3,
      fat: 4,
      salt: 3.5,
      umami: 4,
      aromas: ["nuts"],
    },
    {
      en: "maturated cheese, aged cheese, parmesan, parmigiano, aged cheddar, aged gouda, old amsterdam, grana padano",
      fr: "vieux comté, parmesan, mimolette, fromage affiné",
      it: "parmigiano, parmigiano reggiano, grana padano, pecorino stagionato, formaggio stagionato",
      es: "queso viejo, queso añejo, parmesano",
      de: "Parmesan, alter Gouda, gereifter Käse, Sbrinz",
    },
  ),
  main(
    "soft cheese",
    { is: ["soft cheese"], weight: 2.5, fat: 4.5, salt: 2, umami: 2, aromas: ["butter", "earth"] },
    {
      en: "brie, camembert, baked camembert, triple cream, soft-ripened cheese",
      fr: "brie, camembert, chaource, brillat-savarin, saint-marcellin, fromage à pâte molle",
      it: "taleggio, robiola, stracchino, formaggio molle",
      es: "torta del casar, queso blando",
      de: "Weichkäse, Brie",
    },
  ),
  main(
    "washed-rind cheese",
    { is: ["soft cheese", "mature cheese"], weight: 3.5, fat: 4, salt: 3, umami: 4, bitter: 1 },
    {
      en: "washed rind cheese, stinky cheese",
      fr: "époisses, munster, maroilles, livarot, pont-l'évêque, reblochon, mont d'or, vacherin",
      it: "puzzone di moena",
      de: "Limburger, Münsterkäse, Romadur, Tilsiter",
    },
  ),
  main(
    "goat cheese",
    {
      is: ["goat cheese"],
      weight: 2,
      fat: 3,
      acid: 3,
      salt: 2.5,
      aromas: ["herbs"],
      origin: "loire",
    },
    {
      en: "goat's cheese, goats cheese, chevre",
      fr: "chèvre, fromage de chèvre, crottin, crottin de Chavignol, chèvre chaud, sainte-maure, valençay",
      it: "caprino, formaggio di capra",
      es: "queso de cabra, rulo de cabra",
      de: "Ziegenkäse, Ziegenfrischkäse",
    },
  ),
  main(
    "blue cheese",
    { is: ["blue cheese"], weight: 3.5, fat: 4.5, salt: 5, umami: 3, bitter: 1 },
    {
      en: "stilton, roquefort, gorgonzola, danish blue, blue",
      fr: "roquefort, fromage bleu, bleu, bleu d'Auvergne, fourme d'Ambert, persillé",
      it: "gorgonzola, formaggio erborinato",
      es: "queso azul, cabrales",
      de: "Blauschimmelkäse, Blauschimmel",
    },
  ),
  main(
    "fresh cheese",
    { is: ["fresh cheese"], weight: 1.5, fat: 3, acid: 1 },
    {
      en: "mozzarella, burrata, ricotta, cottage cheese, cream cheese, halloumi, feta, paneer",
      fr: "fromage frais, fromage blanc, brousse",
      it: "mozzarella, burrata, ricotta, mascarpone, stracciatella",
      es: "queso fresco, requesón",
      de: "Frischkäse, Quark, Obatzda",
    },
  ),
  dish(
    "cheese fondue",
    { is: ["hard cheese"], weight: 4, fat: 4.5, salt: 3, umami: 2, origin: "switzerland" },
    { en: "fondue", fr: "fondue, fondue savoyarde", de: "Käsefondue, Fondue" },
  ),
  dish(
    "raclette",
    { is: ["hard cheese"], weight: 4, fat: 4.5, salt: 3, umami: 2, origin: "switzerland" },
    { fr: "tartiflette, aligot, raclette", de: "Raclette" },
  ),
  side(
    "greek salad",
    {
      is: ["salads", "fresh cheese"],
      weight: 1.5,
      acid: 3,
      salt: 3,
      fat: 2,
      aromas: ["herbs"],
      origin: "greece",
    },
    { en: "feta salad", fr: "salade grecque", it: "insalata greca", de: "griechischer Salat" },
  ),
];
