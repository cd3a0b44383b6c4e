import { main, type MealTerm, side } from "../MealTerm.ts";

/** Vegetables, mushrooms, pulses, eggs and fruit on a savoury plate. */
export const VEGETABLES: readonly MealTerm[] = [
  main(
    "mushrooms",
    { is: ["mushrooms"], weight: 2.5, umami: 4, aromas: ["earth"] },
    {
      en: "mushroom, chanterelle, morel, portobello, shiitake, porcini, oyster mushroom",
      fr: "champignon, cèpe, girolle, morille, chanterelle, pleurote",
      it: "fungo, porcino, finferlo, funghi porcini",
      es: "seta, champiñón, níscalo, boletus",
      de: "Pilz, Steinpilz, Pfifferling, Morchel, Champignon, Eierschwammerl",
    },
  ),
  main(
    "truffle",
    { is: ["mushrooms"], weight: 2.5, umami: 4, aromas: ["earth"] },
    {
      en: "black truffle, white truffle",
      fr: "truffe",
      it: "tartufo",
      es: "trufa negra, trufa blanca",
      de: "Trüffel",
    },
  ),
  main(
    "vegetables",
    { is: ["vegetables"], weight: 1.5, bitter: 1, aromas: ["herbs"] },
    {
      en: "vegetable, veg, veggie, vegetarian, vegan, greens, vegetarian dish, vegetarian food",
      fr: "légume, végétarien, jardinière de légumes",
      it: "verdura, vegetariano, ortaggio",
      es: "verdura, vegetariano, hortaliza",
      de: "Gemüse, vegetarisch, vegan",
    },
  ),
  main(
    "asparagus",
    { is: ["green vegetables"], weight: 1.5, bitter: 2.5, umami: 1, aromas: ["herbs"] },
    { fr: "asperge", it: "asparago", es: "espárrago", de: "Spargel" },
  ),
  main(
    "artichoke",
    { is: ["green vegetables"], weight: 1.5, bitter: 4, aromas: ["herbs"] },
    { fr: "artichaut", it: "carciofo", es: "alcachofa", de: "Artischocke" },
  ),
  main(
    "aubergine",
    { is: ["aubergines"], weight: 2.5, fat: 1.5, bitter: 1, umami: 1 },
    {
      en: "eggplant",
      fr: "aubergine",
      it: "melanzana",
      es: "berenjena",
      de: "Aubergine",
    },
  ),
  main(
    "courgette",
    { is: ["vegetables"], weight: 1.5, aromas: ["herbs"] },
    {
      en: "zucchini, squash blossom",
      fr: "courgette",
      it: "zucchina, zucchini, fiori di zucca",
      es: "calabacín",
      de: "Zucchini",
    },
  ),
  main(
    "pumpkin",
    { is: ["squash"], weight: 2.5, sweet: 1.5, aromas: ["spice", "nuts"] },
    {
      en: "squash, butternut squash, sweet potato",
      fr: "potiron, courge, potimarron, citrouille, patate douce",
      it: "zucca, patata dolce",
      es: "calabaza, boniato",
      de: "Kürbis, Süßkartoffel",
    },
  ),
  side(
    "tomato",
    { is: ["tomatoes"], weight: 1.5, acid: 3.5, sweet: 1, umami: 2, aromas: ["herbs"] },
    {
      en: "tomato dish, tomato salad",
      fr: "tomate",
      it: "pomodoro, pomodorino",
      es: "tomate",
      de: "Tomate",
    },
  ),
  side(
    "peppers",
    { is: ["vegetables"], weight: 1.5, sweet: 1, aromas: ["herbs"] },
    {
      en: "bell pepper, red pepper, green pepper, capsicum",
      fr: "poivron",
      it: "peperone",
      es: "pimiento",
      de: "Paprikaschote, Peperoni",
    },
  ),
  side(
    "onions",
    { is: ["vegetables"], weight: 1.5, sweet: 1.5, umami: 1 },
    {
      en: "onion, leek, shallot",
      fr: "oignon, poireau, échalote",
      it: "cipolla, porro, scalogno",
      es: "cebolla, puerro",
      de: "Zwiebel, Lauch, Schalotte",
    },
  ),
  side(
    "spinach",
    { is: ["green vegetables"], weight: 1.5, bitter: 1.5 },
    {
      en: "chard, kale, swiss chard, nettle",
      fr: "épinard, blette",
      it: "spinacio, bietola, cavolo nero",
      es: "espinaca, acelga",
      de: "Spinat, Mangold, Grünkohl",
    },
  ),
  side(
    "Brussels sprouts",
    { is: ["green vegetables"], weight: 1.5, bitter: 2 },
    {
      en: "brussels sprout, sprout, green bean, broccoli, fava bean",
      fr: "chou de Bruxelles, brocoli",
      it: "broccolo, cavolini di Bruxelles, fagiolini",
      es: "brócoli, coles de Bruselas",
      de: "Rosenkohl, Brokkoli",
    },
  ),
  side(
    "cabbage",
    { is: ["vegetables"], weight: 1.5, bitter: 1.5 },
    {
      en: "cauliflower",
      fr: "chou, chou-fleur",
      it: "cavolo, cavolfiore, verza",
      es: "col, coliflor, repollo",
      de: "Kohl, Blumenkohl, Rotkohl, Blaukraut, Wirsing",
    },
  ),
  side(
    "bitter leaves",
    { is: ["salads"], weight: 1, bitter: 4 },
    {
      en: "radicchio, chicory, endive, rocket, arugula, dandelion",
      fr: "endive, roquette, pissenlit, chicorée",
      it: "radicchio, rucola, cicoria, puntarelle",
      es: "endibia, rúcula, achicoria",
      de: "Chicorée, Rucola, Radicchio, Löwenzahn",
    },
  ),
  side(
    "roots",
    { is: ["vegetables"], weight: 2, sweet: 1.5, aromas: ["earth"] },
    {
      en: "carrot, parsnip, turnip, beetroot, beet, root vegetable, celeriac, fennel",
      fr: "carotte, panais, navet, betterave, céleri, fenouil",
      it: "carota, rapa, barbabietola, sedano rapa, finocchio",
      es: "zanahoria, nabo, remolacha, hinojo",
      de: "Karotte, Möhre, Rübe, Rote Bete, Sellerie, Fenchel",
    },
  ),
  side(
    "beans",
    { is: ["pulses"], weight: 2.5, protein: 1, umami: 1, aromas: ["earth"] },
    {
      en: "bean, lentil, chickpea, pea, pulses, dal, daal",
      fr: "haricot, lentille, pois chiche, petits pois, flageolet, fève",
      it: "fagiolo, lenticchia, cece, piselli, fava",
      es: "judía, lenteja, garbanzo, guisante, alubia, haba",
      de: "Bohne, Linse, Kichererbse, Erbse",
    },
  ),
  main("falafel", {
    is: ["mezze"],
    weight: 2.5,
    fat: 2.5,
    salt: 2,
    aromas: ["herbs", "spice"],
  }),
  main(
    "ratatouille",
    {
      is: ["vegetables", "tomatoes"],
      weight: 2.5,
      acid: 2,
      sweet: 1,
      aromas: ["herbs"],
      origin: "provence",
    },
    { it: "caponata, peperonata", es: "pisto, escalivada" },
  ),
  main(
    "tofu",
    { is: ["vegetables"], weight: 1.5, umami: 1 },
    { en: "tempeh, seitan, quorn", de: "Tofu" },
  ),
  side(
    "salad",
    { is: ["salads"], weight: 1, acid: 3, bitter: 1, aromas: ["herbs"] },
    {
      en: "green salad, mixed salad, coleslaw, lettuce, cucumber",
      fr: "salade, laitue, crudités, concombre, mâche",
      it: "insalata, lattuga",
      es: "ensalada, lechuga, pepino",
      de: "Salat, Salate, Gurke, Feldsalat, Kopfsalat",
    },
  ),
  dishLikeSalad("caesar salad", 2, 3, 2),
  dishLikeSalad("salade niçoise", 2, 2, 2.5),
  main(
    "caprese",
    {
      is: ["tomatoes", "fresh cheese"],
      weight: 1.5,
      acid: 3,
      fat: 2,
      aromas: ["herbs"],
      origin: "campania",
    },
    { it: "insalata caprese, burrata e pomodoro" },
  ),
  main(
    "eggs",
    { is: ["eggs"], weight: 2, fat: 2.5, umami: 1 },
    {
      en: "egg, omelette, omelet, frittata, scrambled eggs, eggs benedict, fried egg, poached egg",
      fr: "œuf, omelette, œufs brouillés, œufs en meurette",
      it: "uovo, uova, frittata",
      es: "huevo, tortilla, tortilla española, revuelto",
      de: "Ei, Eier, Omelett, Rührei, Spiegelei",
    },
  ),
  main(
    "quiche",
    { is: ["savoury tarts"], weight: 2.5, fat: 4, salt: 2, origin: "alsace" },
    {
      en: "quiche lorraine, savoury tart, onion tart, soufflé, cheese soufflé",
      fr: "quiche lorraine, vol-au-vent, bouchée à la reine, tarte à l'oignon, soufflé, soufflé au fromage",
      it: "torta salata",
      es: "tarta salada",
      de: "Zwiebelkuchen, Lauchkuchen",
    },
  ),
  side(
    "olives",
    { is: ["aperitifs"], weight: 1, salt: 4, fat: 2, bitter: 1, aromas: ["brine"] },
    {
      en: "olive, caper, tapenade, gherkin, pickle",
      fr: "olive, câpre, tapenade, cornichon",
      it: "oliva, cappero",
      es: "aceituna, oliva, alcaparra, encurtido",
      de: "Olive, Kaper, Essiggurke, Cornichon",
    },
  ),
  side(
    "avocado",
    { is: ["vegetables"], weight: 1.5, fat: 3.5 },
    { fr: "avocat", es: "aguacate", de: "Avocado" },
  ),
  side(
    "nuts",
    { is: ["aperitifs"], weight: 1.5, fat: 3.5, salt: 2, aromas: ["nuts"] },
    {
      en: "nut, almond, walnut, hazelnut, cashew, pistachio, chestnut, peanut",
      fr: "noix, amande, noisette, pistache, châtaigne, cacahuète",
      it: "noce, mandorla, nocciola, pistacchio, castagna",
      es: "nuez, almendra, avellana, pistacho, castaña, cacahuete",
      de: "Nuss, Mandel, Walnuss, Haselnuss, Pistazie, Kastanie, Maroni, Erdnuss",
    },
  ),
  side(
    "sauerkraut",
    { is: ["vegetables"], weight: 2, acid: 4, salt: 2 },
    { fr: "choucroute crue", it: "crauti", es: "chucrut", de: "Kraut" },
  ),
];

function dishLikeSalad(name: string, weight: number, fat: number, salt: number): MealTerm {
  return main(name, { is: ["salads"], weight, fat, salt, acid: 2.5, umami: 1, aromas: ["herbs"] });
}
