import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { CALLS, notificationKeyAnswerSchema } from "sync-protocol";
import { webPushSender } from "../../src/outside/outward/webPushSender.ts";
import { outwardAgents } from "../../src/outside/outward/outwardAgents.ts";
import { sqliteSql } from "../../src/store/sqlite/sqliteSql.ts";
import { openDatabase } from "../../src/store/sqlite/openDatabase.ts";
import { notificationStore } from "../../src/store/accounts/notificationStore.ts";
import { startApp } from "../startApp.ts";
import { type PushReceiver, startPushReceiver } from "./pushReceiver.ts";

const NOW = Date.now();
const CONTACT = "https://cellar.example";
const MESSAGE = JSON.stringify({ web_push: 8030, body: "3 wines, é 🍷" });

describe("messages to a push service", () => {
  let receiver: PushReceiver;
  let keys: { readonly publicKey: string; readonly privateKey: string };

  beforeAll(async () => {
    receiver = await startPushReceiver();
    keys = await madeKeys();
  });
  afterAll(() => receiver.stop());
  beforeEach(() => {
    receiver.reply = { status: 201 };
    receiver.received.length = 0;
  });

  const agents = () => ({ ...outwardAgents(true), https: receiver.agent });
  const send = (of = agents(), subscription = receiver.subscription) =>
    webPushSender(of, () => NOW).send({ subscription, keys, contact: CONTACT, message: MESSAGE });

  test("[N3] a push message is encrypted for its device and signed", async () => {
    expect(await send()).toEqual({ kind: "sent" });

    const [received] = receiver.received;
    expect(received?.message).toBe(MESSAGE);
    expect(received?.publicKey).toBe(keys.publicKey);
    const { origin } = new URL(receiver.subscription.endpoint);
    expect(received?.claims).toMatchObject({ aud: origin, sub: CONTACT });
    const day = 24 * 60 * 60;
    expect(received?.claims.exp).toBeGreaterThan(NOW / 1000);
    expect(received?.claims.exp).toBeLessThanOrEqual(NOW / 1000 + day + 60);
    expect(received?.headers).toMatchObject({
      "content-encoding": "aes128gcm",
      ttl: String(day),
      topic: "due",
    });
  });

  test.for([404, 410])("[N5] a push service's answer %i ends the subscription", async (status) => {
    receiver.reply = { status };
    expect(await send()).toEqual({ kind: "gone" });
  });

  test.for([
    [429, { "Retry-After": "120" }, 120_000],
    [503, { "Retry-After": new Date(NOW + 60_000).toUTCString() }, expect.closeTo(60_000, -4)],
    [500, {}, undefined],
    [400, { "Retry-After": "soon" }, undefined],
    [302, { Location: "https://127.0.0.1:1/" }, undefined],
  ] as const)(
    "[N5] a push service's answer %i causes a retry",
    async ([status, headers, after]) => {
      receiver.reply = { status, headers };

      const outcome = await send();

      if (outcome.kind !== "failed") expect.fail(outcome.kind);
      expect(outcome.cause).toBeInstanceOf(Error);
      expect(outcome.retryAfterMs).toEqual(after);
      expect(receiver.received).toHaveLength(1);
    },
  );

  test("[N6] a push subscription at a private address is ended without a request", async () => {
    expect(await send(outwardAgents(false))).toEqual({ kind: "gone" });
    expect(receiver.received).toEqual([]);
  });

  test("no push message is sent to a server with an untrusted certificate", async () => {
    expect(await send(outwardAgents(true))).toMatchObject({ kind: "failed" });
    expect(receiver.received).toEqual([]);
  });

  test("[N5] a push subscription with an invalid device key is ended", async () => {
    const { endpoint } = receiver.subscription;
    const broken = { p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) };
    expect(await send(agents(), { endpoint, keys: broken })).toEqual({ kind: "gone" });
  });
});

async function madeKeys() {
  const app = await startApp();
  const ann = await app.signedUp();
  const answer = await ann.post(CALLS.notificationKey.path, {});
  const { publicKey } = answer.read(notificationKeyAnswerSchema);
  const database = openDatabase(`${app.dataDir}/cellar.db`);
  const keys = await notificationStore(sqliteSql(database)).keys(() => expect.fail());
  database.close();
  await app.stop();
  expect(keys.publicKey).toBe(publicKey);
  return keys;
}
