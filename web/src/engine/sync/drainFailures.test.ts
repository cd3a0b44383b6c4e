import "fake-indexeddb/auto";
import { expect } from "vitest";
import { retryAttention } from "../db/attention/attentionCommands.ts";
import { wakeOutbox } from "../db/push-pull/writeFailedRun.ts";
import { failedRest } from "../outbox/failures.ts";
import { ServerRefusal } from "../../server/ServerRefusal.ts";
import { test, WINE } from "./test/drainingDevice.ts";
import { shownIn } from "./test/shownIn.ts";

test("[O6] after three attempts a change counts as failed; later changes are sent", async ({
  device: { server, cellar, drained, takeOut },
}) => {
  server.stock({ quantity: 6 });
  await drained();
  await takeOut(1);
  await takeOut(2);
  const [first] = await cellar.outbox.orderBy("position").toArray();
  server.failingOps.add(first!.opId);

  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await wakeOutbox(cellar);
    await drained();
  }

  expect(server.rows.get(WINE)?.quantity).toBe(4);
  expect(await cellar.outbox.count()).toBe(0);
  expect(await cellar.attention.toArray()).toMatchObject([{ finding: { kind: "failed" } }]);
});

test("[O6] no change counts as failed while the server fails even noops", async ({
  device: { server, cellar, drained, takeOut, put },
}) => {
  server.stock({ quantity: 6 });
  await drained();
  await put(6);
  const asBefore = { ...server };
  server.push = () => Promise.reject(new ServerRefusal("internal"));

  for (let attempt = 1; attempt <= 10; attempt += 1) {
    await wakeOutbox(cellar);
    await drained();
  }
  server.push = (request) => asBefore.push(request);
  expect(await shownIn(cellar)).toMatchObject([{ quantity: 12 }]);
  await takeOut(1);
  await wakeOutbox(cellar);
  await drained();

  expect(server.rows.get(WINE)?.quantity).toBe(11);
  expect(await cellar.attention.count()).toBe(0);
});

test("[O6] [P7] changes never count as failed while the server's store fails", async ({
  device: { server, cellar, drained, takeOut, put },
}) => {
  server.stock({ quantity: 6 });
  await drained();
  await put(6);
  await takeOut(1);

  for (let attempt = 1; attempt <= 9; attempt += 1) {
    server.faults.push(unavailable(10_000));
    expect(await drained()).toEqual({ kind: "failing", retryAfterMs: 10_000 });
  }
  const waiting = await cellar.outbox.toArray();
  expect(waiting.map(({ attempts, nextAttemptAt }) => [attempts, nextAttemptAt])).toEqual([
    [0, 0],
    [0, 0],
  ]);
  await drained();

  expect(server.rows.get(WINE)?.quantity).toBe(11);
});

test("[O6] failed changes are retried in order, after their delay and newer changes", async ({
  device: { server, cellar, clock, drained, takeOut, put },
}) => {
  server.stock({ quantity: 6 });
  await drained();
  await put(6);
  await takeOut(1);
  const failed = await cellar.outbox.orderBy("position").toArray();
  for (const { opId } of failed) server.failingOps.add(opId);
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    await wakeOutbox(cellar);
    await drained();
  }
  expect(await cellar.attention.count()).toBe(2);

  const resting = await drained();
  expect(resting).toEqual({ kind: "done", nextAttemptAt: clock.now + failedRest(1) });
  clock.now += failedRest(1);
  await takeOut(2);
  await drained();

  expect(server.rows.get(WINE)?.quantity).toBe(9);
  expect(await cellar.attention.count()).toBe(0);
  const sent = server.pushes.at(-1)?.ops.map(({ change }) => change);
  expect(sent).toEqual(failed.map(({ change }) => change));
});

test("[O6] [P4] a failed change in two copies of a profile is applied once", async ({
  device: { server, cellar, clock, drained, takeOut, clonedCellar },
}) => {
  server.stock({ quantity: 6 });
  await drained();
  await takeOut(1);
  const [entry] = await cellar.outbox.toArray();
  server.failingOps.add(entry!.opId);
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await wakeOutbox(cellar);
    await drained();
  }
  const clone = await clonedCellar();
  await clone.attention.bulkPut(await cellar.attention.toArray());
  clock.now += failedRest(1);

  await drained();
  await drained(clone);

  expect(server.rows.get(WINE)?.quantity).toBe(5);
  expect(await shownIn(clone)).toMatchObject([{ quantity: 5 }]);
  await clone.delete();
});

test("[O3] no change is sent before an earlier delayed change", async ({
  device: { server, cellar, clock, drained, takeOut },
}) => {
  server.stock({ quantity: 6 });
  await drained();
  await takeOut(1);
  const [first] = await cellar.outbox.toArray();
  server.failingOps.add(first!.opId);
  const outcome = await drained();
  await takeOut(2);

  await drained();

  expect(outcome).toEqual({ kind: "done", nextAttemptAt: clock.now + 1000 });
  expect(server.pushes).toHaveLength(1);
});

test("[O6] a retried failed change is applied once", async ({
  device: { server, cellar, drained, takeOut, context },
}) => {
  server.stock({ quantity: 6 });
  await drained();
  await takeOut(1);
  const [first] = await cellar.outbox.toArray();
  server.failingOps.add(first!.opId);
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await wakeOutbox(cellar);
    await drained();
  }

  await retryAttention(cellar, first!.opId, context());
  await drained();

  expect(server.rows.get(WINE)?.quantity).toBe(5);
  expect(await cellar.attention.count()).toBe(0);
});

test("[O6] after a server error the first change is sent alone", async ({
  device: { server, clock, drained, takeOut },
}) => {
  server.stock({ quantity: 6 });
  await drained();
  await takeOut(1);
  await takeOut(1);
  server.faults.push(new ServerRefusal("internal"));
  await drained();
  clock.now += 60_000;
  await drained();

  expect(server.pushes.map(({ ops }) => ops.length)).toEqual([2, 1, 1]);
  expect(server.rows.get(WINE)?.quantity).toBe(4);
});

function unavailable(retryAfterMs: number) {
  return new ServerRefusal("unavailable", { retryAfterMs });
}
