import { dish, main, type MealTerm, side, touch } from "../MealTerm.ts";

/** Rarer named plates of Europe, and the sandwiches that are eaten everywhere. */
export const EUROPEAN_DISHES: readonly MealTerm[] = [
  side(
    "sandwich",
    { is: ["sandwiches"], weight: 2, fat: 2, salt: 2 },
    {
      en: "sandwiches, wrap, bagel, panini, ham sandwich, chicken sandwich, cheese sandwich, egg sandwich, sub sandwich, hoagie, tuna melt, smorrebrod, smorgasbord",
      fr: "pan bagnat",
      it: "panino, tramezzino, piadina",
      es: "bocadillo, bocata",
      de: "belegtes Brot, Wurstbrot",
    },
  ),
  main(
    "club sandwich",
    { is: ["sandwiches"], weight: 2.5, fat: 2.5, protein: 1, salt: 2.5 },
    {
      en: "blt, blt sandwich, turkey club, chicken club, muffuletta, cuban sandwich, turkey sandwich",
    },
  ),
  main(
    "croque-monsieur",
    { is: ["melted cheese"], weight: 3, fat: 4, salt: 3, umami: 2 },
    {
      en: "ham and cheese toastie, toasted cheese sandwich, malakoff",
      fr: "croque-monsieur, croque-madame, croque",
      es: "bikini",
    },
  ),
  side(
    "bruschetta",
    { is: ["raw tomatoes"], weight: 1.5, acid: 2.5, aromas: ["herbs"], origin: "italy" },
    { en: "tomato bruschetta", it: "bruschetta al pomodoro" },
  ),
  dish(
    "white pizza",
    { is: ["white pizza"], weight: 2.5, fat: 3.5, salt: 2.5, umami: 2, origin: "italy" },
    {
      en: "four cheese pizza, pizza bianca, focaccia di recco, clam pizza",
      fr: "pizza quatre fromages, pizza blanche",
      it: "pizza bianca, pizza quattro formaggi, pizza ai quattro formaggi",
      es: "pizza cuatro quesos",
      de: "Pizza Quattro Formaggi",
    },
  ),
  main("pissaladière", {
    is: ["savoury tarts"],
    weight: 2.5,
    fat: 3,
    salt: 3,
    sweet: 1,
    umami: 2,
    origin: "provence",
  }),
  dish(
    "pasta alla norma",
    { is: ["tomato pasta"], weight: 3, fat: 2.5, acid: 3, umami: 2, origin: "sicily" },
    { en: "aubergine pasta, eggplant pasta", it: "pasta alla norma, alla norma" },
  ),
  dish(
    "minestrone",
    { is: ["tomato pasta"], weight: 2.5, acid: 3, umami: 2, aromas: ["herbs"], origin: "tuscany" },
    { it: "ribollita, pappa al pomodoro, acquacotta" },
  ),
  dish(
    "pasta with seafood",
    {
      is: ["seafood pasta"],
      weight: 2.5,
      fat: 2,
      iodine: 3,
      salt: 2,
      aromas: ["brine"],
      origin: "campania",
    },
    {
      en: "seafood linguine, seafood spaghetti, seafood tagliatelle",
      it: "allo scoglio, spaghetti allo scoglio, spaghetti ai frutti di mare, pasta con le sarde, fregola con arselle, bigoli in salsa",
    },
  ),
  dish(
    "pasta primavera",
    { is: ["vegetable pasta"], weight: 2, fat: 1.5, aromas: ["herbs"], origin: "italy" },
    {
      en: "primavera, vegetable pasta",
      it: "pasta primavera, orecchiette con cime di rapa, orecchiette alle cime di rapa",
    },
  ),
  main(
    "pizzoccheri",
    { is: ["melted cheese"], weight: 3.5, fat: 4, salt: 2.5, umami: 2, origin: "lombardy" },
    { en: "truffade, papet vaudois", fr: "truffade", de: "Älplermagronen, Kärntner Kasnudeln" },
  ),
  main(
    "rösti",
    { is: ["melted cheese"], weight: 2.5, fat: 3.5, salt: 2 },
    {
      en: "placki, tiroler gröstl, gröstl, hash brown, latke, potato pancake, boxty, raggmunk",
      fr: "rösti",
      de: "Rösti, Kartoffelpuffer, Reibekuchen, Reiberdatschi",
    },
  ),
  dish(
    "sauerbraten",
    { is: ["soured beef"], weight: 4, fat: 2.5, protein: 3.5, acid: 2.5, sweet: 1, umami: 3 },
    { en: "svickova", de: "Sauerbraten, rheinischer Sauerbraten" },
  ),
  dish(
    "beef stroganoff",
    { is: ["beef in cream"], weight: 3.5, fat: 4, protein: 3, umami: 3 },
    {
      en: "stroganoff, beef in cream sauce",
      fr: "bœuf stroganoff",
      de: "Boeuf Stroganoff, Filetgulasch",
    },
  ),
  dish(
    "goulash",
    {
      is: ["goulash"],
      weight: 4,
      fat: 3,
      protein: 4,
      heat: 0.5,
      umami: 4,
      aromas: ["spice"],
      origin: "hungary",
    },
    {
      en: "hungarian goulash, beef goulash, gulyas, porkolt, paprika stew",
      fr: "goulasch, goulash",
      it: "gulasch",
      de: "Gulasch, Rindergulasch, Saftgulasch, ungarisches Gulasch, Paprikagulasch, Gulaschsuppe",
    },
  ),
  dish(
    "chicken paprikash",
    {
      is: ["white meat in cream"],
      weight: 3,
      fat: 3.5,
      protein: 1.5,
      heat: 0.5,
      aromas: ["spice"],
      origin: "hungary",
    },
    {
      en: "paprikash, paprika chicken, satsivi, waterzooi, chicken waterzooi",
      de: "Paprikahuhn, Paprikahendl",
    },
  ),
  dish(
    "stuffed cabbage",
    { is: ["mince"], weight: 3.5, fat: 3, protein: 3, acid: 2, umami: 2 },
    {
      en: "golubtsy, golabki, sarma, cabbage roll, gemista, holubtsi",
      fr: "chou farci",
      de: "Kohlroulade, Krautwickel",
    },
  ),
  dish(
    "venison stew",
    { is: ["game stews"], weight: 4.5, fat: 2, protein: 4, umami: 4, aromas: ["earth"] },
    {
      en: "deer stew, venison casserole, game stew, game casserole",
      fr: "civet de chevreuil, civet de biche",
      it: "spezzatino di cervo",
      de: "Rehragout, Hirschragout, Wildragout, Rehgulasch, Hirschgulasch, Wildgulasch, Rehpfeffer, Hirschpfeffer",
    },
  ),
  main(
    "jamón",
    {
      is: ["cured ham"],
      weight: 2,
      fat: 2.5,
      protein: 1,
      salt: 4,
      umami: 2,
      aromas: ["nuts"],
      origin: "spain",
    },
    {
      en: "serrano ham, iberico ham, jamon",
      es: "jamón, jamón serrano, jamón ibérico, jamón de bellota, pata negra",
    },
  ),
  main(
    "German sausage",
    { is: ["German sausages"], weight: 3, fat: 4, protein: 2, salt: 3, origin: "germany" },
    {
      en: "bratwurst, weisswurst, knackwurst, currywurst",
      de: "Bratwurst, Weißwurst, Currywurst, Nürnberger Rostbratwurst, Rostbratwurst, Thüringer, Käsekrainer, Debrecziner, Grillwurst, Leberkäse",
    },
  ),
  main(
    "savoury pancake",
    { is: ["savoury tarts"], weight: 2.5, fat: 3, salt: 2 },
    {
      en: "savoury crepe, buckwheat galette",
      fr: "galette de sarrasin, galette complète, crêpe salée",
    },
  ),
  dish(
    "bigos",
    { is: ["sauerkraut"], weight: 3.5, fat: 3.5, protein: 2, acid: 3, salt: 2.5, smoke: 1 },
    { en: "vepro knedlo zelo, solyanka", de: "Saumagen" },
  ),
  side(
    "beetroot",
    { is: ["beetroot"], weight: 2, sweet: 1.5, aromas: ["earth"] },
    {
      en: "beet, borscht",
      fr: "betterave",
      it: "barbabietola",
      es: "remolacha",
      de: "Rote Bete, Borschtsch",
    },
  ),
  dish(
    "carbonnade",
    { is: ["stews"], weight: 4, fat: 3, protein: 4, sweet: 1, umami: 3 },
    {
      en: "hachee, stoofvlees, beef and guinness stew, beef and ale stew, coddle, labskaus, steak and kidney pudding, steak pudding",
      fr: "carbonade flamande, axoa",
    },
  ),
  dish(
    "cataplana",
    { is: ["fish soup"], weight: 2.5, fat: 2, iodine: 3, acid: 1.5, umami: 2 },
    { en: "marmitako, ttoro, halaszle", es: "marmitako, caldeirada" },
  ),
  main(
    "bacalhau à brás",
    { is: ["white fish"], weight: 2.5, fat: 2.5, iodine: 2, salt: 3, origin: "portugal" },
    {
      en: "bacalhau com natas, baccala mantecato, esqueixada, kokotxas",
      it: "baccalà mantecato",
      es: "esqueixada",
    },
  ),
  main(
    "polvo à lagareiro",
    { is: ["squid"], weight: 2.5, fat: 2.5, iodine: 2.5, smoke: 1, origin: "portugal" },
    { en: "polvo", it: "polpo alla luciana" },
  ),
  dish(
    "fried cheese",
    { is: ["brined cheese", "fried food"], weight: 2.5, fat: 4, salt: 3.5 },
    { en: "saganaki, halloumi fries, mozzarella stick, provoleta, jalapeno popper" },
  ),
  dish(
    "avgolemono",
    { is: ["soups"], weight: 2, fat: 1.5, acid: 3, aromas: ["citrus"], origin: "greece" },
    {
      en: "caldo verde, zurek, cock-a-leekie, chicken soup",
      fr: "soupe au pistou",
      de: "Hühnersuppe, Leberknödelsuppe",
    },
  ),
  dish("francesinha", {
    is: ["burgers"],
    weight: 4,
    fat: 4,
    protein: 3.5,
    salt: 2.5,
    umami: 3,
    origin: "portugal",
  }),
  main(
    "leitão",
    { is: ["roast pork"], weight: 4, fat: 5, protein: 2.5, umami: 2, origin: "portugal" },
    { en: "cinta senese" },
  ),
  dish(
    "game pie",
    { is: ["meat pies"], weight: 4, fat: 3.5, protein: 3, umami: 2 },
    {
      en: "tourtiere, sausage roll, scotch egg, scotch pie",
      fr: "tourtière",
      es: "empanada gallega",
    },
  ),
  main(
    "vegetable fritters",
    { is: ["fried food"], weight: 2.5, fat: 4, salt: 2.5 },
    {
      en: "langos, courgette fritter, zucchini fritter, sweetcorn fritter, bubble and squeak, farinata",
    },
  ),
  dish(
    "sweet pastries",
    { is: ["desserts"], weight: 3, sweet: 3.5, fat: 3.5, aromas: ["butter", "nuts"] },
    {
      en: "churros, pastel de nata, custard tarts, paris-brest, butter tart, linzer torte, galaktoboureko, sfogliatella, pastiera, seadas, nanaimo bar, leche frita, mango sticky rice",
      fr: "paris-brest, far breton",
      it: "sfogliatella, pastiera",
      es: "churros, leche frita",
      de: "Linzer Torte, Bienenstich, Germknödel, Marillenknödel, Salzburger Nockerl",
    },
  ),
  dish(
    "affogato",
    { is: ["chocolate"], weight: 3, sweet: 3.5, fat: 3, bitter: 2, aromas: ["toast"] },
    { en: "coffee dessert, coffee ice cream, mocha cake, opera cake" },
  ),
  touch(
    "Marsala sauce",
    { lift: 0.5, umami: 1.5, sweet: 0.5, aromas: ["nuts"] },
    { en: "marsala, madeira sauce, sherry sauce, port sauce", fr: "sauce madère" },
  ),
  touch(
    "white wine sauce",
    { acid: 1.5 },
    {
      en: "white wine, in white wine",
      fr: "vin blanc, au vin blanc",
      it: "al vino bianco, vino bianco",
      es: "al vino blanco",
      de: "Weißweinsauce, Weißwein",
    },
  ),
  touch(
    "red wine",
    { lift: 0.5, umami: 1.5 },
    {
      en: "braised in red wine",
      fr: "vin rouge",
      it: "vino rosso",
      es: "vino tinto",
      de: "Rotwein",
    },
  ),
];
