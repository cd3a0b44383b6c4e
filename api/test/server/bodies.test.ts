import { once } from "node:events";
import { type ClientRequest, type IncomingMessage, request } from "node:http";
import { newTokenAnswerSchema, uploadAnswerSchema } from "sync-protocol";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Client, credentials, startApp, type TestApp } from "../startApp.ts";

const MEGABYTE = 1024 * 1024;

let app: TestApp;
let user: Client;
let other: Client;
const open: ClientRequest[] = [];

beforeAll(async () => {
  app = await startApp({ env: { RATE_LIMIT: "on" } });
  user = await app.signedUp();
  other = await app.signedUp();
});
afterEach(() => {
  for (const asked of open.splice(0)) asked.destroy();
});
afterAll(() => app.stop());

test.each([
  ["for an unknown call", "/api/nothing", 404],
  ["without a session", "/api/sync/push", 401],
  ["too long for an anonymous call", "/api/auth/login", 413],
])("a request body %s is refused before the body arrives", async (_what, path, status) => {
  expect(await answerTo(begin({ path, length: 1_000_000 }))).toBe(status);
});

test("a rate limit refuses a request before its body arrives", async () => {
  for (let count = 0; count < 30; count += 1)
    await app.client().post("/api/auth/reset-password", {});

  expect(await answerTo(begin({ path: "/api/auth/reset-password", length: 100 }))).toBe(429);
});

test("an upload with a wrong signature is refused before its body arrives", async () => {
  const { uploadURL } = (await user.post("/api/objects/upload")).read(uploadAnswerSchema);
  const { pathname, search } = new URL(uploadURL);
  const path = pathname + search.replace("signature=", "signature=x");

  expect(await answerTo(begin({ method: "PUT", path, length: 1_000, type: "image/jpeg" }))).toBe(
    403,
  );
});

test("unfinished request bodies without a session do not block signed-in users", async () => {
  for (let count = 0; count < 16; count += 1) begin({ path: "/api/auth/login", length: 16_384 });

  const refused = await answerTo(begin({ path: "/api/auth/login", length: 16_384 }));
  const elsewhere = await app.client().post("/api/auth/login", credentials("a@cellar.example"));
  const signedIn = await user.post("/api/objects/upload");

  expect([refused, elsewhere.status, signedIn.status]).toEqual([429, 429, 200]);
});

test("24 MB of one user's unfinished bodies do not block another user", async () => {
  const push = { path: "/api/sync/push", length: MEGABYTE };
  for (let count = 0; count < 24; count += 1) begin({ ...push, client: user });

  expect(await answerTo(begin({ ...push, client: user }))).toBe(429);
  expect((await other.post("/api/objects/upload")).status).toBe(200);
});

test("a token's request waits if its user has eight unfinished requests", async () => {
  const made = await other.post("/api/auth/tokens", TOKEN);
  const { secret } = made.read(newTokenAnswerSchema);
  const stalled = Array.from({ length: 8 }, () =>
    begin({ path: "/api/sync/push", length: 100, client: other }),
  );
  const read = () => {
    const headers = { Authorization: `Bearer ${secret}` };
    const signal = AbortSignal.timeout(300);
    return fetch(`${app.url}/api/wines`, { headers, signal }).then(
      ({ status }) => status,
      () => "waits",
    );
  };

  await expect.poll(read).toBe("waits");
  stalled[0]?.end("x".repeat(100));
  await expect.poll(read).toBe(200);
});

const TOKEN = { name: "Script", scopes: ["read"], days: 30, password: "corkscrew" };

function begin(asked: {
  readonly path: string;
  readonly length: number;
  readonly method?: string;
  readonly type?: string;
  readonly client?: Client;
}): ClientRequest {
  const { path, length, method = "POST", type = "application/json", client } = asked;
  const cookie = Array.from(client?.cookies ?? [], (pair) => pair.join("=")).join("; ");
  const headers = { "Content-Type": type, "Content-Length": length, Cookie: cookie };
  const begun = request(new URL(path, app.url), { method, headers, agent: false });
  begun.on("error", () => undefined);
  begun.flushHeaders();
  open.push(begun);
  return begun;
}

async function answerTo(asked: ClientRequest): Promise<number | undefined> {
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  return answer.statusCode;
}
