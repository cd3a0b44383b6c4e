import { expect, onTestFinished, test, vi } from "vitest";
import { startApp } from "../startApp.ts";
import { enterBy, startProvider } from "../accounts/startProvider.ts";

const loaded = vi.hoisted(() => new Set<string>());

/** Records that a library loads, and loads it. */
const noting = vi.hoisted(() => (name: string) => (load: () => Promise<object>) => {
  loaded.add(name);
  return load();
});

vi.mock("openid-client", noting("openid-client"));
vi.mock("@simplewebauthn/server", noting("@simplewebauthn/server"));
vi.mock("otpauth", noting("otpauth"));
vi.mock("prom-client", noting("prom-client"));
vi.mock("pg", noting("pg"));

test("loads nothing that is unconfigured or unused", async () => {
  const app = await startApp();
  onTestFinished(app.stop);
  const person = await app.signedUp();

  expect((await person.get("/api/auth/ways-in")).status).toBe(200);
  expect((await person.post("/api/auth/openid/begin", {})).status).toBe(404);

  expect([...loaded]).toEqual([]);
});

test("loads the identity provider's library with the first sign-in", async () => {
  const provider = await startProvider();
  onTestFinished(provider.stop);
  const app = await startApp({ env: { ...provider.env } });
  onTestFinished(app.stop);
  await app.signedUp();
  expect([...loaded]).toEqual([]);

  expect((await enterBy(provider, app)).entered.status).toBe(200);

  expect([...loaded]).toEqual(["openid-client"]);
});
