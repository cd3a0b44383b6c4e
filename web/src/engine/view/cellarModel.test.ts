import fc from "fast-check";
import type { WineRow } from "sync-protocol";
import { expect, test } from "vitest";
import { cellarModel, type CellarSources } from "./cellarModel.ts";
import { byWine, cellarView } from "./cellarView.ts";
import { orderBy } from "../../rules/cellar/order/wineOrder.ts";
import { anEntry, aRow, id, ME, shownAtOnce, takeOut } from "../../rules/testBuilders.ts";

test("when a wine changes, the others stay the same objects", () => {
  const show = shownAtOnce();
  const rows = [aRow({ id: id(1) }), aRow({ id: id(2) })];
  const before = show(sources(rows), "all").wines;

  const after = show(sources([rows[0]!, aRow({ id: id(2), seq: 2 })]), new Set([id(2)])).wines;

  expect(after[0]).toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
});

test("a call without changes returns the same view object", () => {
  const show = shownAtOnce();
  const before = show(sources([aRow()]), "all");

  expect(show(sources([aRow()]), new Set())).toBe(before);
});

test("a renamed wine moves to its sorted position", () => {
  const show = shownAtOnce();
  const rows = [aRow({ id: id(1), name: "Yquem" }), aRow({ id: id(2), name: "Barolo" })];
  expect(show(sources(rows), "all").wines.map((wine) => wine.id)).toEqual([id(2), id(1)]);

  const renamed = [aRow({ id: id(1), name: "Aloxe" }), rows[1]!];

  expect(show(sources(renamed), new Set([id(1)])).wines.map((wine) => wine.id)).toEqual([
    id(1),
    id(2),
  ]);
});

test("[S1] a pending removal of bottles reduces the total", () => {
  const show = shownAtOnce();
  const rows = [aRow({ id: id(1), quantity: 6 })];
  expect(show(sources(rows), "all").stats.bottles).toBe(6);

  const pending = sources(rows, [anEntry({ change: takeOut(2) })]);

  expect(show(pending, new Set([id(1)])).stats.bottles).toBe(4);
});

test.each([1, 200])("after steps of %i random changes the model equals a new view", (atOnce) => {
  const wine = fc.record({
    place: fc.nat(atOnce * 3),
    name: fc.constantFrom("Barolo", "Yquem", "Aloxe"),
    vintage: fc.constantFrom(2013, 2016),
    quantity: fc.integer({ min: 0, max: 3 }),
    deleted: fc.nat(5).map((drawn) => drawn === 0),
  });
  const steps = fc.array(fc.array(wine, { minLength: atOnce, maxLength: atOnce }), {
    maxLength: 6,
  });
  fc.assert(
    fc.property(steps, (drawn) => {
      const show = shownAtOnce();
      const rowOf = new Map<string, WineRow>();
      for (const values of drawn) {
        const rows = values.map(({ place, ...one }) => aRow({ ...one, id: id(place) }));
        for (const row of rows) rowOf.set(row.id, row);
        const now = sources([...rowOf.values()]);

        const { wines } = show(now, new Set(rows.map((row) => row.id)));

        const records = { userId: ME, rows: [...rowOf.values()], outbox: [] };
        expect(wines).toEqual(cellarView({ ...records, photosOf: new Map() }));
      }
    }),
    { numRuns: 15 },
  );
});

test.each([1, 200])("after steps of %i random changes another order stays sorted", (atOnce) => {
  const wine = fc.record({
    place: fc.nat(atOnce * 3),
    producer: fc.constantFrom("Brezza", "Vietti", "Élian"),
    vintage: fc.constantFrom(2013, 2016),
    deleted: fc.nat(5).map((drawn) => drawn === 0),
  });
  const steps = fc.array(fc.array(wine, { minLength: atOnce, maxLength: atOnce }), {
    maxLength: 6,
  });
  fc.assert(
    fc.property(steps, fc.boolean(), (drawn, isReversed) => {
      const show = shownAtOnce();
      const order = orderBy("producer", isReversed);
      const rowOf = new Map<string, WineRow>();
      for (const values of drawn) {
        const rows = values.map(({ place, ...one }) => aRow({ ...one, id: id(place) }));
        for (const row of rows) rowOf.set(row.id, row);
        const touched = new Set(rows.map((row) => row.id));

        const { wines, inOrder } = show(sources([...rowOf.values()]), touched);

        const collator = new Intl.Collator("en", { sensitivity: "base" });
        const sorted = wines.toSorted(
          (a, b) => (isReversed ? -1 : 1) * collator.compare(a.producer, b.producer),
        );
        expect(inOrder(order)).toEqual(sorted);
      }
    }),
    { numRuns: 15 },
  );
});

test("in another sort order, an unchanged wine stays the same object", () => {
  const show = shownAtOnce();
  const rows = [aRow({ id: id(1), vintage: 2001 }), aRow({ id: id(2), vintage: 2002 })];
  const newest = orderBy("vintage", true);
  const before = show(sources(rows), "all").inOrder(newest);
  expect(before.map((wine) => wine.id)).toEqual([id(2), id(1)]);

  const older = aRow({ id: id(2), seq: 2, vintage: 1999 });
  const after = show(sources([rows[0]!, older]), new Set([id(2)])).inOrder(newest);

  expect(after.map((wine) => wine.id)).toEqual([id(1), id(2)]);
  expect(after[0]).toBe(before[1]);
});

test("requesting the same order twice returns the same list object", () => {
  const cellar = shownAtOnce()(sources([aRow()]), "all");
  const oldest = orderBy("vintage", false);

  expect(cellar.inOrder(oldest)).toBe(cellar.inOrder(oldest));
  expect(cellar.inOrder(undefined)).toBe(cellar.wines);
});

test("thousands of wines are shown completely, loaded in slices", () => {
  const show = cellarModel();
  const rows = Array.from({ length: 2_500 }, (_, n) =>
    aRow({ id: id(n), name: `Clos ${String((n * 7) % 2_500)}` }),
  );
  const showing = show(sources(rows), "all");
  let pauses = 0;
  let step = showing.next();
  while (!step.done) {
    pauses += 1;
    step = showing.next();
  }

  const records = { userId: ME, rows, outbox: [], photosOf: new Map() };
  expect(step.value.wines).toEqual(cellarView(records));
  expect(pauses).toBeGreaterThan(2);
});

function sources(
  rows: readonly WineRow[],
  outbox: Parameters<typeof byWine>[0] = [],
): CellarSources {
  return {
    userId: ME,
    rowOf: new Map(rows.map((row) => [row.id, row])),
    pendingOf: byWine(outbox),
    photosOf: new Map(),
  };
}
