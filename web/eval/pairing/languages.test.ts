import { readFileSync } from "node:fs";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import { formatter } from "@lingui/format-po";
import { cell, type Language, readTsv } from "sync-protocol";
import namesTable from "sync-protocol/data/meals/names.tsv?raw";
import { afterEach, describe, expect, test } from "vitest";
import { setTextLanguage } from "../../src/language/i18n.ts";
import { wordIn } from "../../src/parts/page-language/wordIn.ts";
import { dishesFor, pairMeal, questionChoices, whatToBuy } from "../../src/sommelier/index.ts";
import { LEXICON } from "../../src/sommelier/meals/lexicon.ts";
import { asOneWish } from "../../src/sommelier/wishes/readQuestion.ts";
import { readWishes } from "../../src/sommelier/wishes/readWishes.ts";
import type { Wish } from "../../src/sommelier/wishes/Wish.ts";
import { labelOf } from "../../src/sommelier/wishes/wishLabels.ts";
import { CELLAR } from "./guidedPairing.ts";
import { DISHES } from "./sentences/dishes.ts";
import { WISH_QUESTIONS } from "./wishes/wishQuestions.ts";

const NOW = { year: 2026 };
const LANGUAGES = ["de", "fr", "it", "es"] as const satisfies readonly Language[];

afterEach(() => {
  setTextLanguage("en");
});

/** Number of wines that are checked against each meal, to collect the sommelier's objections. */
const WINES_CHECKED = 6;

const MEALS = [...DISHES, ...WISH_QUESTIONS.map(({ question }) => question)];

test("the table of names to translate lists every dish suggested for wines", () => {
  const proposed = LEXICON.filter(
    ({ role, is }) => is.length > 0 && (role === "dish" || role === "main"),
  );
  const rows = readTsv(namesTable, { name: cell.text });
  expect(rows.map(({ name }) => name)).toEqual(proposed.map(({ name }) => name));
});

let english: ReadonlySet<string> | undefined;

describe.each(LANGUAGES)("the sommelier in %s", (language) => {
  test("every reason and message is a translated, complete sentence", async () => {
    english ??= new Set(MEALS.flatMap(sentencesAbout));
    await speak(language);

    for (const meal of MEALS) {
      for (const sentence of sentencesAbout(meal)) {
        expect(sentence, meal).toMatch(/^[\p{Lu}\p{N}„«¿].*[.?:]$/su);
        expect(withoutNames(sentence), meal).not.toMatch(/[{}]|undefined|\b(?:the|its|with)\b/u);
        expect(english, meal).not.toContain(sentence);
      }
    }
  });

  test("in another language, no suggested dish keeps its English name", async () => {
    await speak(language);

    for (const wine of CELLAR) {
      for (const { name, reasoning } of dishesFor(wine, NOW)) {
        expect(name).not.toMatch(/\b(?:and|cheese|chicken|food|meat|pork|soup|stew|with)\b/u);
        expect(reasoning).toMatch(/^\p{Lu}.*\.$/u);
      }
    }
  });

  test("the sommelier understands a wish typed as its own translated label", async () => {
    const wishes = WISH_QUESTIONS.flatMap(({ question }) => readWishes(question, NOW).wishes);
    await speak(language);

    const misread = wishes.filter((wish) => {
      const [read, ...others] = readWishes(asOneWish(labelOf(wish)), NOW).wishes;
      return others.length > 0 || read === undefined || meaningOf(read) !== meaningOf(wish);
    });
    expect([...new Set(misread.map(labelOf))]).toEqual([]);
  });
});

/** Removes quoted and bracketed names from a sentence, because they may be English. */
const withoutNames = (sentence: string): string => sentence.replace(/[„«(].*?[“»)]/gu, "");

/**
 * A text that is equal for wishes with the same meaning: in a fixed order, and without the names of
 * grapes and styles.
 */
function meaningOf(wish: Wish): string {
  const phrases = wish.kind === "want" ? wish.anyOf : [wish.phrase];
  const said = phrases.map((phrase) =>
    phrase.map((one) => ("names" in one ? one.kind : JSON.stringify(one))).toSorted(),
  );
  return JSON.stringify([wish.kind, said]);
}

function sentencesAbout(meal: string): string[] {
  const { pairings, message } = pairMeal(meal, CELLAR, NOW);
  const advice = whatToBuy(meal, NOW);
  const reasons = advice.kind === "styles" ? advice.styles : [];
  const doubts = [...questionChoices(meal, CELLAR.slice(0, WINES_CHECKED), NOW).values()];
  return [...[...pairings, ...reasons].map(({ reasoning }) => reasoning), ...doubts, message ?? ""]
    .filter(Boolean)
    .flatMap((text) => text.split(/(?<=[.?]) (?=\p{Lu})/u));
}

/** Switches all texts to this language. */
async function speak(language: Exclude<Language, "en">): Promise<void> {
  const file = readFileSync(new URL(`../../locales/${language}.po`, import.meta.url), "utf8");
  const po = formatter({ explicitIdAsDefault: true });
  const context = { locale: language, sourceLocale: "en", filename: language };
  const messages = Object.entries(await po.parse(file, context));
  wordIn(
    language,
    Object.fromEntries(messages.map(([id, { translation }]) => [id, compileMessage(translation)])),
  );
}
