import { dish, type MealTerm, touch } from "../MealTerm.ts";

/** Named plates of East and South Asia, of the Levant, Persia and the Caucasus. */
export const EASTERN_DISHES: readonly MealTerm[] = [
  dish(
    "Vietnamese food",
    {
      is: ["Vietnamese food"],
      weight: 2,
      fat: 1.5,
      heat: 1,
      sweet: 1,
      acid: 3,
      salt: 2,
      aromas: ["citrus", "herbs"],
    },
    {
      en: "cha ca, vietnamese, banh mi, banh xeo, summer roll, vietnamese spring roll, goi cuon, bun cha, bun thit nuong, cao lau, lemongrass chicken, vietnamese salad, rice paper roll",
      fr: "vietnamien, bo bun, rouleau de printemps",
      it: "vietnamita",
      es: "vietnamita",
      de: "vietnamesisch, Sommerrolle",
    },
  ),
  dish(
    "noodle soup",
    { is: ["noodle soups"], weight: 2.5, fat: 2, salt: 3, umami: 4, aromas: ["spice"] },
    {
      en: "soto ayam, pho, ramen, udon, soba, miso soup, wonton soup, bun bo hue, hot pot, hotpot chinese, shabu shabu, sukiyaki, bak kut teh, beef noodle soup, chicken noodle soup",
      de: "Nudelsuppe, Ramen",
    },
  ),
  dish(
    "Japanese grill",
    {
      is: ["Japanese grills"],
      weight: 3,
      fat: 2.5,
      protein: 2,
      sweet: 1,
      salt: 3,
      smoke: 2,
      umami: 3,
    },
    {
      en: "yakitori, teppanyaki, robata, kushiyaki, unagi, tsukune, teriyaki beef, yakiniku, negima",
    },
  ),
  dish(
    "okonomiyaki",
    { is: ["sushi"], weight: 2.5, fat: 2.5, salt: 3, umami: 3.5 },
    {
      en: "takoyaki, onigiri, agedashi tofu, chawanmushi, omurice, edamame, izakaya",
    },
  ),
  dish(
    "karaage",
    { is: ["fried chicken"], weight: 3, fat: 4, protein: 1.5, salt: 3, umami: 1 },
    { en: "japanese fried chicken, taiwanese fried chicken" },
  ),
  dish(
    "Japanese curry",
    { is: ["curry"], weight: 3.5, fat: 3, heat: 1, sweet: 1.5, umami: 2, aromas: ["spice"] },
    { en: "katsu curry, curry rice, donburi, oyakodon, gyudon, katsudon" },
  ),
  dish(
    "Korean food",
    {
      is: ["Korean food"],
      weight: 3,
      fat: 2,
      protein: 1.5,
      salt: 3,
      heat: 2,
      sweet: 1,
      umami: 4,
      aromas: ["spice"],
    },
    {
      en: "kimchi pancake, korean, bibimbap, kimchi, kimchi stew, japchae, tteokbokki, jjigae, sundubu, pajeon, bossam, dakgalbi, kimbap, gimbap, gochujang chicken, korean pancake, budae jjigae",
      fr: "coréen",
      it: "coreano",
      es: "coreano",
      de: "koreanisch",
    },
  ),
  dish(
    "Korean fried chicken",
    { is: ["spicy food", "fried chicken"], weight: 3, fat: 4, salt: 3, heat: 2, sweet: 1.5 },
    { en: "yangnyeom chicken" },
  ),
  dish(
    "Korean barbecue",
    {
      is: ["barbecue"],
      weight: 4,
      fat: 3.5,
      protein: 4,
      sweet: 1.5,
      heat: 0.5,
      smoke: 2,
      umami: 4,
    },
    { en: "korean bbq, bulgogi, galbi, kalbi, samgyeopsal, korean short rib, korean beef" },
  ),
  dish(
    "char siu",
    {
      is: ["pork with fruit"],
      weight: 3.5,
      fat: 3.5,
      protein: 2,
      sweet: 2.5,
      salt: 3,
      umami: 3,
      aromas: ["spice", "honey"],
    },
    {
      en: "char siu pork, chinese barbecue pork, honey roast pork, pork adobo, twice-cooked pork",
    },
  ),
  dish(
    "beef stir-fry",
    { is: ["beef and soy"], weight: 3.5, fat: 2.5, protein: 3.5, salt: 3, umami: 4, sweet: 1 },
    {
      en: "beef stir fry, beef in black bean sauce, beef with black bean sauce, beef in oyster sauce, mongolian beef, beef and broccoli, beef with broccoli, crispy beef, beef chow fun, beef teriyaki, lok lak, shaking beef, bo luc lac, lomo saltado, beef noodles",
      es: "lomo saltado",
    },
  ),
  dish(
    "adobo",
    { is: ["Chinese food"], weight: 3.5, fat: 3, acid: 2.5, salt: 3, umami: 3 },
    {
      en: "sisig, filipino, kare kare, chicken adobo, pancit, lumpia, sinigang, char kway teow, hainanese chicken rice, hainanese chicken, xiao long bao, soup dumpling, bao, pad see ew, egg fried rice, siu mai, har gow, yum cha",
    },
  ),
  dish(
    "Thai stir-fry",
    { is: ["Thai food", "spicy food"], weight: 3, fat: 2, heat: 3, salt: 2.5, aromas: ["herbs"] },
    {
      en: "pad kra pao, pad krapow, drunken noodles, thai basil chicken, thai basil beef, khao soi, amok, fish amok",
    },
  ),
  dish(
    "dan dan noodles",
    { is: ["spicy food"], weight: 3, fat: 3, heat: 3.5, umami: 3, salt: 3 },
    { en: "chongqing noodles, sichuan hot pot, chilli crab, singapore chilli crab, sambal prawns" },
  ),
  dish(
    "rendang",
    {
      is: ["red meat curries"],
      weight: 4,
      fat: 4,
      protein: 3.5,
      heat: 2,
      sweet: 1,
      aromas: ["spice"],
    },
    {
      en: "beef rendang, massaman beef curry, beef massaman, nihari, haleem, goat curry, curry goat, curried goat",
    },
  ),
  dish(
    "Indian vegetables",
    { is: ["curry"], weight: 2.5, fat: 2.5, heat: 1.5, aromas: ["spice", "herbs"] },
    {
      en: "khichdi, chole bhature, aloo gobi, palak paneer, saag paneer, paneer tikka, matar paneer, mattar paneer, paneer makhani, malai kofta, chole, rajma, pav bhaji, vada pav, dosa, masala dosa, idli, sambar, thali, bhel puri, bombay potatoes, vegetable biryani, kadai paneer, dahl, tarka dahl, mulligatawny",
    },
  ),
  dish(
    "tandoori lamb",
    {
      is: ["red meat curries"],
      weight: 4,
      fat: 3,
      protein: 3.5,
      heat: 1.5,
      smoke: 2,
      aromas: ["spice"],
    },
    {
      en: "seekh kebab, lamb seekh kebab, chapli kebab, lamb tikka, tandoori mixed grill, suya, tibs",
    },
  ),
  dish(
    "Persian stew",
    { is: ["tagines"], weight: 3.5, fat: 2.5, protein: 2.5, acid: 2, aromas: ["herbs", "spice"] },
    {
      en: "zereshk polo, ghormeh sabzi, fesenjan, koresh, khoresh, maqluba, mansaf, kabsa, kabuli pulao, pilaf with lamb, lamb pilaf, plov, mandi, harira, tahdig, joojeh kebab",
    },
  ),
  dish(
    "kibbeh",
    {
      is: ["barbecue"],
      weight: 3.5,
      fat: 3,
      protein: 3,
      smoke: 1,
      aromas: ["herbs", "spice"],
    },
    {
      en: "pljeskavica, mititei, sate kambing, kibbe, koobideh, kubideh, adana kebab, iskender, lahmacun, arayes, sfiha, shashlik, cevapi, mici, kofta kebab, lamb kofta, lamb kebab",
    },
  ),
  dish(
    "chicken kebab",
    {
      is: ["spiced chicken"],
      weight: 2.5,
      fat: 2,
      protein: 1.5,
      smoke: 1.5,
      acid: 2,
      aromas: ["herbs", "spice"],
    },
    {
      en: "chicken shawarma, chicken gyros, chicken souvlaki, shish taouk, shish tawook, piri piri chicken, peri peri chicken, peri-peri, piri-piri, chicken skewer, chicken yassa, jujeh kebab, harissa chicken, za'atar chicken, satay chicken grilled",
      es: "pollo a la brasa",
    },
  ),
  dish(
    "burek",
    { is: ["savoury tarts"], weight: 2.5, fat: 3.5, salt: 2.5, umami: 1 },
    { en: "borek, pide, brik, khachapuri, tiropita, manakish" },
  ),
  dish(
    "imam bayildi",
    { is: ["aubergines"], weight: 2.5, fat: 3, acid: 2, umami: 2, aromas: ["herbs"] },
    { en: "stuffed aubergine, stuffed eggplant, zaalouk, melitzanes" },
  ),
  dish(
    "menemen",
    { is: ["eggs"], weight: 2, fat: 2.5, acid: 2.5, umami: 1, aromas: ["herbs"] },
    { en: "turkish eggs, cilbir" },
  ),
  dish(
    "pierogi",
    { is: ["filled dumplings"], weight: 3, fat: 3, protein: 1.5, salt: 2, umami: 1 },
    {
      en: "momo, canederli, bryndzové halušky, gyoza, pelmeni, khinkali, varenyky, vareniki",
      de: "Pirogge, Pelmeni",
    },
  ),
  touch(
    "spice blend",
    { heat: 0.5, aromas: ["spice", "herbs"] },
    {
      en: "zaatar, chermoula, baharat",
    },
  ),
];
