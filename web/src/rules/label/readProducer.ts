import type { Read } from "./LabelFields.ts";
import type { Title } from "./labelTitles.ts";
import { PRODUCER_WORDS } from "./labelVocabulary.ts";
import { spellOut } from "./spellOut.ts";

/** A producer on a label, and where it stands. */
export interface ProducerOnLabel {
  readonly read: Read<string>;
  readonly title: Title;
}

/** How sure a producer is by what tells it. */
const BY_HOUSE_WORD = 0.86;
const BY_PERSON = 0.78;
const BESIDE_THE_WINE = 0.66;
const BY_POSITION = 0.55;

/**
 * Reads the producer: the row that names a house or a person, else the one name beside the wine's
 * own description, else the name that stands on top. A lone name without more is the wine's.
 */
export function readProducer(titles: readonly Title[]): ProducerOnLabel | null {
  const house = titles.find(({ namesHouse }) => namesHouse);
  if (house) return producer(house, BY_HOUSE_WORD);
  const person = titles.find(({ namesPerson }) => namesPerson);
  if (person) return producer(person, BY_PERSON);

  const [first, ...others] = titles.filter(({ isOwn }) => isOwn);
  if (!first) return null;
  if (others.length > 0) return producer(first, BY_POSITION);
  return titles.length > 1 ? producer(first, BESIDE_THE_WINE) : null;
}

const YEAR = /^(1[89]|20)\d\d$/;

function producer(title: Title, certainty: number): ProducerOnLabel {
  const words = title.words.filter(
    ({ role, letters }) => !YEAR.test(letters) && (role !== "legal" || PRODUCER_WORDS.has(letters)),
  );
  return {
    read: { value: spellOut(words), confidence: certainty * title.confidence },
    title,
  };
}
