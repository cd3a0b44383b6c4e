import { expect, test } from "vitest";
import { CURRENCIES } from "./currency.ts";

test("[L8] every currency in the currency table has a name", () => {
  const named = new Intl.DisplayNames("en", { type: "currency", fallback: "none" });

  expect([...CURRENCIES].filter((code) => named.of(code) === undefined)).toEqual([]);
});

// Spec 10.58
test("[L8] the currency table has former but no invented currencies", () => {
  expect(["EUR", "DEM", "XCG"].filter((code) => CURRENCIES.has(code))).toEqual([
    "EUR",
    "DEM",
    "XCG",
  ]);
  expect(["ABC", "NFC", "XXX"].filter((code) => CURRENCIES.has(code))).toEqual([]);
});
