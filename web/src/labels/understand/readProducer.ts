import type { Read } from "./LabelFields.ts";
import type { TitleWord } from "./labelRoles.ts";
import { heightOf, type Title } from "./labelTitles.ts";
import { COMPANY_WORDS, PRODUCER_WORDS } from "./labelVocabulary.ts";
import { spellOut } from "./spellOut.ts";

/** How a producer was told from the wine's own name. */
export type ProducerSign = "bottler" | "house" | "person" | "signature" | "position" | "alone";

/** A producer on a label, and where it stands. */
export interface ProducerOnLabel {
  readonly read: Read<string>;
  readonly sign: ProducerSign;
  /** Nothing where only the small print names the producer. */
  readonly title: Title | undefined;
}

/** How sure a producer is by what tells it. */
const CERTAINTY: Record<ProducerSign, number> = {
  bottler: 0.88,
  house: 0.86,
  person: 0.86,
  signature: 0.7,
  position: 0.55,
  alone: 0.84,
};

/** A bottler whom no larger print names may bottle for another. */
const ONLY_BOTTLER = 0.62;

/**
 * Reads the producer: the name that the small print gives to the bottler, the row that names a
 * house or a person, the signature below all else, the one name beside the wine's description, or
 * the name that stands on top. A lone name without more is the wine's.
 */
export function readProducer(
  titles: readonly Title[],
  bottler: readonly TitleWord[],
): ProducerOnLabel | null {
  const bottling = titles.find((title) => namesBottler(title, bottler));
  if (bottling) return producer(bottling, "bottler");
  const house = titles.find(({ namesHouse }) => namesHouse);
  if (house) return producer(house, "house");
  const person = titles.find(({ namesPerson }) => namesPerson);
  if (person) return producer(person, "person");
  if (bottler.length > 0) {
    const value = spellOut(bottler);
    return { read: { value, confidence: ONLY_BOTTLER }, sign: "bottler", title: undefined };
  }

  const signature = signatureOf(titles);
  if (signature) return producer(signature, "signature");
  const [first, ...others] = titles.filter(({ isOwn }) => isOwn);
  if (!first) return null;
  if (others.length > 0) return producer(first, "position");
  return titles.length > 1 ? producer(first, "alone") : null;
}

/** A title of the same name as the bottler's, a form of company or a first name aside. */
function namesBottler({ words, isOwn, namesHouse }: Title, bottler: readonly TitleWord[]): boolean {
  if (!isOwn && !namesHouse) return false;
  const names = new Set(bottler.filter(isTelling).map(({ letters }) => letters));
  return words.some((word) => isTelling(word) && names.has(word.letters));
}

const TELLING_LETTERS_MIN = 4;

const isTelling = ({ role, letters }: TitleWord): boolean =>
  role === "own" && letters.length >= TELLING_LETTERS_MIN;

/** The brand above is this much taller than who signs below it. */
const TALLER_THAN_SIGNATURE = 1.2;

/** A name this far below the brand, in shares of the photo's height, stands at the label's foot. */
const FOOT_BELOW_BRAND = 0.3;

/** The name below all the wine's own description, or at the foot, where a taller name stands on top. */
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

function producer(title: Title, sign: ProducerSign): ProducerOnLabel {
  const words = title.words.filter(
    ({ role, letters }, at) =>
      !YEAR.test(letters) &&
      !COMPANY_WORDS.has(letters) &&
      (role !== "legal" || PRODUCER_WORDS.has(letters) || title.words[at + 1]?.role === "house"),
  );
  const read = { value: spellOut(words), confidence: CERTAINTY[sign] * title.confidence };
  return { read, sign, title };
}
