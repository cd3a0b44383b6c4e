import { main, type MealTerm, side } from "../MealTerm.ts";

/** Pasta, rice, bread, potatoes and what is made of them. */
export const STARCHES: readonly MealTerm[] = [
  main(
    "pasta",
    { is: ["pasta"], weight: 2.5, umami: 1, origin: "italy" },
    {
      en: "spaghetti, linguine, tagliatelle, penne, rigatoni, macaroni, fettuccine, noodle, pappardelle, fusilli, orecchiette, orzo, fregola",
      fr: "pâtes, nouilles, coquillettes",
      it: "pasta, spaghetti, linguine, tagliatelle, penne, rigatoni, pappardelle, orecchiette, fettuccine, bucatini, maccheroni, trofie, paccheri, tajarin",
      es: "pasta, macarrones, tallarines, fideos",
      de: "Nudel, Teigwaren",
    },
  ),
  main(
    "ravioli",
    { is: ["pasta"], weight: 2.5, fat: 2, umami: 1, origin: "italy" },
    {
      en: "tortellini, agnolotti, cannelloni, tortelloni",
      it: "raviolo, tortellino, agnolotti, cannelloni, cappelletti, tortello",
      de: "Maultasche",
    },
  ),
  main("gnocchi", { is: ["pasta"], weight: 3, fat: 2, origin: "italy" }, { de: "Schupfnudel" }),
  main(
    "bolognese",
    {
      is: ["meat sauce"],
      weight: 3.5,
      fat: 3,
      protein: 3,
      acid: 3,
      umami: 3,
      origin: "emilia",
    },
    {
      en: "spaghetti bolognese, spag bol, ragu, meat sauce",
      fr: "sauce bolognaise, bolognaise",
      it: "ragù, tagliatelle al ragù, alla bolognese",
      es: "boloñesa",
      de: "Spaghetti Bolognese",
    },
  ),
  main(
    "lasagne",
    {
      is: ["meat sauce"],
      weight: 4,
      fat: 4,
      protein: 3,
      acid: 3,
      umami: 3,
      origin: "emilia",
    },
    { en: "lasagna", fr: "lasagnes", es: "lasaña" },
  ),
  main(
    "carbonara",
    {
      is: ["creamy pasta"],
      weight: 3.5,
      fat: 4,
      salt: 3,
      umami: 2,
      origin: "lazio",
    },
    {
      en: "spaghetti carbonara, cacio e pepe, alfredo",
      it: "spaghetti alla carbonara, cacio e pepe, gricia",
    },
  ),
  main(
    "amatriciana",
    {
      is: ["pasta", "tomatoes", "cured meat"],
      weight: 3,
      fat: 3,
      acid: 3,
      salt: 2.5,
      heat: 0.5,
      umami: 2,
      origin: "lazio",
    },
    { it: "bucatini all'amatriciana" },
  ),
  main(
    "arrabbiata",
    { is: ["pasta", "tomatoes"], weight: 2.5, acid: 3.5, heat: 2.5, umami: 2, origin: "lazio" },
    { it: "penne all'arrabbiata" },
  ),
  main("puttanesca", {
    is: ["pasta", "tomatoes"],
    weight: 2.5,
    acid: 3.5,
    salt: 3.5,
    iodine: 2,
    umami: 3,
    origin: "campania",
  }),
  main(
    "spaghetti alle vongole",
    {
      is: ["seafood pasta"],
      weight: 2,
      fat: 1.5,
      iodine: 4,
      salt: 2,
      aromas: ["brine"],
      origin: "campania",
    },
    {
      en: "spaghetti with clams, linguine with clams, spaghetti vongole, pasta with clams",
      it: "linguine alle vongole, vongole veraci",
    },
  ),
  main(
    "pesto",
    { is: ["pesto"], weight: 2.5, fat: 3, salt: 2, aromas: ["herbs", "nuts"], origin: "liguria" },
    { it: "pesto alla genovese, trofie al pesto" },
  ),
  main(
    "mac and cheese",
    { is: ["cheese dishes"], weight: 3.5, fat: 4.5, salt: 2.5, umami: 2 },
    {
      en: "macaroni cheese, macaroni and cheese",
      fr: "gratin de macaronis",
      de: "Käsespätzle, Käsnudeln",
    },
  ),
  main(
    "pizza",
    {
      is: ["pizza", "tomatoes"],
      weight: 3,
      fat: 3,
      acid: 2.5,
      salt: 2.5,
      umami: 2,
      origin: "campania",
    },
    {
      en: "pizza margherita, calzone, pepperoni pizza",
      it: "margherita, calzone, focaccia farcita",
      de: "Pizza",
    },
  ),
  main(
    "flammkuchen",
    { is: ["pizza"], weight: 2.5, fat: 3.5, salt: 2.5, smoke: 1, origin: "alsace" },
    { en: "tarte flambée", fr: "tarte flambée, flammekueche", de: "Flammkuchen" },
  ),
  main(
    "risotto",
    { is: ["rice"], weight: 3, fat: 3, umami: 2, aromas: ["butter"], origin: "lombardy" },
    { it: "risotto alla milanese", de: "Risotto" },
  ),
  main(
    "paella",
    {
      is: ["paella"],
      weight: 3,
      fat: 2,
      iodine: 2,
      umami: 2,
      aromas: ["spice"],
      origin: "valencia",
    },
    {
      es: "arroz a banda, arroz negro, fideuá, arroz caldoso, paella de marisco, paella valenciana",
    },
  ),
  side("rice", { is: ["rice"], weight: 2 }, { fr: "riz", it: "riso", es: "arroz", de: "Reis" }),
  side(
    "polenta",
    { weight: 2.5, fat: 1 },
    { en: "grits, couscous, bulgur, quinoa", fr: "semoule", de: "Grieß" },
  ),
  side(
    "potatoes",
    { weight: 2, fat: 1 },
    {
      en: "potato, mash, mashed potato, jacket potato",
      fr: "pomme de terre, purée",
      it: "patata, purè",
      es: "patata, puré",
      de: "Kartoffel, Erdäpfel, Kartoffelpüree, Knödel, Spätzle, Kloß",
    },
  ),
  side(
    "chips",
    { is: ["aperitifs"], weight: 2, fat: 3.5, salt: 3 },
    {
      en: "fries, french fries, crisps, potato chips, snack, savoury snack, popcorn, pretzel, nachos",
      fr: "frites, chips",
      it: "patatine, patatine fritte",
      es: "patatas fritas",
      de: "Pommes, Pommes frites, Knabberei, Brezel",
    },
  ),
  side(
    "potato gratin",
    { weight: 3, fat: 4 },
    { en: "dauphinoise, gratin dauphinois", fr: "gratin dauphinois", de: "Kartoffelgratin" },
  ),
  side(
    "bread",
    { weight: 1.5 },
    {
      en: "toast, crostini, bruschetta, baguette, sandwich, focaccia",
      fr: "pain, tartine, croque-monsieur",
      it: "pane, bruschetta, crostino, focaccia, panino",
      es: "pan, bocadillo, tostada",
      de: "Brot, Brötchen",
    },
  ),
  side(
    "pastry",
    { weight: 2.5, fat: 3.5 },
    {
      en: "pie crust, puff pastry, empanada, pasty",
      fr: "feuilleté",
      it: "sfoglia",
      es: "empanada, empanadas, empanadilla",
      de: "Blätterteig",
    },
  ),
  main(
    "canapés",
    { is: ["aperitifs"], weight: 1.5, fat: 2, salt: 2.5 },
    {
      en: "canape, appetizer, appetiser, aperitif, finger food, nibbles, starter, amuse-bouche, hors d'oeuvre, apero",
      fr: "apéritif, apéro, amuse-bouche, amuse-gueule, petits fours salés, gougère",
      it: "aperitivo, antipasto, stuzzichino, cicchetti",
      es: "aperitivo, entrante, pincho",
      de: "Aperitif, Apéro, Häppchen, Vorspeise",
    },
  ),
  main(
    "tapas",
    { is: ["aperitifs", "cured meat"], weight: 2, fat: 2.5, salt: 3, umami: 1.5, origin: "spain" },
    { es: "tapa, pintxo, patatas bravas" },
  ),
];
