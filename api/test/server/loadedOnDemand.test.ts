import { newTokenAnswerSchema } from "sync-protocol";
import { expect, onTestFinished, test, vi } from "vitest";
import { startApp } from "../startApp.ts";
import { signInWithProvider, startProvider } from "../accounts/startProvider.ts";

const loaded = vi.hoisted(() => new Set<string>());

/** Wraps the loader of the library `name`. Each run of the loader adds `name` to `loaded`. */
const noting = vi.hoisted(() => (name: string) => (load: () => Promise<object>) => {
  loaded.add(name);
  return load();
});

vi.mock("openid-client", noting("openid-client"));
vi.mock("@simplewebauthn/server", noting("@simplewebauthn/server"));
vi.mock("otpauth", noting("otpauth"));
vi.mock("prom-client", noting("prom-client"));
vi.mock("pg", noting("pg"));
vi.mock("web-push", noting("web-push"));
vi.mock("@modelcontextprotocol/sdk/server/mcp.js", noting("@modelcontextprotocol/sdk"));

test("the server does not load libraries of unconfigured or unused features", async () => {
  const app = await startApp();
  onTestFinished(app.stop);
  const person = await app.signedUp();

  expect((await person.get("/api/auth/ways-in")).status).toBe(200);
  expect((await person.post("/api/auth/openid/begin", {})).status).toBe(404);

  expect([...loaded]).toEqual([]);
});

test("the first sign-in with an identity provider loads its library", async () => {
  const provider = await startProvider();
  onTestFinished(provider.stop);
  const app = await startApp({ env: { ...provider.env } });
  onTestFinished(app.stop);
  await app.signedUp();
  expect([...loaded]).toEqual([]);

  expect((await signInWithProvider(provider, app)).entered.status).toBe(200);

  expect([...loaded]).toEqual(["openid-client"]);
});

test("the first MCP message with an access token loads the MCP library", async () => {
  const app = await startApp();
  onTestFinished(app.stop);
  const person = await app.signedUp();
  const wish = { name: "Assistant", scopes: ["read"], days: 30, password: "corkscrew" };
  const made = await person.post("/api/auth/tokens", wish);
  const { secret } = made.read(newTokenAnswerSchema);
  const message = { jsonrpc: "2.0", id: 1, method: "ping" };
  expect((await person.post("/mcp", message)).status).toBe(401);
  expect([...loaded]).not.toContain("@modelcontextprotocol/sdk");

  const headers = {
    Authorization: `Bearer ${secret}`,
    Accept: "application/json, text/event-stream",
  };
  const answered = await app.client().post("/mcp", message, headers);

  expect([answered.status, answered.body]).toEqual([200, { jsonrpc: "2.0", id: 1, result: {} }]);
  expect([...loaded]).toContain("@modelcontextprotocol/sdk");
});
