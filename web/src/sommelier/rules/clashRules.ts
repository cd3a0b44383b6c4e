import type { Aroma, WineProfile } from "sync-protocol/profiles";
import { i18n } from "../../language/i18n.ts";
import { type PairingRule, share } from "./PairingRule.ts";
import { aromaInWords, isDry, itsTannin, sourceIn } from "./traitWords.ts";

/** Minimum tannin and alcohol of a wine that is too tannic or too strong for chilli. */
const FIRM_TANNIN = 4;
const STRONG_PERCENT = 14.5;

/** Alcohol and tannin make chilli burn more; a little sweetness soothes the burning. */
export const chilliAgainstStrength: PairingRule = {
  name: "chilli against tannin and alcohol",
  sources: ["wset", "harrington"],
  speaksOf: "strength",
  stake: ({ traits }) => (traits.heat.level < 1 ? 0 : traits.heat.level * 0.7),
  earned: (_meal, wine) => {
    if (wine.tannin >= FIRM_TANNIN || wine.alcohol >= STRONG_PERCENT) return 0;
    const calm = 1 - Math.max(share(wine.tannin, 0, 3.5), share(wine.alcohol, 12.5, 14.5));
    return Math.min(1, calm * 0.75 + share(wine.sweetness, 0, 1.5) * 0.35);
  },
  ceiling: ({ traits }, wine) =>
    wine.tannin >= FIRM_TANNIN || wine.alcohol >= STRONG_PERCENT
      ? 1 - share(traits.heat.level, 1, 3) * 0.55
      : 1,
  praise: (meal, wine) => {
    const food = sourceIn(meal, "heat");
    if (!isDry(wine))
      return food === undefined
        ? i18n._("a touch of sweetness cools the heat")
        : i18n._("a touch of sweetness cools the heat of the {food}", { food });
    return wine.tannin > 0
      ? i18n._("with little tannin and modest alcohol it does not make the dish taste hotter")
      : i18n._("with no tannin and modest alcohol it does not make the dish taste hotter");
  },
  caution: ({ traits: { heat } }, wine) =>
    wine.tannin >= 2.5
      ? i18n._("{tannin} makes the {food} taste hotter", {
          tannin: itsTannin(wine),
          food: heat.from,
        })
      : i18n._("its alcohol makes the {food} taste hotter", { food: heat.from }),
};

/** Iodine against tannin: the iron of red wine makes sea fat taste fishy and metallic. */
export const iodineNeverTannin: PairingRule = {
  name: "iodine and tannin never",
  sources: ["tamura", "wset"],
  speaksOf: "tannin",
  stake: ({ traits }) => (traits.iodine.level < 1.5 ? 0 : traits.iodine.level * 0.5),
  earned: (_meal, wine) => 1 - share(wine.tannin, 0.25, 2.5),
  ceiling: ({ traits }, wine) =>
    1 - share(wine.tannin, 1.5, 3) * share(traits.iodine.level, 1, 4) * 0.85,
  praise: (meal, wine) => {
    if (wine.acidity >= 3.5) return i18n._("its acidity works like a squeeze of lemon");
    const food = sourceIn(meal, "iodine");
    if (wine.tannin > 0)
      return food === undefined
        ? i18n._("it has too little tannin to turn metallic")
        : i18n._("it has too little tannin to turn metallic with the {food}", { food });
    return food === undefined
      ? i18n._("it has no tannin to turn metallic")
      : i18n._("it has no tannin to turn metallic with the {food}", { food });
  },
  caution: ({ traits }, wine) =>
    i18n._("{tannin} can turn metallic with the {food}", {
      tannin: itsTannin(wine),
      food: traits.iodine.from,
    }),
};

/** Umami hardens tannin; meat softens the tannin again. */
export const umamiHardensTannin: PairingRule = {
  name: "umami hardens tannin",
  sources: ["wset"],
  speaksOf: "tannin",
  stake: ({ traits }) =>
    traits.umami.level < 3 ? 0 : traits.protein.level >= 3 ? 0.2 : traits.umami.level * 0.25,
  earned: (_meal, wine) => 1 - share(wine.tannin, 2, 5),
  praise: (meal, wine) => {
    const food = sourceIn(meal, "umami");
    if (wine.tannin === 0)
      return food === undefined
        ? i18n._("it stays smooth with so savoury a dish")
        : i18n._("it stays smooth with the {food}", { food });
    const tannin = itsTannin(wine);
    return food === undefined
      ? i18n._("{tannin} stays smooth with so savoury a dish", { tannin })
      : i18n._("{tannin} stays smooth with the {food}", { tannin, food });
  },
  caution: ({ traits }, wine) =>
    i18n._("the savoury {food} can harden {tannin}", {
      food: traits.umami.from,
      tannin: itsTannin(wine),
    }),
};

/** Bitterness adds up, above all with tannin. */
export const bitterWithoutTannin: PairingRule = {
  name: "bitter adds to bitter",
  sources: ["harrington", "wset"],
  speaksOf: "tannin",
  stake: ({ traits }) =>
    traits.bitter.level < 2 || traits.protein.level >= 3 ? 0 : traits.bitter.level * 0.3,
  earned: ({ traits }, wine) =>
    traits.sweet.level >= 3 ? share(wine.sweetness, 2, 4) : 1 - share(wine.tannin, 0.5, 4),
  praise: (meal, wine) => {
    const food = sourceIn(meal, "bitter");
    if (wine.sweetness >= 2)
      return food === undefined
        ? i18n._("its sweetness rounds off the bitterness")
        : i18n._("its sweetness rounds off the bitterness of the {food}", { food });
    return food === undefined
      ? i18n._("it adds nothing bitter to the dish")
      : i18n._("it adds nothing bitter to the {food}", { food });
  },
  caution: ({ traits: { bitter } }, wine) =>
    wine.tannin > 0.5
      ? i18n._("{tannin} makes the {food} taste more bitter", {
          tannin: itsTannin(wine),
          food: bitter.from,
        })
      : i18n._("it is too dry for the bitter {food}", { food: bitter.from }),
};

const SMOKE_FRIENDS: readonly Aroma[] = ["smoke", "toast", "pepper", "chocolate"];

/** Smoke and char suit ripe fruit, spice or oak. */
export const smokeWithRipeness: PairingRule = {
  name: "smoke with spice and ripeness",
  sources: ["goldstein", "page"],
  speaksOf: "scent",
  stake: ({ traits }) => (traits.smoke.level < 2 ? 0 : traits.smoke.level * 0.15),
  earned: (_meal, wine) => {
    const spiced = SMOKE_FRIENDS.some((aroma) => wine.aromas.has(aroma));
    return Math.min(1, (spiced ? 0.6 : 0.1) + share(wine.body, 1, 4.5) * 0.4);
  },
  praise: (_meal, wine) => praiseOfSmoke(wine),
  caution: () => i18n._("it may be too delicate for so much smoke"),
};

function praiseOfSmoke({ aromas }: WineProfile): string {
  const friend = SMOKE_FRIENDS.find((aroma) => aromas.has(aroma));
  if (friend === undefined) return i18n._("its ripe fruit goes well with the smoke");
  if (friend === "smoke") return i18n._("its smoky note goes well with the smoke");
  return i18n._("its hint of {scent} goes well with the smoke", { scent: aromaInWords(friend) });
}
