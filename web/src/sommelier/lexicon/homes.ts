import { type MealTerm, side } from "../MealTerm.ts";

/** Kitchens that share their home with wines: beside a dish they say where it comes from, alone how it is. */
export const HOMES: readonly MealTerm[] = [
  side(
    "French",
    { weight: 3, origin: "france" },
    { fr: "français", it: "francese", es: "francés", de: "französisch" },
  ),
  side(
    "Italian",
    { weight: 3, origin: "italy" },
    { fr: "italien", it: "italiano", es: "italiano", de: "italienisch" },
  ),
  side(
    "Spanish",
    { weight: 3, origin: "spain" },
    { fr: "espagnol", it: "spagnolo", es: "español", de: "spanisch" },
  ),
  side(
    "Greek",
    { weight: 3, origin: "greece" },
    { fr: "grec", it: "greco", es: "griego", de: "griechisch" },
  ),
  side(
    "Portuguese",
    { weight: 3, origin: "portugal" },
    { fr: "portugais", it: "portoghese", es: "portugués", de: "portugiesisch" },
  ),
  side(
    "Basque",
    { weight: 3, origin: "basque" },
    { fr: "basquaise", es: "vasco, a la vasca", de: "baskisch" },
  ),
  side("Tuscan", { weight: 3, origin: "tuscany" }, { it: "toscana, toscano" }),
  side("Piedmontese", { weight: 3, origin: "piedmont" }, { it: "piemontese" }),
  side("Venetian", { weight: 3, origin: "veneto" }, { it: "alla veneziana, veneziana" }),
  side("Savoyard", { weight: 3, origin: "savoy" }, { fr: "savoyarde" }),
  side("Lyonnais", { weight: 3, origin: "burgundy" }, { fr: "lyonnaise" }),
  side("Bordeaux style", { weight: 3, origin: "bordeaux" }, { fr: "à la bordelaise" }),
  side(
    "German",
    { weight: 3, origin: "germany" },
    { fr: "allemand", it: "tedesco", es: "alemán", de: "deutsch, bayerisch, schwäbisch" },
  ),
  side("Austrian", { weight: 3, origin: "austria" }, { de: "österreichisch" }),
  side(
    "Hungarian",
    { weight: 3.5, umami: 2, origin: "hungary", aromas: ["spice"] },
    { fr: "hongrois", it: "ungherese", es: "húngaro", de: "ungarisch" },
  ),
  side(
    "Argentine",
    { weight: 4, protein: 4, smoke: 2, origin: "argentina" },
    { en: "argentinian", fr: "argentin", it: "argentino", es: "argentino", de: "argentinisch" },
  ),
  side(
    "Swiss",
    { weight: 3.5, fat: 3, origin: "switzerland" },
    { fr: "suisse", it: "svizzero", es: "suizo", de: "schweizerisch" },
  ),
  side(
    "British",
    { weight: 3.5, fat: 2.5, umami: 2 },
    {
      en: "english, scottish, irish",
      fr: "anglais",
      it: "inglese",
      es: "inglés",
      de: "englisch, irisch",
    },
  ),
  side(
    "American",
    { weight: 3.5, fat: 3, salt: 2, umami: 2 },
    { fr: "américain", it: "americano", es: "americano", de: "amerikanisch" },
  ),
  side(
    "Brazilian",
    { weight: 4, fat: 3, protein: 4, smoke: 2 },
    { fr: "brésilien", it: "brasiliano", es: "brasileño", de: "brasilianisch" },
  ),
  side(
    "Eastern European",
    { weight: 3.5, fat: 3, acid: 1.5, umami: 2 },
    {
      en: "polish, russian, ukrainian, romanian, czech, balkan",
      fr: "polonais, russe",
      it: "polacco, russo",
      es: "polaco, ruso",
      de: "polnisch, russisch, tschechisch, böhmisch",
    },
  ),
  side(
    "Nordic",
    { weight: 2.5, fat: 2, iodine: 1.5, acid: 1.5, salt: 2 },
    {
      en: "scandinavian, swedish, norwegian, danish, finnish",
      fr: "scandinave, suédois",
      it: "scandinavo",
      es: "escandinavo",
      de: "skandinavisch, schwedisch",
    },
  ),
  side(
    "Mediterranean",
    { weight: 2.5, fat: 1.5, acid: 2, aromas: ["herbs"] },
    { fr: "méditerranéen", it: "mediterraneo", es: "mediterráneo", de: "mediterran, mittelmeer" },
  ),
  side(
    "Ethiopian",
    { is: ["spicy food"], weight: 3, heat: 2, acid: 1.5, aromas: ["spice"] },
    { en: "eritrean, west african, nigerian", fr: "éthiopien", de: "äthiopisch" },
  ),
];
