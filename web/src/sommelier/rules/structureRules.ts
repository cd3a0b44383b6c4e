import { type PairingRule, share } from "./PairingRule.ts";
import type { Meal } from "../meals/Meal.ts";
import {
  acidityWord,
  bodyWord,
  sourceIn,
  sweetnessWord,
  tanninWord,
  traitIn,
  weightWord,
} from "./traitWords.ts";

/**
 * Factor for the sweetness of savoury food, which requires less sweetness of the wine than a
 * dessert.
 */
const SAVOURY_SWEETNESS = 0.6;

/** The sweetness that a meal requires, on the scale of wines. */
function sweetnessAsked({ traits, isDessert }: Meal): number {
  return isDessert ? traits.sweet.level : traits.sweet.level * SAVOURY_SWEETNESS;
}

const MATCHED = {
  light: (name: string) => `it is as light as the ${name}`,
  "medium-weight": (name: string) => `its weight is right for the ${name}`,
  rich: (name: string) => `its full body stands up to the ${name}`,
} as const;

const BODY_FOR = { light: "light", "medium-weight": "medium", rich: "full" } as const;

/** Wine and dish have the same weight, so that neither seems thin or clumsy. */
export const weightWithWeight: PairingRule = {
  name: "weight with weight",
  sources: ["harrington", "goldstein"],
  speaksOf: "body",
  isGeneral: true,
  stake: () => 1,
  earned: (meal, wine) => 1 - share(Math.abs(wine.body - meal.traits.weight.level), 0, 4),
  praise: (meal, wine) => {
    const [body, weight] = [bodyWord(wine), weightWord(meal)];
    if (body === BODY_FOR[weight]) return MATCHED[weight](meal.name);
    if (wine.body <= meal.traits.weight.level)
      return `it keeps the ${meal.name} from feeling heavy`;
    return weight === "light"
      ? `it is not too heavy for the ${meal.name}`
      : `it has body enough for the ${meal.name}`;
  },
  caution: (meal, wine) =>
    wine.body > meal.traits.weight.level
      ? `it may be too heavy for the ${meal.name}`
      : `it may seem thin beside the ${meal.name}`,
};

/** The wine is at least as sweet as the dish. Otherwise the wine tastes thin and sour. */
export const sweetWithSweet: PairingRule = {
  name: "at least as sweet as the dish",
  sources: ["wset", "harrington"],
  speaksOf: "sweetness",
  stake: (meal) => (sweetnessAsked(meal) < 0.5 ? 0 : sweetnessAsked(meal)),
  earned: (meal, wine) => share(wine.sweetness - sweetnessAsked(meal), -3, -0.25),
  ceiling: (meal, wine) =>
    meal.isDessert && wine.sweetness < sweetnessAsked(meal) - 1.75 ? 0.3 : 1,
  praise: (meal, wine) => {
    if (wine.sweetness >= 2) return `it is sweet enough for ${sourceIn(meal, "sweet", "the dish")}`;
    const what = wine.sweetness >= 0.75 ? "touch of sweetness" : "ripe fruit";
    return `its ${what} suits ${sourceIn(meal, "sweet", "the sweet side of the dish")}`;
  },
  caution: ({ traits }) => `it is too dry for the ${traits.sweet.from} and may taste sharp`,
};

/** A sweet wine is tiring with a savoury plate, except with chilli, sweetness or old cheese. */
export const noSweeterThanWelcome: PairingRule = {
  name: "no sweeter than the dish allows",
  sources: ["wset", "goldstein"],
  speaksOf: "sweetness",
  isGeneral: true,
  stake: (meal) => (sweetnessBorne(meal) >= 4 ? 0 : 0.8),
  earned: (meal, wine) => 1 - share(wine.sweetness - sweetnessBorne(meal), 0, 1.25),
  ceiling: (meal, wine) => 1 - share(wine.sweetness - sweetnessBorne(meal), 1, 2.5) * 0.65,
  praise: (_meal, wine) =>
    sweetnessWord(wine) === "dry"
      ? "it is dry, as a savoury dish wants"
      : "its sweetness stays in balance with the dish",
  caution: (meal) => `it is too sweet for the ${meal.name}`,
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

/** The maximum sweetness of a wine with this meal, on the scale of wines. */
function sweetnessBorne(meal: Meal): number {
  for (const family of meal.families) if (SWEET_WINE_FRIENDS.has(family)) return 5;
  const asked = sweetnessAsked(meal);
  return Math.max(asked >= 0.75 ? asked + 1.5 : 0.5, meal.traits.heat.level >= 2 ? 2 : 0.5);
}

/** The wine is at least as acid as the dish. Otherwise the wine tastes flat. */
export const acidWithAcid: PairingRule = {
  name: "acid with acid",
  sources: ["harrington", "wset"],
  speaksOf: "acidity",
  stake: ({ traits }) => (traits.acid.level < 2 ? 0 : traits.acid.level * 0.35),
  earned: ({ traits }, wine) => share(wine.acidity - traits.acid.level, -2, 0.5),
  praise: (meal, wine) =>
    acidityWord(wine) === "soft"
      ? `it has acidity enough for ${sourceIn(meal, "acid", "the dish")}`
      : `its ${acidityWord(wine)} acidity stands up to ${sourceIn(meal, "acid", "that of the dish")}`,
  caution: ({ traits }) => `it may taste flat beside the ${traits.acid.from}`,
};

/** Fat needs acidity, best with bubbles. With meat, tannin can replace acidity. */
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
  praise: (meal, wine) => {
    const rich = traitIn(meal, "fat", "the richness");
    if (wine.bubbles) return `its bubbles lighten ${rich}`;
    return wine.acidity >= 3
      ? `its ${acidityWord(wine)} acidity cuts through ${rich}`
      : `its tannin cuts through ${rich}`;
  },
  caution: ({ traits }) => `it may leave the ${traits.fat.from} tasting heavy`,
};

/** Salty and fried food needs acidity and bubbles. */
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
  praise: (meal, wine) => {
    const salty = traitIn(meal, "salt", "the salt");
    if (wine.bubbles) return `its bubbles refresh the palate after ${salty}`;
    return wine.sweetness >= 2
      ? `its sweetness plays against ${salty}`
      : `its ${acidityWord(wine)} acidity balances ${salty}`;
  },
  caution: ({ traits }, wine) =>
    `the salt of the ${traits.salt.from} can make it taste ${wine.alcohol > 14 ? "hot" : "flat"}`,
};

/** Protein and fat bind tannin, and tannin cleans protein and fat from the palate. */
export const tanninWithProtein: PairingRule = {
  name: "tannin with protein and fat",
  sources: ["gawel", "harrington"],
  speaksOf: "tannin",
  stake: ({ traits }) => (traits.protein.level < 3 ? 0 : traits.protein.level * 0.4),
  earned: ({ traits }, wine) => share(wine.tannin - traits.protein.level * 0.8, -3.5, 0),
  praise: ({ traits }, wine) =>
    wine.tannin >= 2.5
      ? `its ${tanninWord(wine)} tannin softens beside the ${traits.protein.from}`
      : `its gentle tannin is enough for the ${traits.protein.from}`,
  caution: ({ traits }, wine) =>
    wine.tannin > 0
      ? `it has little tannin for the ${traits.protein.from}`
      : `a red with some tannin would suit the ${traits.protein.from} better`,
};
