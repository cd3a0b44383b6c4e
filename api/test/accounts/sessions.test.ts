import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ListedSession, sessionsAnswerSchema } from "sync-protocol";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { type Client, credentials, startApp, type TestApp } from "../startApp.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0";
const PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5) Version/18.5 Mobile/15E148 Safari/604.1";

let app: TestApp;
let now = Date.now();

beforeAll(async () => {
  app = await startApp({ ports: { now: () => now } });
});
afterAll(() => app.stop());

describe("the list of sessions", () => {
  test("the list of sessions shows devices and last use, current session first", async () => {
    const person = await app.signedUp();
    const beganAt = now;
    const phone = await signedIn(person.user.email, PHONE);
    const laptop = await signedIn(person.user.email, FIREFOX);
    now += DAY_MS;
    await phone.get("/api/auth/me", { "User-Agent": PHONE });

    const sessions = await sessionsOf(laptop);

    expect(sessions.map(({ device, isThis }) => [device, isThis])).toEqual([
      ["Firefox on Windows", true],
      ["Safari on iPhone", false],
      ["", false],
    ]);
    expect(sessions.map((session) => session.beganAt)).toEqual([beganAt, beganAt, beganAt]);
    expect(sessions.map(({ usedAt }) => usedAt)).toEqual([now, now, beganAt]);
  });

  test("the list of sessions contains only the user's valid sessions", async () => {
    await app.signedUp();
    const person = await app.signedUp();
    const phone = await signedIn(person.user.email, PHONE);
    await phone.post("/api/auth/logout");

    expect(await sessionsOf(person)).toHaveLength(1);
  });

  test("the list of sessions contains no session cookie", async () => {
    const person = await app.signedUp();

    const { text } = await person.get("/api/auth/sessions");

    expect(text).not.toContain(person.cookies.get("wine_cellar_session"));
    const [session] = await sessionsOf(person);
    const forged = app.client();
    for (const [name, value] of person.cookies) forged.cookies.set(name, value);
    forged.cookies.set("wine_cellar_session", session?.id ?? "");
    expect((await forged.get("/api/auth/me")).status).toBe(401);
  });
});

describe("ending a session", () => {
  test("ending a session signs out only its device", async () => {
    const person = await app.signedUp();
    const phone = await signedIn(person.user.email, PHONE);
    const laptop = await signedIn(person.user.email, FIREFOX);
    const lost = (await sessionsOf(person)).find(({ device }) => device === "Safari on iPhone");

    const answer = await person.post(`/api/auth/sessions/${lost?.id ?? ""}/end`);

    expect(answer.body).toEqual({});
    expect(await isSignedIn(phone)).toBe(false);
    expect(await isSignedIn(laptop)).toBe(true);
    expect(await isSignedIn(person)).toBe(true);
  });

  test("ending all other sessions keeps the current session", async () => {
    const person = await app.signedUp();
    const phone = await signedIn(person.user.email, PHONE);
    const laptop = await signedIn(person.user.email, FIREFOX);

    const answer = await person.post("/api/auth/sessions/end-others");

    expect(answer.body).toEqual({});
    expect(await isSignedIn(phone)).toBe(false);
    expect(await isSignedIn(laptop)).toBe(false);
    expect(await isSignedIn(person)).toBe(true);
  });

  test("ending another user's session returns 404 and changes nothing", async () => {
    const person = await app.signedUp();
    const [session] = await sessionsOf(person);
    const attacker = await app.signedUp();

    const answer = await attacker.post(`/api/auth/sessions/${session?.id ?? ""}/end`);

    expect(answer.status).toBe(404);
    expect(await isSignedIn(person)).toBe(true);
  });
});

test("a session ends after 180 days, even with daily use", async () => {
  const person = await app.signedUp();

  for (let day = 1; day < 180; day += 1) {
    now += DAY_MS;
    expect({ day, isSignedIn: await isSignedIn(person) }).toEqual({ day, isSignedIn: true });
  }
  now += DAY_MS;

  expect(await isSignedIn(person)).toBe(false);
});

describe("cookies on https", () => {
  test("over https every cookie has the prefix __Host- and no domain", async () => {
    const secure = await startApp({ env: { PUBLIC_URL: "https://cellar.example" } });
    onTestFinished(secure.stop);

    const answer = await secure
      .client()
      .post("/api/auth/signup", credentials("host@cellar.example"));

    const names = answer.headers.getSetCookie().map((line) => line.split("=")[0]);
    expect(names.sort()).toEqual([
      "__Host-wine_cellar_device",
      "__Host-wine_cellar_session",
      "__Host-wine_cellar_session.sig",
      "__Host-wine_cellar_signed_in",
    ]);
    for (const cookie of answer.headers.getSetCookie()) {
      expect(cookie).toMatch(/; path=\/;.* secure/i);
      expect(cookie).not.toMatch(/domain=/i);
    }
  });

  test("after switching to https, sessions stay valid with renamed cookies", async () => {
    const { person, app: updated } = await signedInBeforeTheUpdate();

    expect(await isSignedIn(person)).toBe(true);

    expect([...person.cookies.keys()].filter((name) => !name.startsWith("__Host-"))).toEqual([
      "wine_cellar_device",
    ]);
    expect(await isSignedIn(person)).toBe(true);
    await person.post("/api/auth/logout");
    expect(await isSignedIn(person)).toBe(false);
    expect(updated.log.join()).not.toContain('"level":50');
  });

  test("after switching to https, a sign-out also ends sessions with old cookies", async () => {
    const { person } = await signedInBeforeTheUpdate();
    const cookies = new Map(person.cookies);

    await person.post("/api/auth/logout");

    for (const [name, value] of cookies) person.cookies.set(name, value);
    expect(await isSignedIn(person)).toBe(false);
  });
});

/**
 * Signs a user in over http, then restarts the server with https, which gives the cookies other
 * names. Returns a client that has only the cookies with the old names.
 */
async function signedInBeforeTheUpdate(): Promise<{ person: Client; app: TestApp }> {
  const dataDir = await mkdtemp(join(tmpdir(), "wine-cellar-"));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const former = await startApp({ dataDir });
  const { cookies } = await former.signedUp();
  await former.stop();
  const updated = await startApp({ dataDir, env: { PUBLIC_URL: "https://cellar.example" } });
  onTestFinished(updated.stop);
  const person = updated.client();
  for (const [name, value] of cookies) person.cookies.set(name, value);
  return { person, app: updated };
}

async function signedIn(email: string, userAgent: string): Promise<Client> {
  const client = app.client();
  await client.post("/api/auth/login", credentials(email), { "User-Agent": userAgent });
  return client;
}

async function sessionsOf(client: Client): Promise<ListedSession[]> {
  return (await client.get("/api/auth/sessions")).read(sessionsAnswerSchema).sessions;
}

async function isSignedIn(client: Client): Promise<boolean> {
  return (await client.get("/api/auth/me")).status === 200;
}
