import type { ReadValue } from "./LabelFields.ts";
import type { TitleWord, WordRole } from "../mentions/labelRoles.ts";
import type { LabelRow } from "../rows/labelRows.ts";
import { heightOf, type Title } from "../mentions/labelTitles.ts";
import {
  CELLAR_TOWNS,
  COMPANY_WORDS,
  ESTATE_WORDS,
  PRODUCER_WORDS,
} from "../words/labelVocabulary.ts";
import { containsNearly, lettersOf } from "../words/letters.ts";
import { spellOut } from "../words/spellOut.ts";

/** The evidence that a name is the producer and not the wine. */
export type ProducerSign =
  | "bottler"
  | "known"
  | "house"
  | "person"
  | "repeated"
  | "signature"
  | "position"
  | "alone";

export interface ProducerOnLabel {
  readonly read: ReadValue<string>;
  readonly sign: ProducerSign;
  /** The title with the producer's name. `undefined` if only small print names the producer. */
  readonly title: Title | undefined;
}

const CERTAINTY: Record<ProducerSign, number> = {
  bottler: 0.88,
  known: 0.9,
  house: 0.86,
  person: 0.86,
  repeated: 0.78,
  signature: 0.7,
  position: 0.55,
  alone: 0.84,
};

/**
 * Confidence of a producer whose row also describes the wine. Low, so that the user is asked to
 * check.
 */
const MAY_BE_WINE = 0.75;

/**
 * Confidence that a bottler named only in small print is the producer. Low, because a bottler may
 * bottle for another producer.
 */
const ONLY_BOTTLER = 0.62;

/**
 * Reads the producer from the first of these that the label has:
 *
 * 1. a title with the bottler's name;
 * 2. a producer of the gazetteer;
 * 3. a title with a word for a producer, such as "Domaine";
 * 4. a person's name;
 * 5. the bottler, if only small print names it;
 * 6. a name repeated in small print;
 * 7. a signature at the bottom;
 * 8. the first other name, unless it is the only title, which is the wine's name.
 */
export function readProducer(
  titles: readonly Title[],
  bottler: readonly TitleWord[],
  rows: readonly LabelRow[],
  country: string | undefined,
): ProducerOnLabel | null {
  const producer = (title: Title, sign: ProducerSign, { isDoubtful = false } = {}) =>
    producerOf(title, sign, { isDoubtful, country });
  const bottling = bottlerAmong(titles, bottler);
  if (bottling) return producer(bottling, "bottler");
  const known = knownHouseOf(titles);
  if (known) return producer(known, "known");
  const houses = titles.filter(({ namesHouse }) => namesHouse);
  const house = houses.find(({ mayNameWine }) => !mayNameWine);
  if (house) return producer(house, "house");
  const estate = houses.find((title) => !isWineTitle(title, titles));
  if (estate && !bottler.some(isSureHouse)) return producer(estate, "house");
  const persons = titles.filter(({ namesPerson }) => namesPerson);
  const person = persons.find(({ isPure }) => isPure) ?? persons[0];
  if (person && !isWineTitle(person, titles)) {
    return producer(person, "person", { isDoubtful: isBelowBrand(person, titles) });
  }
  if (bottler.length > 0) {
    const value = spellOut(bottler, country);
    return { read: { value, confidence: ONLY_BOTTLER }, sign: "bottler", title: undefined };
  }

  const named = titles.filter(({ isOwn }) => isOwn);
  const own = named.filter((title) => !namesVineyard(title) && !isMisread(title));
  const repeated = own.filter((title) => isRepeated(title, rows));
  const [signed] = repeated;
  if (signed && repeated.length === 1 && named.length > 1) return producer(signed, "repeated");
  const signature = signatureOf(titles);
  if (signature) return producer(signature, "signature");
  const first = own.find(({ isPure }) => isPure) ?? own[0];
  if (!first) return null;
  if (named.length > 1) return producer(first, "position");
  return titles.length > 1 ? producer(first, "alone") : null;
}

/**
 * Whether a person's name in small print is below a brand. The person may be the owner or the
 * label's artist.
 */
const isBelowBrand = (person: Title, titles: readonly Title[]): boolean =>
  titles.some((title) => title.isPure && heightOf(title) * SMALL_BESIDE > heightOf(person));

function knownHouseOf(titles: readonly Title[]): Title | undefined {
  return titles
    .filter(({ isKnownHouse }) => isKnownHouse)
    .sort((a, b) => heightOf(b) - heightOf(a))[0];
}

const VINEYARD_ARTICLES = new Set(["les", "aux"]);
const VINEYARD_WORDS = new Set(["sous", "dessus", "dessous"]);

/**
 * Whether a title is a vineyard or a second wine: a French name with an article, as in "Les
 * Mustiers", or a name in quotes.
 */
const namesVineyard = ({ words, rows }: Title): boolean =>
  VINEYARD_ARTICLES.has(words[0]?.letters ?? "") ||
  words.some(({ letters }) => VINEYARD_WORDS.has(letters)) ||
  rows.every(({ text }) => /^["“«„'‘].+["”»“'’]$/u.test(text.trim()));

/** Two capitals before small letters are misread initials, as in "CMaviaabel". */
const MISREAD_INITIAL = /(?:^|\s)\p{Lu}{2,}\p{Ll}{3,}/u;

/** A title with misread initials is not used as a producer. */
const isMisread = ({ rows }: Title): boolean => rows.some(({ text }) => MISREAD_INITIAL.test(text));

/**
 * Text beside a name is small print if the text's height is below this share of the name's height.
 */
const SMALL_BESIDE = 0.6;

/** Minimum letters of a repeated name. A shorter name may be in small print by chance. */
const REPEATED_LETTERS_MIN = 5;

/**
 * Whether small print repeats the name, as in the bottler's sentence, even if "bottled by" is
 * illegible.
 */
function isRepeated(title: Title, rows: readonly LabelRow[]): boolean {
  const name = title.words
    .filter(({ role }) => role === "own" || role === "particle")
    .map(({ letters }) => letters)
    .join("");
  return (
    name.length >= REPEATED_LETTERS_MIN &&
    rows.some(
      ({ text, height }) =>
        height < SMALL_BESIDE * heightOf(title) && containsNearly(lettersOf(text), name),
    )
  );
}

/**
 * Whether a title with a grape or place beside another name is a wine, as in "Finca Muster Malbec".
 */
const isWineTitle = (title: Title, titles: readonly Title[]): boolean =>
  (title.mayNameWine || title.namesPerson) &&
  title.words.some(({ role }) => role === "grape" || role === "place") &&
  titles.some((other) => other !== title && other.isPure);

const isSureHouse = ({ role, letters }: TitleWord): boolean =>
  role === "house" && !ESTATE_WORDS.has(letters);

/**
 * The title with the bottler's name, compared without company forms and first names. If there are
 * several, the title with the largest share of its letters in the bottler's name.
 */
function bottlerAmong(titles: readonly Title[], bottler: readonly TitleWord[]): Title | undefined {
  const names = bottler.filter(isDistinctive).map(({ letters }) => letters);
  const shareOf = ({ words, isOwn, namesHouse }: Title): number => {
    const distinctive = isOwn || namesHouse ? words.filter(isDistinctive) : [];
    const shared = distinctive.filter((word) =>
      names.some((name) => sharesName(name, word.letters)),
    );
    return shared.length === 0 ? 0 : lengthOf(shared) / lengthOf(distinctive);
  };
  return titles
    .map((title) => ({ title, share: shareOf(title) }))
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share)[0]?.title;
}

const sharesName = (a: string, b: string): boolean => containsNearly(a, b) || containsNearly(b, a);

const lengthOf = (words: readonly TitleWord[]): number =>
  words.reduce((sum, { letters }) => sum + letters.length, 0);

const TELLING_LETTERS_MIN = 4;

const isDistinctive = ({ role, letters }: TitleWord): boolean =>
  role === "own" && letters.length >= TELLING_LETTERS_MIN;

/** Minimum height of the brand, as a multiple of the height of the signature below the brand. */
const TALLER_THAN_SIGNATURE = 1.2;

/** Minimum distance from the brand down to a producer's name at the foot, as a share of the photo's height. */
const FOOT_BELOW_BRAND = 0.3;

/**
 * The producer's signature: a name below the wine's description or far below the brand. The brand
 * must be taller.
 */
function signatureOf(titles: readonly Title[]): Title | undefined {
  const [brand, signature, ...others] = titles.filter(({ isOwn }) => isOwn);
  if (!brand || !signature || others.length > 0 || titles.at(-1) !== signature) return undefined;
  const describesBetween = titles.indexOf(signature) - titles.indexOf(brand) > 1;
  const standsApart = placeOf(signature) - placeOf(brand) >= FOOT_BELOW_BRAND;
  const saysOnlyItsName = signature.words.every(
    ({ role }) => role === "own" || role === "particle",
  );
  const isSmaller = heightOf(brand) >= TALLER_THAN_SIGNATURE * heightOf(signature);
  return (describesBetween || standsApart) && saysOnlyItsName && isSmaller ? signature : undefined;
}

const placeOf = ({ rows }: Title): number => rows[0]?.y ?? 0;

const YEAR = /^(1[5-9]|20)\d\d$/;

/** Removes a town at the end, as in "Bodegas Muestra, Haro". */
function withoutTown(words: readonly TitleWord[]): readonly TitleWord[] {
  const town = words.findIndex(
    ({ isParted, letters, role }, at) =>
      at > 0 && isParted && (role === "place" || CELLAR_TOWNS.has(letters)),
  );
  return town === -1 ? words : words.slice(0, town);
}

/** Removes a grape after a producer, where the wine's name begins, as in "Muster Malbec". */
function withoutGrape(words: readonly TitleWord[]): readonly TitleWord[] {
  const grape = words.findIndex(({ role }) => role === "grape");
  const house = words.slice(0, grape).filter(({ role }) => role === "own" || role === "house");
  return grape > 0 && house.length > 0 ? words.slice(0, grape) : words;
}

const WINE_ROLES: ReadonlySet<WordRole> = new Set(["grape", "type", "descriptive"]);

interface ProducerContext {
  readonly isDoubtful: boolean;
  readonly country: string | undefined;
}

function producerOf(
  title: Title,
  sign: ProducerSign,
  { isDoubtful, country }: ProducerContext,
): ProducerOnLabel {
  const words = withoutGrape(withoutTown(title.words)).filter(
    ({ role, letters }, at) =>
      !YEAR.test(letters) &&
      !COMPANY_WORDS.has(letters) &&
      (role !== "legal" || PRODUCER_WORDS.has(letters) || title.words[at + 1]?.role === "house"),
  );
  const mayBeOther =
    isDoubtful || title.mayNameWine || title.words.some(({ role }) => WINE_ROLES.has(role));
  const certainty = Math.min(CERTAINTY[sign], mayBeOther ? MAY_BE_WINE : 1);
  const read = { value: spellOut(words, country), confidence: certainty * title.confidence };
  return { read, sign, title };
}
