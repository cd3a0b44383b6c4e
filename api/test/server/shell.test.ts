import { once } from "node:events";
import { connect } from "node:net";
import { PROTOCOL } from "sync-protocol";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { documentedFetch } from "../documentedFetch.ts";
import { type Client, credentials, startApp, type TestApp } from "../startApp.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

let app: TestApp;
let now = Date.now();

beforeAll(async () => {
  app = await startApp({
    env: { PUBLIC_URL: "https://cellar.example" },
    ports: { now: () => now },
  });
});
afterAll(() => app.stop());

test("the Keep-Alive header announces a timeout of more than two minutes", async () => {
  const answer = await app.client().get("/api/health");

  const [, seconds] = /timeout=(\d+)/.exec(answer.headers.get("Keep-Alive") ?? "") ?? [];
  expect(Number(seconds)).toBeGreaterThan(120);
});

test("stopping the server does not wait for unused connections", async () => {
  const stopped = await startApp();
  const ahead = connect(Number(new URL(stopped.url).port), "127.0.0.1");
  await once(ahead, "connect");
  const closed = once(ahead, "close");

  await stopped.stop();

  await closed;
  // A server that waits for unused connections fails this test, because it closes them only after
  // ten seconds.
}, 8_000);

describe("writes from another site", () => {
  test.each([
    { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" },
    { "Sec-Fetch-Site": "same-site", Origin: "https://blog.cellar.example" },
    { "Sec-Fetch-Site": "cross-site" },
    { Origin: "https://evil.example" },
    { Origin: "null" },
  ])("a write from another site is refused: %j", async (headers) => {
    const answer = await app.client().post("/api/auth/logout", undefined, headers);

    expect(answer.status).toBe(403);
    expect(answer.body).toEqual({
      error: "This request came from another site",
      code: "forbidden_origin",
    });
  });

  test.each([
    {},
    { "Sec-Fetch-Site": "same-origin" },
    { "Sec-Fetch-Site": "none" },
    { Origin: "https://cellar.example" },
  ])("a write with the headers %j is accepted", async (headers) => {
    expect((await app.client().post("/api/auth/logout", undefined, headers)).status).toBe(200);
  });

  test("a write from a page at the server's internal address is accepted", async () => {
    const answer = await app.client().post("/api/auth/logout", undefined, { Origin: app.url });

    expect(answer.status).toBe(200);
  });
});

describe("request bodies", () => {
  const signup = (request: Parameters<Client["send"]>[2]) =>
    app.client().send("POST", "/api/auth/signup", request);

  test.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "application/json; charset=utf-16",
  ])("a request body in %s is refused", async (type) => {
    const answer = await signup({ raw: "{}", headers: { "Content-Type": type } });

    expect(answer.status).toBe(415);
    expect(answer.body).toMatchObject({ code: "unsupported_media_type" });
  });

  test.each([
    ["cut off", '{"email":'],
    ["invalid UTF-8", new Uint8Array([0x22, 0xff, 0x22])],
    ["nested a thousand deep", "[".repeat(1000) + "]".repeat(1000)],
    ["nested 500,000 deep", "[".repeat(500_000)],
    ["an array of 50,000 numbers", `[${"0,".repeat(50_000)}0]`],
  ])("a request body that is %s is refused", async (_what, raw) => {
    const user = await app.signedUp();
    const answer = await user.send("POST", "/api/wines", { raw, headers: JSON_TYPE });

    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: "malformed_json" });
  });

  test("a request body of more than 1 MB is refused", async () => {
    const user = await app.signedUp();
    const raw = JSON.stringify("x".repeat(1024 * 1024));

    const answer = await user.send("POST", "/api/wines", { raw, headers: JSON_TYPE });

    expect(answer.status).toBe(413);
    expect(answer.body).toMatchObject({ code: "too_large" });
  });

  test("a request body above 16 kB is refused without a session", async () => {
    const raw = JSON.stringify("x".repeat(16 * 1024));
    const announced = await signup({ raw, headers: JSON_TYPE });
    const streamed = await documentedFetch(`${app.url}/api/auth/signup`, {
      method: "POST",
      headers: JSON_TYPE,
      body: new Blob([raw]).stream(),
      duplex: "half",
    });

    expect(announced.status).toBe(413);
    expect(announced.body).toMatchObject({ code: "too_large" });
    expect(streamed.status).toBe(413);
  });

  test("a signed-in user can send a label photo of 2 MB", async () => {
    const label = { image: "x".repeat(2 ** 21) };
    const person = await app.signedUp("photographer@cellar.example");

    const known = await person.post("/api/wines/analyze-label", label);
    const unknown = await app.client().post("/api/wines/analyze-label", label);

    expect(known.status).not.toBe(413);
    expect(unknown.status).toBe(401);
  });

  test.each([[[]], ["text"], [null], [7]])(
    "a sign-up with the JSON value %j as credentials is refused",
    async (json) => {
      const answer = await signup({ json });

      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ code: "invalid" });
    },
  );

  test("a sign-out without a request body succeeds", async () => {
    expect((await app.client().send("POST", "/api/auth/logout")).status).toBe(200);
  });
});

describe("session cookies", () => {
  test("the session cookie is HttpOnly, Secure and SameSite=Lax", async () => {
    const answer = await app
      .client()
      .post("/api/auth/signup", credentials("cookie@cellar.example"));

    const [cookie = ""] = answer.headers
      .getSetCookie()
      .filter((line) => line.startsWith("__Host-wine_cellar_session="));
    expect(cookie).toMatch(/^__Host-wine_cellar_session=[\w-]{43}; /);
    expect(cookie).toMatch(/; httponly/i);
    expect(cookie).toMatch(/; secure/i);
    expect(cookie).toMatch(/; samesite=lax/i);
  });

  test("a call with an unknown session cookie gets 401", async () => {
    const person = await app.signedUp();
    person.cookies.set("__Host-wine_cellar_session", "a".repeat(43));

    expect((await person.get("/api/auth/me")).status).toBe(401);
  });

  test("a session is renewed after an hour and ends after 30 unused days", async () => {
    const person = await app.signedUp();
    const setsCookie = async () =>
      (await person.get("/api/auth/me")).headers.getSetCookie().length > 0;

    now += DAY_MS / 48;
    expect(await setsCookie()).toBe(false);
    now += DAY_MS / 24;
    expect(await setsCookie()).toBe(true);
    now += 29 * DAY_MS;
    expect((await person.get("/api/auth/me")).status).toBe(200);
    now += 31 * DAY_MS;
    expect((await person.get("/api/auth/me")).status).toBe(401);
  });
});

describe("answers of the API", () => {
  test.each(["/api/health", "/api/auth/me", "/api/nothing", "/api"])(
    "the answer to %s has the protocol and the security headers",
    async (path) => {
      const { headers } = await app.client().get(path);

      expect(headers.get("x-wine-cellar-protocol")).toBe(String(PROTOCOL));
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("strict-transport-security")).toContain("max-age=31536000");
      expect(headers.get("content-security-policy")).toContain(
        "script-src 'self' 'wasm-unsafe-eval';",
      );
      expect(headers.get("content-security-policy")).toContain("base-uri 'none'");
      expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
      expect(headers.get("access-control-allow-origin")).toBeNull();
    },
  );

  test("a client that refuses every content encoding still gets an answer", async () => {
    const answer = await app
      .client()
      .get("/api/openapi.json", { "Accept-Encoding": "identity;q=0, *;q=0" });

    expect(answer.status).toBe(200);
  });

  test("a request for an unknown call gets a 404 in JSON", async () => {
    const answer = await app.client().get("/api/nothing");

    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({
      error: "Not found",
      code: "not_found",
      facts: { what: "address" },
    });
  });

  test.each([
    "/api/%E0%A4%A",
    "/api/../../etc/passwd",
    "//evil.example/api",
    "/api/wines/%00",
    "http://[::1",
    "http://localhost:99999/api",
  ])("the malformed address %s does not cause a 5xx error", async (address) => {
    expect(await statusOf(address)).toBeLessThan(500);
  });
});

test("over plain http the answer has no HSTS header or Secure cookie", async () => {
  const plain = await startApp();
  onTestFinished(plain.stop);

  const answer = await plain.client().post("/api/auth/signup", credentials("plain@cellar.example"));

  expect(answer.headers.get("strict-transport-security")).toBeNull();
  expect(answer.headers.getSetCookie().join()).not.toMatch(/secure/i);
});

test("an internal error's answer omits details, and the log omits secrets", async () => {
  const broken = await startApp({
    ports: {
      hasher: {
        hash: () => Promise.resolve("a hash"),
        verify: () => Promise.reject(new Error("the press is stuck")),
      },
    },
  });
  onTestFinished(broken.stop);

  const answer = await broken
    .client()
    .post("/api/auth/login?token=secret-1", { email: "b@cellar.example", password: "secret-2" });

  expect(answer.status).toBe(500);
  const requestId = answer.headers.get("x-request-id");
  expect(answer.body).toEqual({
    error: `Something went wrong. Request ${String(requestId)} in the server's log.`,
    code: "internal",
    requestId,
  });
  expect(broken.log.join("\n")).toContain("the press is stuck");
  expect(broken.log.join("\n")).not.toMatch(/secret-\d/);
});

describe("rate limits", () => {
  test("an account's 21st sign-in attempt is refused with a retry time", async () => {
    const limited = await startApp({ env: { RATE_LIMIT: "on" } });
    onTestFinished(limited.stop);
    const signIn = (email: string) =>
      limited.client().post("/api/auth/login", { email, password: "guess" });

    for (let attempt = 0; attempt < 20; attempt += 1) await signIn("victim@cellar.example");
    const refused = await signIn("Victim@cellar.example");

    expect(refused.status).toBe(429);
    expect(refused.body).toEqual({
      error: "Too many attempts. Please try again in 15 minutes.",
      code: "too_many_requests",
      facts: { retryAfterSeconds: 900 },
    });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(800);
    expect((await signIn("other@cellar.example")).status).toBe(401);
  });

  test.each([
    ["a proxy", "on", ""],
    ["two proxies", "2", ", 10.0.0.1"],
    ["proxies of known networks", "127.0.0.1, 172.64.0.0/13", ", 172.71.0.9, 172.64.1.1"],
  ])("behind %s the rate limit uses the client's address", async (_what, trusted, proxies) => {
    const limited = await startApp({ env: { RATE_LIMIT: "on", TRUST_PROXY: trusted } });
    onTestFinished(limited.stop);
    const reset = (forwardedFor: string) => {
      const headers = { "X-Forwarded-For": forwardedFor + proxies };
      return limited.client().post("/api/auth/reset-password", {}, headers);
    };

    for (let attempt = 0; attempt < 30; attempt += 1) {
      await reset(`10.0.0.${String(attempt)}, 203.0.113.7`);
    }

    expect((await reset("10.9.9.9, 203.0.113.7")).status).toBe(429);
    expect((await reset("203.0.113.8")).status).toBe(400);
  });
});

const JSON_TYPE = { "Content-Type": "application/json" };

/** The status of a request for exactly `path`. `fetch` would normalise the path. */
async function statusOf(path: string): Promise<number> {
  const { hostname, port } = new URL(app.url);
  const socket = connect(Number(port), hostname);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`);
  let head = "";
  for await (const chunk of socket) head += String(chunk);
  return Number(head.split(" ")[1]);
}
