import { type Lot, plainLot, type Price, type Valuation } from "sync-protocol";
import { expect, test } from "vitest";
import { lotsInState } from "../counting/statistics.ts";
import { aCellarWine, id } from "../testBuilders.ts";
import { bookEntries } from "./bookEntries.ts";
import type { Rates } from "./rates.ts";
import { comparedGains, countWorth, gainOf, valuationFor } from "./worth.ts";

test("[W16] the newest valuation counts; of one day's valuations, the last added", () => {
  const valuations = [
    valuation(1, { day: "2026-05-01", price: eur(100) }),
    valuation(2, { day: "2025-01-01", price: eur(200) }),
    valuation(3, { day: "2026-05-01", price: eur(300) }),
  ];

  expect(valuationFor({ valuations }, 750)?.id).toBe(id(3));
});

test("[W16] a valuation applies only to bottles of its size", () => {
  const wine = aWineWith([lot(1, 2), lot(2, 1, { millilitres: 1500 })], [valuation(1)]);

  expect(countWorth(held(wine))).toMatchObject({
    values: [{ minor: 9000, currency: "EUR", bottles: 2 }],
    unvalued: 1,
  });
});

test("[W16] values in different currencies are never added up", () => {
  const wines = [
    aWineWith([lot(1, 2)], [valuation(1)]),
    aWineWith([lot(1, 3)], [valuation(1, { price: { minor: 5000, currency: "JPY" } })]),
  ];

  expect(countWorth(held(...wines)).values).toEqual([
    { minor: 15_000, currency: "JPY", bottles: 3 },
    { minor: 9000, currency: "EUR", bottles: 2 },
  ]);
});

test("[W16] bottles without a price or valuation are counted, without a guessed value", () => {
  const wines = [
    aWineWith([lot(1, 2)], [valuation(1)]),
    aWineWith([lot(1, 3, { price: eur(1000) })], []),
    aWineWith([lot(1, 4, { price: eur(1000) })], [valuation(1)]),
  ];

  const worth = countWorth(held(...wines));
  expect(worth).toMatchObject({ unvalued: 3, unpriced: 2 });
  expect(worth.gains).toEqual([{ value: eur(18_000), paid: eur(4000), bottles: 4 }]);
  expect(worth.gains.map(gainOf)).toEqual([eur(14_000)]);
});

test("[W16] archived wines and ordered bottles are not counted in the cellar's worth", () => {
  const wines = [
    { ...aWineWith([lot(1, 2)], [valuation(1)]), isArchived: true },
    aWineWith([lot(1, 1), lot(2, 6, { state: "ordered" })], [valuation(1)]),
  ];

  expect(countWorth(held(...wines)).values).toEqual([{ ...eur(4500), bottles: 1 }]);
});

test("[W17] gains between two currencies are computed only with a rate", () => {
  const dollars = { minor: 3000, currency: "USD" };
  const wine = aWineWith(
    [lot(1, 1, { price: eur(4000) }), lot(2, 2, { price: dollars })],
    [valuation(1)],
  );
  const { gains } = countWorth(held(wine));

  expect(comparedGains(gains)).toEqual({
    gains: [{ value: eur(4500), paid: eur(4000), bottles: 1 }],
    differentCurrencyBottles: 2,
  });
  expect(comparedGains(gains, RATES)).toEqual({
    gains: [{ value: eur(13_500), paid: eur(7000), bottles: 3 }],
    differentCurrencyBottles: 0,
  });
  expect(comparedGains(gains, { ...RATES, per: {} })).toMatchObject({
    differentCurrencyBottles: 2,
  });
  expect(comparedGains([], RATES)).toEqual({ gains: [], differentCurrencyBottles: 0 });
});

test("the cellar book has one entry per wine and size, sorted by name", () => {
  const barolo = aWineWith(
    [lot(1, 2, { price: eur(3000) }), lot(2, 1), lot(3, 1, { millilitres: 1500 })],
    [valuation(1)],
  );
  const alba = { ...aWineWith([lot(1, 1)], []), name: "Alba" };

  const entries = bookEntries(held(barolo, alba));

  expect(
    entries.map(({ wine, millilitres, bottles }) => [wine.name, millilitres, bottles]),
  ).toEqual([
    ["Alba", 750, 1],
    ["Barolo Cannubi", 750, 3],
    ["Barolo Cannubi", 1500, 1],
  ]);
  expect(entries.map(({ value }) => value)).toEqual([undefined, eur(13_500), undefined]);
  expect(entries[1]?.paid).toEqual([eur(6000)]);
});

const RATES: Rates = { day: "2026-11-26", currency: "EUR", per: { USD: 2 }, source: null };

const eur = (minor: number): Price => ({ minor, currency: "EUR" });

function valuation(n: number, values: Partial<Valuation> = {}): Valuation {
  const plain = { day: "2026-05-01", price: eur(4500), millilitres: 750, source: null };
  return { id: id(n), ...plain, ...values };
}

function lot(n: number, bottles: number, values: Partial<Lot> = {}): Lot {
  return { ...plainLot(id(1000 + n), bottles), ...values };
}

function aWineWith(lots: Lot[], valuations: Valuation[]) {
  return aCellarWine({ lots, valuations });
}

const held = (...wines: Parameters<typeof lotsInState>[1]) => lotsInState("held", wines);
