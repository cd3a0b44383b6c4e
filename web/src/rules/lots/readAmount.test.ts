import { expect, test } from "vitest";
import { currenciesNamedIn, numberMarks, readAmount } from "./readAmount.ts";

const LANGUAGES = ["en-GB", "de-DE", "fr-FR", "de-CH", "pt-BR", "en-IN", "sv-SE"] as const;

const read = (text: string, locale: string, digits = 2) =>
  readAmount(text, { digits, marks: numberMarks(locale) });

/** Amounts with the same meaning in every language, in a currency of two decimals. */
// Spec 10.21
test.each([
  ["45", 45],
  ["45.5", 45.5],
  ["45,50", 45.5],
  ["0.125", 0.125],
  ["1234,567", 1234.567],
  [".5", 0.5],
  ["1250", 1250],
  ["1,250.00", 1250],
  ["1.250,00", 1250],
  ["1.250.000", 1_250_000],
  ["1,250,000.50", 1_250_000.5],
  ["1,25,000.00", 125_000],
  ["1,25,000", 125_000],
  ["1 250", 1250],
  ["1 250,50", 1250.5],
  ["1\u00a0250", 1250],
  ["1\u202f250,00", 1250],
  ["1\u2009250", 1250],
  ["1'250", 1250],
  ["1’250.50", 1250.5],
  ["1´250", 1250],
  ["$1,250.00", 1250],
  ["€ 45", 45],
  ["45 €", 45],
  ["€45,50", 45.5],
  ["45 EUR", 45],
  ["EUR 45", 45],
  ["CHF 1’250.–", 1250],
  ["45.-", 45],
  ["45,-", 45],
  ["kr 1 250", 1250],
  ["45 zł", 45],
  ["Fr. 45", 45],
  ["R$ 45,00", 45],
  ["١٢٫٥", 12.5],
  ["١٬٢٥٠", 1250],
  ["１２５０", 1250],
  ["￥１，２５０．００", 1250],
  ["-45", -45],
  ["−45.50", -45.5],
  ["-45 €", -45],
  ["€-45", -45],
  ["-1,250.00", -1250],
  ["45.00-", -45],
  ["(45.00)", -45],
])("the amount %j is %d in every language", (text, value) => {
  for (const locale of LANGUAGES) {
    expect(read(text, locale), locale).toMatchObject({ kind: "amount", value });
  }
});

/** Amounts with three digits after their only separator, which groups thousands in the language. */
test.each([
  ["1,250", "en-GB", 1250],
  ["1,250", "en-IN", 1250],
  ["$1,250", "en-GB", 1250],
  ["1.250", "de-DE", 1250],
  ["€ 1.250", "de-DE", 1250],
  ["1.250", "pt-BR", 1250],
  ["-1.250", "de-DE", -1250],
])("the amount %j has grouped thousands in %s", (text, locale, value) => {
  expect(read(text, locale)).toMatchObject({ kind: "amount", value });
});

// Spec 10.21
test.each([
  ["1.250", "en-GB"],
  ["1,250", "de-DE"],
  ["1,250", "fr-FR"],
  ["1.250", "fr-FR"],
  ["1.250", "de-CH"],
  ["1,250", "de-CH"],
  ["1,250 €", "sv-SE"],
])("the amount %j is ambiguous between decimals and thousands in %s", (text, locale) => {
  expect(read(text, locale)).toMatchObject({ kind: "ambiguous", values: [1.25, 1250] });
});

test.each([
  ["1,250", 0, "en-GB", 1250],
  ["1.250", 0, "en-GB", 1250],
  ["1,250", 0, "de-DE", 1250],
  ["1250.00", 0, "fr-FR", 1250],
  ["1.250", 3, "en-GB", 1.25],
  ["1,250", 3, "de-DE", 1.25],
  ["1,250.500", 3, "en-GB", 1250.5],
  ["1 250,500", 3, "fr-FR", 1250.5],
])(
  "the amount %j in a currency of %i decimals has one meaning in %3$s",
  (text, digits, locale, value) => {
    expect(read(text, locale, digits)).toMatchObject({ kind: "amount", value });
  },
);

test.each([
  ["1,250", 3, "en-GB"],
  ["1.250", 3, "de-DE"],
])("the amount %j in a currency of %i decimals is ambiguous in %s", (text, digits, locale) => {
  expect(read(text, locale, digits).kind).toBe("ambiguous");
});

test.each([
  ..."cheap|1e3|45/bottle|12,34,56|1 25|1.25.00|1,250.000,00|45 XYZ|€45$|--45|(45|45)".split("|"),
  ...["", " ", ",", ".", "€", "十二", "1,250,00"],
])("the text %j is not an amount", (text) => {
  expect(read(text, "en-GB").kind).toBe("none");
});

test("a fraction in a currency without decimals is not an amount", () => {
  expect(read("12.50", "en-GB", 0).kind).toBe("none");
});

test.each([
  ["€ 45", ["EUR"]],
  ["45 chf", ["CHF"]],
  ["£", ["GBP", "EGP"]],
  ["R$ 4", ["BRL"]],
  ["45", []],
  ["about 45", []],
])("the text %j contains the currencies %j", (text, currencies) => {
  expect(currenciesNamedIn(text)).toEqual(currencies);
});

test("the most likely currency of a sign comes first", () => {
  expect(currenciesNamedIn("$1,250")[0]).toBe("USD");
  expect(currenciesNamedIn("kr 45")).toContain("NOK");
});

test("a text of 100,000 characters is parsed as amount within 100 ms", () => {
  for (const text of [
    "1".repeat(1e5),
    "1,".repeat(5e4),
    "1 ".repeat(5e4),
    " ".repeat(1e5),
    "$".repeat(1e5),
    "1,250".repeat(2e4),
  ]) {
    const start = Date.now();
    read(text, "en-GB");
    expect(Date.now() - start).toBeLessThan(100);
  }
});
