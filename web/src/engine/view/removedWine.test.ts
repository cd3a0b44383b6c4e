import { RESTORABLE_MS, sweptWine } from "sync-protocol";
import { expect, test } from "vitest";
import { anEntry, aRow, id, ME } from "../../rules/testBuilders.ts";
import { removedWine } from "./removedWine.ts";
import { restorableWines } from "../../rules/cellar/RemovedWine.ts";

const removal = (n: number, createdAt: number) =>
  anEntry({ position: n, change: { kind: "remove", wineId: id(n) }, createdAt });

// Spec 10.111
test("[W9] a removed wine is listed before the server confirms the removal", () => {
  const row = aRow({ id: id(1) });

  expect(removedWine(row, [], ME)).toBeUndefined();
  expect(removedWine(row, [removal(1, 7)], ME)).toMatchObject({
    wine: { name: row.name },
    removedAt: 7,
    restorableUntil: 7 + RESTORABLE_MS,
  });
});

test("[W9] a restored wine leaves the removed list immediately", () => {
  const row = aRow({ id: id(1), deleted: true, removedAt: 5 });
  const restore = anEntry({ change: { kind: "restore", wineId: id(1) } });

  expect(removedWine(row, [], ME)).toMatchObject({ removedAt: 5, isSwept: false });
  expect(removedWine(row, [restore], ME)).toBeUndefined();
});

// Spec 10.111
test("[W11] [W13] removed wines are listed for 30 days, latest removal first", () => {
  const removedOn = (n: number, removedAt: number) =>
    removedWine(aRow({ id: id(n), deleted: true, removedAt }), [], ME) ?? [];
  const swept = sweptWine({ ...aRow({ id: id(3) }), removedAt: 1 }, 2 + RESTORABLE_MS);
  const gone = swept && removedWine({ ...aRow(), ...swept, deleted: true }, [], ME);
  const removed = [removedOn(1, 10), removedOn(2, 20), gone ?? []].flat();

  const idsAt = (now: number) => restorableWines(removed, now).map(({ wine }) => wine.id);
  expect(idsAt(30)).toEqual([id(2), id(1)]);
  expect(idsAt(10 + RESTORABLE_MS)).toEqual([id(2)]);
  expect(gone).toMatchObject({ isSwept: true });
});
