import { foldText } from "sync-protocol";

type Phrases = Readonly<Record<string, readonly string[]>>;

/** A known phrase with its meaning, or a single other word. */
export interface TextPart<Meaning> {
  readonly words: readonly string[];
  readonly meaning: Meaning | undefined;
}

interface Phrase<Meaning> {
  readonly words: readonly string[];
  readonly meaning: Meaning;
}

/**
 * Words, numbers and signs of a text, without case and accents: "Jusqu’en 2030" → "jusqu", "en",
 * "2030".
 */
export function wordsOf(text: string): readonly string[] {
  return (
    foldText(text)
      .replaceAll("'", " ")
      .match(/\p{L}+|\d+|\S/gu) ?? []
  );
}

/**
 * Returns a function that splits texts into known phrases and other words, longest phrase first. A
 * phrase "rotwein*" matches all words with that beginning.
 */
export function phraseBook<Meaning extends string>(
  meanings: Readonly<Record<Meaning, Phrases>>,
): (text: string) => readonly TextPart<Meaning>[] {
  const byFirst = new Map<string, Phrase<Meaning>[]>();
  const prefixes: [string, Meaning][] = [];
  for (const [phrase, meaning] of phrasesIn(meanings)) {
    if (phrase.endsWith("*")) {
      prefixes.push([phrase.slice(0, -1), meaning]);
      continue;
    }
    const words = wordsOf(phrase);
    const first = words[0] ?? "";
    byFirst.set(first, [...(byFirst.get(first) ?? []), { words, meaning }]);
  }
  for (const phrases of byFirst.values()) {
    phrases.sort((one, other) => other.words.length - one.words.length);
  }
  return (text) => {
    const words = wordsOf(text);
    const parts: TextPart<Meaning>[] = [];
    for (let at = 0; at < words.length;) {
      const word = words[at] ?? "";
      const phrase = byFirst
        .get(word)
        ?.find((one) => one.words.every((expected, n) => words[at + n] === expected));
      const meaning = phrase?.meaning ?? prefixes.find(([start]) => word.startsWith(start))?.[1];
      const length = phrase?.words.length ?? 1;
      parts.push({ words: words.slice(at, at + length), meaning });
      at += length;
    }
    return parts;
  };
}

function* phrasesIn<Meaning extends string>(
  meanings: Readonly<Record<Meaning, Phrases>>,
): Generator<readonly [string, Meaning]> {
  for (const meaning in meanings) {
    for (const phrases of Object.values(meanings[meaning])) {
      for (const phrase of phrases) yield [phrase, meaning];
    }
  }
}
