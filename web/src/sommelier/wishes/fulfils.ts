import { lotsOf, type Price, type Wine } from "sync-protocol";
import {
  GRAPE_PROFILES,
  PhraseIndex,
  WINE_STYLES,
  type WineProfile,
  wordsOf,
} from "sync-protocol/profiles";
import { isGrand } from "../wines/isGrand.ts";
import { type Criterion, dimensionOf, type Phrase, type TraitKind, type Wish } from "./Wish.ts";

/** Number of people who share one bottle, with about a glass and a half for each. */
const PEOPLE_A_BOTTLE = 3;
const BOTTLE_ML = 750;
const MINOR_UNITS = 100;
const MATURE_YEARS = 10;
const YOUNG_YEARS = 5;
const INEXPENSIVE = 20;
const EXPENSIVE = 45;

export function fulfilsAll(
  profile: WineProfile,
  wishes: readonly Wish[],
  now: { readonly year: number },
): boolean {
  return wishes.every((wish) => fulfils(profile, wish, now));
}

/**
 * Whether a wine meets a wish. A wine with an unknown value does not match a wanted trait, and is
 * not excluded by a ruled-out trait.
 */
export function fulfils(profile: WineProfile, wish: Wish, now: { readonly year: number }): boolean {
  if (wish.kind === "rule out") return !wish.phrase.every((one) => breaks(profile, one, now));
  return wish.anyOf.some((phrase) => matchesPhrase(profile, phrase, now));
}

/**
 * Whether a wine matches a phrase. Several values of one dimension are alternatives, because no
 * wine is both red and white.
 */
function matchesPhrase(
  profile: WineProfile,
  phrase: Phrase,
  now: { readonly year: number },
): boolean {
  return phrase.every((one) => {
    const alike = phrase.filter((other) => dimensionOf(other) === dimensionOf(one));
    return alike.some((criterion) => meets(profile, criterion, now));
  });
}

/** Decides whether a wine has a trait that the user wants, or a trait that the user rules out. */
interface Measure {
  readonly wanted: (profile: WineProfile, age: number | undefined) => boolean;
  /** By default the same as `wanted`. */
  readonly ruledOut?: (profile: WineProfile, age: number | undefined) => boolean;
}

const isStillWhite = (profile: WineProfile) => colourOf(profile) === "white" && !profile.bubbles;
const isOaked = ({ wine, aromas, bubbles }: WineProfile) => {
  if (bubbles) return false;
  const words = wordsOf([wine.name, wine.designation, wine.notes].join(" "));
  if (words.some((word) => UNOAKED.has(word))) return false;
  return aromas.has("toast") || words.some((word) => OAKED.has(word));
};
const OAKED: ReadonlySet<string> = new Set(
  "oak, oaky, oaked, barrique, barrel, barricato, barrica, roble, rovere, fut, chene, vanilla, cedar, reserva, riserva, coconut".split(
    ", ",
  ),
);
const UNOAKED: ReadonlySet<string> = new Set(
  "unoaked, unwooded, steel, stahltank, inox".split(", "),
);

const MEASURES: Readonly<Record<TraitKind, Readonly<Record<string, Measure>>>> = {
  colour: {
    red: { wanted: (one) => colourOf(one) === "red" },
    white: { wanted: isStillWhite },
    rosé: { wanted: (one) => colourOf(one) === "rosé" },
  },
  bubbles: {
    sparkling: { wanted: ({ bubbles }) => bubbles },
    still: { wanted: ({ bubbles }) => !bubbles },
  },
  sweetness: {
    sweet: {
      wanted: ({ sweetness }) => sweetness >= 2,
      ruledOut: ({ sweetness }) => sweetness >= 1,
    },
    "off-dry": { wanted: ({ sweetness }) => sweetness >= 0.75 && sweetness < 3 },
    dry: { wanted: ({ sweetness }) => sweetness < 0.75 },
  },
  body: {
    light: { wanted: (one) => one.body <= (colourOf(one) === "red" ? 3 : 2.5) },
    "medium-bodied": { wanted: ({ body }) => body >= 2.5 && body < 4 },
    "full-bodied": {
      wanted: (one) => one.body >= (colourOf(one) === "red" ? 4 : 3.5),
      ruledOut: (one) => one.body >= 4,
    },
  },
  oak: { oaked: { wanted: isOaked }, unoaked: { wanted: (one) => !isOaked(one) } },
  tannin: {
    tannic: { wanted: ({ tannin }) => tannin >= 3.5, ruledOut: ({ tannin }) => tannin >= 2.75 },
    soft: { wanted: ({ tannin }) => tannin <= 2.5, ruledOut: ({ tannin }) => tannin < 2 },
  },
  acidity: {
    crisp: { wanted: ({ acidity }) => acidity >= 4, ruledOut: ({ acidity }) => acidity >= 4.5 },
    "low-acid": { wanted: ({ acidity }) => acidity <= 3 },
  },
  alcohol: {
    "low-alcohol": { wanted: (one) => strengthOf(one) <= 12 },
    strong: { wanted: (one) => strengthOf(one) >= 14.5, ruledOut: (one) => strengthOf(one) >= 14 },
  },
  age: {
    mature: { wanted: (_, age) => age !== undefined && age >= MATURE_YEARS },
    young: {
      wanted: (_, age) => age === undefined || age <= YOUNG_YEARS,
      ruledOut: (_, age) => age !== undefined && age <= YOUNG_YEARS,
    },
  },
  cost: {
    inexpensive: { wanted: ({ wine }) => costOf(wine) === "inexpensive" },
    expensive: { wanted: ({ wine }) => costOf(wine) === "expensive" },
  },
  occasion: {
    "special bottle": { wanted: ({ wine }) => isGrand(wine) },
    everyday: { wanted: ({ wine }) => !isGrand(wine) && costOf(wine) !== "expensive" },
  },
  type: { fortified: { wanted: ({ wine }) => wine.type === "Fortified Wine" } },
};

function meets(
  profile: WineProfile,
  criterion: Criterion,
  now: { readonly year: number },
  isRuledOut = false,
): boolean {
  const { wine } = profile;
  const age = wine.nonVintage ? undefined : now.year - wine.vintage;
  switch (criterion.kind) {
    case "grape":
      return criterion.names.some((name) => grapesIn(profile).has(name) || profile.kinds.has(name));
    case "style":
      return criterion.names.some((name) => profile.kinds.has(name) || isNamed(wine, name));
    case "origin":
      return criterion.names.includes(profile.country);
    case "price":
      return costs(wine, criterion);
    case "years":
      return age !== undefined && isWithin(age, criterion.bound, criterion.years);
    case "percent":
      return isWithin(strengthOf(profile), criterion.bound, criterion.percent);
    case "vintage":
      if (wine.nonVintage) return false;
      return criterion.bound === "exactly"
        ? wine.vintage === criterion.vintage
        : isWithin(wine.vintage, criterion.bound, criterion.vintage);
    case "people":
      return millilitresOf(wine) >= Math.ceil(criterion.people / PEOPLE_A_BOTTLE) * BOTTLE_ML;
    case "trait": {
      const measure = MEASURES[criterion.trait][criterion.value];
      const test = (isRuledOut ? measure?.ruledOut : undefined) ?? measure?.wanted;
      return test?.(profile, age) ?? false;
    }
  }
}

function breaks(
  profile: WineProfile,
  criterion: Criterion,
  now: { readonly year: number },
): boolean {
  return meets(profile, criterion, now, true);
}

const isWithin = (value: number, bound: "at most" | "at least", limit: number): boolean =>
  bound === "at most" ? value <= limit : value >= limit;

const strengthOf = ({ wine, alcohol }: WineProfile): number => wine.alcohol ?? alcohol;

/** The colour of a wine. The colour of a sparkling wine is derived from its name and grape. */
function colourOf({ wine, colour, bubbles, kinds }: WineProfile): WineProfile["colour"] {
  if (!bubbles) return colour;
  const words = new Set(wordsOf(`${wine.name} ${wine.designation ?? ""} ${wine.varietal}`));
  if (["rose", "rosato", "rosado", "blush"].some((word) => words.has(word))) return "rosé";
  return kinds.has("Lambrusco") || kinds.has("Brachetto d'Acqui") ? "red" : "white";
}

const grapeIndex = new PhraseIndex<string>();
for (const { name, synonyms } of GRAPE_PROFILES) {
  for (const word of [name, ...synonyms]) {
    grapeIndex.add(
      wordsOf(word).map((one) => new Set([one])),
      name,
    );
  }
}
const grapesOfStyle = new Map(WINE_STYLES.map(({ name, grapes }) => [name, grapes]));
const wordsOfStyle = new Map(WINE_STYLES.map(({ name, words }) => [name, words]));

/** The grapes that a wine names, otherwise the grapes of its style. */
function grapesIn({ wine, kinds }: WineProfile): ReadonlySet<string> {
  const named = grapeIndex
    .findAll(wordsOf(`${wine.varietal} , ${wine.name}`))
    .map(({ meaning }) => meaning);
  if (named.length > 0) return new Set(named);
  return new Set([...kinds].flatMap((kind) => grapesOfStyle.get(kind) ?? []));
}

function isNamed({ name, region, appellation }: Wine, style: string): boolean {
  const words = ` ${wordsOf([name, region, appellation].join(" ")).join(" ")} `;
  return (wordsOfStyle.get(style) ?? []).some((one) =>
    words.includes(` ${wordsOf(one).join(" ")} `),
  );
}

function heldLots(wine: Wine) {
  return lotsOf(wine).filter(({ state, bottles }) => state === "held" && bottles > 0);
}

function pricesOf(wine: Wine): Price[] {
  return heldLots(wine).flatMap(({ price }) => price ?? []);
}

/**
 * Whether a wine's price matches. Compares only prices in the same currency. A wine without a price
 * does not match.
 */
function costs(
  wine: Wine,
  { bound, amount, currency }: Extract<Criterion, { kind: "price" }>,
): boolean {
  return pricesOf(wine).some(
    (price) =>
      (currency === undefined || price.currency === currency) &&
      isWithin(price.minor / MINOR_UNITS, bound, amount),
  );
}

function costOf(wine: Wine): "inexpensive" | "expensive" | undefined {
  const [price] = pricesOf(wine).toSorted((a, b) => a.minor - b.minor);
  if (price) {
    const amount = price.minor / MINOR_UNITS;
    if (amount <= INEXPENSIVE) return "inexpensive";
    return amount >= EXPENSIVE ? "expensive" : undefined;
  }
  return isGrand(wine) ? "expensive" : "inexpensive";
}

function millilitresOf(wine: Wine): number {
  return heldLots(wine).reduce((sum, { bottles, millilitres }) => sum + bottles * millilitres, 0);
}
