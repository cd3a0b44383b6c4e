import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applyChange, type Facts, type Outcome } from "../../changes/applyChange.ts";
import type { Change, Edit } from "../../changes/change.ts";
import { type Lot, LOTS_MAX, lotSchema, lotSeenSchema, plainLot } from "./lot.ts";
import { heldBottles, lotsOf } from "./lots.ts";
import { type Wine, WINE_ADDITIONS, type WineBody, wineBodyOf } from "../wine.ts";

const FACTS: Facts = {
  userId: "u",
  now: 0,
  latestVintage: 2026,
  bottleIdTaken: false,
  photoKnown: true,
  holds: { wines: 0, text: 0 },
};

/** Ids of lots. `FIRST` is the first lot of the wines that {@link wineOf} makes. */
const [FIRST, RACK, KITCHEN, ORDER] = [1, 2, 3, 4].map(
  (n) => `00000000-0000-4000-8000-00000000000${String(n)}`,
) as [string, string, string, string];

describe("a wine without lots", () => {
  test("[L1] a wine without stored lots has one lot with all bottles", () => {
    expect(lotsOf(wineOf({ quantity: 6 }))).toEqual([plainLot(FIRST, 6)]);
  });

  test("[L1] removing bottles of a wine without stored lots stores no lot", () => {
    const wine = changed(wineOf({ quantity: 6 }), { kind: "remove-bottles", quantity: 2 });

    expect(wine).toMatchObject({ quantity: 4, lots: [] });
  });
});

describe("a wine with lots", () => {
  test("[I2] a moved lot's fields are in the order of the schema", () => {
    const moved = changed(wineOf({ quantity: 6 }), {
      kind: "move-bottles",
      from: FIRST,
      to: lotSeenSchema.parse(lot(RACK, 0)),
      quantity: 2,
    });

    const read = moved.lots.map((one) => lotSchema.parse(one));
    expect(moved.lots.map((one) => Object.keys(one))).toEqual(read.map((one) => Object.keys(one)));
  });

  test("[L1] a new wine's quantity is the sum of its held lots", () => {
    const body = bodyOf([lot(RACK, 4), lot(KITCHEN, 2), lot(ORDER, 12, { state: "ordered" })]);
    const made = applyChange(
      undefined,
      { kind: "create", wineId: "w", bottleId: FIRST, body: { ...body, quantity: 1 } },
      FACTS,
    );

    expect(made).toMatchObject({ kind: "changed", wine: { quantity: 6 } });
    expect(bottlesIn(wineIn(made))).toEqual({ [FIRST]: 0, [RACK]: 4, [KITCHEN]: 2, [ORDER]: 12 });
  });

  test("[L1] an edit that sets the first lot to `ordered` is refused", () => {
    const wine = wineOf({ quantity: 1 });
    const outcome = applyChange(wine, edit(wine, [lot(FIRST, 1, { state: "ordered" })]), FACTS);

    expect(outcome).toMatchObject({ refusal: { issues: [{ path: ["lots"] }] } });
  });

  test("[L1] a single lot without details is not stored", () => {
    const wine = wineWith([lot(FIRST, 3, { position: "B3" }), lot(RACK, 2)]);

    expect(changed(wine, edit(wine, [lot(FIRST, 5)]))).toMatchObject({ quantity: 5, lots: [] });
  });

  test("[L2] bottles go to the first lot unless a held lot is named", () => {
    const wine = wineWith([lot(FIRST, 1), lot(RACK, 2), lot(ORDER, 6, { state: "ordered" })]);
    const add = { kind: "add-bottles", quantity: 3 } as const;

    expect(bottlesIn(changed(wine, { ...add, lotId: RACK }))).toMatchObject({ [RACK]: 5 });
    expect(bottlesIn(changed(wine, add))).toMatchObject({ [FIRST]: 4 });
    expect(bottlesIn(changed(wine, { ...add, lotId: KITCHEN }))).toMatchObject({ [FIRST]: 4 });
    expect(bottlesIn(changed(wine, { ...add, lotId: ORDER }))).toMatchObject({ [FIRST]: 4 });
  });

  test("[L3] bottles are removed from the named lot, the first, then others", () => {
    const wine = wineWith([
      lot(FIRST, 1),
      lot(ORDER, 6, { state: "ordered" }),
      lot(RACK, 2),
      lot(KITCHEN, 2),
    ]);
    const take = (quantity: number) =>
      bottlesIn(changed(wine, { kind: "remove-bottles", quantity, lotId: KITCHEN }));

    expect(take(2)).toEqual({ [FIRST]: 1, [ORDER]: 6, [RACK]: 2, [KITCHEN]: 0 });
    expect(take(3)).toEqual({ [FIRST]: 0, [ORDER]: 6, [RACK]: 2, [KITCHEN]: 0 });
    expect(take(5)).toEqual({ [FIRST]: 0, [ORDER]: 6, [RACK]: 0, [KITCHEN]: 0 });
  });

  test("[L3] removing more bottles than the wine has is refused", () => {
    const wine = wineWith([lot(FIRST, 1), lot(RACK, 1)]);
    const take = { kind: "remove-bottles", wineId: "w", quantity: 3, lotId: RACK } as const;

    expect(applyChange(wine, take, FACTS)).toMatchObject({
      refusal: { code: "insufficient_quantity" },
    });
  });

  test("[M5] [L2] [L3] a quantity edit without lots changes the first lot first", () => {
    const wine = wineWith([lot(FIRST, 1), lot(RACK, 4)]);
    const put = (quantity: number): Change => ({
      kind: "edit",
      wineId: "w",
      body: { ...bodyOf([]), quantity },
      omitted: ["lots"],
    });

    expect(bottlesIn(changed(wine, put(7)))).toEqual({ [FIRST]: 3, [RACK]: 4 });
    expect(bottlesIn(changed(wine, put(3)))).toEqual({ [FIRST]: 0, [RACK]: 3 });
  });
});

describe("two users editing lots", () => {
  const seen = wineWith([lot(FIRST, 4, { position: "A1" }), lot(RACK, 6, { shop: "Vinopolis" })]);

  test("[L4] two users' edits merge by lot and field; bottle differences add up", () => {
    const theirs = changed(
      seen,
      edit(seen, [lot(FIRST, 3, { position: "A2" }), lot(RACK, 6, { shop: "Vinopolis" })]),
    );
    const mine = edit(seen, [
      lot(FIRST, 2, { position: "A1", note: "corked" }),
      lot(RACK, 7, { shop: "Vinopolis" }),
      lot(KITCHEN, 1),
    ]);
    const both = changed(theirs, mine);

    expect(both.lots).toEqual([
      lot(FIRST, 1, { position: "A2", note: "corked" }),
      lot(RACK, 7, { shop: "Vinopolis" }),
      lot(KITCHEN, 1),
    ]);
    expect(both.quantity).toBe(9);
  });

  test("[L4] [M3] a lot's later detail wins; the merge returns the earlier", () => {
    const rack = lot(RACK, 6, { shop: "Vinopolis" });
    const theirs = changed(seen, edit(seen, [lot(FIRST, 4, { position: "A2" }), rack]));
    const outcome = applyChange(
      theirs,
      edit(seen, [lot(FIRST, 4, { position: "A3", note: "late" }), rack]),
      FACTS,
    );

    expect(outcome).toMatchObject({
      wine: { lots: [{ position: "A3" }, {}] },
      overwritten: { lots: [lot(FIRST, 4, { position: "A2", note: "late" })] },
    });
  });

  test("[L4] a lot's removal keeps bottles that another user added meanwhile", () => {
    const more = changed(seen, { kind: "add-bottles", quantity: 2, lotId: RACK });
    const left = changed(more, edit(seen, [lot(FIRST, 4, { position: "A1" })]));

    expect(left.lots).toContainEqual(lot(RACK, 2, { shop: "Vinopolis" }));
    expect(left.quantity).toBe(6);
  });

  test("[L4] [L3] bottles taken from a lot removed meanwhile come from others", () => {
    const gone = changed(seen, edit(seen, [lot(FIRST, 4, { position: "A1" })]));
    const both = changed(
      gone,
      edit(seen, [lot(FIRST, 4, { position: "A1" }), lot(RACK, 5, { shop: "Vinopolis" })]),
    );

    expect(both.lots).toEqual([lot(FIRST, 3, { position: "A1" })]);
  });

  test("[L4] adding bottles to a lot removed meanwhile restores the lot", () => {
    const gone = changed(seen, edit(seen, [lot(FIRST, 4, { position: "A1" })]));
    const both = changed(
      gone,
      edit(seen, [lot(FIRST, 4, { position: "A1" }), lot(RACK, 8, { shop: "Vinopolis" })]),
    );

    expect(both.lots).toContainEqual(lot(RACK, 2, { shop: "Vinopolis" }));
  });

  test("[L5] ordered bottles count in the quantity once they are held", () => {
    const wine = wineWith([lot(FIRST, 0), lot(ORDER, 12, { state: "ordered" })]);

    expect(changed(wine, edit(wine, [lot(FIRST, 0), lot(ORDER, 12)])).quantity).toBe(12);
  });

  test("[L4] an edit of lots that nobody else changed applies as written", () => {
    const lots = fc
      .uniqueArray(fc.tuple(fc.constantFrom(RACK, KITCHEN, ORDER), fc.nat({ max: 9 })), {
        selector: ([id]) => id,
      })
      .map((others) => [lot(FIRST, 2), ...others.map(([id, bottles]) => lot(id, bottles))]);
    fc.assert(
      fc.property(lots, lots, (before, after) => {
        const wine = wineWith(before);
        const written = changed(wine, edit(wine, after));

        const lotsWritten = lotsOf(written);
        expect(new Set(lotsWritten)).toEqual(new Set(after));
        expect(written.quantity).toBe(heldBottles(after));
      }),
    );
  });
});

describe("a move", () => {
  const wine = wineWith([lot(FIRST, 6, { position: "A1" }), lot(ORDER, 6, { state: "ordered" })]);
  const kitchen = lotSeenSchema.parse(lot(KITCHEN, 0, { position: "Shelf" }));
  const move = { kind: "move-bottles", from: FIRST, to: kitchen, quantity: 2 } as const;

  test("[L6] a move to a new lot keeps the wine's number of bottles", () => {
    const moved = changed(wine, move);

    expect(bottlesIn(moved)).toEqual({ [FIRST]: 4, [ORDER]: 6, [KITCHEN]: 2 });
    expect(moved.lots[2]).toMatchObject({ position: "Shelf" });
    expect(moved.quantity).toBe(6);
  });

  test("[L6] a move takes at most the bottles in its lot", () => {
    expect(bottlesIn(changed(wine, { ...move, quantity: 999 }))).toMatchObject({ [FIRST]: 0 });
    expect(applyChange(wine, { ...move, wineId: "w", from: RACK }, FACTS).kind).toBe("unchanged");
  });

  test("[L6] a move from an ordered lot to a held lot is refused", () => {
    const order = lotSeenSchema.parse(lot(ORDER, 0, { state: "ordered" }));
    const outcome = applyChange(wine, { ...move, wineId: "w", to: order }, FACTS);

    expect(outcome).toMatchObject({ refusal: { code: "invalid", issues: [{ path: ["lots"] }] } });
  });
});

test("an edit to 51 lots is refused; 51 stored lots stay usable", () => {
  const many = Array.from({ length: LOTS_MAX }, (_, n) =>
    lot(`00000000-0000-4000-8000-0000000001${String(n).padStart(2, "0")}`, 1),
  );
  const wine = wineOf({ quantity: 1 });

  expect(applyChange(wine, edit(wine, many), FACTS)).toMatchObject({
    refusal: { issues: [{ message: "A wine can have at most 50 lots" }] },
  });
  const full = wineWith([lot(FIRST, 1), ...many]);
  expect(changed(full, { kind: "add-bottles", quantity: 1 }).quantity).toBe(52);
});

test("[W3] a lot or merged lot of over 999 bottles is refused", () => {
  expect(lotSchema.safeParse(lot(RACK, 1000)).success).toBe(false);
  const wine = wineWith([lot(FIRST, 0), lot(ORDER, 999, { state: "ordered" })]);
  const more = wineWith([lot(FIRST, 0), lot(ORDER, 900, { state: "ordered" })]);

  expect(applyChange(wine, edit(more, wine.lots), FACTS)).toMatchObject({
    refusal: { code: "too_many_bottles" },
  });
});

test.each<[string, Partial<Lot>]>([
  ["millilitres", { millilitres: 0 }],
  ["boughtOn", { boughtOn: "2026-02-30" }],
  ["price", { price: { minor: 1.5, currency: "EUR" } }],
  ["price", { price: { minor: 100, currency: "Euro" } }],
])("a lot with an invalid %s is refused with an error sentence", (field, values) => {
  const parsed = lotSchema.safeParse(lot(RACK, 1, values));

  expect(parsed.error?.issues[0]?.path[0]).toBe(field);
  expect(parsed.error?.issues[0]?.message).toMatch(/must (be|have) /);
});

function lot(id: string, bottles: number, values: Partial<Lot> = {}): Lot {
  return { ...plainLot(id, bottles), ...values };
}

function bodyOf(lots: readonly Lot[]): WineBody {
  return { ...wineBodyOf(wineOf({})), quantity: heldBottles(lots), lots: [...lots] };
}

function wineWith(lots: readonly Lot[]): Wine {
  return wineOf({ quantity: heldBottles(lots), lots: [...lots] });
}

function wineOf(values: Partial<Wine>): Wine {
  return {
    ...{ id: "w", userId: "u", bottleId: FIRST, isArchived: false },
    ...{ name: "Cannubi", vintage: 2016, type: "Red Wine", varietal: "Nebbiolo" },
    ...{ country: "Italy", region: "Piemonte", producer: "Brezza", notes: null },
    photoUrl: null,
    quantity: 6,
    ...WINE_ADDITIONS,
    ...values,
  };
}

/** An edit that sets a wine's lots. `seen` is the wine that its editor saw. */
function edit(seen: Wine, lots: readonly Lot[]): Edit {
  const base = { lots: seen.lots, quantity: seen.quantity };
  return { kind: "edit", wineId: "w", body: bodyOf(lots), base };
}

type WithoutId<Of> = Of extends unknown ? Omit<Of, "wineId"> : never;

function changed(wine: Wine, change: WithoutId<Change>): Wine {
  return wineIn(applyChange(wine, { ...change, wineId: "w" }, FACTS));
}

function wineIn(outcome: Outcome): Wine {
  if (outcome.kind === "refused") throw new Error(outcome.refusal.code);
  return outcome.wine;
}

function bottlesIn(wine: Wine): Record<string, number> {
  return Object.fromEntries(lotsOf(wine).map(({ id, bottles }) => [id, bottles]));
}
