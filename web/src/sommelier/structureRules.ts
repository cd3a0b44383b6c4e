import { type PairingRule, share } from "./PairingRule.ts";
import type { Meal } from "./readMeal.ts";
import { acidityWord, bodyWord, sweetnessWord, tanninWord, weightWord } from "./traitWords.ts";

/** Beside meat or fish, sweetness asks less of the wine than in a dessert. */
const SAVOURY_SWEETNESS = 0.6;

/** The sweetness that a meal asks of a wine, on the scale of wines. */
function sweetnessAsked({ traits, isDessert }: Meal): number {
  return isDessert ? traits.sweet.level : traits.sweet.level * SAVOURY_SWEETNESS;
}

const BODY_FOR = { light: "light", "medium-weight": "medium", rich: "full" } as const;

/** Weight with weight: neither should make the other seem thin or clumsy. */
export const weightWithWeight: PairingRule = {
  name: "weight with weight",
  sources: ["harrington", "goldstein"],
  speaksOf: "body",
  isGeneral: true,
  stake: () => 1,
  earned: (meal, wine) => 1 - share(Math.abs(wine.body - meal.traits.weight.level), 0, 4),
  praise: (meal, wine) => {
    const [body, weight] = [bodyWord(wine), weightWord(meal)];
    const matched = `the ${weight} ${meal.name}`;
    if (body === BODY_FOR[weight]) return `its ${body} body matches ${matched}`;
    return wine.body > meal.traits.weight.level
      ? `its ${body} body does not crowd ${matched}`
      : `its ${body} body carries ${matched}`;
  },
  caution: (meal, wine) =>
    wine.body > meal.traits.weight.level
      ? `its ${bodyWord(wine)} body may crowd the ${weightWord(meal)} ${meal.name}`
      : `its ${bodyWord(wine)} body may seem thin beside the ${weightWord(meal)} ${meal.name}`,
};

/** The wine at least as sweet as the dish, or it tastes thin and sour. */
export const sweetWithSweet: PairingRule = {
  name: "at least as sweet as the dish",
  sources: ["wset", "harrington"],
  speaksOf: "sweetness",
  stake: (meal) => (sweetnessAsked(meal) < 0.5 ? 0 : sweetnessAsked(meal)),
  earned: (meal, wine) => share(wine.sweetness - sweetnessAsked(meal), -3, -0.25),
  ceiling: (meal, wine) =>
    meal.isDessert && wine.sweetness < sweetnessAsked(meal) - 1.75 ? 0.3 : 1,
  praise: ({ traits }, wine) =>
    `it is ${sweetnessWord(wine)}, a match for the sweetness of the ${traits.sweet.from}`,
  caution: ({ traits }, wine) =>
    `it is ${sweetnessWord(wine)} and will taste sharp beside the sweetness of the ${traits.sweet.from}`,
};

/** A sweet wine tires beside a savoury plate, unless chilli, sweetness or old cheese ask for it. */
export const noSweeterThanWelcome: PairingRule = {
  name: "no sweeter than the plate bears",
  sources: ["wset", "goldstein"],
  speaksOf: "sweetness",
  isGeneral: true,
  stake: (meal) => (sweetnessBorne(meal) >= 4 ? 0 : 0.8),
  earned: (meal, wine) => 1 - share(wine.sweetness - sweetnessBorne(meal), 0, 1.25),
  ceiling: (meal, wine) => 1 - share(wine.sweetness - sweetnessBorne(meal), 1, 2.5) * 0.65,
  praise: (meal, wine) => `it is ${sweetnessWord(wine)}, which suits the savoury ${meal.name}`,
  caution: (meal, wine) => `it is too ${sweetnessWord(wine)} for the savoury ${meal.name}`,
};

const SWEET_WINE_FRIENDS: Meal["families"] = new Set([
  "alpine cheese",
  "blue cheese",
  "British cheese",
  "Dutch cheese",
  "foie gras",
  "hard cheese",
  "Italian hard cheese",
  "mature cheese",
  "sheep cheese",
  "smoked cheese",
  "Stilton",
  "washed-rind cheese",
]);

/** The sweetness that a wine may have beside this meal, on the scale of wines. */
function sweetnessBorne(meal: Meal): number {
  for (const family of meal.families) if (SWEET_WINE_FRIENDS.has(family)) return 5;
  const asked = sweetnessAsked(meal);
  return Math.max(asked >= 0.75 ? asked + 1.5 : 0.5, meal.traits.heat.level >= 2 ? 2 : 0.5);
}

/** The wine at least as acid as the dish, or it tastes flat. */
export const acidWithAcid: PairingRule = {
  name: "acid with acid",
  sources: ["harrington", "wset"],
  speaksOf: "acidity",
  stake: ({ traits }) => (traits.acid.level < 2 ? 0 : traits.acid.level * 0.35),
  earned: ({ traits }, wine) => share(wine.acidity - traits.acid.level, -2, 0.5),
  praise: ({ traits }, wine) =>
    `its ${acidityWord(wine)} acidity stands up to the ${traits.acid.from}`,
  caution: ({ traits }, wine) =>
    `its ${acidityWord(wine)} acidity may taste flat beside the ${traits.acid.from}`,
};

/** Fat wants to be cut: by acidity, best with bubbles, or by tannin where there is meat. */
export const fatCut: PairingRule = {
  name: "fat is cut",
  sources: ["harrington", "goldstein"],
  speaksOf: "acidity",
  stake: ({ traits }) => (traits.fat.level < 2 ? 0 : traits.fat.level * 0.25),
  earned: ({ traits }, wine) => {
    const byAcidity = share(wine.acidity, 1.5, 4.5);
    const byTannin = traits.protein.level >= 3 ? share(wine.tannin, 1, 4) : 0;
    return Math.max(byAcidity, byTannin, wine.bubbles ? 0.9 : 0);
  },
  praise: ({ traits }, wine) =>
    wine.bubbles
      ? `its bubbles lift the richness of the ${traits.fat.from}`
      : `its ${acidityWord(wine)} acidity cuts the richness of the ${traits.fat.from}`,
  caution: ({ traits }, wine) =>
    `its ${acidityWord(wine)} acidity leaves the richness of the ${traits.fat.from} heavy`,
};

/** Salty and fried food wants acid and bubbles. */
export const saltRefreshed: PairingRule = {
  name: "salt and frying want acid and bubbles",
  sources: ["beckett", "wset"],
  speaksOf: "acidity",
  stake: ({ traits }) => (traits.salt.level < 2 ? 0 : traits.salt.level * 0.25),
  earned: ({ traits }, wine) => {
    const refreshed = wine.bubbles ? 1 : share(wine.acidity, 2, 4.5);
    const sweetened = traits.salt.level >= 3.5 ? share(wine.sweetness, 1, 4) : 0;
    const strong = share(wine.alcohol, 14, 16) * (1 - share(wine.sweetness, 0, 3));
    return Math.max(refreshed, sweetened) * (1 - strong * 0.5);
  },
  praise: ({ traits }, wine) => {
    const from = traits.salt.from;
    if (wine.bubbles) return `its bubbles and acidity refresh the salt of the ${from}`;
    return wine.sweetness >= 2
      ? `its sweetness plays against the salt of the ${from}`
      : `its ${acidityWord(wine)} acidity refreshes the salt of the ${from}`;
  },
  caution: ({ traits }, wine) =>
    `the salt of the ${traits.salt.from} makes it seem ${wine.alcohol > 14 ? "hotter" : "flatter"}`,
};

/** Protein and fat bind tannin, and tannin cleans the palate of them. */
export const tanninWithProtein: PairingRule = {
  name: "tannin with protein and fat",
  sources: ["gawel", "harrington"],
  speaksOf: "tannin",
  stake: ({ traits }) => (traits.protein.level < 3 ? 0 : traits.protein.level * 0.4),
  earned: ({ traits }, wine) => share(wine.tannin - traits.protein.level * 0.8, -3.5, 0),
  praise: ({ traits }, wine) =>
    `its ${tanninWord(wine)} tannin grips the protein and fat of the ${traits.protein.from}`,
  caution: ({ traits }, wine) =>
    wine.tannin > 0
      ? `its ${tanninWord(wine)} tannin is little against the protein of the ${traits.protein.from}`
      : `it has no tannin to meet the protein of the ${traits.protein.from}`,
};
