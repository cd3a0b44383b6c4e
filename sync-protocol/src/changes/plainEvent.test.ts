import { expect, test } from "vitest";
import { applyChange, type Facts } from "./applyChange.ts";
import type { Change } from "./change.ts";
import { hasUnknownDate, quantityChangeOf } from "../records/event.ts";
import { type Lot, lotSeenSchema, plainLot } from "../records/lots/lot.ts";
import { lotsOf } from "../records/lots/lots.ts";
import { eventsMadeBy, type AcceptedChange } from "./plainEvent.ts";
import { type Wine, WINE_ADDITIONS, type WineBody, wineBodyOf } from "../records/wine.ts";

const WINE_ID = "00000000-0000-4000-8000-000000000001";
const FIRST_LOT = "00000000-0000-4000-8000-000000000002";
const THIRD_LOT = "00000000-0000-4000-8000-000000000004";
const IMPORT = "00000000-0000-4000-8000-000000000005";
const OTHER_LOT = "00000000-0000-4000-8000-000000000003";
const PRICE = { minor: 2_500, currency: "EUR" };

const BODY: WineBody = {
  ...{ name: "Riesling", producer: "Dönnhoff", vintage: 2021, type: "White Wine" },
  ...{ varietal: "Riesling", country: "Germany", region: "Nahe", notes: null, photoUrl: null },
  ...WINE_ADDITIONS,
  quantity: 6,
};

const TWO_LOTS = [
  { ...plainLot(FIRST_LOT, 4), price: PRICE },
  { ...plainLot(OTHER_LOT, 6), state: "ordered" as const },
];

const FACTS: Facts = {
  userId: "anna",
  latestVintage: 2030,
  bottleIdTaken: false,
  photoKnown: true,
  holds: { wines: 0, text: 0 },
  now: 0,
};

// Spec 10.93
test("[H1] each change of bottles creates one event", () => {
  const wine = made({ ...BODY, lots: TWO_LOTS });

  expect(happened(undefined, create(BODY))).toMatchObject([{ kind: "added", bottles: 6 }]);
  expect(happened(wine, bottles("add-bottles", 2))).toMatchObject([{ kind: "added", bottles: 2 }]);
  expect(happened(wine, bottles("remove-bottles", 1))).toMatchObject([
    { id: "op", kind: "drank", day: "2026-05-01", bottles: -1, lotId: FIRST_LOT, price: PRICE },
  ]);
});

test("[H1] a change that adds or takes no bottles creates no event", () => {
  const wine = made(BODY);
  const renamed = { ...wineBodyOf(wine), name: "Other" };

  expect(happened(wine, { kind: "archive", wineId: WINE_ID })).toEqual([]);
  expect(happened(wine, { kind: "edit", wineId: WINE_ID, body: renamed })).toEqual([]);
});

test("[H1] an order's arrival creates an `added` event, a recount a `corrected` one", () => {
  const wine = made({ ...BODY, lots: TWO_LOTS });
  const body = wineBodyOf(wine);
  const arrived = TWO_LOTS.map((lot) => ({ ...lot, state: "held" as const }));
  const fewer = [{ ...plainLot(FIRST_LOT, 1), price: PRICE }, ...TWO_LOTS.slice(1)];
  const base = { lots: body.lots };

  expect(
    happened(wine, { kind: "edit", wineId: WINE_ID, body: { ...body, lots: arrived }, base }),
  ).toMatchObject([{ kind: "added", bottles: 6, lotId: OTHER_LOT }]);
  expect(
    happened(wine, { kind: "edit", wineId: WINE_ID, body: { ...body, lots: fewer }, base }),
  ).toMatchObject([{ kind: "corrected", bottles: -3, lotId: FIRST_LOT }]);
});

test("[H1] [H2] a move creates an event that leaves the quantity unchanged", () => {
  const to = lotSeenSchema.parse(plainLot(OTHER_LOT, 0));
  const events = happened(made(BODY), {
    kind: "move-bottles",
    wineId: WINE_ID,
    from: FIRST_LOT,
    to,
    quantity: 2,
  });

  expect(events).toMatchObject([{ kind: "moved", bottles: 2, lotId: OTHER_LOT }]);
  expect(events.map(quantityChangeOf)).toEqual([0]);
});

// Spec 10.93
test("[H3] a full undo removes the undone change's event and creates none", () => {
  const wine = made(BODY);
  const undone = happened(wine, bottles("remove-bottles", 1));
  const less = { ...wine, quantity: 5 };

  expect(happened(less, bottles("add-bottles", 1), { undone })).toEqual(
    undone.map((event) => ({ ...event, bottles: 0, deleted: true })),
  );
});

test("[H2] [H3] a partial undo replaces the event with a smaller correction", () => {
  const wine = made(BODY);
  const undone = happened(wine, bottles("remove-bottles", 3));
  const events = happened({ ...wine, quantity: 3 }, bottles("add-bottles", 2), { undone });

  expect(events).toMatchObject([
    { bottles: 0, deleted: true },
    { kind: "corrected", bottles: -1 },
  ]);
});

test("[H3] an undo cannot remove another wine's event", () => {
  const [drank] = happened(made(BODY), bottles("remove-bottles", 1));
  const undone = drank ? [{ ...drank, wineId: OTHER_LOT }] : [];

  expect(happened(made(BODY), bottles("add-bottles", 1), { undone })).toMatchObject([
    { id: "op", kind: "added", bottles: 1 },
  ]);
});

// Spec 10.109
test("[H9] the event of a new lot has the lot's purchase day", () => {
  const wine = made(BODY);
  const bought = { boughtOn: "2019-04-05", price: PRICE, shop: "Keller & Sohn" };
  const edit = editTo(wine, [...lotsOf(wine), { ...plainLot(OTHER_LOT, 3), ...bought }]);

  expect(happened(wine, edit)).toMatchObject([
    {
      ...{ id: "op", kind: "added", bottles: 3, lotId: OTHER_LOT, day: "2019-04-05" },
      ...{ price: PRICE, shop: "Keller & Sohn", recordedOn: "2026-05-01", importId: null },
    },
  ]);
});

// Spec 10.108
test("[H9] new lots with equal day, price and shop share one event", () => {
  const day = { boughtOn: "2018-01-02", price: PRICE };
  const lots = [
    { ...plainLot(FIRST_LOT, 2), ...day },
    { ...plainLot(OTHER_LOT, 4), ...day },
    { ...plainLot(THIRD_LOT, 6), boughtOn: "2020-01-02" },
  ];
  const events = happened(undefined, create({ ...BODY, quantity: 12, lots }));

  expect(events).toMatchObject([
    { id: "op", kind: "added", day: "2018-01-02", bottles: 6, lotId: null, price: PRICE },
    { kind: "added", day: "2020-01-02", bottles: 6, lotId: THIRD_LOT, price: null },
  ]);
  expect(new Set(events.map(({ id }) => id)).size).toBe(2);
});

// Spec 10.108
test("[H9] imported bottles without purchase day get an event on the import's day", () => {
  const lots = [{ ...plainLot(FIRST_LOT, 2), boughtOn: "2018-01-02" }, plainLot(OTHER_LOT, 4)];
  const events = happened(undefined, create({ ...BODY, quantity: 6, lots }), { importId: IMPORT });

  expect(events).toMatchObject([
    { day: "2018-01-02", recordedOn: "2026-05-01", importId: IMPORT, isDateUnknown: false },
    { day: "2026-05-01", recordedOn: "2026-05-01", importId: IMPORT, isDateUnknown: true },
  ]);
  expect(events.map(hasUnknownDate)).toEqual([false, true]);
});

test("[H9] an edit that buys and takes bottles creates two events", () => {
  const wine = made(BODY);
  const edited = (first: number, second: number) =>
    editTo(wine, [plainLot(FIRST_LOT, first), plainLot(OTHER_LOT, second)]);

  expect(happened(wine, edited(4, 6))).toMatchObject([
    { kind: "added", bottles: 6, lotId: OTHER_LOT },
    { kind: "corrected", bottles: -2, lotId: FIRST_LOT },
  ]);
  expect(happened(wine, edited(4, 2))).toEqual([]);
});

test("[H3] an undo removes every event of its change", () => {
  const wine = made(BODY);
  const edit = editTo(wine, [plainLot(FIRST_LOT, 5), plainLot(OTHER_LOT, 6)]);
  const undone = happened(wine, edit);
  const edited = after(wine, edit);

  expect(undone).toHaveLength(2);
  expect(happened(edited, editTo(edited, lotsOf(wine)), { undone })).toEqual(
    undone.map((event) => ({ ...event, bottles: 0, deleted: true })),
  );
});

function editTo(wine: Wine, lots: readonly Lot[]): Change {
  const body = { ...wineBodyOf(wine), lots: [...lots] };
  return { kind: "edit", wineId: WINE_ID, body, base: { lots: wine.lots } };
}

function create(body: WineBody): Change {
  return { kind: "create", wineId: WINE_ID, bottleId: FIRST_LOT, body };
}

function bottles(kind: "add-bottles" | "remove-bottles", quantity: number): Change {
  return { kind, wineId: WINE_ID, quantity };
}

function made(body: WineBody): Wine {
  return after(undefined, create(body));
}

function after(before: Wine | undefined, change: Change): Wine {
  const outcome = applyChange(before, change, FACTS);
  if (outcome.kind === "refused") throw new Error(outcome.refusal.code);
  return outcome.wine;
}

function happened(
  before: Wine | undefined,
  change: Change,
  beside: Pick<AcceptedChange, "undone" | "importId"> = {},
) {
  const made = { id: "op", day: "2026-05-01", change, before, ...beside };
  return eventsMadeBy({ ...made, after: after(before, change) });
}
