import "fake-indexeddb/auto";
import { jsonBytes, BODY_BYTES_MAX, type Op, PUSH_MAX, type Wine } from "sync-protocol";
import { expect, vi } from "vitest";
import { retryAttention } from "../db/attention/attentionCommands.ts";
import { addWine, recordChange, editWine } from "../db/commands/wineCommands.ts";
import { renewIdentity } from "../db/push-pull/renewIdentity.ts";
import { readState } from "../db/syncState.ts";
import { newEntry } from "../outbox/outbox.ts";
import { aBody, aCreate, id, putIn } from "../../rules/testBuilders.ts";
import { Unreachable } from "../../server/callServer.ts";
import { ServerRefusal } from "../../server/ServerRefusal.ts";
import { type DrainingDevice, test, WINE } from "./test/drainingDevice.ts";
import { shownIn } from "./test/shownIn.ts";

test("after a first drain the store counts as filled, even without wines", async ({
  device: { cellar, drained },
}) => {
  expect(await drained()).toEqual({ kind: "done", nextAttemptAt: undefined });
  expect(await readState(cellar)).toMatchObject({ filled: true, epoch: "first" });
});

test("[R2] a drain reads all pages without gaps", async ({
  device: { server, cellar, drained },
}) => {
  for (let n = 1; n <= 7; n += 1) server.stock({ id: id(n) });
  server.pageSize = 3;

  await drained();

  expect(await shownIn(cellar)).toHaveLength(7);
  expect(server.pulls.map(({ since }) => since)).toEqual([0, 3, 6]);
});

test("[O2] one drain sends a queue longer than two full pushes", async ({
  device: { server, cellar, drained },
}) => {
  const wines = [id(1), id(2), id(3)];
  for (const wineId of wines) server.stock({ id: wineId, quantity: 0 });
  await drained();
  const queue = Array.from({ length: 2 * PUSH_MAX + 1 }, (_, number) => {
    const wineId = wines[number % wines.length]!;
    const change = { kind: "add-bottles", wineId, quantity: 1 } as const;
    return newEntry(change, { opId: crypto.randomUUID(), now: 0 });
  });
  await cellar.outbox.bulkAdd(queue);

  expect((await drained()).kind).toBe("done");

  const bottles = [...server.rows.values()].reduce((sum, { quantity }) => sum + quantity, 0);
  expect(bottles).toBe(2 * PUSH_MAX + 1);
  expect(await cellar.outbox.count()).toBe(0);
  expect(server.pushes).toHaveLength(3);
});

test("[O2] the changes of the next push get their numbers while a full push is sent", async ({
  device: { server, cellar, drained, pace },
}) => {
  server.stock({ id: id(1), quantity: 0 });
  await drained();
  await queueAdditions(cellar, 40);
  const asBefore = { ...server };
  server.push = async (request) => {
    await vi.waitFor(async () => {
      expect((await readState(cellar)).nextOpNo).toBe(41);
    });
    return asBefore.push(request);
  };
  pace.bytesMax = 6_000;

  expect((await drained()).kind).toBe("done");

  const opNos = server.pushes.flatMap(({ ops }) => ops.map(({ opNo }) => opNo));
  expect(server.pushes.length).toBeGreaterThan(1);
  expect(opNos).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
});

test("[S2] with an older server a drain reads rows between pushes", async ({
  device: { server, cellar, drained },
}) => {
  server.isOlder = true;
  await drained();
  const queue = Array.from({ length: 2 * PUSH_MAX + 1 }, (_, number) =>
    newEntry(
      { ...aCreate(id(number + 1)), bottleId: id(10_000 + number) },
      { opId: crypto.randomUUID(), now: 0 },
    ),
  );
  await cellar.outbox.bulkAdd(queue);

  await drained();

  expect(await cellar.outbox.count()).toBe(0);
  expect(server.pulls.map(({ since }) => since)).toEqual([0, 0, 250, PUSH_MAX, 2 * PUSH_MAX]);
});

test("[P8] a queue of long notes needs no more pushes than its size requires", async ({
  device,
}) => {
  const { server, cellar, drained } = device;
  const notes = "é".repeat(10_000);
  for (let n = 1; n <= 60; n += 1) server.stock({ id: id(n), bottleId: id(1000 + n), notes });
  await drained();
  for (const wine of await shownIn(cellar)) await edit(device, wine, { notes: "è".repeat(10_000) });
  const bytes = (await cellar.outbox.toArray()).reduce(
    (sum, { change }) => sum + jsonBytes(change),
    0,
  );

  await drained();

  expect(await cellar.outbox.count()).toBe(0);
  expect(server.pushes).toHaveLength(Math.ceil(bytes / BODY_BYTES_MAX));
  expect(await cellar.attention.count()).toBe(0);
});

// Spec 10.79
test("[O2] an unanswered push is repeated in smaller parts with unchanged op numbers", async ({
  device: { server, cellar, drained, pace },
}) => {
  server.stock({ id: id(1), quantity: 0 });
  await drained();
  await queueAdditions(cellar, 40);
  const asBefore = { ...server };
  const sent: Op[][] = [];
  server.push = async (request) => {
    sent.push(request.ops);
    if (sent.length === 1) throw new Unreachable("The line was too slow");
    return asBefore.push(request);
  };
  pace.bytesMax = 6_000;

  expect((await drained()).kind).toBe("unreachable");
  expect((await drained()).kind).toBe("done");

  const [first = [], second = []] = sent;
  expect(second.length).toBeLessThan(first.length);
  expect(second).toEqual(first.slice(0, second.length));
  const opNos = sent.slice(1).flatMap((ops) => ops.map(({ opNo }) => opNo));
  expect(opNos).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
  expect(server.rows.get(id(1))?.quantity).toBe(40);
});

test("[P8] a push that fails immediately offline does not change the push size", async ({
  device: { server, connection, pace, put, drained },
}) => {
  server.stock({ id: id(1), quantity: 0 });
  await drained();
  await put(1);
  server.faults.push("request lost", "request lost");
  const { bytesMax } = pace;
  connection.isOnline = false;

  await drained();
  expect(pace.bytesMax).toBe(bytesMax);
  connection.isOnline = true;
  await drained();
  expect(pace.bytesMax).toBeLessThan(bytesMax);
});

test("a new device requests a small first page of rows", async ({
  device: { server, cellar, drained },
}) => {
  for (let n = 1; n <= 3_000; n += 1) server.stock({ id: id(n), bottleId: id(10_000 + n) });
  const here: number[] = [];
  const asBefore = { ...server };
  server.pull = async (query) => {
    here.push(await cellar.wines.count());
    return asBefore.pull(query);
  };

  await drained();

  expect(server.pulls.map(({ since }) => since)).toEqual([0, 250, 1_250, 2_250]);
  expect(here).toEqual([0, 0, 250, 1_250]);
  expect(await shownIn(cellar)).toHaveLength(3_000);
});

test("the next page is requested while the previous page is written", async ({
  device: { server, cellar, drained },
}) => {
  for (let n = 1; n <= 4; n += 1) server.stock({ id: id(n) });
  server.pageSize = 2;
  let writtenWhenAsked: number | undefined;
  const asBefore = { ...server };
  server.pull = async (query) => {
    if (query.since === 2) writtenWhenAsked = await cellar.wines.count();
    return asBefore.pull(query);
  };

  await drained();

  expect(writtenWhenAsked).toBe(0);
  expect(await shownIn(cellar)).toHaveLength(4);
});

test("[E1] a pull during which the device id is renewed is repeated", async ({
  device: { server, cellar, drained },
}) => {
  for (let n = 1; n <= 4; n += 1) server.stock({ id: id(n) });
  server.pageSize = 2;
  const asBefore = { ...server };
  let renewed = false;
  server.pull = async (query) => {
    const answer = await asBefore.pull(query);
    if (!renewed) {
      renewed = true;
      const { deviceId } = await readState(cellar);
      await renewIdentity(cellar, { deviceId }, { deviceId: id(99), otherStore: false });
    }
    return answer;
  };

  await drained();

  expect(await shownIn(cellar)).toHaveLength(4);
  expect(await readState(cellar)).toMatchObject({ cursor: 4, filled: true });
});

test("[O1] a change made offline is applied once on the server", async ({
  device: { server, cellar, drained, takeOut },
}) => {
  server.stock({ quantity: 6 });
  await drained();
  server.faults.push("request lost");
  await takeOut(2);

  expect((await drained()).kind).toBe("unreachable");
  expect(await shownIn(cellar)).toMatchObject([{ quantity: 4 }]);

  await drained();
  expect(server.rows.get(WINE)?.quantity).toBe(4);
  expect(await cellar.outbox.count()).toBe(0);
});

test("[P2] a change whose answer was lost is applied once", async ({
  device: { server, cellar, drained, takeOut },
}) => {
  server.stock({ quantity: 6 });
  await drained();
  await takeOut(1);
  server.faults.push("answer lost");

  await drained();
  expect(server.rows.get(WINE)?.quantity).toBe(5);
  expect(await shownIn(cellar)).toMatchObject([{ quantity: 5 }]);
  await drained();

  expect(server.rows.get(WINE)?.quantity).toBe(5);
  expect(await shownIn(cellar)).toMatchObject([{ quantity: 5, waitingSince: undefined }]);
});

test("[O2] a resent change keeps its op number", async ({
  device: { server, drained, takeOut },
}) => {
  server.stock({ quantity: 6 });
  await drained();
  await takeOut(1);
  server.faults.push("answer lost");
  await drained();
  await takeOut(1);
  await drained();

  const sent = server.pushes.map(({ ops }) => ops.map((op) => op.opNo));
  expect(sent).toEqual([[1], [1, 2]]);
});

test("[O4] [S3] a refused change needs attention and does not block others", async ({
  device: { server, cellar, drained, takeOut, put },
}) => {
  server.stock({ quantity: 6 });
  await drained();
  await takeOut(6);
  await put(1);
  server.change({ kind: "remove-bottles", wineId: WINE, quantity: 5 });

  await drained();

  expect(server.rows.get(WINE)?.quantity).toBe(2);
  expect(await cellar.attention.toArray()).toMatchObject([
    { finding: { kind: "refused", refusal: { code: "insufficient_quantity" } } },
  ]);
});

test("[O5] the next push acknowledges settled changes", async ({
  device: { server, drained, takeOut },
}) => {
  server.stock({ quantity: 6 });
  await drained();
  await takeOut(1);
  await takeOut(1);
  await drained();
  await takeOut(1);
  await drained();

  expect(server.pushes.map(({ ackThrough }) => ackThrough)).toEqual([0, 2]);
});

test("[S2] while the verdict on a change is missing, its bottles count once", async ({
  device: { server, cellar, drained, takeOut },
}) => {
  server.stock({ quantity: 6 });
  await drained();
  await takeOut(1);
  await takeOut(2);
  server.faults.push("answer lost");
  await drained();
  const [first] = await cellar.outbox.orderBy("position").toArray();
  await cellar.outbox.update(first!.position, { attempts: 1 });
  server.faults.push(undefined, "request lost");

  await drained();

  expect(await shownIn(cellar)).toMatchObject([{ quantity: 3 }]);
  await drained();
  expect(await shownIn(cellar)).toMatchObject([{ quantity: 3 }]);
  expect(await cellar.outbox.count()).toBe(0);
});

test("[E3] a drain on a new device ends after its first failed push", async ({
  device: { server, cellar, drained, context },
}) => {
  await addWine(cellar, { body: aBody(), photo: undefined }, context());
  for (let failure = 0; failure < 5; failure += 1)
    server.faults.push(new ServerRefusal("internal"));

  expect((await drained()).kind).toBe("failing");

  expect(server.pushes).toHaveLength(1);
});

test("[S4] retrying a refused new wine also resends its dependent changes", async ({
  device: { cellar, drained, context },
}) => {
  await drained();
  const created = await addWine(
    cellar,
    { body: aBody({ vintage: 3000 }), photo: undefined },
    context(),
  );
  const wineId = created.kind === "done" ? created.wine.id : "";
  await recordChange(cellar, { kind: "add-bottles", wineId, quantity: 1 }, context());
  await drained();

  expect(await shownIn(cellar)).toEqual([]);
  expect(await cellar.outbox.count()).toBe(0);
  const found = (await cellar.attention.toArray()).map(({ finding }) => finding.kind).sort();
  expect(found).toEqual(["dependant", "refused"]);

  const refused = await cellar.attention
    .filter(({ finding }) => finding.kind === "refused")
    .first();
  await retryAttention(cellar, refused!.opId, context());
  expect(await shownIn(cellar)).toMatchObject([{ id: wineId, quantity: 7 }]);
});

test("[S4] retrying a dependent change also retries the refused wine it needs", async ({
  device: { cellar, drained, context },
}) => {
  await drained();
  const created = await addWine(
    cellar,
    { body: aBody({ vintage: 3000 }), photo: undefined },
    context(),
  );
  const wineId = created.kind === "done" ? created.wine.id : "";
  await recordChange(cellar, { kind: "add-bottles", wineId, quantity: 1 }, context());
  await drained();
  const dependant = await cellar.attention
    .filter(({ finding }) => finding.kind === "dependant")
    .first();

  await retryAttention(cellar, dependant!.opId, context());

  const sent = (await cellar.outbox.orderBy("position").toArray()).map(({ change }) => change.kind);
  expect(sent).toEqual(["create", "add-bottles"]);
  expect(await cellar.attention.count()).toBe(0);
});

test("[M3] retrying an overwriting edit restores the replaced values", async ({ device }) => {
  const { server, cellar, drained, context } = device;
  server.stock({ region: "Piedmont" });
  await drained();
  const [seen] = await shownIn(cellar);
  await edit(device, seen!, { region: "Langhe" });
  const theirs = { ...aBody(), region: "Piemonte" };
  server.change({ kind: "edit", wineId: WINE, body: theirs, base: { region: "Piedmont" } });
  await drained();
  expect(server.rows.get(WINE)?.region).toBe("Langhe");
  const [entry] = await cellar.attention.toArray();
  expect(entry?.finding).toEqual({ kind: "overwrote", values: { region: "Piemonte" } });

  await retryAttention(cellar, entry!.opId, context());
  await drained();

  expect(server.rows.get(WINE)?.region).toBe("Piemonte");
  expect(await cellar.attention.count()).toBe(0);
});

test("parallel drains without a lock send each change once", async ({
  device: { server, cellar, drained, takeOut },
}) => {
  server.stock({ quantity: 400 });
  await drained();
  for (let n = 1; n <= 20; n += 1) await takeOut(n);

  await Promise.all([drained(), drained(), drained()]);
  await drained();

  expect(server.rows.get(WINE)?.quantity).toBe(400 - 210);
  expect(server.ran).toHaveLength(20);
  expect(await shownIn(cellar)).toMatchObject([{ quantity: 190 }]);
  expect(await cellar.outbox.count()).toBe(0);
});

test("[S2] a change counts once after each drain despite lost messages", async ({
  device: { server, cellar, drained, takeOut },
}) => {
  server.stock({ quantity: 400 });
  await drained();
  const faults = ["answer lost", "request lost", undefined, "answer lost"] as const;
  for (let n = 1; n <= 24; n += 1) {
    await takeOut(n % 3 === 0 ? 2 : 1);
    server.faults.push(faults[n % 4], faults[(n * 7) % 4]);
    const before = (await shownIn(cellar))[0]?.quantity;
    await drained();
    expect((await shownIn(cellar))[0]?.quantity).toBe(before);
  }
  server.faults.length = 0;
  await drained();

  expect(server.rows.get(WINE)?.quantity).toBe(400 - 32);
  expect((await shownIn(cellar))[0]?.quantity).toBe(400 - 32);
});

test("edits of different fields on two devices both stay", async ({ device }) => {
  const { server, cellar, drained } = device;
  server.stock({});
  await drained();
  const [seen] = await shownIn(cellar);
  await edit(device, seen!, { notes: "Cherry" });
  const theirs = { ...aBody(), region: "Langhe" };
  server.change({ kind: "edit", wineId: WINE, body: theirs, base: { region: "Piedmont" } });

  await drained();

  expect(server.rows.get(WINE)).toMatchObject({ notes: "Cherry", region: "Langhe" });
  expect(await shownIn(cellar)).toMatchObject([{ notes: "Cherry", region: "Langhe" }]);
});

function edit({ cellar, context }: DrainingDevice, seen: Wine, values: object) {
  return editWine(cellar, { seen, body: { ...aBody(), ...values }, photo: undefined }, context());
}

async function queueAdditions({ outbox }: DrainingDevice["cellar"], count: number): Promise<void> {
  await outbox.bulkAdd(
    Array.from({ length: count }, () => newEntry(putIn(1), { opId: crypto.randomUUID(), now: 0 })),
  );
}
