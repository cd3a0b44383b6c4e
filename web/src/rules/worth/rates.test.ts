import { expect, test } from "vitest";
import { converted, type Rates, totalIn } from "./rates.ts";

test.each([
  ["dollars into cents of a euro", 10_000, "USD", 8637],
  ["yen, which have no cents", 1000, "JPY", 561],
  ["dinars, which have thousandths", 1000, "KWD", 281],
  ["the currency of the total", 4501, "EUR", 4501],
])("[W17] the conversion of %s is rounded to the minor unit", (_, minor, currency, cents) => {
  expect(converted({ minor, currency }, RATES)).toEqual({ minor: cents, currency: "EUR" });
});

test("[W17] an amount converted to yen has no decimals", () => {
  const rates: Rates = { ...RATES, currency: "JPY", per: { EUR: 0.0056117 } };

  expect(converted({ minor: 1, currency: "EUR" }, rates)).toEqual({ minor: 2, currency: "JPY" });
});

test("[W17] a converted half of a minor unit is rounded up", () => {
  const rates = { ...RATES, per: { USD: 2 } };

  expect(converted({ minor: 3, currency: "USD" }, rates)).toEqual({ minor: 2, currency: "EUR" });
});

test("[W17] the converted sums of the currencies add up to the total", () => {
  const sums = [
    { minor: 10_000, currency: "USD" },
    { minor: 5000, currency: "EUR" },
    { minor: 1000, currency: "JPY" },
  ];

  expect(totalIn(RATES, sums)).toEqual({
    total: { minor: 14_198, currency: "EUR" },
    unconverted: [],
  });
});

test("[W17] an amount without a rate is not in the total", () => {
  const pounds = { minor: 7000, currency: "GBP" };

  expect(totalIn(RATES, [pounds, { minor: 100, currency: "EUR" }])).toEqual({
    total: { minor: 100, currency: "EUR" },
    unconverted: [pounds],
  });
  expect(converted(pounds, RATES)).toBeUndefined();
});

const RATES: Rates = {
  day: "2026-11-26",
  currency: "EUR",
  per: { USD: 1.1578, JPY: 178.2, KWD: 0.3557 },
  source: null,
};
