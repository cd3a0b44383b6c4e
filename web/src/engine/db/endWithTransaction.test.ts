import "fake-indexeddb/auto";
import { type DBCore, Dexie } from "dexie";
import { afterEach, beforeEach, expect, test } from "vitest";
import { id } from "../../rules/testBuilders.ts";
import { type CellarDatabase, openCellarDatabase } from "./CellarDatabase.ts";
import { prepareCellar } from "./opening/prepareCellar.ts";
import { forgetLost, readState, writeState } from "./syncState.ts";

let cellar: CellarDatabase;
let isFull: boolean;

beforeEach(async () => {
  isFull = false;
  cellar = openCellarDatabase(crypto.randomUUID());
  fill(cellar);
  await prepareCellar(cellar, { notes: [], newId: () => id(1) });
});

afterEach(async () => {
  await cellar.delete();
});

test("a write to full storage fails even if its request never settles", async () => {
  const before = await readState(cellar);
  isFull = true;

  const writing = cellar.transaction("rw", cellar.state, () =>
    writeState(cellar, { ...before, cursor: 9 }),
  );

  await expect(writing).rejects.toBeInstanceOf(Dexie.AbortError);
  isFull = false;
  expect(await readState(cellar)).toEqual(before);
});

test("a write outside a transaction fails if storage is full", async () => {
  isFull = true;

  await expect(forgetLost(cellar)).rejects.toBeInstanceOf(Dexie.AbortError);
});

/**
 * While `isFull`, makes each write behave as in Chromium on a full disk: its transaction aborts,
 * and its request never settles.
 */
function fill(store: CellarDatabase) {
  store.use({
    stack: "dbcore",
    name: "full",
    level: -10,
    create: (down): Partial<DBCore> => ({
      table: (name) => {
        const table = down.table(name);
        return {
          ...table,
          mutate: (request) => {
            if (!isFull) return table.mutate(request);
            request.trans.abort();
            return new Promise(() => undefined);
          },
        };
      },
    }),
  });
}
