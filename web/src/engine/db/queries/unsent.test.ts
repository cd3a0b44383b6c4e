import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import { anEntry, id, putIn, takeOut } from "../../../rules/testBuilders.ts";
import { openCellarDatabase } from "../CellarDatabase.ts";
import { exportUnsent } from "./unsent.ts";
import { prepareCellar } from "../opening/prepareCellar.ts";

test("[D2] the unsent-changes export contains unreadable records and descriptions of lost changes", async () => {
  const cellar = openCellarDatabase(crypto.randomUUID());
  await cellar.outbox.put({ position: 1, opId: id(1), change: "?" } as never);
  const notes = [{ opId: id(1), sentence: "Added Riesling" }];
  await prepareCellar(cellar, { notes, newId: () => crypto.randomUUID() });

  const exported: unknown = JSON.parse(await exportUnsent(cellar, 0));

  expect(exported).toMatchObject({
    lost: ["Added Riesling"],
    unreadable: [{ table: "outbox", record: { opId: id(1), change: "?" } }],
  });
  await cellar.delete();
});

test("the unsent-changes export omits applied changes and noops", async () => {
  const cellar = openCellarDatabase(crypto.randomUUID());
  await cellar.outbox.bulkPut([
    anEntry({ position: 1, change: takeOut(1), opNo: 1, appliedSeq: 7 }),
    anEntry({ position: 2, change: { kind: "noop" }, opNo: 2 }),
    anEntry({ position: 3, change: putIn(2) }),
  ]);
  await cellar.photos.put({
    id: id(50),
    recordId: id(1),
    jpeg: new Uint8Array([0xff, 0xd8]).buffer,
    keptAt: 0,
  });

  const exported: unknown = JSON.parse(await exportUnsent(cellar, 0));

  expect(exported).toMatchObject({
    exportedAt: "1970-01-01T00:00:00.000Z",
    changes: [{ change: putIn(2) }],
    photos: [{ recordId: id(1), jpeg: btoa("\u00ff\u00d8") }],
  });
  await cellar.delete();
});
