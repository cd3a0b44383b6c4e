import { plainLot } from "sync-protocol";
import { expect, test } from "vitest";
import { amountInput, priceFromInput, priceInWords, priceProblem, usualCurrency } from "./price.ts";
import { id } from "../testBuilders.ts";

test.each([
  ["45", "EUR", 4_500],
  ["45,50", "eur", 4_550],
  [" 0.1 ", "GBP", 10],
  ["19.999", "USD", 2_000],
  ["1200", "JPY", 1_200],
  ["1.234", "KWD", 1_234],
  ["300", "HUF", 30_000],
])("%j in %s is a price of %i minor units", (amount, currency, minor) => {
  expect(priceFromInput(amount, currency)).toEqual({ minor, currency: currency.toUpperCase() });
});

test.each([
  ["", "EUR"],
  ["cheap", "EUR"],
  ["-5", "EUR"],
  ["1,234.50", "EUR"],
  ["45", "E1"],
  ["45", "ABC"],
  ["45", ""],
  ["99999999999", "EUR"],
])("%j in %j is no price", (amount, currency) => {
  expect(priceFromInput(amount, currency)).toBeUndefined();
});

test("[L8] a currency that a price already has stays, though nobody knows it", () => {
  const before = { minor: 4_500, currency: "ABC" };

  expect(priceFromInput("46", "ABC", before)).toEqual({ minor: 4_600, currency: "ABC" });
  expect(priceProblem("46", "ABC")).toEqual({ currency: "ABC is no currency: write one like EUR" });
});

test("a price is read with its currency, and typed again as it was", () => {
  const price = { minor: 4_550, currency: "EUR" };

  expect(priceInWords(price)).toMatch(/45[.,]50/);
  expect(priceInWords(price)).toMatch(/€|EUR/);
  expect(amountInput(price)).toBe("45.50");
  expect(amountInput({ minor: 1_200, currency: "JPY" })).toBe("1200");
});

test("the usual currency is the one in which most lots were paid", () => {
  const paid = (...currencies: string[]) => ({
    lots: currencies.map((currency, n) => ({
      ...plainLot(id(n), 1),
      price: { minor: 100, currency },
    })),
  });

  expect(usualCurrency([paid("EUR", "GBP"), paid("GBP"), paid()])).toBe("GBP");
  expect(usualCurrency([])).toBe("EUR");
});
