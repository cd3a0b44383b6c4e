import { CALLS, notificationsAnswerSchema } from "sync-protocol";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { type Client, credentials, startApp, type TestApp } from "../startApp.ts";
import { notificationBody } from "./notificationBody.ts";

const PATH = CALLS.notifications.path;

const CHOICES = {
  kinds: ["windows", "orders"],
  showsNames: false,
  quiet: { from: 21, to: 8 },
  timeZone: "Europe/Berlin",
};

const HTTPS = { endpoint: "https://push.example/1" };
const KEYS = { p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) };

describe("notifications of a device", () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  const turnOn = async (device: Client, changed: object = {}) =>
    device.put(PATH, { ...(await notificationBody(device)), ...changed });
  const choicesOf = async (device: Client) =>
    (await device.get(PATH)).read(notificationsAnswerSchema).notifications;
  const signIn = async (email: string) => {
    const device = app.client();
    expect((await device.post("/api/auth/login", credentials(email))).status).toBe(200);
    return device;
  };

  test("[N1] notifications are off by default and turned on per device", async () => {
    const phone = await app.signedUp();
    const laptop = await signIn(phone.user.email);
    expect(await choicesOf(phone)).toBeNull();

    expect((await turnOn(phone)).read(notificationsAnswerSchema).notifications).toEqual(CHOICES);
    expect([await choicesOf(phone), await choicesOf(laptop)]).toEqual([CHOICES, null]);

    for (let time = 0; time < 2; time += 1) {
      expect((await phone.post(CALLS.endNotifications.path, {})).status).toBe(200);
    }
    expect(await choicesOf(phone)).toBeNull();
  });

  test('[N2] answering "Not again" turns off only the given kinds of notifications', async () => {
    const phone = await app.signedUp();
    await turnOn(phone);
    const notAgain = (kinds: readonly string[]) => phone.post(CALLS.notAgain.path, { kinds });

    const left = (await notAgain(["windows", "sharing"])).read(notificationsAnswerSchema);
    expect(left.notifications).toEqual({ ...CHOICES, kinds: ["orders"] });

    expect((await notAgain(["orders"])).body).toEqual({ notifications: null });
  });

  test.for([
    [
      "an address without https",
      { subscription: { endpoint: "http://push.example/1", keys: KEYS } },
    ],
    ["an invalid address", { subscription: { endpoint: "push", keys: KEYS } }],
    ["invalid keys", { subscription: { ...HTTPS, keys: { p256dh: "B", auth: "" } } }],
    ["no kind", { kinds: [] }],
    ["an unknown kind", { kinds: ["weather"] }],
    ["an invalid hour", { quiet: { from: 21, to: 24 } }],
    ["an unknown time zone", { timeZone: "Europe/Nowhere" }],
  ] as const)("[N1] a request for notifications with %s is refused", async ([, changed]) => {
    const phone = await app.signedUp();
    const answer = await turnOn(phone, changed);

    expect([answer.status, answer.body]).toMatchObject([400, { code: "invalid" }]);
    expect(await choicesOf(phone)).toBeNull();
  });

  test("[N1] signing out on a device ends the device's notifications", async () => {
    const phone = await app.signedUp();
    const laptop = await signIn(phone.user.email);
    await turnOn(phone);
    await turnOn(laptop);

    await laptop.post("/api/auth/logout", {});
    const again = await signIn(phone.user.email);
    expect(await choicesOf(again)).toBeNull();
    expect((await laptop.get(PATH)).status).toBe(401);
    expect(await choicesOf(phone)).toEqual(CHOICES);
  });

  test("an access token cannot turn on notifications", async () => {
    const phone = await app.signedUp();
    const wish = { name: "Program", scopes: ["read", "write"], days: 30, password: "corkscrew" };
    const { secret } = (await phone.post("/api/auth/tokens", wish)).body as { secret: string };

    const headers = { Authorization: `Bearer ${secret}` };
    const body = await notificationBody(phone);
    const answer = await app.client().put(PATH, body, headers);

    expect(answer.status).toBe(401);
  });
});

test("the demo account cannot turn on notifications", async () => {
  const app = await startApp({ env: { DEMO_ACCOUNT: "on" } });
  onTestFinished(app.stop);
  const demo = app.client();
  await demo.post("/api/auth/login", {
    email: "demo@winecellar.example",
    password: "winecellar",
  });
  const answer = await demo.put(PATH, await notificationBody(demo));

  expect(answer.body).toMatchObject({ code: "demo_account" });
});
