import {
  type GuestFilter,
  type Lot,
  type Place,
  plainLot,
  type Wine,
  WINE_ADDITIONS,
} from "sync-protocol";
import { expect, test } from "vitest";
import { guestRowsOf } from "./guestRows.ts";

const [ROOM, RACK, ATTIC] = [id(901), id(902), id(903)];
const PLACES: readonly Place[] = [
  aPlace({ id: ROOM, name: "Cellar" }),
  aPlace({ id: RACK, name: "Rack", parentId: ROOM }),
  aPlace({ id: ATTIC, name: "Attic" }),
];

test("[C16] a guest list omits archived wines and ordered bottles not yet delivered", () => {
  const ordered = { ...aLot(2, 6), state: "ordered" as const };

  expect(rowsOf(aWine({ quantity: 6 }))).toEqual([{ millilitres: 750, bottles: 6, price: null }]);
  expect(rowsOf(aWine({ lots: [aLot(1, 2), ordered] }))).toEqual([
    { millilitres: 750, bottles: 2, price: null },
  ]);
  expect(rowsOf(aWine({ quantity: 0 }))).toEqual([]);
  expect(rowsOf(aWine({ isArchived: true }))).toEqual([]);
});

test("[C16] a guest list groups bottles by size and, if shown, price", () => {
  const [cheap, dear] = [euros(1_000), euros(2_000)];
  const lots = [
    { ...aLot(1, 1), price: cheap },
    { ...aLot(2, 2), price: dear },
    { ...aLot(3, 3), price: cheap },
    { ...aLot(4, 4), millilitres: 1_500 },
  ];

  expect(rowsOf(aWine({ lots }))).toEqual([
    { millilitres: 750, bottles: 6, price: null },
    { millilitres: 1_500, bottles: 4, price: null },
  ]);
  expect(rowsOf(aWine({ lots }), {}, true)).toEqual([
    { millilitres: 750, bottles: 4, price: cheap },
    { millilitres: 750, bottles: 2, price: dear },
    { millilitres: 1_500, bottles: 4, price: null },
  ]);
});

test.each<[GuestFilter, boolean]>([
  [{}, true],
  [{ type: "Red Wine" }, true],
  [{ type: "White Wine" }, false],
  [{ countries: ["Germany", " ITALIA ", "italy"] }, true],
  [{ countries: ["Germany"] }, false],
  [{ regions: ["piemonte"] }, true],
  [{ regions: ["Piemonte"], countries: ["France"] }, false],
  [{ producers: ["BREZZA"] }, true],
  [{ varietals: ["Nebbiolo"] }, true],
  [{ varietals: ["nebbiolo"] }, false],
  [{ tag: "cru" }, true],
  [{ tag: "cr" }, false],
  [{ vintageFrom: 2016, vintageTo: 2016 }, true],
  [{ vintageFrom: 2017 }, false],
  [{ vintageTo: 2015 }, false],
  [{ millilitres: 750 }, true],
  [{ millilitres: 1_500 }, false],
  [{ window: "ready" }, true],
  [{ window: "leaving" }, false],
])("[C16] a guest list with the filter %j contains a 2016 Barolo: %j", (filter, isListed) => {
  const wine = aWine({ tags: ["cru"], drinkFrom: 2020, drinkTo: 2040 });

  expect(rowsOf(wine, filter).length > 0).toBe(isListed);
});

test("[C16] a guest list's vintage filter excludes wines without a vintage", () => {
  const wine = aWine({ nonVintage: true });

  expect(rowsOf(wine, { vintageFrom: 2000 })).toEqual([]);
  expect(rowsOf(wine)).toHaveLength(1);
});

test("[C16] a guest list of a place includes bottles in nested places", () => {
  const lots = [
    { ...aLot(1, 1), placeId: ROOM },
    { ...aLot(2, 2), placeId: RACK },
    { ...aLot(3, 4), placeId: ATTIC },
    { ...aLot(4, 8), placeId: id(999) },
    aLot(5, 16),
  ];
  const bottlesIn = (placeId: string) => rowsOf(aWine({ lots }), { placeId })[0]?.bottles;

  expect(bottlesIn(ROOM)).toBe(3);
  expect(bottlesIn(RACK)).toBe(2);
  expect(bottlesIn(id(999))).toBeUndefined();
});

function rowsOf(wine: Wine, filter: GuestFilter = {}, showsPrices = false) {
  const listed = { filter, showsPrices, places: PLACES, today: { year: 2026 } };
  return guestRowsOf(listed)(wine).map(({ wine: _wine, ...row }) => row);
}

function euros(minor: number) {
  return { minor, currency: "EUR" };
}

function aLot(n: number, bottles: number): Lot {
  return plainLot(id(n), bottles);
}

function aWine(values: Partial<Wine> = {}): Wine {
  return {
    name: "Barolo Cannubi",
    producer: "Brezza",
    vintage: 2016,
    quantity: 6,
    type: "Red Wine",
    varietal: "Nebbiolo",
    country: "Italy",
    region: "Piemonte",
    notes: null,
    photoUrl: null,
    ...WINE_ADDITIONS,
    id: id(1),
    userId: id(170),
    bottleId: id(1001),
    isArchived: false,
    ...values,
  };
}

function aPlace(values: Pick<Place, "id" | "name"> & Partial<Place>): Place {
  return { parentId: null, kind: "other", rows: null, columns: null, depth: null, ...values };
}

function id(n: number): string {
  return `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
}
