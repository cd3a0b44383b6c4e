import { stageIn } from "sync-protocol/drinking";
import { expect, test } from "vitest";
import { aCellarWine, id } from "../testBuilders.ts";
import { maturityOf } from "./maturity.ts";
import { lotsInState } from "./statistics.ts";

const WINDOWS: Readonly<Record<string, readonly [from: number, to: number, soonUntil: number]>> = {
  Young: [2028, 2030, 2032],
  Leaving: [2020, 2026, 2027],
};

const lots = lotsInState("held", [
  aCellarWine({ id: id(1), name: "Young", quantity: 6 }),
  aCellarWine({ id: id(2), name: "Leaving", quantity: 2 }),
  aCellarWine({ id: id(3), name: "Unknown", quantity: 1 }),
]);

const windowOf = ({ name }: { readonly name: string }) => {
  const [from, to, soonUntil] = WINDOWS[name] ?? [];
  return from === undefined ? undefined : { from, to, soonUntil };
};

// Spec 10.42
test("in each year, every bottle with a known window has one stage", () => {
  const { years, known, unknown } = maturityOf(lots, { windowOf, stageIn }, 2026);

  expect([known, unknown]).toEqual([8, 1]);
  expect(
    years.map(({ year, bottles: { young, ready, soon, past } }) => [
      year,
      young,
      ready,
      soon,
      past,
    ]),
  ).toEqual([
    [2026, 6, 0, 2, 0],
    [2027, 6, 0, 2, 0],
    [2028, 0, 6, 0, 2],
    [2029, 0, 6, 0, 2],
    [2030, 0, 0, 6, 2],
    [2031, 0, 0, 6, 2],
    [2032, 0, 0, 6, 2],
    [2033, 0, 0, 0, 8],
  ]);
});

test("each stage in the drinking forecast lists its lots", () => {
  const { lotsAt } = maturityOf(lots, { windowOf, stageIn }, 2026);

  expect(lotsAt("soon", 2026).map(({ wine }) => wine.name)).toEqual(["Leaving"]);
  expect(lotsAt("past", 2033).map(({ wine }) => wine.name)).toEqual(["Young", "Leaving"]);
});

test("the drinking forecast covers five years if no window is known", () => {
  const { years } = maturityOf(lots, { windowOf: () => undefined, stageIn }, 2026);

  expect(years.map(({ year }) => year)).toEqual([2026, 2027, 2028, 2029, 2030]);
});
