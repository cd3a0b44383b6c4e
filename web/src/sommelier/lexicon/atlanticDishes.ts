import { dish, main, type MealTerm, side } from "../MealTerm.ts";

/** Named plates of the Americas and of Africa. */
export const ATLANTIC_DISHES: readonly MealTerm[] = [
  main(
    "empanadas",
    {
      is: ["meat pies"],
      weight: 3.5,
      fat: 3,
      protein: 3,
      umami: 2,
      aromas: ["spice"],
      origin: "argentina",
    },
    {
      en: "empanada, beef empanada, argentine empanada",
      es: "empanada, empanadas, empanada de carne, empanadilla",
    },
  ),
  dish(
    "tacos with meat",
    {
      is: ["Mexican meat"],
      weight: 3.5,
      fat: 3,
      protein: 3,
      heat: 1,
      acid: 2,
      umami: 2,
      aromas: ["herbs", "citrus"],
    },
    {
      en: "beef taco, steak taco, carne asada, barbacoa taco, birria, beef burrito, beef enchilada, beef fajita, steak fajita, pork taco, carnitas, cochinita pibil, al pastor, beef quesadilla, taco al pastor, lamb barbacoa, chilli cheese burrito",
      es: "carne asada, tacos al pastor, tacos de carnitas, cochinita pibil",
    },
  ),
  dish(
    "tacos with fish",
    {
      is: ["Mexican food"],
      weight: 2.5,
      fat: 2.5,
      iodine: 2,
      acid: 3,
      heat: 1,
      aromas: ["citrus"],
    },
    {
      en: "fish taco, shrimp taco, prawn taco, seafood taco, shrimp fajita",
      es: "tacos de pescado",
    },
  ),
  dish(
    "arepas",
    { is: ["Mexican food"], weight: 3, fat: 3, salt: 2, sweet: 0.5, umami: 1 },
    {
      en: "pupusa, humitas, elote, esquites, mexican street corn, huitlacoche, sopes, gallo pinto, mofongo, bandeja paisa, chiles en nogada, chile en nogada, aji de gallina, papa a la huancaina",
      es: "arepa, humita, pastel de choclo, ají de gallina",
    },
  ),
  dish(
    "Latin American stew",
    { is: ["stews"], weight: 4, fat: 3, protein: 3, umami: 3 },
    { en: "locro, sancocho, ajiaco, carbonada, pabellon criollo", es: "cazuela, sancocho" },
  ),
  dish(
    "anticuchos",
    { is: ["beef"], weight: 4, fat: 3, protein: 4.5, smoke: 2, aromas: ["smoke", "spice"] },
    {
      en: "beef skewer, beef kebab, asado with chimichurri, steak with chimichurri, asado de tira",
      es: "asado de tira, anticucho",
    },
  ),
  dish(
    "moqueca",
    {
      is: ["seafood with fruit"],
      weight: 3,
      fat: 3.5,
      iodine: 2.5,
      sweet: 1,
      heat: 0.5,
      aromas: ["tropical fruit"],
    },
    { en: "vatapá, brazilian fish stew, run down, coconut fish stew, fish in coconut milk" },
  ),
  dish(
    "jollof rice",
    { is: ["Cajun food"], weight: 3, fat: 2, heat: 2, sweet: 1, salt: 2, aromas: ["spice"] },
    {
      en: "ackee and saltfish, callaloo, rice and peas, conch fritter, thieboudienne, mafe, egusi, groundnut stew, peanut stew, bunny chow, bobotie",
    },
  ),
  dish(
    "doro wat",
    {
      is: ["spicy food"],
      weight: 3.5,
      fat: 2.5,
      protein: 1.5,
      heat: 2.5,
      umami: 2,
      aromas: ["spice"],
    },
    { en: "doro wot, injera, misir wot, misir wat, kitfo, berbere chicken, ethiopian stew, shiro" },
  ),
  dish(
    "steak sandwich",
    { is: ["burgers"], weight: 3.5, fat: 3.5, protein: 3.5, salt: 2.5, umami: 3 },
    {
      en: "philly cheesesteak, cheesesteak, french dip, reuben sandwich, reuben, pastrami on rye, pastrami sandwich, roast beef sandwich, salt beef sandwich, chivito, turkey burger",
    },
  ),
  dish(
    "shrimp and grits",
    { is: ["creamy fish"], weight: 3, fat: 3.5, iodine: 2, salt: 2, heat: 0.5, aromas: ["butter"] },
    { en: "prawns and grits" },
  ),
  main("chicken and waffles", {
    is: ["fried chicken"],
    weight: 3,
    fat: 4,
    protein: 1.5,
    salt: 3,
    sweet: 1,
  }),
  side(
    "poutine",
    { is: ["melted cheese"], weight: 3.5, fat: 4, salt: 3, umami: 3 },
    { en: "loaded fries, cheese fries, potato skins, nachos with cheese, loaded nachos" },
  ),
];
