import { expect, test } from "vitest";
import { CLASSICS } from "./classics.ts";
import { COMPOSED } from "./composed.ts";
import { formsOf } from "./inflect.ts";
import { contentWords } from "./mealWords.ts";
import { termsAt } from "./kitchenWords.ts";
import { LANGUAGES, LEXICON } from "./lexicon.ts";

const listed = LEXICON.flatMap((term) => [
  { term, language: "en" as const, phrase: term.name },
  ...LANGUAGES.flatMap((language) =>
    term.words[language].map((phrase) => ({ term, language, phrase })),
  ),
]);

test("every phrase of the lexicon is understood as its own term", () => {
  const misread = listed.filter(({ term, phrase }) => {
    const words = contentWords(phrase);
    const found = termsAt(words, 0);
    return found?.end !== words.length || !found.terms.includes(term);
  });

  expect(misread.map(({ term, phrase }) => `${phrase} → ${term.name}`)).toEqual([]);
});

test("no two kitchen terms share an inflected form that is not listed", () => {
  const asListed = new Set(listed.map(({ phrase }) => contentWords(phrase).join(" ")));
  const owners = new Map<string, Set<string>>();
  for (const { term, language, phrase } of listed) {
    const [word, ...further] = contentWords(phrase);
    if (further.length > 0) continue;
    for (const form of formsOf(word!, language)) {
      if (!asListed.has(form)) owners.set(form, (owners.get(form) ?? new Set()).add(term.name));
    }
  }

  const shared = [...owners].filter(([, terms]) => terms.size > 1);

  expect(shared.map(([form, terms]) => `${form}: ${[...terms].join(", ")}`)).toEqual([]);
});

test("no two kitchen terms share a name", () => {
  const names = LEXICON.map(({ name }) => name);

  expect(names).toHaveLength(new Set(names).size);
});

test("every kind of food with classic wines is used by the lexicon", () => {
  const used = new Set([...LEXICON.flatMap(({ is }) => is), ...COMPOSED]);

  expect([...CLASSICS.keys()].filter((family) => !used.has(family))).toEqual([]);
});

test("each of the five languages has at least two hundred kitchen words", () => {
  for (const language of LANGUAGES) {
    const phrases = listed.filter((entry) => entry.language === language);
    expect(phrases.length, language).toBeGreaterThanOrEqual(200);
  }
});
