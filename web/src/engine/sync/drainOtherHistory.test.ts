import "fake-indexeddb/auto";
import { expect } from "vitest";
import { renewIdentity } from "../db/push-pull/renewIdentity.ts";
import { readState } from "../db/syncState.ts";
import { wakeOutbox } from "../db/push-pull/writeFailedRun.ts";
import { id } from "../../rules/testBuilders.ts";
import { ServerRefusal } from "../../server/ServerRefusal.ts";
import { test, WINE } from "./test/drainingDevice.ts";
import { shownIn } from "./test/shownIn.ts";

test("[E2] a restored server is read again, and unsent changes are sent", async ({
  device: { server, cellar, drained, takeOut },
}) => {
  server.stock({ quantity: 6 });
  await drained();
  const backup = structuredClone([...server.rows.values()]);
  server.stock({ id: id(2), name: "After the backup" });
  await drained();
  expect(await shownIn(cellar)).toHaveLength(2);

  server.restore(backup);
  await takeOut(1);
  await drained();

  expect(await shownIn(cellar)).toMatchObject([{ id: WINE, quantity: 5 }]);
  expect(server.rows.get(WINE)?.quantity).toBe(5);
  expect(await readState(cellar)).toMatchObject({ epoch: server.epoch });
});

test("[E3] [S2] an unanswered change counts once after the device id is renewed", async ({
  device: { server, cellar, drained, takeOut },
}) => {
  server.stock({ quantity: 6 });
  await drained();
  await takeOut(1);
  server.faults.push("answer lost");
  await drained();
  const { deviceId } = await readState(cellar);
  await renewIdentity(cellar, { deviceId }, { deviceId: id(77), otherStore: true });

  for (let exchange = 1; exchange <= 3; exchange += 1) {
    server.faults.push(undefined, "request lost");
    await drained();
    expect(await shownIn(cellar)).toMatchObject([{ quantity: 5 }]);
  }

  expect(await cellar.outbox.count()).toBe(0);
  expect(server.rows.get(WINE)?.quantity).toBe(5);
});

test("[E3] after a restore no rows are read before delayed changes have verdicts", async ({
  device: { server, cellar, clock, drained, takeOut },
}) => {
  server.stock({ quantity: 6 });
  await drained();
  await takeOut(1);
  server.faults.push("answer lost");
  await drained();
  await cellar.outbox.toCollection().modify({ attempts: 1, nextAttemptAt: clock.now + 1000 });
  const { deviceId } = await readState(cellar);
  await renewIdentity(cellar, { deviceId }, { deviceId: id(77), otherStore: true });
  server.faults.push(undefined, new ServerRefusal("internal"));

  await drained();
  expect(await shownIn(cellar)).toMatchObject([{ quantity: 5 }]);

  await wakeOutbox(cellar);
  await drained();
  expect(await shownIn(cellar)).toMatchObject([{ quantity: 5 }]);
  expect(await cellar.outbox.count()).toBe(0);
});

test("[E3] another drain's new device id delays reading rows until verdicts arrive", async ({
  device: { server, cellar, clock, drained, takeOut },
}) => {
  server.stock({ quantity: 6 });
  await drained();
  await takeOut(1);
  server.faults.push("answer lost");
  await drained();
  await cellar.outbox.toCollection().modify({ attempts: 1, nextAttemptAt: clock.now + 1000 });
  for (const n of [2, 3]) server.stock({ id: id(n) });
  server.pageSize = 1;
  const asBefore = { ...server };
  server.pull = async (query) => {
    const answer = await asBefore.pull(query);
    server.pull = (later) => asBefore.pull(later);
    const { deviceId } = await readState(cellar);
    await renewIdentity(cellar, { deviceId }, { deviceId: id(77), otherStore: true });
    server.faults.push(undefined, undefined, "request lost");
    return answer;
  };

  await drained();

  expect((await shownIn(cellar)).find((wine) => wine.id === WINE)?.quantity).toBe(5);
});

test("[E3] an op number gap delays reading rows until verdicts arrive", async ({
  device: { server, cellar, drained, takeOut },
}) => {
  server.stock({ quantity: 6 });
  await drained();
  await takeOut(1);
  server.faults.push("answer lost");
  await drained();
  await cellar.outbox.toCollection().modify({ opNo: 7 });
  server.faults.push(undefined, new ServerRefusal("internal"));

  await drained();
  expect(await shownIn(cellar)).toMatchObject([{ quantity: 5 }]);

  await wakeOutbox(cellar);
  await drained();
  expect(await shownIn(cellar)).toMatchObject([{ quantity: 5 }]);
  expect(await cellar.outbox.count()).toBe(0);
});

test("[E2] after a server restore, wines stay visible until new rows are read", async ({
  device: { server, cellar, drained },
}) => {
  server.stock({ quantity: 6 });
  await drained();
  server.restore(structuredClone([...server.rows.values()]));
  server.faults.push(undefined, "request lost");

  expect((await drained()).kind).toBe("unreachable");

  expect(await shownIn(cellar)).toHaveLength(1);
});
