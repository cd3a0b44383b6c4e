import { expect, test } from "vitest";
import { CURRENCIES } from "./currency.ts";

test("[L8] Intl knows an English name for every supported currency", () => {
  const named = new Intl.DisplayNames("en", { type: "currency", fallback: "none" });

  expect([...CURRENCIES].filter((code) => named.of(code) === undefined)).toEqual([]);
});

// Spec 10.58
test("[L8] the supported currencies include former but no invented ones", () => {
  expect(["EUR", "DEM", "XCG"].filter((code) => CURRENCIES.has(code))).toEqual([
    "EUR",
    "DEM",
    "XCG",
  ]);
  expect(["ABC", "NFC", "XXX"].filter((code) => CURRENCIES.has(code))).toEqual([]);
});
