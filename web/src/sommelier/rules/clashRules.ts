import type { Aroma, WineProfile } from "sync-protocol/profiles";
import { type PairingRule, share } from "./PairingRule.ts";
import { sourceIn, tanninWord, traitIn } from "./traitWords.ts";

/** From these values on, a wine is tannic or strong for sensitive food. */
const FIRM_TANNIN = 4;
const STRONG_PERCENT = 14.5;

/** Alcohol and tannin make chilli burn more; a little sweetness soothes it. */
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
    return wine.sweetness >= 0.75
      ? `a touch of sweetness cools ${traitIn(meal, "heat", "the heat")}`
      : `with ${wine.tannin > 0 ? "little" : "no"} tannin and modest alcohol it does not make the dish taste hotter`;
  },
  caution: ({ traits }, wine) =>
    wine.tannin >= 2.5
      ? `its ${tanninWord(wine)} tannin makes the ${traits.heat.from} taste hotter`
      : `its alcohol makes the ${traits.heat.from} taste hotter`,
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
    if (wine.acidity >= 3.5) return "its acidity works like a squeeze of lemon";
    const { from } = meal.traits.iodine;
    const fish = from === meal.name ? "" : ` with the ${from}`;
    return `it has ${wine.tannin > 0 ? "too little" : "no"} tannin to turn metallic${fish}`;
  },
  caution: ({ traits }, wine) =>
    `its ${tanninWord(wine)} tannin can turn metallic with the ${traits.iodine.from}`,
};

/** Umami hardens tannin; meat softens it again. */
export const umamiHardensTannin: PairingRule = {
  name: "umami hardens tannin",
  sources: ["wset"],
  speaksOf: "tannin",
  stake: ({ traits }) =>
    traits.umami.level < 3 ? 0 : traits.protein.level >= 3 ? 0.2 : traits.umami.level * 0.25,
  earned: (_meal, wine) => 1 - share(wine.tannin, 2, 5),
  praise: (meal, wine) => {
    const savour = sourceIn(meal, "umami", "so savoury a dish");
    return wine.tannin > 0
      ? `its ${tanninWord(wine)} tannin stays smooth with ${savour}`
      : `it stays smooth with ${savour}`;
  },
  caution: ({ traits }, wine) =>
    `the savoury ${traits.umami.from} can harden its ${tanninWord(wine)} tannin`,
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
  praise: (meal, wine) =>
    wine.sweetness >= 2
      ? `its sweetness rounds off ${traitIn(meal, "bitter", "the bitterness")}`
      : `it adds nothing bitter to ${sourceIn(meal, "bitter", "the dish")}`,
  caution: ({ traits }, wine) =>
    wine.tannin > 0.5
      ? `its ${tanninWord(wine)} tannin makes the ${traits.bitter.from} taste more bitter`
      : `it is too dry for the bitter ${traits.bitter.from}`,
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
  praise: (_meal, wine) => `its ${smokeFriend(wine)} goes well with the smoke`,
  caution: () => "it may be too delicate for so much smoke",
};

function smokeFriend(wine: WineProfile): string {
  const friend = SMOKE_FRIENDS.find((aroma) => wine.aromas.has(aroma));
  if (friend === "smoke") return "smoky note";
  return friend === undefined ? "ripe fruit" : `hint of ${friend}`;
}
