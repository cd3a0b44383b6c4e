import type { ReadValue } from "./LabelFields.ts";
import { heightOf, type Title } from "../mentions/labelTitles.ts";
import {
  BINDING_WORDS,
  FAMILY_FIRM_WORDS,
  HARVEST_WORDS,
  PARTICLES,
  SWEETNESS_WORDS,
} from "../words/labelVocabulary.ts";
import { lettersOf } from "../words/letters.ts";
import type { PlaceOnLabel } from "./readPlace.ts";
import type { ProducerOnLabel, ProducerSign } from "./readProducer.ts";
import { type SpelledWord, spellOut } from "../words/spellOut.ts";

/**
 * Confidence of a wine's name. `SEPARATED` applies if more evidence than the position, such as the
 * bottler's small print, separates the name from the producer's. `BY_POSITION` applies to other
 * names.
 */
const SEPARATED = 0.87;
const BY_POSITION = 0.7;

/** Maximum words of a name. Further words are cut. */
const WORDS_MAX = 9;

/**
 * Reads the wine's name: the text that does not name the producer, including grape and style, in
 * the label's order. Without a grape, the appellation is part of the name. A wine without a
 * separate name gets its estate's name, as in "Château Margaux".
 */
export function readName(
  titles: readonly Title[],
  producer: ProducerOnLabel | null,
  place: PlaceOnLabel | null,
  country: string | undefined,
): ReadValue<string> | null {
  const others = titles.filter((title) => title !== producer?.title && !title.isBlend);
  const given = tallest(others.filter((title) => title.isOwn && !isOwner(title, producer)));
  const hasOwnName = given.length > 0 || others.some((title) => namesVineyard(title, producer));
  const grape = others.find(({ words }) => words.some(({ role }) => role === "grape"));
  const namesGrape = grape !== undefined;
  const isCalledByPlace = grape === undefined ? !isOverseas(place) : isGrapeSmaller(grape, place);
  const namesPlace = (title: Title) =>
    isCalledByPlace && title.rows.some((row) => row === place?.row);
  const isBoth =
    !hasOwnName &&
    isAlsoTheWines(producer, namesGrape && !isRemarkOfChateau(grape, producer)) &&
    !isProducerSmaller(producer, place);

  const chosen = titles.filter((title) =>
    title === producer?.title
      ? isBoth
      : given.includes(title) || title.describesWine || namesPlace(title),
  );
  const words = chosen.flatMap(nameWords);
  const lacksPlace = isCalledByPlace || (words.length === 0 && !namesGrape);
  if (place && lacksPlace && !chosen.some(namesPlace)) words.push(...placeWords(place));
  const distinct = withoutLooseEnd(withoutRepeats(words));
  if (distinct.length === 0) return null;

  const isParted =
    PARTING_SIGNS.has(producer?.sign) && !(isBoth && NAMING_BOTH_SIGNS.has(producer?.sign));
  const certainty = isParted ? SEPARATED : BY_POSITION;
  const readWell = Math.min(...chosen.map(({ confidence }) => confidence), place?.confidence ?? 1);
  return { value: spellOut(distinct, country), confidence: certainty * readWell };
}

/** Countries on whose labels the region is not part of the wine's name. */
const OVERSEAS = new Set(["AR", "AU", "BR", "CA", "CL", "MX", "NZ", "PE", "US", "UY", "ZA"]);

const isOverseas = (on: PlaceOnLabel | null): boolean =>
  on !== null && OVERSEAS.has(on.place.country);

/**
 * Whether the appellation is printed larger than the grape. The appellation is then the wine's
 * name, as in "Chianti, Sangiovese".
 */
const isGrapeSmaller = (grape: Title, place: PlaceOnLabel | null): boolean =>
  place?.row !== undefined && place.row.height > heightOf(grape) && !grape.rows.includes(place.row);

/**
 * Whether a description such as "1er Cru Les Muster" contains the wine's own name. Always false for
 * a château's wine.
 */
const namesVineyard = (title: Title, producer: ProducerOnLabel | null): boolean =>
  title.describesWine &&
  producer?.title !== undefined &&
  !isChateau(producer.title) &&
  heightOf(title) >= REMARK_BELOW * heightOf(producer.title) &&
  title.words.some(({ role, letters }) => role === "own" && letters.length >= NAME_LETTERS_MIN);

const NAME_LETTERS_MIN = 4;

const PARTING_SIGNS: ReadonlySet<ProducerSign | undefined> = new Set([
  "bottler",
  "known",
  "house",
  "person",
  "alone",
]);

/**
 * Evidence of producers that may make many wines. If such a producer's name is also read as the
 * wine's name, the wine's real name may be illegible, so the confidence is lower.
 */
const NAMING_BOTH_SIGNS: ReadonlySet<ProducerSign | undefined> = new Set(["alone", "known"]);

/**
 * Whether the producer's name is also the wine's name. True for a brand that is the only name.
 * Otherwise true only without a grape, and never for a person or a family firm.
 */
function isAlsoTheWines(producer: ProducerOnLabel | null, namesGrape: boolean): boolean {
  switch (producer?.sign) {
    case "bottler":
    case "known":
    case "house":
    case "repeated":
    case "signature":
    case "position":
      return !namesGrape && !isFamilyFirm(producer);
    case "alone":
      return true;
    case "person":
    case undefined:
      return false;
  }
}

/**
 * Whether an appellation in larger print than the producer is the whole name. Never for a château.
 */
const isProducerSmaller = (producer: ProducerOnLabel | null, place: PlaceOnLabel | null): boolean =>
  producer?.title !== undefined &&
  place?.row !== undefined &&
  place.row.height >= LARGER * heightOf(producer.title) &&
  !isChateau(producer.title);

const isChateau = ({ words }: Title): boolean => words.some(({ letters }) => letters === "chateau");

const LARGER = 1.2;

/**
 * Whether a title is only the grapes of a château's wine in small print. Such a wine is named after
 * the château.
 */
const isRemarkOfChateau = (grape: Title, producer: ProducerOnLabel | null): boolean =>
  producer?.title !== undefined &&
  isChateau(producer.title) &&
  heightOf(grape) < REMARK_BELOW * heightOf(producer.title);

const isFamilyFirm = ({ title }: ProducerOnLabel): boolean =>
  title?.words.some(({ text }) =>
    text.split(" ").some((word) => FAMILY_FIRM_WORDS.has(lettersOf(word))),
  ) ?? false;

/**
 * Text beside a producer's name counts as the owner's name, not the wine's, if its height is below
 * this share of the height of the producer's name. A château usually makes only one wine, so its
 * limit is higher.
 */
const OWNER_BELOW = 0.4;
const OWNER_OF_CHATEAU_BELOW = 0.7;

/**
 * Whether a title is the owner's signature in smaller print, as in "Jean-Michel Muster", "Domaines
 * Muster".
 */
function isOwner(title: Title, producer: ProducerOnLabel | null): boolean {
  if (
    (producer?.sign !== "house" && producer?.sign !== "known") ||
    !producer.title ||
    title.mayNameWine
  )
    return false;
  const share = heightOf(title) / heightOf(producer.title);
  if (title.namesHouse || title.namesPerson) return share < 1;
  return share < (isChateau(producer.title) ? OWNER_OF_CHATEAU_BELOW : OWNER_BELOW);
}

/** Maximum lines of a wine's own name. More lines are a slogan. */
const OWN_TITLES_MAX = 2;

/**
 * Text beside the wine's name is a remark if the text's height is below this share of the name's
 * height.
 */
const REMARK_BELOW = 0.5;

function tallest(titles: readonly Title[]): Title[] {
  const most = Math.max(...titles.map(heightOf));
  return titles
    .filter((title) => heightOf(title) >= REMARK_BELOW * most)
    .sort((a, b) => heightOf(b) - heightOf(a))
    .slice(0, OWN_TITLES_MAX);
}

function nameWords({ words }: Title): SpelledWord[] {
  const isDated = words.some(({ letters }) => YEAR.test(letters));
  const isLegal = words.some(({ role }) => role === "legal");
  const namesType = words.some(({ role }) => role === "type");
  const named = words.filter(
    ({ role, letters }, at) =>
      role !== "legal" &&
      !(letters === "grand" && words[at + 1]?.letters === "vin") &&
      !YEAR.test(letters) &&
      !(isLegal && (role === "type" || (namesType && SWEETNESS_WORDS.has(letters)))) &&
      !(isDated && HARVEST_WORDS.has(letters)),
  );
  return named.map((word, at) => ({
    ...word,
    stands: (at === 0 || at === named.length - 1) && !BINDING_WORDS.has(word.letters),
  }));
}

const YEAR = /^(1[89]|20)\d\d$/;

function placeWords({ spelling }: PlaceOnLabel): SpelledWord[] {
  return spelling.split(" ").map((text) => ({ text, joint: " " }));
}

/**
 * Cuts a name to the maximum number of words. A particle that would then be the last word is
 * removed.
 */
function withoutLooseEnd(words: readonly SpelledWord[]): readonly SpelledWord[] {
  if (words.length <= WORDS_MAX) return words;
  const end = words
    .slice(0, WORDS_MAX)
    .findLastIndex(({ text }) => !PARTICLES.has(lettersOf(text)));
  return words.slice(0, end + 1);
}

const REPEATABLE_LENGTH_MAX = 3;

function withoutRepeats(words: readonly SpelledWord[]): SpelledWord[] {
  const seen = new Set<string>();
  return words.filter(({ text }) => {
    const key = text.toLowerCase();
    if (key.length > REPEATABLE_LENGTH_MAX && seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
