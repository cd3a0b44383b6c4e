import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Change, type Op, PROTOCOL, pullAnswerSchema, wineSchema } from "sync-protocol";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { addShownPhoto } from "../photos/addShownPhoto.ts";
import { startApp, type TestApp } from "../startApp.ts";
import { startPostgres } from "../startPostgres.ts";
import { BAROLO } from "../cellar/wineBodies.ts";

const BOARD = join(import.meta.dirname, "../../../deploy/grafana.json");

const METRIC = /\b(?:wine_cellar|process|nodejs)_\w+/g;

let app: TestApp;

beforeAll(async () => {
  app = await startApp({ env: { METRICS_PORT: "0", TRUST_PROXY: "on" } });
});
afterAll(() => app.stop());

test("metrics count requests by call and status, and changes by outcome", async () => {
  const person = await app.signedUp("counted@cellar.example");
  const header = { "X-Forwarded-For": "203.0.113.77" };
  const added = await person.post("/api/wines", BAROLO, header);
  const { id: wineId } = added.read(wineSchema);
  await person.post(`/api/wines/${wineId}/remove-bottles`, { quantity: 2 });
  const deviceId = randomUUID();
  const { epoch } = (await person.get("/api/sync/changes?since=0")).read(pullAnswerSchema);
  await person.post("/api/sync/push", {
    protocol: PROTOCOL,
    userId: person.user.id,
    deviceId,
    epoch,
    ackThrough: 0,
    ops: [op({ kind: "archive", wineId }), op({ kind: "archive", wineId: randomUUID() }, 2)],
  });

  // Waits, because the server counts a request only after it has sent the answer.
  const metrics = await vi.waitUntil(async () => {
    const text = await scrape();
    return text.includes('{call="push",status="200"} 1') && text;
  });
  expect(metrics).toContain('wine_cellar_requests_total{call="createWine",status="201"} 1');
  expect(metrics).toContain('wine_cellar_requests_total{call="removeBottles",status="409"} 1');
  expect(metrics).toContain('wine_cellar_request_seconds_count{call="push"} 1');
  expect(metrics).toContain('wine_cellar_changes_total{sent="called",verdict="applied"} 1');
  expect(metrics).toContain('wine_cellar_changes_total{sent="called",verdict="refused"} 1');
  expect(metrics).toContain('wine_cellar_changes_total{sent="pushed",verdict="applied"} 1');
  expect(metrics).toContain('wine_cellar_changes_total{sent="pushed",verdict="refused"} 1');
  expect(metrics).toContain('wine_cellar_refused_changes_total{code="insufficient_quantity"} 1');
  expect(metrics).toContain('wine_cellar_refused_changes_total{code="not_found"} 1');
  expect(metrics).toMatch(/^wine_cellar_heavy_work\{state="waiting"\} 0$/m);
  expect(metrics).toMatch(/^wine_cellar_store_bytes [1-9]\d+/m);
  expect(metrics).toMatch(/^wine_cellar_disk_bytes\{part="free"\} [1-9]/m);
  const persons = [person.user.id, wineId, deviceId, epoch, "counted@", "203.0.113.77", "Barolo"];
  expect(persons.filter((text) => metrics.includes(text))).toEqual([]);
});

test("a metric reports the total size of the photos in bytes", async () => {
  expect(await scrape()).toMatch(/^wine_cellar_photo_bytes 0$/m);
  await addShownPhoto(await app.signedUp("photographer@cellar.example"));

  expect(await scrape()).toMatch(/^wine_cellar_photo_bytes [1-9]\d/m);
});

test("the metrics dashboard uses only metrics that exist", async () => {
  const asked = (await readFile(BOARD, "utf8")).match(METRIC) ?? [];
  const metrics = await scrape();

  expect(asked.length).toBeGreaterThan(9);
  expect(asked.filter((name) => !metrics.includes(name))).toEqual([]);
});

test("metrics on PostgreSQL report the sizes of database and photos", async () => {
  const postgres = await startPostgres();
  onTestFinished(postgres.stop);
  const shared = await startApp({
    env: {
      METRICS_PORT: "0",
      SESSION_SECRET: "a secret of this test",
      DATABASE_URL: await postgres.database(),
    },
  });
  onTestFinished(shared.stop);

  await addShownPhoto(await shared.signedUp());

  const metrics = await (await fetch(shared.metricsUrl)).text();

  expect(metrics).toMatch(/^wine_cellar_store_bytes [1-9]\d{5}/m);
  expect(metrics).toMatch(/^wine_cellar_photo_bytes [1-9]\d/m);
}, 60_000);

test("only the metrics port serves metrics", async () => {
  expect((await app.client().get("/metrics", { Accept: "*/*" })).text).not.toContain(
    "wine_cellar_",
  );
  expect((await fetch(new URL("/api/health", app.metricsUrl))).status).toBe(404);
});

async function scrape(): Promise<string> {
  const answer = await fetch(app.metricsUrl);
  expect(answer.headers.get("content-type")).toContain("version=0.0.4");
  return answer.text();
}

function op(change: Change, opNo = 1): Op {
  return { opNo, opId: randomUUID(), change };
}
