import { randomUUID } from "node:crypto";
import {
  madeWebhookSchema,
  oneWebhookSchema,
  WEBHOOKS_MAX,
  webhooksAnswerSchema,
  wineSchema,
} from "sync-protocol";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { startApp } from "../startApp.ts";
import { type CellarUser, DAY_MS, describeOverStores } from "./cellarUsers.ts";
import { create, deviceOf, op } from "./syncDevice.ts";
import { isSigned, type Receiver, startReceiver } from "./webhookReceiver.ts";
import { BAROLO, VIN_JAUNE } from "./wineBodies.ts";

const WITHIN = { timeout: 10_000, interval: 20 };
const MINUTE_MS = 60_000;

let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.stop());
beforeEach(() => {
  receiver.forget();
});

describeOverStores(
  "a webhook",
  (users) => {
    test("[J2] a webhook gets a signed message per change, in order", async () => {
      const ann = await users().app.signedUp();
      await ann.post("/api/wines", VIN_JAUNE);
      const { webhook, secret } = await make(ann);

      const wine = (await ann.post("/api/wines", BAROLO)).read(wineSchema);
      await received(2);
      await ann.post(`/api/wines/${wine.id}/remove-bottles`, { quantity: 1 });
      await received(4);
      await ann.post(`/api/wines/${wine.id}/remove`, {});
      await received(5);

      expect(receiver.types()).toEqual([
        ...["wine.added", "bottle.in", "wine.changed", "bottle.out", "wine.removed"],
      ]);
      const [added, bottle] = receiver.received();
      expect(added?.body).toEqual({
        id: added?.headers["webhook-id"],
        type: "wine.added",
        time: new Date(users().now()).toISOString(),
        cellar: { id: ann.user.id, name: null },
        wine: {
          ...{ id: wine.id, name: "Barolo Cannubi", producer: "Brezza", vintage: 2016 },
          bottles: 1,
        },
      });
      expect(bottle?.body.event).toMatchObject({ kind: "added", bottles: 1 });
      for (const message of receiver.received()) {
        expect(isSigned(message, secret)).toBe(true);
        expect(isSigned(message, `whsec_${Buffer.from("another").toString("base64")}`)).toBe(false);
        expect(message.text).not.toContain(secret);
      }
      const ids = receiver.received().map(({ body }) => body.id);
      expect(new Set(ids).size).toBe(5);
      await vi.waitFor(async () => {
        expect((await listed(ann))[0]).toEqual({
          ...webhook,
          lastAnswer: { at: users().now(), status: 204, problem: null },
        });
      }, WITHIN);
    });

    test("[J2] webhooks report a rated event as changed and an undone event as removed", async () => {
      const ann = await users().app.signedUp();
      const wine = create();
      const { push } = deviceOf(ann);
      await push([op(1, wine)]);
      await make(ann, { kinds: ["bottle", "event"] });
      const { wineId } = wine;
      const taken = op(2, { kind: "remove-bottles", wineId, quantity: 1 });
      const eventId = taken.opId;

      await push([taken]);
      await received(1);
      const values = { rating: { value: 4, scale: 5 as const } };
      await push([op(3, { kind: "put-impression", eventId, values })]);
      await received(2);
      await push([{ ...op(4, { kind: "add-bottles", wineId, quantity: 1 }), undoes: eventId }]);
      await received(3);

      expect(receiver.types()).toEqual(["bottle.out", "event.changed", "event.removed"]);
      const said = receiver.received().map(({ body }) => [body.event?.id, body.wine?.bottles]);
      expect(said).toEqual([
        [eventId, 5],
        [eventId, 5],
        [eventId, 6],
      ]);
    });

    test("[J3] unsent changes of a wine merge; addition plus removal sends nothing", async () => {
      const ann = await users().app.signedUp();
      await make(ann, { kinds: ["wine"] });
      receiver.answer((response) => response.writeHead(500).end());
      const wine = (await ann.post("/api/wines", VIN_JAUNE)).read(wineSchema);
      await ann.put(`/api/wines/${wine.id}`, { ...VIN_JAUNE, name: "Sage" });
      const gone = (await ann.post("/api/wines", BAROLO)).read(wineSchema);
      await ann.post(`/api/wines/${gone.id}/remove`, {});
      await answered(ann, 500);
      receiver.forget();

      users().wait(MINUTE_MS);
      await ann.post("/api/wines", { ...BAROLO, name: "Last" });
      await received(2);

      const said = receiver.received().map(({ body }) => [body.type, body.wine?.name]);
      expect(said).toEqual([
        ["wine.added", "Sage"],
        ["wine.added", "Last"],
      ]);
    });

    test("[J2] a webhook gets only messages of the kinds that its owner chose", async () => {
      const ann = await users().app.signedUp();
      await make(ann, { kinds: ["bottle"] });

      const wine = (await ann.post("/api/wines", VIN_JAUNE)).read(wineSchema);
      await ann.post(`/api/wines/${wine.id}/remove-bottles`, { quantity: 2 });
      await ann.put(`/api/wines/${wine.id}`, { ...VIN_JAUNE, name: "Sage", quantity: 4 });
      await ann.post(`/api/wines/${wine.id}/add-bottles`, { quantity: 1 });
      await received(3);

      expect(receiver.received().map(({ body }) => [body.type, body.event?.bottles])).toEqual([
        ["bottle.in", 6],
        ["bottle.out", -2],
        ["bottle.in", 1],
      ]);
    });

    test("[J3] a refused webhook message is repeated before later messages are sent", async () => {
      const ann = await users().app.signedUp();
      await make(ann, { kinds: ["wine"] });
      let answers = 0;
      receiver.answer((response) => response.writeHead(++answers < 3 ? 500 : 204).end());

      await ann.post("/api/wines", VIN_JAUNE);
      await received(1);
      await ann.post("/api/wines", BAROLO);
      await answered(ann, 500);
      expect(receiver.received()).toHaveLength(1);
      users().wait(MINUTE_MS);
      await received(2);
      users().wait(2 * MINUTE_MS);
      await received(4);

      const names = receiver.received().map(({ body }) => body.wine?.name);
      expect(names).toEqual(["Vin Jaune", "Vin Jaune", "Vin Jaune", "Barolo Cannubi"]);
      const ids = receiver.received().map(({ headers }) => headers["webhook-id"]);
      expect([ids[1], ids[2]]).toEqual([ids[0], ids[0]]);
      expect(ids[3]).not.toBe(ids[0]);
    });

    test("[J3] a webhook enabled again after a week of failures skips missed changes", async () => {
      const ann = await users().app.signedUp();
      const { webhook } = await make(ann, { kinds: ["wine"] });
      receiver.answer((response) => response.writeHead(302, { Location: "/elsewhere" }).end());
      await ann.post("/api/wines", VIN_JAUNE);
      await received(1);
      await answered(ann, 302);
      users().wait(7 * DAY_MS);
      await received(2);
      await vi.waitFor(async () => {
        expect((await listed(ann))[0]?.disabledAt).toBe(users().now());
      }, WITHIN);

      users().wait(DAY_MS);
      receiver.forget();
      await ann.post("/api/wines", { ...VIN_JAUNE, name: "Missed" });
      const on = await users().call(ann, ann.user.id, "webhooks/enable", { webhookId: webhook.id });
      expect(on.read(oneWebhookSchema).webhook.disabledAt).toBeNull();
      await ann.post("/api/wines", BAROLO);
      await received(1);

      expect(receiver.received().map(({ body }) => body.wine?.name)).toEqual(["Barolo Cannubi"]);
      expect(receiver.paths()).not.toContain("/elsewhere");
    });

    test("[J1] the owner sees how the receiver answered a test message", async () => {
      const ann = await users().app.signedUp();
      const { webhook, secret } = await make(ann);
      const send = async () =>
        (await users().call(ann, ann.user.id, "webhooks/test", { webhookId: webhook.id })).read(
          oneWebhookSchema,
        ).webhook;

      expect((await send()).lastAnswer).toMatchObject({ status: 204, problem: null });
      receiver.answer((response) => response.writeHead(418).end("x".repeat(10_000_000)));
      expect((await send()).lastAnswer).toMatchObject({ status: 418, problem: null });

      const [message] = receiver.received();
      expect(message?.body).toMatchObject({ type: "test", cellar: { id: ann.user.id } });
      expect(message && isSigned(message, secret)).toBe(true);
      expect((await listed(ann))[0]?.lastAnswer?.status).toBe(418);
    });

    test("[J1] editors, viewers and strangers are refused all calls for webhooks", async () => {
      const ann = await users().app.signedUp();
      const cellar = await users().make(ann);
      const { webhook } = await make(ann, {}, cellar);
      const [editor, viewer] = [
        await users().join(ann, cellar),
        await users().join(ann, cellar, "viewer"),
      ];
      const stranger = await users().app.signedUp();
      const statusesOf = async (user: CellarUser, of = cellar) => {
        const webhookId = webhook.id;
        return [
          (await user.get(`/api/cellars/${of}/webhooks`)).status,
          (await users().call(user, of, "webhooks", { url: receiver.url })).status,
          (await users().call(user, of, "webhooks/test", { webhookId })).status,
          (await users().call(user, of, "webhooks/enable", { webhookId })).status,
          (await users().call(user, of, "webhooks/remove", { webhookId })).status,
        ];
      };

      const unknown = [404, 404, 404, 404, 404];
      expect(await statusesOf(editor)).toEqual([403, 403, 403, 403, 403]);
      expect(await statusesOf(viewer)).toEqual([403, 403, 403, 403, 403]);
      expect(await statusesOf(stranger)).toEqual(unknown);
      expect(await statusesOf(ann, randomUUID())).toEqual(unknown);
      // In their own cellar, strangers may list and create webhooks. The webhook of Ann's cellar is
      // unknown there.
      const of = stranger.user.id;
      expect(await statusesOf(stranger, of)).toEqual([200, 201, 404, 404, 404]);
      expect(receiver.received()).toEqual([]);
    });

    test("[J1] a removed webhook gets no more messages", async () => {
      const ann = await users().app.signedUp();
      const { webhook } = await make(ann, { kinds: ["wine"] });
      const other = await make(ann, { kinds: ["bottle"] });
      await users().call(ann, ann.user.id, "webhooks/remove", { webhookId: webhook.id });

      await ann.post("/api/wines", VIN_JAUNE);
      await received(1);

      expect(receiver.types()).toEqual(["bottle.in"]);
      expect((await listed(ann)).map(({ id }) => id)).toEqual([other.webhook.id]);
    });

    test("[J1] webhooks end when the owner changes the password or requests deletion", async () => {
      const [ann, ben] = [await users().app.signedUp(), await users().app.signedUp()];
      await make(ann);
      await make(ben);

      const passwords = { currentPassword: "corkscrew", newPassword: "decanter" };
      expect((await ann.patch("/api/auth/password", passwords)).status).toBe(200);
      const proof = { password: "corkscrew" };
      expect((await ben.post("/api/auth/delete-account", proof)).status).toBe(200);

      expect(await listed(ann)).toEqual([]);
    });

    test("[J1] an eleventh webhook or an invalid webhook address is refused", async () => {
      const ann = await users().app.signedUp();
      const tryWith = async (body: object) =>
        (await users().call(ann, ann.user.id, "webhooks", body)).status;

      for (const url of ["", "example.org", "ftp://example.org", "https://ann:secret@example.org"])
        expect([url, await tryWith({ url })]).toEqual([url, 400]);
      expect(await tryWith({ url: `https://example.org/${"x".repeat(1_000)}` })).toBe(400);
      expect(await tryWith({ url: receiver.url, kinds: [] })).toBe(400);
      for (let count = 1; count <= WEBHOOKS_MAX; count += 1) await make(ann);
      expect(await tryWith({ url: receiver.url })).toBe(409);
    });

    const make = async (user: CellarUser, body: object = {}, of = user.user.id) => {
      const made = await users().call(user, of, "webhooks", { url: receiver.url, ...body });
      expect([made.status, made.text]).toEqual([201, expect.any(String)]);
      return made.read(madeWebhookSchema);
    };

    const listed = async (user: CellarUser) =>
      (await user.get(`/api/cellars/${user.user.id}/webhooks`)).read(webhooksAnswerSchema).webhooks;

    const received = (count: number) =>
      vi.waitFor(() => {
        expect(receiver.received()).toHaveLength(count);
      }, WITHIN);

    const answered = (user: CellarUser, status: number) =>
      vi.waitFor(async () => {
        expect((await listed(user))[0]?.lastAnswer?.status).toBe(status);
      }, WITHIN);
  },
  { env: { ALLOW_PRIVATE_ADDRESSES: "on" }, deliverEveryMs: 20 },
);

test("[J4] a webhook cannot use http or reach a private address", async () => {
  const app = await startApp({ deliverEveryMs: 20 });
  const ann = await app.signedUp();
  const path = `/api/cellars/${ann.user.id}/webhooks`;
  expect((await ann.post(path, { url: receiver.url })).status).toBe(400);

  for (const host of ["127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]", "169.254.169.254"]) {
    const url = `https://${host}:${String(receiver.port)}/`;
    const { webhook } = (await ann.post(path, { url })).read(madeWebhookSchema);
    const tested = await ann.post(`${path}/test`, { webhookId: webhook.id });
    expect(tested.read(oneWebhookSchema).webhook.lastAnswer).toMatchObject({
      status: null,
      problem: "private_address",
    });
  }

  expect(receiver.received()).toEqual([]);
  await app.stop();
});

test("[J1] the demo account cannot make a webhook", async () => {
  const app = await startApp({ env: { DEMO_ACCOUNT: "on" } });
  const demo = app.client();
  const signedIn = await demo.post("/api/auth/login", {
    email: "demo@winecellar.example",
    password: "winecellar",
  });
  const { id } = (signedIn.body as { user: { id: string } }).user;

  const { status } = await demo.post(`/api/cellars/${id}/webhooks`, { url: "https://example.org" });

  expect(status).toBe(403);
  await app.stop();
});

test("[J1] the log contains neither a webhook's address nor its secret", async () => {
  const app = await startApp({
    env: { LOG_LEVEL: "trace", ALLOW_PRIVATE_ADDRESSES: "on" },
    deliverEveryMs: 20,
  });
  const ann = await app.signedUp();
  const url = `${receiver.url}/a-secret-path`;
  const made = await ann.post(`/api/cellars/${ann.user.id}/webhooks`, { url });
  const { secret } = made.read(madeWebhookSchema);
  await ann.post("/api/wines", VIN_JAUNE);
  await vi.waitFor(() => {
    expect(receiver.received()).not.toEqual([]);
  }, WITHIN);
  await app.stop();

  expect(app.log.join("\n")).not.toContain("a-secret-path");
  expect(app.log.join("\n")).not.toContain(secret);
});
