import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { wineSchema } from "sync-protocol";
import { expect, onTestFinished, test } from "vitest";
import * as z from "zod/mini";
import { type Client, startApp, type TestApp } from "../startApp.ts";

const DEMO = { email: "demo@winecellar.example", password: "winecellar" };

// Spec 9.6
test("the published demo account can sign in and has wines", async () => {
  const app = await start({ DEMO_ACCOUNT: "on" });
  const visitor = app.client();

  expect((await visitor.get("/api/demo")).body).toEqual({
    demo: DEMO,
    signup: "open",
    passkeys: false,
    identityProvider: null,
  });
  expect((await visitor.post("/api/auth/login", DEMO)).status).toBe(200);
  const [wine] = await winesOf(visitor);
  const photo = await visitor.get(wine?.photoUrl ?? "");
  expect(photo.headers.get("content-type")).toBe("image/jpeg");
});

test("without DEMO_ACCOUNT there is no demo account", async () => {
  const app = await start({ DEMO_ACCOUNT: "off" });

  expect((await app.client().get("/api/demo")).body).toEqual({
    demo: null,
    signup: "open",
    passkeys: false,
    identityProvider: null,
  });
  expect((await app.client().post("/api/auth/login", DEMO)).status).toBe(401);
});

test("a restart resets the demo account's password and keeps its wines", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "wine-cellar-"));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const first = await startApp({ dataDir, env: { DEMO_ACCOUNT: "on" } });
  const visitor = first.client();
  await visitor.post("/api/auth/login", DEMO);
  const [wine] = await winesOf(visitor);
  await visitor.post(`/api/wines/${wine?.id ?? ""}/add-bottles`, { quantity: 1 });
  const left = await winesOf(visitor);
  await visitor.patch("/api/auth/password", {
    currentPassword: DEMO.password,
    newPassword: "mine now",
  });
  await first.stop();

  const second = await start({ DEMO_ACCOUNT: "on" }, dataDir);
  const next = second.client();

  expect((await next.post("/api/auth/login", DEMO)).status).toBe(200);
  expect(await winesOf(next)).toEqual(left);
});

async function start(env: Record<string, string>, dataDir?: string): Promise<TestApp> {
  const app = await startApp({ env, ...(dataDir !== undefined && { dataDir }) });
  onTestFinished(app.stop);
  return app;
}

async function winesOf(client: Client) {
  return (await client.get("/api/wines")).read(z.array(wineSchema));
}
