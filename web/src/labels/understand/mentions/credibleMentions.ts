import type { Mention } from "./findMentions.ts";
import { isLabelWord, type LabelWord } from "../rows/labelWords.ts";

/**
 * Removes mentions without enough evidence. An approximate match may be an invented word ("Rubicon"
 * is no grape, "Cigalus" is not Cigales), so a place needs its country, and a grape needs a place
 * that grows the grape. A producer's row must have no other unknown words: "Muster", but not "Don
 * Muster's Finest".
 */
export function credibleMentions(
  mentions: readonly Mention[],
  words: readonly LabelWord[],
): Mention[] {
  const sure = mentions.filter(({ isGuess }) => !isGuess);
  return mentions.filter(
    (mention) =>
      (!mention.isGuess || sure.some(supports(mention))) &&
      (mention.meaning.kind !== "house" || fillsItsRows(mention, mentions, words)),
  );
}

function fillsItsRows(
  { from, to, row }: Mention,
  mentions: readonly Mention[],
  words: readonly LabelWord[],
): boolean {
  const last = words[to - 1]?.row;
  return words.every(
    ({ letters, row: of }, at) =>
      (of !== row && of !== last) ||
      letters.length < TELLING_LETTERS_MIN ||
      (from <= at && at < to) ||
      isLabelWord(letters) ||
      /^\d+$/.test(letters) ||
      mentions.some((other) => other.from <= at && at < other.to),
  );
}

/**
 * Minimum letters of a meaningful word. Shorter words are often ornaments that were read as
 * letters.
 */
const TELLING_LETTERS_MIN = 3;

const supports =
  ({ meaning }: Mention) =>
  ({ meaning: other }: Mention): boolean => {
    switch (meaning.kind) {
      case "place":
        return countryOf(other) === meaning.place.country;
      case "house":
        return other.kind !== "house" && countryOf(other) === meaning.house.country;
      case "grape":
        return (
          (meaning.grape.home !== undefined && countryOf(other) === meaning.grape.home) ||
          (other.kind === "place" &&
            other.place.grapes.some(({ name }) => name === meaning.grape.name))
        );
      case "country":
      case "law":
      case "type":
        return true;
    }
  };

function countryOf(meaning: Mention["meaning"]): string | undefined {
  switch (meaning.kind) {
    case "place":
      return meaning.place.country;
    case "house":
      return meaning.house.country;
    case "country":
    case "law":
      return meaning.country;
    case "grape":
      return meaning.grape.home;
    case "type":
      return undefined;
  }
}
