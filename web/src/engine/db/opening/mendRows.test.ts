import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { anEntry, aRow, id, takeOut } from "../../../rules/testBuilders.ts";
import { type CellarDatabase, openCellarDatabase } from "../CellarDatabase.ts";
import { mendRows } from "./mendRows.ts";
import { prepareCellar } from "./prepareCellar.ts";
import { readState } from "../syncState.ts";

let cellar: CellarDatabase;

beforeEach(async () => {
  cellar = openCellarDatabase(crypto.randomUUID());
  await prepareCellar(cellar, { notes: [], newId: () => crypto.randomUUID() });
  await cellar.state.update("sync", { cursor: 9, filled: true });
  await cellar.wines.put(aRow());
});

afterEach(async () => {
  await cellar.delete();
});

test("row repair drops an unreadable wine and resets the cursor", async () => {
  await cellar.wines.put(Object.assign(aRow(), { vintage: "MMXVI" }));
  await cellar.wines.put(aRow({ id: id(2), name: "Cornas" }));
  await cellar.outbox.put(anEntry({ change: takeOut(1), opNo: 4 }));

  await mendRows(cellar);

  expect(await cellar.wines.toArray()).toMatchObject([{ name: "Cornas" }]);
  expect(await readState(cellar)).toMatchObject({ cursor: 0, filled: false });
  expect(await cellar.outbox.toArray()).toMatchObject([{ opNo: 4 }]);
});

test("row repair changes nothing in an undamaged store", async () => {
  await mendRows(cellar);

  expect(await cellar.wines.count()).toBe(1);
  expect(await readState(cellar)).toMatchObject({ cursor: 9, filled: true });
});
