import fc from "fast-check";
import { CURRENCIES, plainLot } from "sync-protocol";
import { afterEach, describe, expect, test } from "vitest";
import { setTextLanguage } from "../../language/i18n.ts";
import {
  amountInput,
  amountOf,
  priceInWords,
  type PriceReading,
  problemsOfPrice,
  readPrice,
  usualCurrency,
} from "./price.ts";
import { id } from "../testBuilders.ts";

const priceOf = (minor: number, currency: string): PriceReading => ({
  kind: "price",
  price: { minor, currency },
});

test.each([
  ["45", "EUR", 4_500],
  ["45,50", "eur", 4_550],
  [" 0.1 ", "GBP", 10],
  ["1,250", "EUR", 125_000],
  ["1,250.00", "EUR", 125_000],
  ["1.250,00", "EUR", 125_000],
  ["$1,250", "USD", 125_000],
  ["$1,250", "AUD", 125_000],
  ["1 250", "EUR", 125_000],
  ["€ 45", "EUR", 4_500],
  ["1200", "JPY", 1_200],
  ["1,250", "JPY", 1_250],
  ["1.250", "JPY", 1_250],
  ["1.234", "KWD", 1_234],
  ["300", "HUF", 30_000],
])("the input %j in %s means %i minor units", (amount, currency, minor) => {
  expect(readPrice(amount, currency)).toEqual(priceOf(minor, currency.toUpperCase()));
});

test.each([
  ["", "EUR", { amount: "Price must be an amount, like 45.50" }],
  ["cheap", "EUR", { amount: "Price must be an amount, like 45.50" }],
  ["12.50", "JPY", { amount: "Price must be an amount, like 1200" }],
  ["-5", "EUR", { amount: "Price must be 0 or more" }],
  ["99999999999", "EUR", { amount: "Price must be at most 10,000,000" }],
  ["45", "ABC", { currency: "ABC is no currency: write one like EUR" }],
  ["45", "E1", { currency: "A price needs its currency, three letters like EUR" }],
  ["45", "", { currency: "A price needs its currency, three letters like EUR" }],
])("the input %j in %j is not a price", (amount, currency, problems) => {
  expect(readPrice(amount, currency)).toEqual({ kind: "wrong", problems });
});

describe("ambiguous amounts", () => {
  test.each([
    ["1.250", "EUR", "en-GB", [125, 125_000]],
    ["1,250", "EUR", "de-DE", [125, 125_000]],
    ["1,250", "KWD", "en-GB", [1_250, 1_250_000]],
  ])(
    "the amount %j in %s is ambiguous in the number format of %s",
    (amount, currency, locale, minors) => {
      expect(readPrice(amount, currency, { locale })).toEqual({
        kind: "ask",
        choices: minors.map((minor) => ({ minor, currency })),
      });
    },
  );

  test("an amount with another currency's sign is an ambiguous price", () => {
    const reading = readPrice("$1,250", "EUR");

    expect(reading).toEqual({
      kind: "ask",
      choices: [
        { minor: 125_000, currency: "USD" },
        { minor: 125_000, currency: "EUR" },
      ],
    });
    expect(problemsOfPrice(reading).amount).toBe("Do you mean $1,250.00 or €1,250.00?");
  });

  test("an amount is unambiguous if one meaning exceeds the highest price", () => {
    expect(readPrice("99.999", "EUR", { locale: "en-GB" }).kind).toBe("ask");
    expect(readPrice("999,999.999", "EUR", { locale: "en-GB" })).toEqual(
      priceOf(100_000_000, "EUR"),
    );
  });
});

// Spec 10.58
test("[L8] editing a price with an unknown currency keeps the currency", () => {
  const before = { minor: 4_500, currency: "ABC" };

  expect(readPrice("46", "ABC", { before })).toEqual(priceOf(4_600, "ABC"));
});

test("a price in words has its amount and currency", () => {
  const price = { minor: 4_550, currency: "EUR" };

  expect(priceInWords(price)).toMatch(/45[.,]50/);
  expect(priceInWords(price)).toMatch(/€|EUR/);
  expect(amountOf(price)).toBe(45.5);
});

describe("prices in a language other than the device's", () => {
  afterEach(() => {
    setTextLanguage("en");
  });

  test("a price and its input have the format of the page's language", () => {
    const price = { minor: 125_050, currency: "EUR" };
    expect(priceInWords(price)).toBe("€1,250.50");
    setTextLanguage("de");
    expect(priceInWords(price)).toBe("1.250,50\u00a0€");
    expect(amountInput(price)).toBe("1250,50");
    expect(readPrice("1.250", "EUR")).toEqual(priceOf(125_000, "EUR"));
  });
});

test("the price field shows amounts in the number format of the locale", () => {
  expect(amountInput({ minor: 4_550, currency: "EUR" }, "en-GB")).toBe("45.50");
  expect(amountInput({ minor: 4_550, currency: "EUR" }, "de-DE")).toBe("45,50");
  expect(amountInput({ minor: 1_200, currency: "JPY" })).toBe("1200");
});

// Spec 10.21
test("every price shown in the form is parsed as the same price", () => {
  const locales = ["en-GB", "de-DE", "fr-FR", "de-CH", "pt-BR", "sv-SE", "en-IN", "ar-EG"];
  fc.assert(
    fc.property(
      fc.nat(100_000_000),
      fc.constantFrom(...CURRENCIES),
      fc.constantFrom(...locales),
      (minor, currency, locale) => {
        const typed = amountInput({ minor, currency }, locale);
        expect(readPrice(typed, currency, { locale })).toEqual(priceOf(minor, currency));
      },
    ),
  );
});

test("the usual currency is the currency of most lots", () => {
  const paid = (...currencies: string[]) => ({
    lots: currencies.map((currency, n) => ({
      ...plainLot(id(n), 1),
      price: { minor: 100, currency },
    })),
  });

  expect(usualCurrency([paid("EUR", "GBP"), paid("GBP"), paid()])).toBe("GBP");
  expect(usualCurrency([])).toBe("EUR");
});
