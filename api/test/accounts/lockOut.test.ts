import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Mail } from "../../src/cellar/ports/outside.ts";
import { type Client, credentials, startApp, type TestApp } from "../startApp.ts";

const OWNER = "owner@cellar.example";
const HOME = "198.51.100.1";

let app: TestApp;
let mails: Mail[];

beforeEach(async () => {
  mails = [];
  app = await startApp({
    env: { RATE_LIMIT: "on", TRUST_PROXY: "on", LOG_LEVEL: "silent" },
    ports: {
      mailer: {
        send: (mail) => {
          mails.push(mail);
          return Promise.resolve();
        },
      },
    },
  });
  await app.client().post("/api/auth/signup", credentials(OWNER));
});
afterEach(() => app.stop());

test("wrong passwords from another network do not lock the owner out", async () => {
  const guesses = await guess(21, () => "203.0.113.1");

  expect(guesses.at(-1)).toBe(429);
  expect(await signsIn(app.client(), HOME)).toBe(200);
});

test("addresses of one IPv6 network share a limit of wrong passwords", async () => {
  const guesses = await guess(21, (attempt) => `2001:db8:0:1::${attempt.toString(16)}`);

  expect(guesses.at(-1)).toBe(429);
  expect(await signsIn(app.client(), "2001:db8:0:2::1")).toBe(200);
});

test("a known device can sign in from a locked-out address", async () => {
  const laptop = app.client();
  await signsIn(laptop, HOME);
  await laptop.post("/api/auth/logout");

  await guess(21, () => HOME);

  expect(await signsIn(app.client(), HOME)).toBe(429);
  expect(await signsIn(laptop, HOME)).toBe(200);
});

test("using a reset link makes the device known to the account", async () => {
  const laptop = app.client();
  await laptop.post("/api/auth/forgot-password", { email: OWNER }, from(HOME));
  const { link } = await vi.waitUntil(() => mails[0]);
  const token = new URL(link).searchParams.get("token");
  await laptop.post("/api/auth/reset-password", { token, ...password }, from(HOME));

  await guess(21, () => HOME);

  expect(await signsIn(laptop, HOME)).toBe(200);
});

test("a known device is also limited to twenty wrong passwords", async () => {
  const stolen = app.client();
  await signsIn(stolen, HOME);

  const guesses = await guess(21, (attempt) => `203.0.113.${String(attempt)}`, stolen);

  expect(guesses).toEqual([...Array<number>(20).fill(401), 429]);
});

test("a device is known only to accounts that it signed in to", async () => {
  const attacker = app.client();
  await attacker.post("/api/auth/signup", credentials("prowler@cellar.example"));

  const guesses = await guess(21, () => "203.0.113.1", attacker);

  expect(guesses.at(-1)).toBe(429);
});

test("an altered device cookie does not make the device known", async () => {
  const laptop = app.client();
  await signsIn(laptop, HOME);
  const cookie = laptop.cookies.get("wine_cellar_device") ?? "";
  laptop.cookies.set("wine_cellar_device", cookie.replace(/^./, "x"));

  await guess(21, () => HOME);

  expect(await signsIn(laptop, HOME)).toBe(429);
});

test("after a thousand wrong passwords an account locks out only unknown devices", async () => {
  const laptop = app.client();
  await signsIn(laptop, HOME);

  await guess(1_000, (attempt) => `10.0.${String(attempt >> 4)}.1`);

  expect(await signsIn(app.client(), "203.0.113.9")).toBe(429);
  expect(await signsIn(laptop, HOME)).toBe(200);
});

test("other people's reset requests do not block the owner's reset request", async () => {
  const ask = async (address: string) =>
    (await app.client().post("/api/auth/forgot-password", { email: OWNER }, from(address))).status;
  for (let attempt = 0; attempt < 5; attempt += 1) await ask("203.0.113.1");

  expect(await ask("203.0.113.1")).toBe(429);
  expect(await ask(HOME)).toBe(200);
});

test("the device cookie is HttpOnly and SameSite=Lax", async () => {
  const answer = await app.client().post("/api/auth/login", credentials(OWNER));

  const cookies = answer.headers.getSetCookie();
  expect(cookies.find((line) => line.startsWith("wine_cellar_device="))).toMatch(
    /; samesite=lax; httponly/i,
  );
});

const password = { password: credentials(OWNER).password };

async function guess(
  times: number,
  addressOf: (attempt: number) => string,
  client: Client = app.client(),
): Promise<number[]> {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < times; attempt += 1) {
    const sent = { email: OWNER, password: "guess" };
    const { status } = await client.post("/api/auth/login", sent, from(addressOf(attempt)));
    statuses.push(status);
  }
  return statuses;
}

async function signsIn(client: Client, address: string): Promise<number> {
  return (await client.post("/api/auth/login", credentials(OWNER), from(address))).status;
}

function from(address: string): Record<string, string> {
  return { "X-Forwarded-For": address };
}
