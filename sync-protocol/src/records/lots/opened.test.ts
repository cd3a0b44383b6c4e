import { expect, test } from "vitest";
import { applyChange, type Facts } from "../../changes/applyChange.ts";
import { callOf } from "../../calls/callOf.ts";
import { type Change, changeSchema } from "../../changes/change.ts";
import { OPENED_MAX, type OpenedBottle } from "./opened.ts";
import { eventsMadeBy } from "../../changes/plainEvent.ts";
import { aWine, id } from "../../test/aWine.ts";
import { isSoundWineRow, type Wine, wineBodyOf, wineBodySchema } from "../wine.ts";

test("[B1] opening a bottle leaves the wine's quantity unchanged", () => {
  const after = applied(aWine({ quantity: 3 }), opening([bottle(1)]));

  expect(after).toMatchObject({ quantity: 3, opened: [bottle(1)] });
});

// Spec 10.94
test("[B1] beyond the quantity, the opened bottles that were opened first are dropped", () => {
  const wine = aWine({ quantity: 3, opened: [bottle(1), bottle(2), bottle(3)] });

  expect(applied(wine, taking(1)).opened).toEqual([bottle(2), bottle(3)]);
  expect(applied(wine, counting(wine, 1)).opened).toEqual([bottle(3)]);
  expect(applied(wine, taking(3)).opened).toEqual([]);
  expect(applied(aWine({ quantity: 1 }), opening([bottle(1), bottle(2)])).opened).toEqual([
    bottle(2),
  ]);
  const full = Array.from({ length: OPENED_MAX }, (_, n) => bottle(n));
  const another = opening([bottle(99)]);
  expect(applied(aWine({ quantity: 999, opened: full }), another).opened).toEqual([
    ...full.slice(1),
    bottle(99),
  ]);
});

test("[B1] a create or edit opens no more bottles than the wine has", () => {
  const body = { ...wineBodyOf(aWine({ quantity: 1 })), opened: [bottle(1), bottle(2)] };
  const create: Change = { kind: "create", wineId: id(1), bottleId: id(1001), body };

  expect(applied(undefined, create).opened).toEqual([bottle(2)]);
  expect(applied(aWine({ quantity: 6 }), { kind: "edit", wineId: id(1), body }).opened).toEqual([
    bottle(2),
  ]);
});

test("[B2] opening a bottle keeps another user's newly opened bottle", () => {
  const wine = aWine({ quantity: 6, opened: [bottle(1)] });

  expect(applied(wine, opening([bottle(2)])).opened).toEqual([bottle(1), bottle(2)]);
});

test("[B2] an edit removes only opened bottles that its editor removed", () => {
  const wine = aWine({ quantity: 6, opened: [bottle(1), bottle(2)] });

  expect(applied(wine, opening([], [bottle(1)])).opened).toEqual([bottle(2)]);
});

test("[B2] the later storage method of an opened bottle wins unless finished meanwhile", () => {
  const pumped = bottle(1, { keeping: "vacuum" });
  const keepsOtherwise = opening([bottle(1, { keeping: "gas" })], [bottle(1)]);

  expect(applied(aWine({ quantity: 2, opened: [pumped] }), keepsOtherwise).opened).toEqual([
    bottle(1, { keeping: "gas" }),
  ]);
  expect(applied(aWine({ quantity: 2 }), keepsOtherwise).opened).toEqual([]);
});

test("[B2] an edit without opened bottles keeps the wine's opened bottles", () => {
  const wine = aWine({ quantity: 3, opened: [bottle(1)] });
  const body = { ...wineBodyOf(aWine({ quantity: 3 })), notes: "Tar" };

  const merged: Change = { kind: "edit", wineId: id(1), body, base: { notes: null } };
  expect(applied(wine, merged).opened).toEqual([bottle(1)]);
  const older: Change = { kind: "edit", wineId: id(1), body, omitted: ["opened"] };
  expect(applied(wine, older).opened).toEqual([bottle(1)]);
});

test("[B3] finishing an opened bottle takes the bottle from its lot", () => {
  const { opened, quantity, lots } = applied(
    aWine({ quantity: 5, lots: [lot(1001, 3), lot(7, 2)], opened: [bottle(1, { lotId: id(7) })] }),
    finishing(1),
  );

  expect(opened).toEqual([]);
  expect(quantity).toBe(4);
  expect(lots.map(({ bottles }) => bottles)).toEqual([3, 1]);
});

// Spec 10.94
test("[B3] a bottle that two users finish is removed only once", () => {
  const wine = aWine({ quantity: 3, opened: [bottle(1)] });
  const first = applied(wine, finishing(1));

  expect(outcomeOf(first, finishing(1))).toEqual({ kind: "unchanged", wine: first });
  const happening = { id: id(50), day: "2026-11-20", change: finishing(1) };
  expect(eventsMadeBy({ ...happening, before: wine, after: first })).toMatchObject([
    { kind: "drank", bottles: -1 },
  ]);
});

test("[B3] removing bottles without naming an opened one keeps it open", () => {
  const wine = aWine({ quantity: 2, opened: [bottle(1)] });

  expect(applied(wine, taking(1))).toMatchObject({ quantity: 1, opened: [bottle(1)] });
});

test("[B4] opening a bottle makes no event", () => {
  const before = aWine({ quantity: 3 });
  const after = applied(before, opening([bottle(1)]));

  const happening = { id: id(50), day: "2026-11-20", change: opening([bottle(1)]) };
  expect(eventsMadeBy({ ...happening, before, after })).toEqual([]);
});

test("[I3] a call has `openedId` only if it removes an opened bottle", () => {
  expect(callOf(taking(1)).body).toEqual({ quantity: 1 });
  expect(callOf(finishing(1)).body).toEqual({ quantity: 1, openedId: id(101) });
});

test("opened bottles require unique ids, a valid day and storage method", () => {
  const isValid = (opened: unknown) =>
    wineBodySchema.safeParse({ ...wineBodyOf(aWine()), opened }).success;

  expect(isValid([bottle(1), bottle(2)])).toBe(true);
  expect(isValid([{ id: id(101), day: "2026-11-20", keeping: "gas" }])).toBe(true);
  expect(isValid([bottle(1), bottle(1)])).toBe(false);
  expect(isValid([{ ...bottle(1), keeping: "spoon" }])).toBe(false);
  expect(isValid([{ ...bottle(1), day: "yesterday" }])).toBe(false);
  expect(isValid(Array.from({ length: OPENED_MAX + 1 }, (_, n) => bottle(n)))).toBe(false);
});

test("[D3] a stored row is valid only if its opened bottles are a list", () => {
  const row = { ...aWine({ opened: [bottle(1)] }), seq: 1, deleted: false };

  expect(isSoundWineRow(row)).toBe(true);
  expect(isSoundWineRow({ ...row, opened: ["one"] })).toBe(false);
});

const FACTS: Facts = {
  userId: id(170),
  now: 0,
  latestVintage: 2026,
  bottleIdTaken: false,
  photoKnown: true,
  holds: { wines: 0, text: 0 },
};

function outcomeOf(wine: Wine | undefined, change: Change) {
  return applyChange(wine, changeSchema.parse(change), FACTS);
}

function applied(wine: Wine | undefined, change: Change): Wine {
  const outcome = outcomeOf(wine, change);
  if (outcome.kind === "refused") throw new Error(outcome.refusal.code);
  return outcome.wine;
}

function opening(opened: OpenedBottle[], seen: OpenedBottle[] = []): Change {
  const body = { ...wineBodyOf(aWine()), opened };
  return { kind: "edit", wineId: id(1), body, base: { opened: seen } };
}

function counting(wine: Wine, quantity: number): Change {
  const body = { ...wineBodyOf(wine), quantity };
  return { kind: "edit", wineId: id(1), body, base: { quantity: wine.quantity } };
}

function taking(quantity: number): Change {
  return { kind: "remove-bottles", wineId: id(1), quantity };
}

function finishing(n: number): Change {
  return { kind: "remove-bottles", wineId: id(1), quantity: 1, openedId: id(100 + n) };
}

function bottle(n: number, values: Partial<OpenedBottle> = {}): OpenedBottle {
  return { id: id(100 + n), day: "2026-11-20", keeping: "stopper", lotId: null, ...values };
}

function lot(n: number, bottles: number) {
  return {
    id: id(n),
    bottles,
    millilitres: 750,
    placeId: null,
    position: "A",
    state: "held" as const,
    boughtOn: null,
    arrivesOn: null,
    shop: null,
    price: null,
    note: null,
    foreignId: null,
  };
}
