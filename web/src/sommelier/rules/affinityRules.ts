import { foldText } from "sync-protocol";
import { type Aroma, GRAPE_PROFILES, type WineProfile } from "sync-protocol/profiles";
import { i18n, textLanguage } from "../../language/i18n.ts";
import { listInWords } from "../../language/locale.ts";
import { CLASSICS } from "../meals/classics.ts";
import type { PairingRule } from "./PairingRule.ts";
import type { Meal } from "../meals/Meal.ts";
import { placeInWords } from "../wines/placeInWords.ts";
import { styleInWords } from "../wines/styleInWords.ts";
import { aromaInWords } from "./traitWords.ts";

const BEST = 1;
const GOOD = 0.65;
/** A wine is called a classic with the food if it earns at least this share of the rule's points. */
const CLASSIC = 0.88;
/**
 * First choices are listed from the best known to the least known. Each earns this much less of the
 * points than the previous one.
 */
const LESS_KNOWN = 0.04;
/** Like {@link LESS_KNOWN}, but for a named plate, because guides agree more on its order. */
const LESS_NAMED = 0.05;
const UNKNOWN = 0.2;

const KIND_STAKE = 6;
const NAMED_STAKE = 12;

/** Wines that are traditional with the food, even if no single trait explains the match. */
export const classicPartners: PairingRule = {
  name: "classic partners",
  sources: ["page", "beckett", "goldstein", "macneil"],
  speaksOf: "fame",
  stake: ({ families, plate }) => (plate ? NAMED_STAKE : families.size === 0 ? 0 : KIND_STAKE),
  earned: (meal, wine) => bestPartnership(meal, wine).degree,
  praise: (meal, wine) => {
    const { degree, kind } = bestPartnership(meal, wine);
    return degree >= CLASSIC
      ? i18n._("{wine} is a classic with {food}", {
          wine: nameOfKind(kind, wine),
          food: meal.name,
        })
      : i18n._("{wine} goes well with {food}", { wine: commonName(wine), food: meal.name });
  },
  caution: (meal) => i18n._("it is not the usual choice with {food}", { food: meal.name }),
};

/**
 * The name of a grape or style. A grape with several names has the name on the wine's label:
 * Zinfandel, not Primitivo.
 */
function nameOfKind(kind: string, { wine }: WineProfile): string {
  const label = foldText(`${wine.varietal} ${wine.name}`);
  const names = GRAPE_PROFILES.find(({ name }) => name === kind)?.synonyms ?? [];
  if (label.includes(foldText(kind))) return styleInWords(kind);
  return names.find((name) => label.includes(foldText(name))) ?? styleInWords(kind);
}

/** The wine's usual name: its appellation or its grape. */
function commonName(wine: WineProfile): string {
  const { type } = wine.wine;
  const kind = [...wine.kinds].findLast((one) => one !== type && !GENERIC.has(one));
  return kind === undefined ? i18n._("a wine like this") : nameOfKind(kind, wine);
}

/** Names that are on many labels and do not identify a wine. */
const GENERIC: ReadonlySet<string> = new Set([
  "Brut Nature",
  "Demi-Sec",
  "Feinherb",
  "Late harvest",
  "Portuguese Blend",
  "Red Blend",
  "Reserve",
  "Sweet wine",
  "Trocken",
  "White Blend",
]);

interface Partnership {
  readonly kind: string;
  readonly degree: number;
}

export function isFirstChoice(meal: Meal, wine: WineProfile): boolean {
  return bestPartnership(meal, wine).degree > GOOD;
}

function bestPartnership(meal: Meal, wine: WineProfile): Partnership {
  const { plate } = meal;
  if (!plate) return partnershipOfKind(meal, wine);
  const place = plate.wines.findIndex((kind) => isPouredAs(kind, wine));
  const kind = plate.wines[place];
  if (kind === undefined) {
    const usual = partnershipOfKind(meal, wine);
    return { ...usual, degree: Math.min(usual.degree, GOOD) };
  }
  return { kind, degree: BEST - place * LESS_NAMED };
}

/**
 * Whether guides mean this wine by a kind on a plate's list. Pinot Gris on such a list means the
 * richer wine, not Pinot Grigio.
 */
function isPouredAs(kind: string, { kinds }: WineProfile): boolean {
  return kinds.has(kind) && !(kind === "Pinot Gris" && kinds.has("Pinot Grigio"));
}

function partnershipOfKind({ families }: Meal, wine: WineProfile): Partnership {
  let best: Partnership = { kind: "", degree: UNKNOWN };
  for (const family of families) {
    const { best: firsts = [], good = [] } = CLASSICS.get(family) ?? {};
    const place = firsts.findIndex((kind) => wine.kinds.has(kind));
    const degree =
      place === -1
        ? good.some((kind) => wine.kinds.has(kind))
          ? GOOD
          : UNKNOWN
        : BEST - place * LESS_KNOWN;
    if (degree > best.degree) best = { kind: firsts[place] ?? "", degree };
  }
  return best;
}

export const sharedAromas: PairingRule = {
  name: "shared scents",
  sources: ["chartier", "harrington"],
  speaksOf: "scent",
  stake: ({ aromas }) => (aromas.size === 0 ? 0 : 0.5),
  earned: (meal, wine) => [0.4, 0.85, 1][Math.min(sharedWith(meal, wine).length, 2)] ?? 1,
  praise: (meal, wine) => {
    const shared = sharedWith(meal, wine);
    const scents = listInWords(shared.map(aromaInWords));
    const food = meal.aromas.get(shared[0] ?? "herbs") ?? meal.name;
    return food === meal.name && textLanguage() !== "en"
      ? i18n._("its note of {scents} suits the dish", { scents })
      : i18n._("its note of {scents} suits the {food}", { scents, food });
  },
  caution: (meal) => i18n._("its scent has little to do with the {food}", { food: meal.name }),
};

function sharedWith({ aromas }: Meal, wine: WineProfile): Aroma[] {
  return [...aromas.keys()].filter((aroma) => wine.aromas.has(aroma));
}

export const regionalPartners: PairingRule = {
  name: "regional partners",
  sources: ["macneil", "atlas"],
  speaksOf: "home",
  stake: ({ origins }) => (origins.length === 0 ? 0 : 1),
  earned: ({ origins }, wine) => {
    if (origins.some((origin) => origin === wine.place)) return 1;
    return origins.some(({ country }) => country === wine.country) ? 0.75 : 0.35;
  },
  praise: ({ origins }, wine) => {
    const home = origins.find((origin) => origin === wine.place);
    return i18n._("both come from {place}", { place: placeInWords(home?.name ?? wine.country) });
  },
  caution: ({ origins: [origin] }) =>
    origin
      ? i18n._("a wine from {place} is the usual match", { place: placeInWords(origin.name) })
      : "",
};
