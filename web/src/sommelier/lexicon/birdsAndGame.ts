import { main, type MealTerm } from "../MealTerm.ts";

/** Poultry, rabbit and what a hunter brings. */
export const BIRDS_AND_GAME: readonly MealTerm[] = [
  main(
    "chicken",
    { is: ["poultry"], weight: 2.5, fat: 2, protein: 1.5, umami: 1 },
    {
      en: "hen, capon, chicken breast, chicken thigh, chicken leg, drumstick, poussin, cornish hen",
      fr: "poulet, poularde, chapon, coquelet, blanc de poulet, poule",
      it: "pollo, cappone, gallina, faraona",
      es: "pollo, gallina, capón",
      de: "Huhn, Hähnchen, Hühnchen, Hendl, Poularde, Pute, Hühnerbrust",
    },
  ),
  // Whoever names no bird may mean the roast, the turkey or the duck.
  main(
    "poultry",
    { is: ["poultry"], weight: 3, fat: 2, protein: 2, umami: 1 },
    { fr: "volaille", it: "pollame", es: "ave", de: "Geflügel" },
  ),
  main(
    "roast chicken",
    { is: ["poultry"], weight: 3, fat: 2.5, protein: 2, umami: 1, aromas: ["herbs"] },
    {
      en: "rotisserie chicken",
      fr: "poulet rôti, poulet fermier, poulet du dimanche, poulet de Bresse, volaille rôtie, coquelet rôti",
      it: "pollo arrosto, pollo al forno",
      es: "pollo asado, pollo al horno",
      de: "Brathähnchen, Brathuhn, gebratenes Hähnchen, Brathendl",
    },
  ),
  main(
    "fried chicken",
    { is: ["fried chicken"], weight: 3, fat: 4, protein: 1.5, salt: 3 },
    {
      fr: "nuggets de poulet, ailes de poulet",
      en: "chicken nugget, chicken wing, buffalo wing, southern fried chicken, kfc, hot wings, popcorn chicken, buttermilk chicken, chicken finger, chicken tender",
      de: "Chicken Wings, frittiertes Hähnchen",
    },
  ),
  main(
    "turkey",
    { is: ["turkey"], weight: 3, fat: 2, protein: 2, umami: 1 },
    {
      en: "thanksgiving turkey, christmas turkey, turkey with cranberry, thanksgiving dinner, christmas dinner",
      fr: "dinde, dindon, dindonneau, dinde aux marrons, dinde farcie, chapon farci",
      it: "tacchino",
      es: "pavo, pavo relleno, pavo asado",
      de: "Truthahn, Putenbrust, Puter, Truthahnbraten, Putenbraten",
    },
  ),
  main(
    "rabbit",
    { is: ["rabbit"], weight: 3, fat: 1.5, protein: 2, aromas: ["herbs"] },
    { fr: "lapin", it: "coniglio", es: "conejo", de: "Kaninchen" },
  ),
  main(
    "guinea fowl",
    { is: ["poultry", "game birds"], weight: 3, fat: 1.5, protein: 2.5, aromas: ["earth"] },
    { fr: "pintade, pintadeau", es: "pintada", de: "Perlhuhn" },
  ),
  main(
    "duck",
    { is: ["duck"], weight: 4, fat: 4, protein: 2.5, umami: 2 },
    {
      en: "duck breast, duckling, roast duck, duck leg, pressed duck, crispy duck leg",
      fr: "canard, magret, canette, magret de canard, cuisse de canard, canard rôti, aiguillettes de canard",
      it: "anatra, petto d'anatra",
      es: "pato, magret de pato",
      de: "Ente, Entenbrust, Entenkeule, Bauernente, Barbarie-Ente",
    },
  ),
  main(
    "duck confit",
    { is: ["duck"], weight: 4, fat: 4.5, protein: 2.5, salt: 2, umami: 2, origin: "southwest" },
    {
      en: "confit of duck, confit duck leg, confit",
      fr: "confit de canard, confit",
      es: "confit de pato",
      de: "Entenconfit",
    },
  ),
  main(
    "goose",
    { is: ["goose"], weight: 4, fat: 4.5, protein: 2.5, umami: 2 },
    {
      en: "christmas goose",
      fr: "oie",
      it: "oca",
      es: "ganso, oca",
      de: "Gans, Gänsebraten, Martinsgans, Weihnachtsgans",
    },
  ),
  main(
    "game",
    { is: ["game"], weight: 4.5, fat: 1.5, protein: 4.5, umami: 3, aromas: ["earth"] },
    {
      en: "game meat",
      fr: "gibier",
      it: "selvaggina, cacciagione",
      es: "caza",
      de: "Wild, Wildfleisch",
    },
  ),
  main(
    "venison",
    { is: ["venison"], weight: 4, fat: 1.5, protein: 3.5, umami: 3, aromas: ["earth"] },
    {
      en: "deer, elk, moose, reindeer, caribou, antelope, springbok, roast venison",
      fr: "chevreuil, cerf, biche, cuissot de chevreuil, gigue de chevreuil, daim",
      it: "cervo, capriolo, daino, camoscio, capriolo in salmì",
      es: "venado, ciervo, corzo",
      de: "Reh, Hirsch, Rehrücken, Wildbret, Gams, Damwild, Rehkeule, Hirschrücken, Elch",
    },
  ),
  main(
    "wild boar",
    { is: ["game"], weight: 5, fat: 2.5, protein: 4.5, umami: 3, aromas: ["earth"] },
    {
      en: "boar",
      fr: "sanglier, marcassin, civet de sanglier, daube de sanglier",
      it: "cinghiale",
      es: "jabalí",
      de: "Wildschwein, Frischling, Wildschweinragout, Wildschweinbraten",
    },
  ),
  main(
    "hare",
    { is: ["game"], weight: 4.5, fat: 1.5, protein: 4.5, umami: 3, aromas: ["earth"] },
    {
      fr: "lièvre, civet, lièvre à la royale",
      it: "lepre",
      es: "liebre",
      de: "Hase, Hasenpfeffer",
    },
  ),
  main(
    "game birds",
    { is: ["game birds"], weight: 3.5, fat: 1.5, protein: 3.5, umami: 2, aromas: ["earth"] },
    {
      en: "pheasant, partridge, grouse, quail, pigeon, squab, woodcock, wild duck, mallard, teal, snipe, ptarmigan, pheasant casserole, guinea hen, roast partridge",
      fr: "faisan, perdrix, perdreau, caille, pigeon, bécasse, palombe, canard sauvage, colvert, grouse, gelinotte",
      it: "fagiano, pernice, quaglia, piccione",
      es: "faisán, perdiz, codorniz, pichón",
      de: "Fasan, Rebhuhn, Wachtel, Taube, Wildente, Schnepfe, Wildtaube, Stubenküken",
    },
  ),
];
