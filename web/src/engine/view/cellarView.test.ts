import fc from "fast-check";
import { expect, test } from "vitest";
import { type CellarRecords, cellarView } from "./cellarView.ts";
import { orderKeyOf } from "../../rules/cellar/CellarWine.ts";
import {
  aCreate,
  anEdit,
  anEntry,
  aRow,
  id,
  ME,
  putIn,
  takeOut,
} from "../../rules/testBuilders.ts";

test("[S1] the view shows the server's rows with pending changes", () => {
  const [wine] = view({
    rows: [aRow({ quantity: 6 })],
    outbox: [
      anEntry({ position: 1, change: takeOut(2), createdAt: 50 }),
      anEntry({ position: 2, change: anEdit({ name: "Barolo Cannubi" }, { name: "Cannubi" }) }),
    ],
  });

  expect(wine).toMatchObject({ quantity: 4, name: "Cannubi", waitingSince: 0 });
});

test("[S1] a pending change that would be refused has no effect", () => {
  const outbox = [
    anEntry({ position: 1, change: takeOut(2) }),
    anEntry({ position: 2, change: takeOut(1) }),
  ];

  expect(view({ rows: [aRow({ quantity: 1 })], outbox })[0]?.quantity).toBe(0);
});

test("[S1] a wine never shows fewer than 0 or more than 999 bottles", () => {
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

test("sorting by addition puts wines not yet on the server last", () => {
  const wines = view({
    rows: [
      aRow({ id: id(1), seq: 9, added: 2 }),
      aRow({ id: id(2), seq: 3, added: 3 }),
      aRow({ id: id(3), seq: 1 }),
    ],
    outbox: [
      anEntry({ position: 1, change: takeOut(1, id(1)) }),
      anEntry({ position: 2, change: aCreate(id(5)) }),
      anEntry({ position: 3, change: aCreate(id(4)) }),
    ],
  });

  const inOrder = wines.toSorted((a, b) => a.added - b.added);
  expect(inOrder.map((wine) => wine.id)).toEqual([id(3), id(1), id(2), id(5), id(4)]);
});

test("a new wine is pending since its creation", () => {
  const wines = view({ outbox: [anEntry({ change: aCreate(id(7)), createdAt: 77 })] });

  expect(wines).toMatchObject([{ id: id(7), waitingSince: 77 }]);
});

test("[V2] the view leaves out deleted rows", () => {
  expect(view({ rows: [aRow({ deleted: true })] })).toEqual([]);
});

test("[S2] an applied change still counts until its row arrives", () => {
  const applied = anEntry({ change: takeOut(1), opNo: 1, appliedSeq: 2 });

  const [wine] = view({ rows: [aRow({ quantity: 6 })], outbox: [applied] });

  expect(wine).toMatchObject({ quantity: 5, waitingSince: undefined });
});

test("[O6] a failed change has no effect on the view", () => {
  const failed = anEntry({ change: { kind: "noop" }, opNo: 1 });

  expect(view({ rows: [aRow({ quantity: 6 })], outbox: [failed] })[0]).toMatchObject({
    quantity: 6,
    waitingSince: undefined,
  });
});

test("wines are sorted by name, then vintage, then id", () => {
  const rows = [
    aRow({ id: id(1), name: "Yquem" }),
    aRow({ id: id(2), name: "Barolo", vintage: 2016 }),
    aRow({ id: id(4), name: "Barolo", vintage: 2013 }),
    aRow({ id: id(3), name: "Barolo", vintage: 2013 }),
  ];

  expect(view({ rows }).map((wine) => wine.id)).toEqual([3, 4, 2, 1].map(id));
});

test("a wine with a photo on this device shows that photo", () => {
  const [wine] = view({
    rows: [aRow()],
    photosOf: new Map([[id(1), [{ id: id(300), path: undefined }]]]),
  });

  expect(wine?.localPhotoId).toBe(id(300));
});

test("[F3] an uploaded photo's local copy shows while the wine has its path", () => {
  const path = `/objects/uploads/${id(500)}`;
  const photosOf = new Map([[id(1), [{ id: id(300), path }]]]);
  const shown = (photoUrl: string | null) =>
    view({ rows: [aRow({ photoUrl })], photosOf })[0]?.localPhotoId;

  expect(shown(path)).toBe(id(300));
  expect(shown(null)).toBeUndefined();
});

test("names are sorted ignoring case and accents, and numbers by their value", () => {
  const names = ["Bin 28", "barolo", "Éclat", "Bin 9", "Echo", "Barolo Cannubi"];

  const inOrder = names.toSorted((a, b) => (orderKeyOf(a) < orderKeyOf(b) ? -1 : 1));

  expect(inOrder).toEqual(["barolo", "Barolo Cannubi", "Bin 9", "Bin 28", "Echo", "Éclat"]);
});

function view(values: Partial<CellarRecords>) {
  return cellarView({ userId: ME, rows: [], outbox: [], photosOf: new Map(), ...values });
}
