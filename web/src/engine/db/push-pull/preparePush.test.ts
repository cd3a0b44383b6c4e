import "fake-indexeddb/auto";
import { PUSH_MAX } from "sync-protocol";
import { afterEach, beforeEach, expect, test } from "vitest";
import { anEntry, id, putIn } from "../../../rules/testBuilders.ts";
import { type CellarDatabase, openCellarDatabase } from "../CellarDatabase.ts";
import { prepareCellar } from "../opening/prepareCellar.ts";
import { readState } from "../syncState.ts";
import { preparePush } from "./preparePush.ts";

let cellar: CellarDatabase;

beforeEach(async () => {
  cellar = openCellarDatabase(crypto.randomUUID());
  await prepareCellar(cellar, { notes: [], newId: () => id(7000) });
  await cellar.state.update("sync", { epoch: "first" });
});

afterEach(async () => {
  await cellar.delete();
});

test("[O2] op numbers are stored before sending and never change", async () => {
  await cellar.outbox.bulkPut([1, 2].map((position) => waiting(position)));

  expect(await opNosOf(0)).toEqual([1, 2]);
  expect((await readState(cellar)).nextOpNo).toBe(3);
  expect((await cellar.outbox.toArray()).map(({ opNo }) => opNo)).toEqual([1, 2]);
  expect(await opNosOf(0)).toEqual([1, 2]);
});

test("[O3] a delayed first change blocks all others until its time", async () => {
  await cellar.outbox.bulkPut([waiting(1, { nextAttemptAt: 900 }), waiting(2)]);

  expect(await preparePush(cellar, 899)).toMatchObject({ kind: "nothing", nextAttemptAt: 900 });
  expect(await opNosOf(900)).toEqual([1, 2]);
});

test("an empty outbox gives no push and no next attempt time", async () => {
  expect(await preparePush(cellar, 0)).toMatchObject({ kind: "nothing", nextAttemptAt: undefined });
});

test("[P8] a push skips applied changes and never exceeds the maximum size", async () => {
  const applied = Array.from({ length: PUSH_MAX + 1 }, (_, at) =>
    waiting(at, { opNo: at + 1, appliedSeq: at + 1 }),
  );
  const unsent = Array.from({ length: PUSH_MAX + 1 }, (_, at) => waiting(applied.length + at));
  await cellar.outbox.bulkPut([...applied, ...unsent]);
  await cellar.state.update("sync", { nextOpNo: applied.length + 1 });

  const opNos = await opNosOf(0);

  expect(opNos).toHaveLength(PUSH_MAX);
  expect(opNos[0]).toBe(applied.length + 1);
});

function waiting(position: number, values: Partial<Parameters<typeof anEntry>[0]> = {}) {
  const wineId = id(position);
  return anEntry({ position, change: putIn(1, wineId), recordId: wineId, ...values });
}

async function opNosOf(now: number): Promise<readonly number[]> {
  const sealed = await preparePush(cellar, now);
  return sealed.kind === "push" ? sealed.request.ops.map(({ opNo }) => opNo) : [];
}
