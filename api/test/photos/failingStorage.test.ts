import { randomUUID } from "node:crypto";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import sharp from "sharp";
import {
  CALLS,
  pathIn,
  PROTOCOL,
  pushAnswerSchema,
  uploadAnswerSchema,
  wineSchema,
} from "sync-protocol";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import type { CellarStore } from "../../src/cellar/ports/cellar.ts";
import type { ObjectBytes } from "../../src/cellar/ports/objects.ts";
import { type Database, openDatabase } from "../../src/store/sqlite/openDatabase.ts";
import { sqliteCellar } from "../../src/store/sqlite/sqliteCellar.ts";
import { type Answer, type Client, startApp, type TestApp } from "../startApp.ts";

/** Codes of SQLite errors that mean that the database file cannot be read or written at present. */
const CODES = [
  "SQLITE_BUSY",
  "SQLITE_BUSY_SNAPSHOT",
  "SQLITE_CANTOPEN",
  "SQLITE_CORRUPT",
  "SQLITE_FULL",
  "SQLITE_IOERR_FSYNC",
  "SQLITE_IOERR_WRITE",
  "SQLITE_LOCKED",
  "SQLITE_NOMEM",
  "SQLITE_NOTADB",
  "SQLITE_READONLY",
];

let app: TestApp;

afterEach(() => app.stop());

describe("a failing database", () => {
  let database: Database;
  let person: Client & { readonly user: { readonly id: string } };

  beforeEach(async () => {
    const store = lateStore(() => sqliteCellar(database));
    app = await startApp({ ports: { store } });
    database = openDatabase(join(app.dataDir, "cellar.db"));
    person = await app.signedUp();
  });
  afterEach(() => {
    database.close();
  });

  test("[P7] a push gets 503 while the disk is full and succeeds afterwards", async () => {
    const opened = await post("/api/wines", WINE);
    const { id: wineId } = opened.read(wineSchema);
    const deviceId = randomUUID();
    const noted = { ...WINE, quantity: 1, photoUrl: null, notes: "n".repeat(10_000) };
    const ops = [
      op(1, { kind: "add-bottles", wineId, quantity: 6 }),
      op(2, { kind: "edit", wineId, body: noted }),
    ];
    const push = () => post("/api/sync/push", pushOf(person.user.id, deviceId, ops));
    fill();

    expectUnavailable(await push());
    expect(await quantityOf(wineId)).toBe(1);

    free();
    const { results, failedAt } = (await push()).read(pushAnswerSchema);
    expect(results.map(({ verdict }) => verdict.kind)).toEqual(["applied", "applied"]);
    expect(failedAt).toBeUndefined();
  });

  test("a call refused by a full disk takes effect once when repeated", async () => {
    const key = { "Idempotency-Key": randomUUID() };
    const noted = { ...WINE, notes: "n".repeat(10_000) };
    fill();

    expectUnavailable(await post("/api/wines", noted, key));
    free();

    expect((await post("/api/wines", noted, key)).status).toBe(201);
    expect((await person.get("/api/wines")).read(z.array(wineSchema))).toHaveLength(1);
  });

  test("a write to a locked database gets 503 and succeeds after unlocking", async () => {
    const other = new Sqlite(join(app.dataDir, "cellar.db"));
    other.exec("BEGIN IMMEDIATE");

    expectUnavailable(await post("/api/wines", WINE));

    other.exec("ROLLBACK");
    other.close();
    expect((await post("/api/wines", WINE)).status).toBe(201);
  });

  test("a read-only database refuses writes with 503 and can be read", async () => {
    await post("/api/wines", WINE);
    database.pragma("query_only = ON");

    expectUnavailable(await post("/api/wines", WINE));
    expect((await person.get("/api/wines")).status).toBe(200);
  });

  function post(path: string, json: unknown, headers = {}) {
    return person.post(path, json, headers);
  }

  async function quantityOf(wineId: string): Promise<number | undefined> {
    const wines = (await person.get("/api/wines")).read(z.array(wineSchema));
    return wines.find(({ id }) => id === wineId)?.quantity;
  }

  /** Prevents the database file from growing, as if the disk were full. */
  function fill() {
    database.exec("VACUUM");
    const pages = Number(database.pragma("page_count", { simple: true }));
    database.pragma(`max_page_count = ${String(pages)}`);
  }

  function free() {
    database.pragma("max_page_count = 1000000");
  }
});

test.each(CODES)("a call that fails with %s gets 503 and logs the cause", async (code) => {
  const fails = () => Promise.reject(new Sqlite.SqliteError("the storage failed", code));
  app = await startApp({ ports: { store: failingStore(fails) } });
  const person = await app.signedUp();

  expectUnavailable(await person.get("/api/wines"));
  expectUnavailable(await person.get("/api/wines/varietals"));
  expectUnavailable(await person.post("/api/wines", WINE));
  expectUnavailable(await person.get("/api/sync/changes?since=0"));
  expectUnavailable(await person.post("/api/sync/push", pushOf(person.user.id, randomUUID(), [])));
  expect(app.log.join("\n")).toContain(code);
});

test("a call gets 500 if the server's SQL statement is invalid", async () => {
  const wrong = () => Promise.reject(new Sqlite.SqliteError("no such table", "SQLITE_ERROR"));
  app = await startApp({ ports: { store: failingStore(wrong) } });
  const person = await app.signedUp();

  expect((await person.get("/api/wines")).status).toBe(500);
});

test("an upload gets 503 while the disk is full and succeeds afterwards", async () => {
  const disk: { full: boolean } = { full: true };
  app = await startApp({ ports: { bytes: fillableBytes(disk) } });
  const person = await app.signedUp();
  const { uploadURL } = (await person.post("/api/objects/upload", {})).read(uploadAnswerSchema);
  const { pathname, search } = new URL(uploadURL);
  const upload = () =>
    person.send("PUT", pathname + search, {
      raw: Uint8Array.of(0xff, 0xd8, 0xff),
      headers: { "Content-Type": "image/jpeg" },
    });

  expectUnavailable(await upload());
  disk.full = false;

  expect((await upload()).status).toBe(200);
});

test("a photo whose bytes are missing gets 500 with Cache-Control no-store", async () => {
  const bytes = fillableBytes({ full: false });
  app = await startApp({ ports: { bytes } });
  const person = await app.signedUp();
  const { uploadURL } = (await person.post("/api/objects/upload", {})).read(uploadAnswerSchema);
  const { pathname, search } = new URL(uploadURL);
  const raw = Uint8Array.from(await sharp(PICTURE).jpeg().toBuffer());
  await person.send("PUT", pathname + search, { raw });
  expect((await person.post("/api/objects/finalize", { rawPath: uploadURL })).status).toBe(200);
  await bytes.remove(`${pathname.split("/").at(-1) ?? ""}.jpg`);

  const { status, headers } = await person.get(pathname);

  expect([status, headers.get("Cache-Control"), headers.get("ETag")]).toEqual([
    500,
    "no-store",
    null,
  ]);
});

test("the log contains a failed call's path with the cellar's id", async () => {
  const fails = () => Promise.reject(new Error("corked"));
  app = await startApp({ ports: { store: failingStore(fails) } });
  const person = await app.signedUp();
  const path = pathIn(person.user.id, CALLS.listPlaces);

  expect((await person.get(path)).status).toBe(500);

  expect(app.log.find((line) => line.includes("A request failed"))).toContain(path);
});

function expectUnavailable({ status, headers, body }: Answer) {
  expect(status).toBe(503);
  expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(body).toMatchObject({ code: "unavailable" });
}

/**
 * Calls `open` at the store's first use, because the tests open the database only after the server
 * has started.
 */
function lateStore(open: () => CellarStore): CellarStore {
  let opened: CellarStore | undefined;
  const store = () => (opened ??= open());
  return {
    get epoch() {
      return store().epoch;
    },
    apply: (...asked) => store().apply(...asked),
    changesSince: (...asked) => store().changesSince(...asked),
    historySince: (...asked) => store().historySince(...asked),
    wishesSince: (...asked) => store().wishesSince(...asked),
    wishes: (...asked) => store().wishes(...asked),
    wines: (...asked) => store().wines(...asked),
    winesText: (...asked) => store().winesText(...asked),
    wine: (...asked) => store().wine(...asked),
    places: (...asked) => store().places(...asked),
    removedBefore: (...asked) => store().removedBefore(...asked),
    forgetAnswers: (...asked) => store().forgetAnswers(...asked),
  };
}

function failingStore(fails: () => Promise<never>): CellarStore {
  const failing = () => ({ [Symbol.asyncIterator]: () => ({ next: fails }) });
  return {
    epoch: randomUUID(),
    apply: fails,
    changesSince: fails,
    historySince: fails,
    wishesSince: fails,
    wishes: fails,
    wines: failing,
    winesText: failing,
    wine: fails,
    places: fails,
    removedBefore: failing,
    forgetAnswers: fails,
  };
}

/** Keeps photos in memory. A write fails while `disk.full` is true. */
function fillableBytes(disk: { readonly full: boolean }): ObjectBytes {
  const kept = new Map<string, Uint8Array>();
  return {
    async write(name, bytes) {
      if (disk.full) throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
      const chunks: Uint8Array[] = [];
      for await (const chunk of bytes) chunks.push(chunk);
      kept.set(name, Buffer.concat(chunks));
      return "written";
    },
    read: (name) => Promise.resolve(kept.get(name)),
    size: (name) => Promise.resolve(kept.get(name)?.byteLength ?? 0),
    remove: (name) => Promise.resolve(void kept.delete(name)),
    probe: () => Promise.resolve(),
  };
}

function pushOf(userId: string, deviceId: string, ops: readonly unknown[]) {
  return { protocol: PROTOCOL, userId, deviceId, epoch: null, ackThrough: 0, ops };
}

function op(opNo: number, change: object) {
  return { opNo, opId: randomUUID(), change };
}

const PICTURE = {
  create: { width: 8, height: 8, channels: 3, background: "#722f37" },
} as const;

const WINE = {
  name: "Vin Jaune",
  vintage: 2015,
  type: "White Wine",
  varietal: "Savagnin",
  country: "France",
  region: "Jura",
  producer: "Jean Macle",
};
