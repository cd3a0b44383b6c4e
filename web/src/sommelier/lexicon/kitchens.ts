import { dish, main, type MealTerm, side } from "../MealTerm.ts";

/** Kitchens named by their region alone, and plates that stand for one. */
export const KITCHENS: readonly MealTerm[] = [
  dish(
    "Cajun food",
    { is: ["Cajun food"], weight: 3, fat: 2, protein: 1.5, heat: 2, salt: 2, aromas: ["spice"] },
    {
      en: "southern food, soul food, frogmore stew, cajun, creole, jambalaya, gumbo, etouffee, crawfish boil, louisiana, new orleans, shrimp creole, dirty rice, red beans and rice, crawfish etouffee, cajun shrimp, blackened fish, blackened redfish, blackened catfish, boudin balls, po boy, low country boil",
      fr: "cajun, créole",
      it: "cajun, creolo",
      es: "cajún, criollo",
      de: "Cajun, kreolisch",
    },
  ),
  dish(
    "Caribbean food",
    { is: ["Cajun food"], weight: 3, fat: 2, heat: 2.5, sweet: 1, smoke: 1, aromas: ["spice"] },
    {
      en: "caribbean, jamaican, jerk chicken, jerk, west indian, cuban, jollof, african, jerk pork, creole chicken",
      fr: "antillais, caribéen",
      it: "caraibico",
      es: "caribeño, cubano",
      de: "karibisch",
    },
  ),
  dish(
    "mole",
    {
      is: ["mole"],
      weight: 4,
      fat: 3,
      protein: 2.5,
      heat: 1,
      bitter: 1,
      aromas: ["chocolate", "spice"],
    },
    { en: "mole sauce, chicken mole", es: "mole, mole poblano" },
  ),
  dish(
    "enchiladas",
    {
      is: ["Mexican food"],
      weight: 3.5,
      fat: 3.5,
      acid: 2.5,
      heat: 1,
      umami: 2,
      aromas: ["herbs"],
    },
    {
      en: "enchilada, burrito, quesadilla, fajita, chimichanga, tamale, chicken enchilada, cheese enchilada, chile relleno",
      es: "enchilada, burrito",
    },
  ),
  dish(
    "moussaka",
    {
      is: ["Greek bakes"],
      weight: 4,
      fat: 4,
      protein: 3,
      acid: 2.5,
      umami: 3,
      aromas: ["herbs", "spice"],
      origin: "greece",
    },
    { en: "pastitsio, stifado, kleftiko, greek lamb, keftedes, dolmadakia", de: "Moussaka" },
  ),
  dish(
    "fried food",
    { is: ["fried food"], weight: 2.5, fat: 4, salt: 3 },
    {
      en: "deep-fried food, fritter",
      fr: "friture de légumes",
      it: "fritto di verdure",
      es: "fritura, fritos variados",
      de: "Frittiertes",
    },
  ),
  main(
    "fish carpaccio",
    { is: ["raw fish"], weight: 1.5, fat: 1, iodine: 2.5, acid: 2.5, aromas: ["citrus"] },
    {
      en: "salmon carpaccio, tuna carpaccio, salmon tartare, tuna tartare, fish tartare, crudo of fish",
      fr: "tartare de saumon, tartare de thon, carpaccio de saumon, carpaccio de thon",
      it: "carpaccio di salmone, carpaccio di tonno, tartare di tonno, crudo di pesce",
      es: "tartar de atún, tartar de salmón, carpaccio de atún",
      de: "Lachstatar, Thunfischtatar, Lachscarpaccio",
    },
  ),
  side("carpaccio", { is: ["raw beef"], weight: 2, fat: 2, protein: 2.5, acid: 1 }),
  side(
    "dips",
    { is: ["dips"], weight: 1.5, fat: 2.5, acid: 1.5, salt: 2, aromas: ["herbs"] },
    {
      en: "muhammara, dip, hummus, houmous, guacamole, tzatziki, taramasalata, baba ganoush, melitzanosalata, artichoke dip, spinach dip",
      fr: "houmous, tzatziki, caviar d'aubergine",
      es: "hummus",
      de: "Hummus, Zaziki",
    },
  ),
  main(
    "cauliflower cheese",
    { is: ["cheese dishes"], weight: 3, fat: 4, salt: 2, umami: 2 },
    {
      en: "cauliflower gratin, leek gratin, welsh rarebit, cheese toastie, grilled cheese",
      fr: "gratin de chou-fleur",
      de: "Blumenkohlgratin",
    },
  ),
  dish(
    "fish pie",
    { is: ["creamy fish"], weight: 3, fat: 3.5, iodine: 2, aromas: ["butter"] },
    {
      en: "janssons frestelse, fisherman's pie, tuna casserole, seafood casserole, lobster pot pie, lobster pie, kedgeree, seafood pie, seafood crepe, fish gratin, creamy fish, coquilles gratinees, seafood vol-au-vent, lobster newburg, crab gratin, jansson's temptation, janssons temptation",
      fr: "quenelle de brochet, quenelle, parmentier de poisson, gratin de fruits de mer, gratin de poisson, cassolette de fruits de mer, blanquette de poisson, blanquette de saumon",
      it: "torta di pesce",
      es: "pastel de pescado",
      de: "Fischauflauf, Fischpastete",
    },
  ),
  dish(
    "pie",
    { weight: 3.5, fat: 3.5, umami: 2 },
    {
      en: "pot pie, hotpot pie, pithivier",
      fr: "tourte",
      it: "torta rustica",
      de: "Pastetchen",
    },
  ),
  side(
    "Russian salad",
    { is: ["creamy salads"], weight: 2.5, fat: 3, acid: 1.5, salt: 1.5 },
    {
      en: "potato salad, egg salad, coleslaw",
      fr: "salade russe, salade piémontaise",
      it: "insalata russa",
      es: "ensaladilla, ensaladilla rusa",
      de: "Kartoffelsalat",
    },
  ),
  dish(
    "croquettes",
    { is: ["fried food", "cured ham"], weight: 2.5, fat: 4, salt: 2.5, umami: 1 },
    { es: "croquetas de jamón, croqueta", fr: "croquette", it: "crocchetta", de: "Krokette" },
  ),
];
