import "fake-indexeddb/auto";
import { expect } from "vitest";
import { readState } from "../db/syncState.ts";
import { id, putIn } from "../../rules/testBuilders.ts";
import { type DrainingDevice, test, WINE } from "./test/drainingDevice.ts";
import { shownIn } from "./test/shownIn.ts";

test("[R6] taking a bottle needs one push and no pull", async ({ device }) => {
  const { server, cellar } = device;
  await haveRead(device);

  await takeOne(device);

  expect(server.pushes).toHaveLength(1);
  expect(server.pulls).toEqual([]);
  expect(await cellar.outbox.count()).toBe(0);
  expect(await quantityIn(device)).toBe(5);
});

test("[R6] a push answer also brings the events of its changes", async ({ device }) => {
  const { cellar } = device;
  await haveRead(device);

  await takeOne(device);

  const { cursor, history } = await readState(cellar);
  expect(history?.cursor).toBe(cursor);
  const events = await cellar.events.orderBy("seq").toArray();
  expect(events.map(({ bottles }) => bottles)).toEqual([6, -1]);
});

test("[R6] another device's earlier changes are pulled after the push", async ({ device }) => {
  const { server, cellar } = device;
  await haveRead(device);
  server.stock({ id: id(2), bottleId: id(1002), quantity: 3 });

  await takeOne(device);

  expect(server.pulls).toHaveLength(1);
  expect(await shownIn(cellar)).toHaveLength(2);
});

test("[R6] another device's later changes are pulled by the next drain", async ({ device }) => {
  const { server, drained } = device;
  await haveRead(device);
  await takeOne(device);
  server.change(putIn(10, WINE));

  await drained();

  expect(await quantityIn(device)).toBe(15);
});

test("[R6] after a lost answer a pull counts each change once", async ({ device }) => {
  const { server, drained } = device;
  await haveRead(device);
  server.faults.push("answer lost");
  await takeOne(device);
  server.change(putIn(10, WINE));

  await drained();

  expect(server.pulls).toHaveLength(1);
  expect(await quantityIn(device)).toBe(15);
});

test("[R6] a push with a change that failed is followed by no pull", async ({ device }) => {
  const { server, cellar, drained } = device;
  await haveRead(device);
  await device.takeOut(1);
  await device.put(3);
  const [, second] = await cellar.outbox.orderBy("position").toArray();
  server.failingOps.add(second?.opId ?? "");

  await drained();

  expect(server.pulls).toEqual([]);
  expect(await quantityIn(device)).toBe(8);
});

test("[R6] a smaller push after an unanswered one is followed by no pull", async ({ device }) => {
  const { server, pace, drained } = device;
  await haveRead(device);
  for (let times = 0; times < 3; times += 1) await device.takeOut(1);
  server.faults.push("request lost");
  await drained();
  pace.bytesMax = 1;

  await drained();

  expect(server.pushes).toHaveLength(3);
  expect(server.pulls).toEqual([]);
  expect(await quantityIn(device)).toBe(3);
});

test("[R6] a push answer without `seq` is followed by a pull", async ({ device }) => {
  const { server } = device;
  server.isOlder = true;
  await haveRead(device);

  await takeOne(device);

  expect(server.pulls).toHaveLength(1);
  expect(await quantityIn(device)).toBe(5);
});

async function haveRead({ server, drained }: DrainingDevice) {
  server.stock({ id: WINE, quantity: 6 });
  await drained();
  server.pulls.length = 0;
}

async function takeOne(device: DrainingDevice) {
  await device.takeOut(1);
  await device.drained();
}

async function quantityIn({ cellar }: DrainingDevice) {
  return (await shownIn(cellar)).find((wine) => wine.id === WINE)?.quantity;
}
