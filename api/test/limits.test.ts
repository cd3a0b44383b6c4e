import { randomUUID } from "node:crypto";
import { CHANGES_PER_MINUTE_MAX, PROTOCOL, PUSH_MAX, type WineBody } from "sync-protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Client, startApp, type TestApp } from "./startApp.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startApp({ env: { RATE_LIMIT: "on" } });
});
afterAll(() => app.stop());

test("who changes more in a minute than any cellar does is told to wait, and others are not", async () => {
  const [hasty, calm] = [await app.signedUp(), await app.signedUp()];
  const pushes = Math.floor(CHANGES_PER_MINUTE_MAX / PUSH_MAX);
  const statuses: number[] = [];
  for (let count = 0; count < pushes; count += 1) {
    statuses.push((await push(hasty, { userId: randomUUID() })).status);
  }
  expect(new Set(statuses)).toEqual(new Set([409]));

  const tooMuch = await push(hasty, { userId: hasty.user.id });

  expect(tooMuch.status).toBe(429);
  expect(tooMuch.body).toMatchObject({ code: "too_many_requests" });
  expect(Number(tooMuch.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect((await hasty.post("/api/wines", WINE)).status).toBe(429);
  expect((await hasty.get("/api/wines")).status).toBe(200);
  expect((await calm.post("/api/wines", WINE)).status).toBe(201);
});

const WINE: WineBody = {
  name: "Scharzhofberger",
  vintage: 2020,
  type: "White Wine",
  varietal: "Riesling",
  country: "Germany",
  region: "Mosel",
  producer: "Egon Müller",
  notes: null,
  photoUrl: null,
  quantity: 6,
};

/** A push of as many changes as one may hold. */
function push(person: Client, { userId }: { readonly userId: string }) {
  const ops = Array.from({ length: PUSH_MAX }, (_, at) => ({
    opNo: at + 1,
    opId: randomUUID(),
    change: { kind: "noop" },
  }));
  const batch = { protocol: PROTOCOL, userId, deviceId: randomUUID(), epoch: null, ackThrough: 0 };
  return person.post("/api/sync/push", { ...batch, ops });
}
