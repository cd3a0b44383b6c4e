import type { Source } from "sync-protocol/profiles";
import type { Family } from "./classics/index.ts";

/** What becomes another kind of food by what it is served with. */
interface Composition {
  readonly of: readonly Family[];
  /** Kinds of food, or terms by name; one of them is enough. */
  readonly with: readonly string[];
  readonly become: Family;
  readonly source: Source;
}

const SEAFOOD: readonly Family[] = [
  "crab",
  "crustaceans",
  "fine fish",
  "meaty fish",
  "oily fish",
  "prawns",
  "salmon",
  "scallops",
  "shellfish",
  "small oily fish",
  "smoked fish",
  "squid",
  "white fish",
];
const MEATS: readonly Family[] = ["beef", "lamb", "pork", "poultry", "turkey", "veal"];
/** By the names of terms, for a named plate outweighs the kinds of food that it is made of. */
const RED_MEATS = [
  "beef",
  "lamb",
  "minced meat",
  "pork",
  "pork belly",
  "pork chops",
  "pulled pork",
  "short ribs",
  "steak",
];
const LIGHT_FILLINGS = [
  "chicken",
  "fish",
  "poultry",
  "prawns",
  "pumpkin",
  "vegetables",
  "white fish",
];
const CREAMY = ["butter", "cream sauce", "gratin"];
const FRUITY = [
  "apple",
  "berries",
  "honey",
  "orange",
  "stone fruit",
  "sweet sauce",
  "tropical fruit",
];
const ROASTED = ["braised", "garlic", "grilled", "herbs", "mustard", "pan-fried", "roast"];
const DRESSED = ["bitter leaves", "caesar salad", "salad"];
const TOMATO = ["tomato", "tomato sauce"];
const CHEESE: readonly Family[] = ["alpine cheese", "blue cheese", "British cheese", "hard cheese"];

/** Guides choose by the sauce and the company before the main part; the first that fits is taken. */
const COMPOSITIONS: readonly Composition[] = [
  { of: ["pasta"], with: ["creamy pasta"], become: "creamy pasta", source: "macneil" },
  { of: ["pasta"], with: ["meat sauce"], become: "meat sauce", source: "macneil" },
  { of: ["pasta"], with: ["pesto"], become: "pesto", source: "macneil" },
  { of: ["pasta"], with: ["cheese dishes"], become: "cheese dishes", source: "beckett" },
  { of: MEATS, with: ["sausages"], become: "sausages", source: "beckett" },
  { of: MEATS, with: ["mince"], become: "mince", source: "beckett" },
  { of: MEATS, with: ["offal"], become: "offal", source: "beckett" },
  {
    of: [...MEATS, "duck", "game", "game birds", "rabbit", "venison"],
    with: ["pâté"],
    become: "cured meat",
    source: "page",
  },
  { of: ["beef"], with: ["carpaccio", "raw"], become: "raw beef", source: "page" },
  { of: SEAFOOD, with: ["carpaccio", "raw"], become: "raw fish", source: "page" },
  {
    of: ["cured meat", "pork", "roast pork", "sausages"],
    with: ["sauerkraut"],
    become: "sauerkraut",
    source: "macneil",
  },
  { of: ["eggs"], with: CHEESE, become: "eggs", source: "beckett" },
  {
    of: ["game", "venison"],
    with: ["braised", "pie", "stew"],
    become: "game stews",
    source: "beckett",
  },
  { of: ["beef"], with: ["braised", "stew"], become: "stews", source: "page" },
  // A steak of venison is listed as a steak, which is of beef where nothing else is said.
  { of: ["venison", "game"], with: ["beef"], become: "venison", source: "page" },
  {
    of: ["Mexican food"],
    with: [...RED_MEATS, "Mexican meat"],
    become: "Mexican meat",
    source: "beckett",
  },
  {
    of: ["tagines"],
    with: LIGHT_FILLINGS,
    become: "light tagines",
    source: "beckett",
  },
  { of: ["burgers"], with: ["mushrooms"], become: "mushrooms", source: "beckett" },
  { of: ["burgers"], with: ["venison"], become: "venison", source: "page" },
  {
    of: ["burgers"],
    with: ["chicken", "crab", "fish", "prawns", "salmon", "tuna", "turkey", "white fish"],
    become: "sandwiches",
    source: "beckett",
  },
  { of: ["beef", "stews"], with: ["soy sauce"], become: "beef and soy", source: "beckett" },
  {
    of: ["pasta", "pork", "poultry", "rice", "vegetables"],
    with: ["soy sauce"],
    become: "Chinese food",
    source: "beckett",
  },
  { of: ["savoury tarts"], with: ["feta"], become: "mezze", source: "beckett" },
  { of: ["poultry"], with: ["pie"], become: "white meat in cream", source: "beckett" },
  { of: ["desserts"], with: ["chocolate", "dark chocolate"], become: "chocolate", source: "page" },
  { of: ["pasta", "rice", "eggs"], with: ["truffles"], become: "truffles", source: "page" },
  { of: ["stews"], with: ["cream sauce"], become: "beef in cream", source: "beckett" },
  { of: ["curry"], with: ["beef", "lamb"], become: "red meat curries", source: "beckett" },
  { of: ["pork"], with: ["barbecue"], become: "barbecue", source: "beckett" },
  {
    of: ["salads"],
    with: ["mayonnaise", "cream sauce"],
    become: "creamy salads",
    source: "beckett",
  },
  { of: SEAFOOD, with: DRESSED, become: "seafood salads", source: "beckett" },
  {
    of: ["cured meat", "duck", "poultry"],
    with: DRESSED,
    become: "salads with meat",
    source: "beckett",
  },
  {
    of: SEAFOOD,
    with: [...FRUITY, "coconut"],
    become: "seafood with fruit",
    source: "beckett",
  },
  {
    of: ["cured ham"],
    with: ["melon", "stone fruit", "fruit salad", "apple"],
    become: "ham with fruit",
    source: "page",
  },
  {
    of: ["meaty fish", "oily fish", "salmon"],
    with: ["grilled"],
    become: "grilled oily fish",
    source: "goldstein",
  },
  {
    of: ["pasta", "meat sauce", "creamy pasta", "rice"],
    with: SEAFOOD,
    become: "seafood pasta",
    source: "beckett",
  },
  { of: SEAFOOD, with: TOMATO, become: "seafood with tomato", source: "beckett" },
  {
    of: ["meat sauce", "pasta", "rice", "savoury tarts", "soups"],
    with: ["mushrooms"],
    become: "mushrooms",
    source: "beckett",
  },
  {
    of: ["pasta", "rice", "soups"],
    with: ["Brussels sprouts", "green vegetables", "spinach"],
    become: "green vegetables",
    source: "beckett",
  },
  { of: ["pasta", "rice", "soups"], with: ["squash"], become: "squash", source: "beckett" },
  {
    of: ["pasta"],
    with: ["beef", "lamb", "mince", "sausages"],
    become: "meat sauce",
    source: "macneil",
  },
  { of: ["pasta"], with: [...CREAMY, "fresh cheese"], become: "creamy pasta", source: "macneil" },
  { of: ["pasta"], with: TOMATO, become: "tomato pasta", source: "macneil" },
  { of: ["soups"], with: TOMATO, become: "tomatoes", source: "harrington" },
  {
    of: ["pasta"],
    with: ["aubergines", "Mediterranean vegetables"],
    become: "tomato pasta",
    source: "macneil",
  },
  { of: ["pasta"], with: ["lemon", "vegetables"], become: "vegetable pasta", source: "macneil" },
  { of: ["pasta", "vegetables"], with: CHEESE, become: "cheese dishes", source: "beckett" },
  {
    of: ["duck"],
    with: ["apple", "berries", "honey", "orange", "stone fruit"],
    become: "duck with fruit",
    source: "page",
  },
  {
    of: ["duck", "game birds", "goose", "poultry", "turkey"],
    with: FRUITY,
    become: "fowl with fruit",
    source: "page",
  },
  {
    of: ["pork", "roast pork", "sausages"],
    with: FRUITY,
    become: "pork with fruit",
    source: "page",
  },
  { of: ["pork"], with: ROASTED, become: "roast pork", source: "page" },
  {
    of: ["prawns", "shellfish", "squid", "white fish"],
    with: ["fried"],
    become: "fried seafood",
    source: "beckett",
  },
  { of: ["poultry"], with: ["fried"], become: "fried chicken", source: "page" },
  { of: ["pork", "veal"], with: ["fried"], become: "breaded cutlets", source: "page" },
  {
    of: ["fine fish", "salmon", "shellfish", "white fish"],
    with: CREAMY,
    become: "creamy fish",
    source: "goldstein",
  },
  {
    of: ["poultry", "rabbit", "veal"],
    with: TOMATO,
    become: "meat sauce",
    source: "macneil",
  },
  {
    of: ["poultry", "rabbit", "veal"],
    with: ["lemon"],
    become: "white meat with lemon",
    source: "beckett",
  },
  {
    of: ["poultry", "rabbit", "veal"],
    with: CREAMY,
    become: "white meat in cream",
    source: "goldstein",
  },
];

/** Every kind of food that a plate can become. */
export const COMPOSED: readonly Family[] = COMPOSITIONS.map(({ become }) => become);

/** The kinds of food on a plate, once its parts have come together. */
export function composed(
  families: readonly Family[],
  terms: readonly { readonly name: string }[],
): ReadonlySet<Family> {
  const company = new Set<string>([...families, ...terms.map(({ name }) => name)]);
  const fitting = COMPOSITIONS.find(
    (one) =>
      one.of.some((family) => families.includes(family)) &&
      one.with.some((name) => company.has(name)),
  );
  if (!fitting) return new Set(families);
  const taken = new Set<string>([...fitting.of, ...fitting.with]);
  return new Set([fitting.become, ...families.filter((family) => !taken.has(family))]);
}
