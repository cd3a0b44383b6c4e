import "fake-indexeddb/auto";
import { expect } from "vitest";
import { recordChange } from "../db/commands/wineCommands.ts";
import { readState } from "../db/syncState.ts";
import { aRow, id } from "../../rules/testBuilders.ts";
import { ServerRefusal } from "../../server/ServerRefusal.ts";
import { test, WINE } from "./test/drainingDevice.ts";
import { shownIn } from "./test/shownIn.ts";

test("[P3] a gap in op numbers renews the device id; changes apply once", async ({
  device: { server, cellar, drained, takeOut },
}) => {
  server.stock({ quantity: 6 });
  await drained();
  await takeOut(1);
  server.faults.push("answer lost");
  await drained();
  const before = await readState(cellar);
  await cellar.outbox.toCollection().modify({ opNo: 7 });

  await drained();

  expect(server.rows.get(WINE)?.quantity).toBe(5);
  expect(await cellar.outbox.count()).toBe(0);
  expect((await readState(cellar)).deviceId).not.toBe(before.deviceId);
});

test("[P4] a copied browser profile gets a new device id; all changes apply", async ({
  device: { server, cellar, drained, takeOut, context, clonedCellar },
}) => {
  server.stock({ quantity: 6 });
  await drained();
  const clone = await clonedCellar();
  await drained(clone);
  const { deviceId } = await readState(cellar);
  await clone.state.update("sync", { deviceId });
  await takeOut(1);
  await drained();

  await recordChange(clone, { kind: "remove-bottles", wineId: WINE, quantity: 2 }, context());
  await drained(clone);
  await drained();

  expect(server.rows.get(WINE)?.quantity).toBe(3);
  expect(await clone.outbox.count()).toBe(0);
  expect((await readState(clone)).deviceId).not.toBe(deviceId);
  await clone.delete();
});

test("[P5] another user's session pauses sync and keeps the changes", async ({
  device: { server, cellar, drained, takeOut },
}) => {
  server.stock({ quantity: 6 });
  await drained();
  await takeOut(1);
  server.faults.push(new ServerRefusal("user_mismatch"));

  expect(await drained()).toEqual({ kind: "must-sign-in" });
  expect(await cellar.outbox.count()).toBe(1);
});

test("[P5] rows of another user are never written", async ({
  device: { server, cellar, drained },
}) => {
  server.rows.set(WINE, aRow({ userId: id(2), seq: 1 }));

  expect(await drained()).toEqual({ kind: "must-sign-in" });
  expect(await cellar.wines.count()).toBe(0);
});

test("[V1] an outdated device keeps its pending changes", async ({
  device: { server, cellar, drained, takeOut },
}) => {
  server.stock({ quantity: 6 });
  await drained();
  await takeOut(1);
  server.protocolTooOld = true;

  expect(await drained()).toEqual({ kind: "outdated" });
  expect(await cellar.outbox.count()).toBe(1);
});

test("[V4] a 401 pauses a running sync and keeps all changes", async ({
  device: { server, cellar, drained, takeOut },
}) => {
  server.stock({ quantity: 6 });
  await drained();
  await takeOut(1);
  server.faults.push(new ServerRefusal("unauthenticated"));

  expect(await drained()).toEqual({ kind: "must-sign-in" });
  expect(await shownIn(cellar)).toMatchObject([{ quantity: 5 }]);
  await drained();
  expect(server.rows.get(WINE)?.quantity).toBe(5);
});

test("[V5] a drain reports a deleted account only for its own user", async ({
  device: { server, cellar, drained },
}) => {
  const deleted = (deletedIds: readonly string[]) =>
    new ServerRefusal("account_deleted", { deletedIds });
  server.faults.push(deleted([cellar.userId]), deleted([id(2)]));

  expect(await drained()).toEqual({ kind: "account-deleted" });
  expect(await drained()).toEqual({ kind: "must-sign-in" });
});
