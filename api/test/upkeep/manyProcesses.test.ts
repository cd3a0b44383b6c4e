import { randomUUID } from "node:crypto";
import pg from "pg";
import sharp from "sharp";
import {
  CALLS,
  finalizeAnswerSchema,
  liveEventSchema,
  sessionsAnswerSchema,
  uploadAnswerSchema,
  wineSchema,
} from "sync-protocol";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import * as z from "zod/mini";
import { postgresSql } from "../../src/store/postgres/postgresSql.ts";
import { accountStore } from "../../src/store/accounts/accountStore.ts";
import { deletionStore } from "../../src/store/accounts/deletionStore.ts";
import { memberStore } from "../../src/store/members/memberStore.ts";
import { reminderStore } from "../../src/store/accounts/reminderStore.ts";
import type { Mail } from "../../src/cellar/ports/outside.ts";
import { sendDueReminders } from "../../src/cellar/reminders/reminderMails.ts";
import { postgresCellar } from "../../src/store/postgres/postgresCellar.ts";
import { openPostgres } from "../../src/store/postgres/openPostgres.ts";
import { documentedFetch } from "../documentedFetch.ts";
import { startS3, type TestS3 } from "../bytes/startS3.ts";
import { type Client, credentials, startApp, type TestApp } from "../startApp.ts";
import { startPostgres, type TestPostgres } from "../startPostgres.ts";
import { startReceiver } from "../cellar/webhookReceiver.ts";
import { VIN_JAUNE } from "../cellar/wineBodies.ts";

vi.setConfig({ testTimeout: 60_000 });

const fast = { deliverEveryMs: 10 };

let server: TestPostgres;
let s3: TestS3;
let url: string;
let env: Record<string, string>;
let one: TestApp;
let other: TestApp;

beforeAll(async () => {
  // Starts its own PostgreSQL and ignores `TEST_DATABASE_URL`, because a test kills the database.
  [server, s3] = await Promise.all([startPostgres(["fsync=on"]), startS3()]);
  url = await server.database();
  const bucket = await s3.bucket();
  env = {
    DATABASE_URL: url,
    SESSION_SECRET: "the same for every process",
    RATE_LIMIT: "on",
    ALLOW_PRIVATE_ADDRESSES: "on",
    S3_ENDPOINT: bucket.endpoint,
    S3_REGION: bucket.region,
    S3_BUCKET: bucket.bucket,
    S3_ACCESS_KEY_ID: bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    S3_FORCE_PATH_STYLE: "on",
  };
  [one, other] = await Promise.all([startApp({ env, ...fast }), startApp({ env, ...fast })]);
}, 60_000);
afterAll(async () => {
  await Promise.all([one.stop(), other.stop()]);
  await Promise.all([server.stop(), s3.stop()]);
});

test("a session begun at one process is valid at the other", async () => {
  const here = await one.signedUp();
  const created = (await here.post("/api/wines", VIN_JAUNE)).read(wineSchema);

  const there = await signedInAt(other, here.user.email);

  expect((await there.get("/api/wines")).body).toEqual([created]);
  expect((await at(other, here).get("/api/wines")).body).toEqual([created]);
});

test("[J3] with two processes, each webhook message is sent only once", async () => {
  const receiver = await startReceiver();
  onTestFinished(() => receiver.stop());
  const here = await one.signedUp();
  const webhook = { url: receiver.url, kinds: ["wine"] };
  expect((await here.post(`/api/cellars/${here.user.id}/webhooks`, webhook)).status).toBe(201);
  const [first, second] = [at(one, here), at(other, here)];

  for (let count = 1; count <= 20; count += 1) {
    const body = { ...VIN_JAUNE, name: `Wine ${String(count)}` };
    expect((await (count % 2 === 0 ? first : second).post("/api/wines", body)).status).toBe(201);
  }

  await vi.waitFor(() => {
    const names = receiver.received().map(({ body }) => body.wine?.name);
    expect(names.at(-1)).toBe("Wine 20");
  }, WITHIN);
  const names = receiver.received().map(({ body }) => body.wine?.name);
  expect(names).toEqual(Array.from({ length: 20 }, (_, at) => `Wine ${String(at + 1)}`));
});

test("[R5] a change at one process reaches event streams of the other", async () => {
  const here = await one.signedUp();
  const events = await eventsAt(other, here);

  await here.post("/api/wines", VIN_JAUNE);

  await vi.waitFor(() => {
    expect(events.received()).toMatchObject([{ seq: 1, page: { since: 0, rows: [VIN_JAUNE] } }]);
  }, WITHIN);
});

test("[R5] an event stream gets each change of its own process once", async () => {
  const here = await one.signedUp();
  const [events, elsewhere] = [await eventsAt(one, here), await eventsAt(other, here)];

  for (let seq = 1; seq <= 3; seq += 1) {
    await here.post("/api/wines", VIN_JAUNE);
    await vi.waitFor(() => {
      expect(elsewhere.received()).toHaveLength(seq);
    }, WITHIN);
  }

  expect(events.received()).toHaveLength(3);
});

test("a large change's live event at another process omits the rows", async () => {
  const here = await one.signedUp();
  const events = await eventsAt(other, here);

  await here.post("/api/wines", { ...VIN_JAUNE, notes: "x".repeat(9_000) });

  await vi.waitFor(() => {
    expect(events.received()).toEqual([{ seq: 1 }]);
  }, WITHIN);
});

test("event streams announce a change missed during a lost database connection", async () => {
  const here = await one.signedUp();
  const events = await eventsAt(other, here);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());

  // Closes the connections on which both processes get notices, so that they miss the next change.
  await client.query(LOSE_LISTENERS);
  await client.query("UPDATE cellars SET seq = 7 WHERE id = $1", [here.user.id]);

  await vi.waitFor(() => {
    expect(events.received()).toContainEqual({ seq: 7 });
  }, WITHIN);
});

test("ending a session at one process ends its event stream at another", async () => {
  const phone = await one.signedUp();
  const desk = await signedInAt(other, phone.user.email);
  const events = await eventsAt(other, desk);
  const { sessions } = (await phone.get("/api/auth/sessions")).read(sessionsAnswerSchema);
  const ofDesk = sessions.find(({ isThis }) => !isThis);

  await phone.post(`/api/auth/sessions/${String(ofDesk?.id)}/end`);

  await vi.waitFor(() => {
    expect(events.hasEnded()).toBe(true);
  }, WITHIN);
  expect((await desk.get("/api/wines")).status).toBe(401);
});

test("an upload succeeds if its steps go to different processes", async () => {
  const here = await one.signedUp();
  const there = at(other, here);
  const { uploadURL } = (await here.post("/api/objects/upload")).read(uploadAnswerSchema);
  const { pathname, search } = new URL(uploadURL);

  await there.send("PUT", pathname + search, { raw: await jpeg() });
  const answer = await here.post("/api/objects/finalize", { rawPath: uploadURL });

  const { objectPath } = answer.read(finalizeAnswerSchema);
  expect((await there.get(objectPath)).status).toBe(200);
});

test("the limit of wrong passwords counts attempts at all processes", async () => {
  const { user } = await one.signedUp();
  const wrong = { email: user.email, password: "a wrong one" };

  for (let attempt = 0; attempt < 10; attempt += 1) {
    for (const app of [one, other]) {
      expect((await app.client().post("/api/auth/login", wrong)).status).toBe(401);
    }
  }

  const locked = await other.client().post("/api/auth/login", wrong);
  expect(locked.status).toBe(429);
  expect(Number(locked.headers.get("Retry-After"))).toBeGreaterThan(800);
});

test("the limit of AI requests counts requests at all processes", async () => {
  const here = await one.signedUp();
  const there = at(other, here);
  const ask = (client: Client) => client.post(CALLS.pairWines.path, { mealDescription: "duck" });

  for (let asked = 0; asked < 60; asked += 1) await Promise.all([ask(here), ask(there)]);

  expect((await ask(here)).status).toBe(429);
  expect((await ask(there)).status).toBe(429);
});

test("a change sent to both processes in parallel takes effect once", async () => {
  const here = await one.signedUp();
  const there = at(other, here);
  const { id } = (await here.post("/api/wines", VIN_JAUNE)).read(wineSchema);
  const adding = { quantity: 1 };

  await Promise.all(
    Array.from({ length: 20 }, (_, turn) =>
      (turn % 2 === 0 ? here : there).post(`/api/wines/${id}/add-bottles`, adding, {
        "Idempotency-Key": `tap-${String(Math.floor(turn / 2))}`,
      }),
    ),
  );

  const [wine] = (await there.get("/api/wines")).read(wineSchemas);
  expect(wine?.quantity).toBe(VIN_JAUNE.quantity + 10);
});

test("in PostgreSQL a NUL character in paths or names causes no error", async () => {
  const here = await one.signedUp();

  for (const path of ["/api/wines/%00", "/objects/uploads/%00"]) {
    expect((await here.get(path)).status, path).toBeLessThan(500);
  }
  const named = await here.post("/api/wines", { ...VIN_JAUNE, name: "Vin\0Jaune" });
  expect(named.status).toBe(201);
  expect((await here.get("/api/wines")).body).toMatchObject([{ name: "Vin\ufffdJaune" }]);
});

// Spec 10.104
test("of three processes, only one sends a user's reminder mail", async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => one.signedUp()));
  const drinkTo = new Date().getUTCFullYear();
  for (const person of people) await person.post("/api/wines", { ...VIN_JAUNE, drinkTo });
  const sent: string[] = [];
  const processes = await Promise.all(
    [1, 2, 3].map(async () => {
      const database = await openPostgres({ url, onFailure: () => undefined });
      onTestFinished(() => database.end());
      return {
        accounts: accountStore(postgresSql(database)),
        deletions: deletionStore(postgresSql(database)),
        members: memberStore(postgresSql(database)),
        reminders: reminderStore(postgresSql(database)),
        store: await postgresCellar(database),
        mailer: { send: ({ to }: Mail) => Promise.resolve(void sent.push(to)) },
        publicUrl: "https://cellar.example",
        reminderKey: "the same for every process",
        requestLanguage: () => "en" as const,
        now: Date.now,
        stopping: new AbortController().signal,
      };
    }),
  );
  for (const { user } of people) {
    await processes[0]?.reminders.begin({ userId: user.id, cellarId: user.id }, Date.now());
  }

  await Promise.all(
    processes.map((deps) =>
      sendDueReminders(deps, (cause) => {
        throw cause;
      }),
    ),
  );

  expect(sent.sort()).toEqual(people.map(({ user }) => user.email).sort());
});

test("a process with an outdated schema answers 503 until it ends", async () => {
  const url = await server.database();
  const old = await startApp({ env: { ...env, DATABASE_URL: url } });
  onTestFinished(() => old.stop());
  const here = await old.signedUp();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());

  await client.query("UPDATE meta SET value = '1000' WHERE key = 'usable_from'");
  await client.query(LOSE_LISTENERS);

  await vi.waitFor(async () => {
    const answer = await here.get("/api/wines");
    expect(answer.status).toBe(503);
    expect(answer.headers.get("Retry-After")).toBe("10");
  }, WITHIN);
  await expect(startApp({ env: { ...env, DATABASE_URL: url } })).rejects.toThrow(
    "of a later version of Wine Cellar",
  );
});

test("calls get 503 while PostgreSQL is down, and succeed after its restart", async () => {
  const here = await one.signedUp();
  const events = await eventsAt(other, here);
  const key = { "Idempotency-Key": randomUUID() };
  await here.post("/api/wines", VIN_JAUNE, key);

  const database = { isBack: false };
  const crashing = server.crash().then(() => {
    database.isBack = true;
  });
  const meanwhile = new Set<string>();
  while (!database.isBack) {
    const { status, headers } = await here.get("/api/wines");
    meanwhile.add(`${String(status)} ${headers.get("Retry-After") ?? ""}`);
  }
  await crashing;

  // Requests before the crash may have succeeded. All other requests must get 503.
  meanwhile.delete("200 ");
  expect([...meanwhile]).toEqual(["503 10"]);
  await vi.waitFor(async () => {
    expect((await here.post("/api/wines", VIN_JAUNE, key)).status).toBe(201);
  }, WITHIN);
  expect((await at(other, here).get("/api/wines")).body).toHaveLength(1);
  await vi.waitFor(async () => {
    await here.post("/api/wines", VIN_JAUNE);
    expect(events.received().length).toBeGreaterThan(1);
  }, WITHIN);
}, 120_000);

/**
 * Closes the connections on which processes listen for the database's notices. The processes
 * reconnect.
 */
const LOSE_LISTENERS = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND application_name LIKE 'wine-cellar listening%'`;

const WITHIN = { timeout: 40_000, interval: 50 };

const wineSchemas = z.array(wineSchema);

/** A client of the process `app` with the cookies of this client. */
function at(app: TestApp, { cookies }: Client): Client {
  const client = app.client();
  for (const [name, value] of cookies) client.cookies.set(name, value);
  return client;
}

async function signedInAt(app: TestApp, email: string): Promise<Client> {
  const client = app.client();
  await client.post("/api/auth/login", credentials(email));
  return client;
}

/** Resolves when the event stream is open. */
async function eventsAt(app: TestApp, { cookies }: Client) {
  const cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join("; ");
  const stop = new AbortController();
  const answer = await documentedFetch(`${app.url}/api/sync/events`, {
    headers: { cookie },
    signal: stop.signal,
  });
  onTestFinished(() => {
    stop.abort();
  });
  let text = "";
  let isOver = false;
  void (async () => {
    for await (const part of answer.body ?? []) text += Buffer.from(part).toString();
  })()
    .catch(() => undefined)
    .finally(() => {
      isOver = true;
    });
  await vi.waitUntil(() => text.includes("retry:"));
  return {
    received: () =>
      Array.from(text.matchAll(/^data: (.*)$/gm), ([, said]) =>
        liveEventSchema.parse(JSON.parse(said ?? "")),
      ),
    hasEnded: () => isOver,
  };
}

async function jpeg(): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: "#722f37" } });
  return Uint8Array.from(await picture.jpeg().toBuffer());
}
