/** Kinds of food that share their wines in guides, whatever else tells them apart. */
const FAMILIES = {
  shellfish: "shellfish, oysters",
  "raw and fried":
    "squid, caviar, raw fish, citrus-cured fish, small oily fish, fried seafood, fish soup, seafood with tomato, seafood pasta, sushi, fried food, fried chicken",
  "fine seafood":
    "fine fish, creamy fish, crab, crustaceans, prawns, scallops, seafood salads, seafood with fruit",
  "rich fish": "salmon, oily fish, meaty fish, grilled oily fish, smoked fish",
  "white meat":
    "poultry, veal, rabbit, turkey, white meat in cream, white meat with lemon, breaded cutlets, fowl with fruit, salads with meat, chicken in red wine",
  pork: "pork, roast pork, pork with fruit, baked ham, ham with fruit, cured meat, cured ham, sausages, German sausages, sauerkraut, tapas, sandwiches",
  beef: "beef, Tuscan steak, Greek bakes",
  lamb: "lamb",
  stews:
    "stews, goulash, chilli con carne, Italian braises, bean and meat stews, beef in Burgundy, beef in cream, soured beef, boiled beef",
  "grills and mince": "burgers, mince, meat pies, barbecue, Mexican meat, mole",
  game: "game, game stews, game birds, venison, duck, duck with fruit, goose, offal",
  mushrooms: "mushrooms, truffles",
  "tomato and sauce":
    "meat sauce, pizza, tomato pasta, tomatoes, aubergines, white pizza, Italian hard cheese",
  spice:
    "curry, spicy food, Thai food, Vietnamese food, Chinese food, Korean food, Cajun food, Mexican food, red meat curries, spiced chicken, tagines, light tagines, mezze, noodle soups, filled dumplings, beef and soy, Japanese grills",
  "firm cheese":
    "alpine cheese, British cheese, Dutch cheese, hard cheese, mature cheese, sheep cheese, smoked cheese",
  "fresh cheese": "fresh cheese, goat cheese, brined cheese",
  "soft cheese": "soft cheese, washed-rind cheese",
  "blue cheese": "blue cheese, Stilton, foie gras",
  "cream and eggs":
    "melted cheese, cheese dishes, eggs, savoury tarts, creamy pasta, creamy salads, squash, rice, soups",
  garden:
    "green vegetables, vegetables, Mediterranean vegetables, salads, raw tomatoes, vegetable pasta, beetroot, pulses, pesto, paella",
};

/** Every table, with the kinds of food on it; each lies on one. */
export const TABLES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(FAMILIES).map(([table, families]) => [table, new Set(families.split(", "))]),
);

/** The tables on which these kinds of food lie, each once. */
export function tablesOf(families: ReadonlySet<string>): readonly string[] {
  return [...TABLES].flatMap(([table, onIt]) =>
    [...families].some((family) => onIt.has(family)) ? [table] : [],
  );
}
