import { i18n } from "../../language/i18n.ts";
import { type PairingRule, share } from "./PairingRule.ts";
import type { Meal } from "../meals/Meal.ts";
import {
  bodyWord,
  isDry,
  isSoft,
  itsAcidity,
  itsTannin,
  sourceIn,
  sourceNamedIn,
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
  light: (food: string) => i18n._("it is as light as the {food}", { food }),
  "medium-weight": (food: string) => i18n._("its weight is right for the {food}", { food }),
  rich: (food: string) => i18n._("its full body stands up to the {food}", { food }),
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
      return i18n._("it keeps the {food} from feeling heavy", { food: meal.name });
    return weight === "light"
      ? i18n._("it is not too heavy for the {food}", { food: meal.name })
      : i18n._("it has body enough for the {food}", { food: meal.name });
  },
  caution: (meal, wine) =>
    wine.body > meal.traits.weight.level
      ? i18n._("it may be too heavy for the {food}", { food: meal.name })
      : i18n._("it may seem thin beside the {food}", { food: meal.name }),
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
    const food = sourceIn(meal, "sweet");
    if (wine.sweetness >= 2)
      return food === undefined
        ? i18n._("it is sweet enough for the dish")
        : i18n._("it is sweet enough for the {food}", { food });
    if (isDry(wine))
      return food === undefined
        ? i18n._("its ripe fruit suits the sweet side of the dish")
        : i18n._("its ripe fruit suits the {food}", { food });
    return food === undefined
      ? i18n._("its touch of sweetness suits the sweet side of the dish")
      : i18n._("its touch of sweetness suits the {food}", { food });
  },
  caution: ({ traits }) =>
    i18n._("it is too dry for the {food} and may taste sharp", { food: traits.sweet.from }),
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
    isDry(wine)
      ? i18n._("it is dry, as a savoury dish wants")
      : i18n._("its sweetness stays in balance with the dish"),
  caution: (meal) => i18n._("it is too sweet for the {food}", { food: meal.name }),
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
  praise: (meal, wine) => {
    const food = sourceIn(meal, "acid");
    if (isSoft(wine))
      return food === undefined
        ? i18n._("it has acidity enough for the dish")
        : i18n._("it has acidity enough for the {food}", { food });
    const acidity = itsAcidity(wine);
    return food === undefined
      ? i18n._("{acidity} stands up to that of the dish", { acidity })
      : i18n._("{acidity} stands up to the {food}", { acidity, food });
  },
  caution: ({ traits }) =>
    i18n._("it may taste flat beside the {food}", { food: traits.acid.from }),
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
    const food = sourceIn(meal, "fat");
    if (wine.bubbles)
      return food === undefined
        ? i18n._("its bubbles lighten the richness")
        : i18n._("its bubbles lighten the richness of the {food}", { food });
    if (wine.acidity < 3)
      return food === undefined
        ? i18n._("its tannin cuts through the richness")
        : i18n._("its tannin cuts through the richness of the {food}", { food });
    const acidity = itsAcidity(wine);
    return food === undefined
      ? i18n._("{acidity} cuts through the richness", { acidity })
      : i18n._("{acidity} cuts through the richness of the {food}", { acidity, food });
  },
  caution: ({ traits }) =>
    i18n._("it may leave the {food} tasting heavy", { food: traits.fat.from }),
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
    const food = sourceIn(meal, "salt");
    if (wine.bubbles)
      return food === undefined
        ? i18n._("its bubbles refresh the palate after the salt")
        : i18n._("its bubbles refresh the palate after the salt of the {food}", { food });
    if (wine.sweetness >= 2)
      return food === undefined
        ? i18n._("its sweetness plays against the salt")
        : i18n._("its sweetness plays against the salt of the {food}", { food });
    const acidity = itsAcidity(wine);
    return food === undefined
      ? i18n._("{acidity} balances the salt", { acidity })
      : i18n._("{acidity} balances the salt of the {food}", { acidity, food });
  },
  caution: ({ traits: { salt } }, wine) =>
    wine.alcohol > 14
      ? i18n._("the salt of the {food} can make it taste hot", { food: salt.from })
      : i18n._("the salt of the {food} can make it taste flat", { food: salt.from }),
};

/** Protein and fat bind tannin, and tannin cleans protein and fat from the palate. */
export const tanninWithProtein: PairingRule = {
  name: "tannin with protein and fat",
  sources: ["gawel", "harrington"],
  speaksOf: "tannin",
  stake: ({ traits }) => (traits.protein.level < 3 ? 0 : traits.protein.level * 0.4),
  earned: ({ traits }, wine) => share(wine.tannin - traits.protein.level * 0.8, -3.5, 0),
  praise: (meal, wine) => {
    const tannin = itsTannin(wine);
    const food = sourceNamedIn(meal, "protein");
    if (wine.tannin < 2.5)
      return food === undefined
        ? i18n._("its gentle tannin is enough for the dish")
        : i18n._("its gentle tannin is enough for the {food}", { food });
    return food === undefined
      ? i18n._("{tannin} softens beside the dish", { tannin })
      : i18n._("{tannin} softens beside the {food}", { tannin, food });
  },
  caution: ({ traits }, wine) =>
    wine.tannin > 0
      ? i18n._("it has little tannin for the {food}", { food: traits.protein.from })
      : i18n._("a red with some tannin would suit the {food} better", {
          food: traits.protein.from,
        }),
};
