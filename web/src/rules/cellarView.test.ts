import fc from "fast-check";
import { expect, test } from "vitest";
import { type CellarSources, cellarViewer, orderKeyOf } from "./cellarView.ts";
import { aCreate, anEdit, anEntry, aRow, id, ME, putIn, takeOut } from "./testBuilders.ts";

test("[S1] the view is the server's rows with the pending changes replayed", () => {
  const [wine] = view({
    rows: [aRow({ quantity: 6 })],
    outbox: [
      anEntry({ position: 1, change: takeOut(2), madeAt: 50 }),
      anEntry({ position: 2, change: anEdit({ name: "Barolo Cannubi" }, { name: "Cannubi" }) }),
    ],
  });

  expect(wine).toMatchObject({ quantity: 4, name: "Cannubi", waitingSince: 0 });
});

test("[S1] a change that a guard refuses shows no effect", () => {
  const outbox = [
    anEntry({ position: 1, change: takeOut(2) }),
    anEntry({ position: 2, change: takeOut(1) }),
  ];

  expect(view({ rows: [aRow({ quantity: 1 })], outbox })[0]?.quantity).toBe(0);
});

test("[S1] however bottles are moved, a view never shows less than 0 or more than 999", () => {
  const moves = fc.array(
    fc.record({ kind: fc.constantFrom("in", "out"), quantity: fc.integer({ min: 1, max: 999 }) }),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999 }), moves, (quantity, moved) => {
      const outbox = moved.map((move, index) =>
        anEntry({
          position: index + 1,
          change: move.kind === "in" ? putIn(move.quantity) : takeOut(move.quantity),
        }),
      );
      const shown = view({ rows: [aRow({ quantity })], outbox })[0]?.quantity;
      expect(shown).toBeGreaterThanOrEqual(0);
      expect(shown).toBeLessThanOrEqual(999);
    }),
  );
});

test("a wine that was only made here is in the view, waiting since it was made", () => {
  const wines = view({ outbox: [anEntry({ change: aCreate(id(7)), madeAt: 77 })] });

  expect(wines).toMatchObject([{ id: id(7), waitingSince: 77 }]);
});

test("[V2] a deleted row is not in the view", () => {
  expect(view({ rows: [aRow({ deleted: true })] })).toEqual([]);
});

test("[S2] an applied change counts until its row is here, but waits no more", () => {
  const applied = anEntry({ change: takeOut(1), opNo: 1, appliedSeq: 2 });

  const [wine] = view({ rows: [aRow({ quantity: 6 })], outbox: [applied] });

  expect(wine).toMatchObject({ quantity: 5, waitingSince: undefined });
});

test("[O6] a parked change has no effect", () => {
  const parked = anEntry({ change: { kind: "noop" }, opNo: 1 });

  expect(view({ rows: [aRow({ quantity: 6 })], outbox: [parked] })[0]).toMatchObject({
    quantity: 6,
    waitingSince: undefined,
  });
});

test("a wine that did not change stays the same object", () => {
  const viewer = cellarViewer();
  const rows = [aRow({ id: id(1) }), aRow({ id: id(2) })];
  const before = viewer(sources({ rows }));
  const after = viewer(sources({ rows: [{ ...rows[0]! }, aRow({ id: id(2), seq: 2 })] }));

  expect(after[0]).toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
});

test("wines stand by name, then vintage, then id, and a renamed one moves", () => {
  const viewer = cellarViewer();
  const rows = [
    aRow({ id: id(1), name: "Yquem" }),
    aRow({ id: id(2), name: "Barolo", vintage: 2016 }),
    aRow({ id: id(4), name: "Barolo", vintage: 2013 }),
    aRow({ id: id(3), name: "Barolo", vintage: 2013 }),
  ];
  expect(viewer(sources({ rows })).map((wine) => wine.id)).toEqual([3, 4, 2, 1].map(id));

  const renamed = [aRow({ id: id(1), name: "Aloxe", seq: 2 }), ...rows.slice(1)];

  expect(viewer(sources({ rows: renamed })).map((wine) => wine.id)).toEqual([1, 3, 4, 2].map(id));
});

test("however wines come, change and go, a view is what its sources alone make", () => {
  const wine = fc.record({
    name: fc.constantFrom("Barolo", "Yquem"),
    vintage: fc.constantFrom(2013, 2016),
    quantity: fc.integer({ min: 0, max: 3 }),
    deleted: fc.nat(5).map((drawn) => drawn === 0),
  });
  const reads = fc.array(fc.tuple(wine, wine, wine));
  fc.assert(
    fc.property(reads, (drawn) => {
      const viewer = cellarViewer();
      for (const [index, values] of drawn.entries()) {
        const seq = index + 1;
        const read = sources({ rows: values.map((one, n) => aRow({ ...one, id: id(n), seq })) });
        expect(viewer(read)).toEqual(cellarViewer()(read));
      }
    }),
  );
});

test("a view in which nothing changed is the same array", () => {
  const viewer = cellarViewer();
  const before = viewer(sources({ rows: [aRow()] }));

  expect(viewer(sources({ rows: [{ ...aRow() }] }))).toBe(before);
  expect(viewer(sources({ rows: [] }))).toEqual([]);
});

test("[E2] rows of another history are not taken for those they replace", () => {
  const viewer = cellarViewer();
  viewer(sources({ rows: [aRow({ name: "Old" })], epoch: "first" }));

  const [wine] = viewer(sources({ rows: [aRow({ name: "New" })], epoch: "second" }));

  expect(wine?.name).toBe("New");
});

test("a kept photo is named on its wine", () => {
  const [wine] = view({
    rows: [aRow()],
    photosOf: new Map([[id(1), [{ id: id(300), path: undefined }]]]),
  });

  expect(wine?.localPhotoId).toBe(id(300));
});

test("[F3] a kept photo that is uploaded shows as long as its wine points at it", () => {
  const path = `/objects/uploads/${id(500)}`;
  const photosOf = new Map([[id(1), [{ id: id(300), path }]]]);
  const shown = (photoUrl: string | null) =>
    view({ rows: [aRow({ photoUrl })], photosOf })[0]?.localPhotoId;

  expect(shown(path)).toBe(id(300));
  expect(shown(null)).toBeUndefined();
});

test("a wine is shown anew when its kept photo has been uploaded", () => {
  const viewer = cellarViewer();
  const path = `/objects/uploads/${id(500)}`;
  const kept = (where: string | undefined) => new Map([[id(1), [{ id: id(300), path: where }]]]);
  viewer(sources({ rows: [aRow()], photosOf: kept(undefined) }));

  const [wine] = viewer(sources({ rows: [aRow()], photosOf: kept(path) }));

  expect(wine?.localPhotoId).toBeUndefined();
});

function sources(values: Partial<CellarSources>): CellarSources {
  return { userId: ME, epoch: "first", rows: [], outbox: [], photosOf: new Map(), ...values };
}

function view(values: Partial<CellarSources>) {
  return cellarViewer()(sources(values));
}

test("names stand as people read them, without case and accents, numbers by their size", () => {
  const names = ["Bin 28", "barolo", "Éclat", "Bin 9", "Echo", "Barolo Cannubi"];

  const inOrder = names.toSorted((a, b) => (orderKeyOf(a) < orderKeyOf(b) ? -1 : 1));

  expect(inOrder).toEqual(["barolo", "Barolo Cannubi", "Bin 9", "Bin 28", "Echo", "Éclat"]);
});
