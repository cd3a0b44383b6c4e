import type { Mention } from "./findMentions.ts";

/**
 * The mentions that can be believed. A name that was only nearly read may be somebody's own word
 * ("Rubicon" is no grape, "Cigalus" no Cigales), so something else on the label must speak for
 * it: for a place its country, for a grape its home or a place that grows it.
 */
export function credibleMentions(mentions: readonly Mention[]): Mention[] {
  const sure = mentions.filter(({ isGuess }) => !isGuess);
  return mentions.filter((mention) => !mention.isGuess || sure.some(speaksFor(mention)));
}

const speaksFor =
  ({ meaning }: Mention) =>
  ({ meaning: other }: Mention): boolean => {
    switch (meaning.kind) {
      case "place":
        return countryOf(other) === meaning.place.country;
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
    case "country":
    case "law":
      return meaning.country;
    case "grape":
      return meaning.grape.home;
    case "type":
      return undefined;
  }
}
