import { randomUUID } from "node:crypto";
import { join } from "node:path";
import Database from "better-sqlite3";
import {
  CHANGES_PER_MINUTE_MAX,
  PHOTO_BYTES_MAX,
  PROTOCOL,
  PUSH_MAX,
  pushAnswerSchema,
  SENDS_MAX,
  UNSETTLED_MAX,
  UPLOAD_MAX_BYTES,
  uploadAnswerSchema,
  type User,
  WINE_ADDITIONS,
  type WineBody,
  WINES_MAX,
  wineSchema,
} from "sync-protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Client, startApp, type TestApp } from "../startApp.ts";

type Person = Client & { readonly user: User };

let app: TestApp;

beforeAll(async () => {
  app = await startApp({ env: { RATE_LIMIT: "on" } });
});
afterAll(() => app.stop());

test("too many changes in a minute are refused for their sender only", async () => {
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

test("[W7] a cellar at the wine limit refuses new wines, accepts more bottles", async () => {
  const person = await app.signedUp();
  const [first] = await wines(person, 1);
  holding("wine_count = ?", WINES_MAX - 1, person);

  expect((await person.post("/api/wines", WINE)).status).toBe(201);
  const beyond = await person.post("/api/wines", WINE);
  const pushed = await person.post("/api/sync/push", {
    ...batchOf(person.user.id),
    ops: [
      { opNo: 1, opId: randomUUID(), change: createOf() },
      { opNo: 2, opId: randomUUID(), change: { kind: "add-bottles", wineId: first, quantity: 1 } },
    ],
  });

  expect(beyond.status).toBe(422);
  expect(beyond.body).toMatchObject({
    code: "too_many_wines",
    error: "A cellar can hold at most 100,000 wines",
  });
  expect(pushed.read(pushAnswerSchema).results.map(({ verdict }) => verdict)).toMatchObject([
    { kind: "refused", refusal: { status: 422, code: "too_many_wines" } },
    { kind: "applied" },
  ]);
});

test("[W7] the server counts a cellar's wines and the length of their texts", async () => {
  const person = await app.signedUp();
  const [first, second] = await wines(person, 2);

  await person.put(`/api/wines/${String(first)}`, { ...WINE, notes: "Slate, and \u{1F34B}" });
  await person.put(`/api/wines/${String(second)}`, { ...WINE, notes: "x".repeat(100) });
  await person.put(`/api/wines/${String(second)}`, { ...WINE, notes: null });
  await person.post(`/api/wines/${String(second)}/add-bottles`, { quantity: 1 });
  await person.post(`/api/wines/${String(second)}/archive`);

  const texts = [WINE.name, WINE.varietal, WINE.country, WINE.region, WINE.producer].join("");
  expect(held(person)).toEqual({ wines: 2, text: 2 * texts.length + 12 });
});

test("an upload above the account's photo limit is refused", async () => {
  const person = await app.signedUp();
  keptPhotos(person, PHOTO_BYTES_MAX - UPLOAD_MAX_BYTES);

  expect((await person.post("/api/objects/upload")).status).toBe(200);
  const beyond = await person.post("/api/objects/upload");

  expect(beyond.status).toBe(413);
  expect(beyond.body).toMatchObject({ code: "photos_full" });
});

test("a failed upload does not count towards the photo limit", async () => {
  const person = await app.signedUp();
  const { uploadURL } = (await person.post("/api/objects/upload")).read(uploadAnswerSchema);
  await person.send("PUT", pathIn(uploadURL), {
    raw: new Uint8Array(1_000),
    headers: { "Content-Type": "image/jpeg" },
  });
  expect(bytesHeld(person)).toBe(1_000);

  const [rawPath] = uploadURL.split("?");
  expect((await person.post("/api/objects/finalize", { rawPath })).status).toBe(415);

  expect(bytesHeld(person)).toBe(0);
});

test("an upload address refuses uploads beyond the limit", async () => {
  const person = await app.signedUp();
  const { uploadURL } = (await person.post("/api/objects/upload")).read(uploadAnswerSchema);
  const send = () =>
    person.send("PUT", pathIn(uploadURL), {
      raw: new Uint8Array(10),
      headers: { "Content-Type": "image/jpeg" },
    });
  for (let sent = 0; sent < SENDS_MAX; sent += 1) expect((await send()).status).toBe(200);

  expect((await send()).body).toMatchObject({ code: "too_many_requests" });
});

test("[O5] a push is refused while a device has too many unacknowledged results", async () => {
  const person = await app.signedUp();
  const batch = batchOf(person.user.id);
  const ops = [{ opNo: 1, opId: randomUUID(), change: createOf() }];
  expect((await person.post("/api/sync/push", { ...batch, ops })).status).toBe(200);
  const lastOpNo = UNSETTLED_MAX + 1;
  withDatabase((database) =>
    database
      .prepare("UPDATE devices SET last_op_no = ? WHERE id = ?")
      .run(lastOpNo, batch.deviceId),
  );

  const next = [{ opNo: lastOpNo + 1, opId: randomUUID(), change: createOf() }];
  const refused = await person.post("/api/sync/push", { ...batch, ops: next });
  const settled = await person.post("/api/sync/push", { ...batch, ackThrough: 1, ops: next });

  expect(refused.status).toBe(429);
  expect(refused.body).toMatchObject({ code: "too_many_requests" });
  expect(settled.status).toBe(200);
});

async function wines(person: Client, count: number): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let added = 0; added < count; added += 1) {
    ids.push((await person.post("/api/wines", WINE)).read(wineSchema).id);
  }
  return ids;
}

function createOf() {
  return { kind: "create", wineId: randomUUID(), bottleId: randomUUID(), body: WINE };
}

function holding(what: string, count: number, { user }: Person) {
  return withDatabase((database) =>
    database.prepare(`UPDATE cellars SET ${what} WHERE id = ?`).run(count, user.id),
  );
}

function keptPhotos({ user }: Person, bytes: number) {
  return withDatabase((database) =>
    database
      .prepare(
        `INSERT INTO objects (id, cellar_id, state, created_at, bytes)
         VALUES (?, ?, 'finalized', 0, ?)`,
      )
      .run(randomUUID(), user.id, bytes),
  );
}

function bytesHeld({ user }: Person): unknown {
  return withDatabase((database) =>
    database.prepare("SELECT sum(bytes) FROM objects WHERE cellar_id = ?").pluck().get(user.id),
  );
}

function pathIn(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

function held({ user }: Person) {
  return withDatabase((database) =>
    database
      .prepare("SELECT wine_count AS wines, wine_text AS text FROM cellars WHERE id = ?")
      .get(user.id),
  );
}

function withDatabase<Result>(use: (database: Database.Database) => Result): Result {
  const database = new Database(join(app.dataDir, "cellar.db"));
  try {
    return use(database);
  } finally {
    database.close();
  }
}

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
  ...WINE_ADDITIONS,
  quantity: 6,
};

function batchOf(userId: string) {
  return { protocol: PROTOCOL, userId, deviceId: randomUUID(), epoch: null, ackThrough: 0 };
}

function push(person: Client, { userId }: { readonly userId: string }) {
  const ops = Array.from({ length: PUSH_MAX }, (_, at) => ({
    opNo: at + 1,
    opId: randomUUID(),
    change: { kind: "noop" },
  }));
  return person.post("/api/sync/push", { ...batchOf(userId), ops });
}
