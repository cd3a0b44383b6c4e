import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { CALLS, type CallSpec, TOKEN_CALLS_PER_MINUTE_MAX, TOKENS_MAX } from "sync-protocol";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { cheapHasher, type Client, credentials, startApp, type TestApp } from "../startApp.ts";
import { startPostgres, type TestPostgres } from "../startPostgres.ts";
import { BAROLO } from "../cellar/wineBodies.ts";

const PASSWORD = "corkscrew";
const DAY_MS = 24 * 60 * 60 * 1000;
const NO_ID = "00000000-0000-4000-8000-000000000000";

describe.each(["SQLite", "PostgreSQL"])("access tokens over %s", (kind) => {
  let postgres: TestPostgres | undefined;
  let app: TestApp;
  let now = Date.now();
  /** Set by a test. Runs after the server has checked a password, before it uses the result. */
  let meanwhile: (() => Promise<void>) | undefined;

  beforeAll(async () => {
    postgres = kind === "PostgreSQL" ? await startPostgres() : undefined;
    app = await startApp({
      env: {
        SESSION_SECRET: "a secret of this test",
        ...(postgres && { DATABASE_URL: await postgres.database() }),
      },
      ports: {
        now: () => now,
        hasher: {
          hash: (password) => cheapHasher.hash(password),
          async verify(hash, password) {
            const match = await cheapHasher.verify(hash, password);
            await meanwhile?.();
            return match;
          },
        },
      },
    });
  }, 60_000);
  afterAll(async () => {
    await app.stop();
    await postgres?.stop();
  });

  const program = (secret: string) => {
    const client = app.client();
    const headers = { Authorization: `Bearer ${secret}` };
    return {
      cookies: client.cookies,
      send: (method: string, path: string, json?: unknown) =>
        client.send(method, path, { headers, ...(json !== undefined && { json }) }),
    };
  };

  test("a read token can only read, a write token can change wines", async () => {
    const person = await app.signedUp();
    await person.post("/api/wines", BAROLO);
    const reader = program(await newToken(person, { scopes: ["read"] }));
    const writer = program(await newToken(person, { scopes: ["write", "read"] }));

    expect((await reader.send("GET", "/api/wines")).body).toMatchObject([{ name: BAROLO.name }]);
    const refused = await reader.send("POST", "/api/wines", BAROLO);
    expect([refused.status, refused.body]).toMatchObject([403, { code: "insufficient_scope" }]);
    expect((await writer.send("POST", "/api/wines", BAROLO)).status).toBe(201);

    expect((await person.get("/api/wines")).body).toHaveLength(2);
    expect([...reader.cookies.keys(), ...writer.cookies.keys()]).toEqual([]);
  });

  test("an access token is refused for calls that no scope allows", async () => {
    const person = await app.signedUp();
    const { send } = program(await newToken(person, { scopes: ["read", "write"] }));
    const closed = Object.values<CallSpec>(CALLS).filter(
      ({ access, scope }) => access === "signed in" && scope === undefined,
    );
    expect(closed).toEqual(expect.arrayContaining([CALLS.me, CALLS.push, CALLS.pull]));

    for (const { method, path } of closed) {
      const json = method === "GET" ? undefined : {};
      const answer = await send(method, path.replace("{id}", NO_ID), json);
      expect([path, answer.status, answer.body]).toMatchObject([
        path,
        401,
        { code: "unauthenticated" },
      ]);
    }
  });

  test("an access token acts for its user despite another user's cookies", async () => {
    const [person, other] = [await app.signedUp(), await app.signedUp()];
    await other.post("/api/wines", BAROLO);
    const secret = await newToken(person, { scopes: ["read"] });

    const bearing = await other.get("/api/wines", { Authorization: `Bearer ${secret}` });

    expect(bearing.body).toEqual([]);
    expect((await other.get("/api/wines")).body).toHaveLength(1);
  });

  test("the list of access tokens omits secrets, and a revoked token fails", async () => {
    const person = await app.signedUp();
    const secret = await newToken(person, { name: "Shopping list", days: 30 });
    const { send } = program(secret);
    const createdAt = now;
    await send("GET", "/api/wines");
    now += 30 * 60 * 1000;
    await send("GET", "/api/wines");

    const { text, read } = await person.get("/api/auth/tokens");
    expect(text).not.toContain(secret);
    const [token] = read(CALLS.listTokens.answer).tokens;
    expect(token).toMatchObject({
      name: "Shopping list",
      scopes: ["read"],
      createdAt,
      usedAt: createdAt,
      expiresAt: createdAt + 30 * DAY_MS,
    });
    const end = (client: Client) => client.post(`/api/auth/tokens/${String(token?.id)}/revoke`);
    expect((await end(await app.signedUp())).status).toBe(404);
    expect((await send("GET", "/api/wines")).status).toBe(200);
    expect((await end(person)).status).toBe(200);
    expect((await end(person)).body).toMatchObject({ code: "not_found" });
    expect((await send("GET", "/api/wines")).body).toMatchObject({ code: "invalid_token" });
    expect((await program("a guess").send("GET", "/api/wines")).status).toBe(401);
  });

  test("an expired access token fails and does not count towards the limit", async () => {
    const person = await app.signedUp();
    const { send } = program(await newToken(person, { days: 30 }));
    const others = Array.from({ length: TOKENS_MAX + 2 }, () => ask(person, { days: 90 }));

    const statuses = (await Promise.all(others)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(TOKENS_MAX - 1);
    expect((await ask(person, {})).body).toMatchObject({ code: "too_many_tokens" });
    now += 30 * DAY_MS;
    // Signs in again, because the session has expired too, after 30 days without use.
    await person.post("/api/auth/login", credentials(person.user.email));

    expect((await send("GET", "/api/wines")).status).toBe(401);
    expect((await ask(person, {})).status).toBe(201);
  });

  test("creating an access token needs the password; changing the password ends the token", async () => {
    const person = await app.signedUp();
    const guess = await ask(person, { password: "a guess" });
    expect([guess.status, guess.body]).toMatchObject([400, { code: "wrong_password" }]);
    const { send } = program(await newToken(person, {}));

    const passwords = { currentPassword: PASSWORD, newPassword: "decanter" };
    expect((await person.patch("/api/auth/password", passwords)).status).toBe(200);

    expect((await send("GET", "/api/wines")).status).toBe(401);
  });

  test("no access token is created if the password changes during the request", async () => {
    const person = await app.signedUp();
    let isSet = false;
    meanwhile = async () => {
      meanwhile = undefined;
      const passwords = { currentPassword: PASSWORD, newPassword: "decanter" };
      isSet = (await person.patch("/api/auth/password", passwords)).status === 200;
    };

    expect((await ask(person, {})).body).toMatchObject({ code: "wrong_password" });

    expect(isSet).toBe(true);
    expect((await person.get("/api/auth/tokens")).body).toEqual({ tokens: [] });
  });
});

test("each access token has its own limit of calls per minute", async () => {
  const app = await startApp({ env: { RATE_LIMIT: "on" } });
  onTestFinished(app.stop);
  const person = await app.signedUp();
  const [busy, calm] = [await newToken(person, {}), await newToken(person, {})];
  const call = (secret: string) =>
    app.client().get("/api/wines/varietals", { Authorization: `Bearer ${secret}` });

  let last = await call(busy);
  for (let count = 1; count < TOKEN_CALLS_PER_MINUTE_MAX; count += 1) last = await call(busy);
  expect(last.status).toBe(200);

  expect((await call(busy)).status).toBe(429);
  expect((await call(calm)).status).toBe(200);
  expect((await person.get("/api/wines")).status).toBe(200);
});

test("a hundred wrong access tokens from one network block the network", async () => {
  const app = await startApp({ env: { RATE_LIMIT: "on", TRUST_PROXY: "on" } });
  onTestFinished(app.stop);
  const guess = async (network: string) => {
    const headers = { Authorization: "Bearer wrong", "X-Forwarded-For": network };
    return (await app.client().get("/api/wines", headers)).status;
  };

  const guesses: number[] = [];
  for (let count = 0; count < 100; count += 1) guesses.push(await guess("203.0.113.7"));

  expect(new Set(guesses)).toEqual(new Set([401]));
  expect(await guess("203.0.113.7")).toBe(429);
  expect(await guess("203.0.113.8")).toBe(401);
});

test("the script in docs/api.md lists the most urgent wine first", async () => {
  const app = await startApp();
  onTestFinished(app.stop);
  const person = await app.signedUp();
  const year = new Date().getFullYear();
  const windows = [
    { name: "Ready", drinkFrom: year - 1, drinkTo: year + 2 },
    { name: "Now or never", drinkFrom: null, drinkTo: year },
    { name: "Too young", drinkFrom: year + 1, drinkTo: null },
    { name: "Nobody knows" },
    { name: "Drunk", drinkTo: year, quantity: 0 },
  ];
  for (const wine of windows) await person.post("/api/wines", { ...BAROLO, ...wine });
  const text = await readFile(join(import.meta.dirname, "../../../docs/api.md"), "utf8");
  const folder = await mkdtemp(join(tmpdir(), "wine-cellar-script-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const script = join(folder, "drink.mjs");
  await writeFile(script, /```js\n([^]*?)```/.exec(text)?.[1] ?? "");

  const env = { ...process.env, WINE_CELLAR_TOKEN: await newToken(person, {}) };
  const { stdout } = await promisify(execFile)(process.execPath, [script, app.url], { env });

  expect(stdout.trim().split("\n")).toEqual([
    `1 × Now or never 2016, Brezza, until ${String(year)}`,
    `1 × Ready 2016, Brezza, until ${String(year + 2)}`,
  ]);
});

const ask = (person: Client, differing: object) =>
  person.post("/api/auth/tokens", {
    name: "A program",
    scopes: ["read"],
    days: 30,
    password: PASSWORD,
    ...differing,
  });

async function newToken(person: Client, differing: object): Promise<string> {
  return (await ask(person, differing)).read(CALLS.createToken.answer).secret;
}
