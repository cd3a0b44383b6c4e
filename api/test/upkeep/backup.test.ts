import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { text } from "node:stream/consumers";
import Sqlite from "better-sqlite3";
import sharp from "sharp";
import {
  type Change,
  finalizeAnswerSchema,
  PROTOCOL,
  pullAnswerSchema,
  pushAnswerSchema,
  uploadAnswerSchema,
  type User,
  WINE_ADDITIONS,
  wineSchema,
} from "sync-protocol";
import { expect, onTestFinished, test } from "vitest";
import * as z from "zod/mini";
import { backUpCellar } from "../../src/upkeep/backUpCellar.ts";
import { restoreCellar } from "../../src/upkeep/restoreCellar.ts";
import { rotateBackups } from "../../src/upkeep/rotateBackups.ts";
import { type Client, credentials, startApp, type TestApp } from "../startApp.ts";
import { notificationBody } from "../accounts/notificationBody.ts";

const API = join(import.meta.dirname, "../..");

const PULL = "/api/sync/changes?since=0&limit=100";

const NOW = new Date("2026-11-21T14:05:00Z");

test("a backup made during writes is consistent and contains the photos", async () => {
  const app = await cellarIn(await temporaryFolder());
  const person = await app.signedUp();
  const photoUrl = await photoOf(person);
  await addWine(person, { photoUrl });
  const writing = keepAddingWines(person);
  const before = writing.acknowledged();

  const folder = join(await temporaryFolder(), "backup");
  const said = await npmRunBackup(app.dataDir, folder);
  const after = await writing.stop();

  expect(said).toContain(`The cellar and 1 photo are in ${folder}`);
  expect(await readdir(join(folder, "objects"))).toEqual([`${basename(photoUrl)}.jpg`]);
  const backup = new Sqlite(join(folder, "cellar.db"), { readonly: true });
  expect(backup.pragma("integrity_check", { simple: true })).toBe("ok");
  const vintages = backup.prepare("SELECT vintage FROM wines ORDER BY added").pluck().all();
  expect(vintages.length).toBeGreaterThan(before);
  expect(vintages).toEqual(after.slice(0, vintages.length));
  backup.close();
});

test("a backup contains no sessions, links, webhooks or secrets", async () => {
  const app = await cellarIn(await temporaryFolder());
  const person = await app.signedUp();
  await person.post("/api/auth/forgot-password", { email: person.user.email });
  await person.post(`/api/cellars/${person.user.id}/guest-links`, { title: "Tonight" });
  await person.post(`/api/cellars/${person.user.id}/calendar-feed`, {});
  await person.post(`/api/cellars/${person.user.id}/webhooks`, { url: "https://example.org" });
  await person.put("/api/auth/notifications", await notificationBody(person));
  await app.stop();

  const folder = await backup(app.dataDir);

  expect(await readdir(folder)).toEqual(["cellar.db", "objects"]);
  const database = new Sqlite(join(folder, "cellar.db"), { readonly: true });
  expect(database.prepare("SELECT * FROM sessions").all()).toEqual([]);
  expect(database.prepare("SELECT * FROM reset_links").all()).toEqual([]);
  expect(database.prepare("SELECT * FROM guest_links").all()).toEqual([]);
  expect(database.prepare("SELECT * FROM calendar_feeds").all()).toEqual([]);
  expect(database.prepare("SELECT * FROM webhooks").all()).toEqual([]);
  expect(database.prepare("SELECT * FROM notifications").all()).toEqual([]);
  expect(database.prepare("SELECT * FROM meta WHERE key = 'push-keys'").all()).toEqual([]);
  database.close();
});

test("[E1] [E2] after a restore, a device's pending changes can be pushed", async () => {
  const app = await cellarIn(await temporaryFolder());
  const person = await app.signedUp();
  const phone = deviceOf(person);
  const kept = create();
  await phone.push([kept]);
  const folder = await backup(app.dataDir);
  const lost = create();
  await phone.push([lost]);
  await app.stop();

  await restoreCellar({ from: folder, dataDir: app.dataDir, replace: true, now: NOW });
  const restored = await cellarIn(app.dataDir);
  const again = restored.client();
  expect((await again.get(PULL)).status).toBe(401);
  await again.post("/api/auth/login", credentials(person.user.email));
  const stale = await phone.push([drink(kept)], again);
  expect([stale.status, stale.text]).toEqual([409, expect.stringContaining("epoch_changed")]);

  const renumbered = deviceOf({ ...again, user: person.user });
  const answer = await renumbered.push([lost, drink(kept)]);

  const { results } = answer.read(pushAnswerSchema);
  expect(results.map(({ verdict }) => verdict.kind)).toEqual(["applied", "applied"]);
  const { rows } = (await again.get(PULL)).read(pullAnswerSchema);
  expect(rows.map(({ id, quantity }) => [id, quantity])).toEqual([
    [lost.wineId, 6],
    [kept.wineId, 5],
  ]);
});

test("a restore keeps the replaced database in a folder and restores photos", async () => {
  const app = await cellarIn(await temporaryFolder());
  const person = await app.signedUp();
  const photoUrl = await photoOf(person);
  await addWine(person, { photoUrl });
  const folder = await backup(app.dataDir);
  await addWine(person);
  await app.stop();
  await rm(join(app.dataDir, "objects"), { recursive: true });

  const report = await restoreCellar({
    from: folder,
    dataDir: app.dataDir,
    replace: true,
    now: NOW,
  });

  const aside = join(app.dataDir, "replaced-2026-11-21T14-05-00");
  expect(report).toMatchObject({ photos: 1, missing: 0, keptIn: aside });
  expect(winesIn(aside)).toBe(2);
  const restored = await cellarIn(app.dataDir);
  const again = restored.client();
  await again.post("/api/auth/login", credentials(person.user.email));
  expect((await again.get(photoUrl)).status).toBe(200);
  expect((await again.get("/api/wines")).read(z.array(wineSchema))).toHaveLength(1);
});

test("a restore is refused while the server runs or without --replace", async () => {
  const app = await cellarIn(await temporaryFolder());
  await addWine(await app.signedUp());
  const folder = await backup(app.dataDir);
  const restore = (replace: boolean) =>
    restoreCellar({ from: folder, dataDir: app.dataDir, replace, now: NOW });

  await expect(restore(true)).rejects.toThrow("is in use. Stop the server first.");
  await app.stop();
  await expect(restore(false)).rejects.toThrow("holds a cellar. Say --replace to put it aside");

  expect(winesIn(app.dataDir)).toBe(1);
});

test("a restore of a damaged backup is refused and changes nothing", async () => {
  const app = await cellarIn(await temporaryFolder());
  await addWine(await app.signedUp());
  await app.stop();
  const folder = await temporaryFolder();
  await writeFile(join(folder, "cellar.db"), "no database at all".repeat(300));

  await expect(
    restoreCellar({ from: folder, dataDir: app.dataDir, replace: true, now: NOW }),
  ).rejects.toThrow("can't be used: file is not a database");

  expect(winesIn(app.dataDir)).toBe(1);
});

test("a backup without a database or into an existing folder is refused", async () => {
  const app = await cellarIn(await temporaryFolder());
  const folder = await backup(app.dataDir);

  await expect(backUpCellar(app.dataDir, folder)).rejects.toThrow("is there already");
  await expect(backUpCellar(await temporaryFolder(), folder)).rejects.toThrow(
    "There is no cellar in DATA_DIR",
  );
});

test("a backup omits a missing photo that no wine shows", async () => {
  const app = await cellarIn(await temporaryFolder());
  const person = await app.signedUp();
  await photoOf(person);
  await rm(join(app.dataDir, "objects"), { recursive: true });
  const folder = join(await temporaryFolder(), "backup");

  const report = await backUpCellar(app.dataDir, folder);

  expect(report).toMatchObject({ photos: 0 });
  expect(knownPhotosIn(folder)).toBe(0);
});

test("a backup that misses a wine's photo fails, but saves the rest", async () => {
  const app = await cellarIn(await temporaryFolder());
  const person = await app.signedUp();
  await addWine(person, { photoUrl: await photoOf(person) });
  await rm(join(app.dataDir, "objects"), { recursive: true });
  const into = await temporaryFolder();

  const { code, stderr, stdout } = await runBackup(app.dataDir, ["--into", into]);

  expect([code, stdout]).toEqual([1, ""]);
  const [name = ""] = await readdir(into);
  expect(stderr).toContain("The backup is incomplete: 1 photo that a wine shows is missing.");
  expect(stderr).toContain(`The rest is in ${join(into, name)}.`);
  expect(stderr).toContain("set S3_… as the server has them");
  expect(name).toMatch(/^20.*\.incomplete$/);
  await app.stop();
  const dataDir = await temporaryFolder();
  await restoreCellar({ from: join(into, name), dataDir, replace: false, now: NOW });
  expect(winesIn(dataDir)).toBe(1);
});

test("a backup with --keep 2 leaves the two newest complete backups", async () => {
  const app = await cellarIn(await temporaryFolder());
  await addWine(await app.signedUp());
  const into = await temporaryFolder();
  const made = ["2026-01-01T000000", "2026-01-02T00-00-00", "2026-01-03T00-00-00"];
  for (const name of made) await backUpCellar(app.dataDir, join(into, name));
  const others = ["2026-01-04T00-00-00.draft", "2026-01-05T00-00-00.incomplete", "mine"];
  for (const name of others) await mkdir(join(into, name));
  await mkdir(join(into, "2026-01-04T00-00-00.incomplete"));
  const anHourAgo = new Date(Date.now() - 60 * 60 * 1000);
  await utimes(join(into, "2026-01-04T00-00-00.draft"), anHourAgo, anHourAgo);

  const { code, stdout } = await runBackup(app.dataDir, ["--into", into, "--keep", "2"]);

  expect(code).toBe(0);
  const [newest = ""] = /20[\d-]+T[\d-]+/.exec(stdout) ?? [];
  expect(await readdir(into)).toEqual(["2026-01-03T00-00-00", ...others, newest].sort());
});

test("rotation removes old unfinished backups and keeps the last complete backup", async () => {
  const into = await temporaryFolder();
  const [backup, draft] = ["2026-01-01T00-00-00", "2026-01-02T00-00-00.draft"];
  for (const name of [backup, draft]) await mkdir(join(into, name));
  await writeFile(join(into, backup, "cellar.db"), "");
  const inTwoDays = new Date(Date.now() + 2 * 24 * 60 * 60 * 1000);

  expect(await rotateBackups(into, 0, inTwoDays)).toEqual([draft]);
  expect(await readdir(into)).toEqual([backup]);
});

test.each([
  [["a", "b"], "Usage: npm run backup"],
  [["a", "--keep", "3"], "Usage: npm run backup"],
  [["--keep", "0"], "--keep must be a number from 1 on."],
])("the backup command refuses %j with an explanation", async (args, sentence) => {
  const { code, stderr } = await runBackup(await temporaryFolder(), args);

  expect(code).toBe(1);
  expect(stderr.split("\n")).toEqual([expect.stringContaining(sentence), ""]);
});

test("a backup on a full disk fails with an explanation and leaves no files", async () => {
  const app = await cellarIn(await temporaryFolder());
  await addWine(await app.signedUp());
  await app.stop();
  const into = await temporaryFolder();

  const { code, stderr } = await runBackup(app.dataDir, ["--into", into], "ulimit -f 64;");

  expect(code).toBe(1);
  expect(stderr).toMatch(/^.*(local disk|than this process may write|disk is full).*\n$/);
  expect(await readdir(into)).toEqual([]);
});

async function cellarIn(dataDir: string): Promise<TestApp> {
  const app = await startApp({ dataDir });
  let stopping: Promise<void> | undefined;
  const stop = () => (stopping ??= app.stop());
  onTestFinished(stop);
  return { ...app, stop };
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "wine-cellar-backup-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function backup(dataDir: string): Promise<string> {
  const folder = join(await temporaryFolder(), "backup");
  await backUpCellar(dataDir, folder);
  return folder;
}

async function npmRunBackup(dataDir: string, folder: string): Promise<string> {
  const { code, stdout } = await runBackup(dataDir, [folder]);
  expect(code).toBe(0);
  return stdout;
}

async function runBackup(dataDir: string, args: readonly string[], before = "") {
  const command = `${before} exec "$@"`;
  const child = spawn(
    "sh",
    ["-c", command, "sh", process.execPath, join(API, "dist/backup.js"), ...args],
    { cwd: API, env: { PATH: process.env["PATH"], DATA_DIR: dataDir } },
  );
  const closed = once(child, "close");
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  await closed;
  return { code: child.exitCode, stdout, stderr };
}

function knownPhotosIn(folder: string): unknown {
  const database = new Sqlite(join(folder, "cellar.db"), { readonly: true });
  const count: unknown = database.prepare("SELECT count(*) FROM objects").pluck().get();
  database.close();
  return count;
}

/**
 * Keeps adding wines, with the vintages 1900, 1901, … in order. `stop` returns the vintages of all
 * wines that the server has acknowledged.
 */
function keepAddingWines(person: Client) {
  const acknowledged: number[] = [WINE.vintage];
  const stopping = new AbortController();
  const ended = (async () => {
    for (let vintage = 1900; vintage < WINE.vintage; vintage += 1) {
      if (stopping.signal.aborted) break;
      await addWine(person, { vintage });
      acknowledged.push(vintage);
    }
  })();
  return {
    acknowledged: () => acknowledged.length,
    async stop() {
      stopping.abort();
      await ended;
      return acknowledged;
    },
  };
}

async function addWine(person: Client, values: Partial<typeof WINE> = {}): Promise<void> {
  const answer = await person.post("/api/wines", { ...WINE, ...values });
  expect(answer.status).toBe(201);
}

async function photoOf(person: Client): Promise<string> {
  const { uploadURL } = (await person.post("/api/objects/upload")).read(uploadAnswerSchema);
  const bytes = await sharp({ create: { width: 6, height: 8, channels: 3, background: "#722f37" } })
    .png()
    .toBuffer();
  await person.send("PUT", uploadURL, {
    headers: { "Content-Type": "image/png" },
    raw: new Uint8Array(bytes),
  });
  const finalized = await person.post("/api/objects/finalize", { rawPath: uploadURL });
  return finalized.read(finalizeAnswerSchema).objectPath;
}

function winesIn(folder: string): unknown {
  const path = join(folder, "cellar.db");
  expect(existsSync(path)).toBe(true);
  const database = new Sqlite(path, { readonly: true });
  const count: unknown = database.prepare("SELECT count(*) FROM wines").pluck().get();
  database.close();
  return count;
}

function deviceOf(person: Client & { readonly user: User }) {
  const deviceId = randomUUID();
  let opNo = 0;
  let epoch: string | undefined;
  return {
    async push(changes: readonly Change[], client: Client = person) {
      epoch ??= (await client.get(PULL)).read(pullAnswerSchema).epoch;
      const ops = changes.map((change) => ({ opNo: (opNo += 1), opId: opIdOf(change), change }));
      const request = { protocol: PROTOCOL, userId: person.user.id, deviceId, ackThrough: 0 };
      return client.post("/api/sync/push", { ...request, epoch, ops });
    },
  };
}

const opIds = new WeakMap<Change, string>();

/** The opId of a change, which stays the same if the change is pushed again. */
function opIdOf(change: Change): string {
  const opId = opIds.get(change) ?? randomUUID();
  opIds.set(change, opId);
  return opId;
}

function create(): Extract<Change, { kind: "create" }> {
  return { kind: "create", wineId: randomUUID(), bottleId: randomUUID(), body: WINE };
}

function drink({ wineId }: { readonly wineId: string }): Change {
  return { kind: "remove-bottles", wineId, quantity: 1 };
}

const WINE = {
  name: "Riesling Trocken",
  vintage: 2021,
  type: "White Wine" as const,
  varietal: "Riesling",
  country: "Germany",
  region: "Nahe",
  producer: "Dönnhoff",
  notes: null,
  photoUrl: null as string | null,
  ...WINE_ADDITIONS,
  quantity: 6,
};
