import { expect, test } from "vitest";
import { type Lot, plainLot } from "./records/lots/lot.ts";
import { remindersOf } from "./reminders.ts";
import { aWine } from "./test/aWine.ts";
import type { Wine } from "./records/wine.ts";

const TODAY = "2026-11-23";

// Spec 10.102
test("reminders sort wines in their drinking window's last year by name", () => {
  const wines = [
    wine("Chinon", { drinkTo: 2026 }),
    wine("Barolo", { drinkTo: 2026, vintage: 2012 }),
    wine("Barolo", { drinkTo: 2026, vintage: 2010 }),
    wine("Drunk up", { drinkTo: 2026, quantity: 0 }),
    wine("Put away", { drinkTo: 2026, isArchived: true }),
    wine("Next year", { drinkTo: 2027 }),
    wine("Nothing known"),
  ];

  const { leaving, orders } = remindersOf(wines, leavingBy(2026), TODAY);

  expect(leaving.map(({ name, vintage }) => `${name} ${String(vintage)}`)).toEqual([
    "Barolo 2010",
    "Barolo 2012",
    "Chinon 2019",
  ]);
  expect(orders).toEqual([]);
});

// Spec 10.102
test("reminders list orders that are late or arrive within a month", () => {
  const wines = [
    ordered("In a month", { arrivesOn: "2026-12-24" }),
    ordered("Later", { arrivesOn: "2026-12-25" }),
    ordered("Today", { arrivesOn: TODAY }),
    ordered("Late", { arrivesOn: "2026-11-22" }),
    ordered("No day given", { arrivesOn: null }),
    ordered("Arrived", { arrivesOn: TODAY, bottles: 0 }),
    ordered("Held", { arrivesOn: TODAY, state: "held" }),
    { ...ordered("Put away", { arrivesOn: TODAY }), isArchived: true },
  ];

  const { leaving, orders } = remindersOf(wines, leavingBy(2026), TODAY);

  expect(orders.map(({ wine: { name }, isLate }) => [name, isLate])).toEqual([
    ["Late", true],
    ["Today", false],
    ["In a month", false],
  ]);
  expect(leaving).toEqual([]);
});

test("reminders list an order one month before arrival, even across New Year", () => {
  const wines = [ordered("In January", { arrivesOn: "2027-01-15" })];

  expect(remindersOf(wines, leavingBy(2026), "2026-12-15").orders).toHaveLength(1);
  expect(remindersOf(wines, leavingBy(2026), "2026-12-14").orders).toEqual([]);
});

const leavingBy =
  (year: number) =>
  ({ drinkTo }: Wine) =>
    drinkTo === null ? undefined : { isLeaving: drinkTo === year };

function ordered(name: string, facts: Partial<Lot>): Wine {
  const lot: Lot = { ...plainLot(`lot of ${name}`, 6), state: "ordered", ...facts };
  return wine(name, { lots: [plainLot("first", 1), lot] });
}

function wine(name: string, facts: Partial<Wine> = {}): Wine {
  return aWine({ name, vintage: 2019, quantity: 1, ...facts });
}
