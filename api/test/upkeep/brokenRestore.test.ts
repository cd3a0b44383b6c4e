import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import Sqlite from "better-sqlite3";
import sharp from "sharp";
import { finalizeAnswerSchema, uploadAnswerSchema, wineSchema } from "sync-protocol";
import { expect, onTestFinished, test } from "vitest";
import * as z from "zod/mini";
import { backUpCellar } from "../../src/upkeep/backUpCellar.ts";
import { restoreCellar } from "../../src/upkeep/restoreCellar.ts";
import { type Client, credentials, startApp } from "../startApp.ts";

const API = join(import.meta.dirname, "../..");

const EMAIL = "keeper@cellar.example";

/** Upper limit of steps tried. A restore makes fewer file system calls. */
const STEPS_MAX = 60;

test("a restore killed at any step leaves either old or new data", async () => {
  const { dataDir, backup } = await cellarAndBackup();
  const found: string[][] = [];

  for (let step = 0; step < STEPS_MAX; step += 1) {
    const copy = await temporaryFolder();
    await cp(dataDir, copy, { recursive: true });
    const wasKilled = await isKilledAt(step, backup, copy);
    found.push(await winesWithPhotos(copy));
    expect(await readdir(copy)).not.toContainEqual(expect.stringMatching(/^\.restored-/));
    if (!wasKilled) break;
  }

  const turn = found.findIndex((names) => names.includes("Of the backup"));
  expect(turn).toBeGreaterThan(2);
  expect(found.length).toBeGreaterThan(turn + 4);
  for (const [step, names] of found.entries()) {
    expect(names).toEqual(step < turn ? ["Of the backup, drunk since"] : ["Of the backup"]);
  }
}, 180_000);

test("at start the server finishes a restore that lacks only the database", async () => {
  const { dataDir, backup } = await cellarAndBackup();
  await mkdir(join(dataDir, "replaced-2026-11-21T14-05-00"));
  await cp(backup, join(dataDir, ".restored-2026-11-21T14-05-00"), { recursive: true });
  await rm(join(dataDir, "cellar.db"));

  await expect(backUpCellar(dataDir, join(await temporaryFolder(), "backup"))).rejects.toThrow(
    "was broken off. Start the server: it ends it.",
  );

  expect(await winesWithPhotos(dataDir)).toEqual(["Of the backup"]);
});

test("a server refuses to start on a half-restored data folder", async () => {
  const { dataDir, backup } = await cellarAndBackup();
  await cp(backup, join(dataDir, ".restoring"), { recursive: true });
  await rm(join(dataDir, "cellar.db"));

  await expect(startApp({ dataDir })).rejects.toThrow(
    "holds a restore that was broken off, and no cellar. Run npm run restore again",
  );

  const now = new Date("2026-11-21T14:05:00Z");
  await restoreCellar({ from: backup, dataDir, replace: true, now });
  expect(await winesWithPhotos(dataDir)).toEqual(["Of the backup"]);
});

test("[E1] a restore from a data folder omits the folder's epoch and sessions", async () => {
  const { dataDir } = await cellarAndBackup();
  const restored = await temporaryFolder();

  await restoreCellar({ from: dataDir, dataDir: restored, replace: false, now: new Date() });

  expect(epochsIn(dataDir)).toHaveLength(1);
  expect(epochsIn(restored)).toEqual([]);
  expect(countIn(dataDir, "sessions")).toBe(1);
  expect(countIn(restored, "sessions")).toBe(0);
  await (await startApp({ dataDir: restored })).stop();
  expect(epochsIn(restored)).not.toEqual(epochsIn(dataDir));
});

/**
 * A data folder with one wine and its photo, and a backup of it from before the wine's last edit.
 */
async function cellarAndBackup(): Promise<{ dataDir: string; backup: string }> {
  const dataDir = await temporaryFolder();
  const backup = join(await temporaryFolder(), "backup");
  const app = await startApp({ dataDir });
  const person = await app.signedUp(EMAIL);
  const wine = { ...WINE, name: "Of the backup", photoUrl: await photoOf(person) };
  const { id } = (await person.post("/api/wines", wine)).read(wineSchema);
  await backUpCellar(dataDir, backup);
  const later = { ...wine, name: "Of the backup, drunk since", photoUrl: await photoOf(person) };
  expect((await person.put(`/api/wines/${id}`, later)).status).toBe(200);
  await app.stop();
  return { dataDir, backup };
}

/**
 * Restores in a process that is killed before its file system call number `step`. Returns `false`
 * if the restore ends before that call.
 */
async function isKilledAt(step: number, backup: string, dataDir: string): Promise<boolean> {
  const preloaded = ["--import", "tsx", "--import", join(API, "test/upkeep/dieBefore.mjs")];
  const command = [...preloaded, join(API, "src/restore.ts"), backup, "--replace"];
  const env = { PATH: process.env["PATH"], DATA_DIR: dataDir, DIE_BEFORE: String(step) };
  try {
    await promisify(execFile)(process.execPath, command, { cwd: API, env });
    return false;
  } catch (cause) {
    expect(cause).toMatchObject({ signal: "SIGKILL" });
    return true;
  }
}

/** Returns the names of the wines in this data folder, and checks that every wine has its photo. */
async function winesWithPhotos(dataDir: string): Promise<string[]> {
  const app = await startApp({ dataDir });
  try {
    const person = app.client();
    await person.post("/api/auth/login", credentials(EMAIL));
    const wines = (await person.get("/api/wines")).read(z.array(wineSchema));
    for (const { photoUrl } of wines) {
      expect((await person.get(photoUrl ?? "")).status).toBe(200);
    }
    return wines.map(({ name }) => name);
  } finally {
    await app.stop();
  }
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "wine-cellar-restore-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

function epochsIn(folder: string): unknown[] {
  return inDatabase(folder, "SELECT value FROM meta WHERE key = 'epoch'");
}

function countIn(folder: string, table: "sessions"): unknown {
  return inDatabase(folder, `SELECT count(*) FROM ${table}`)[0];
}

function inDatabase(folder: string, query: string): unknown[] {
  const database = new Sqlite(join(folder, "cellar.db"), { readonly: true });
  const found = database.prepare(query).pluck().all();
  database.close();
  return found;
}

async function photoOf(person: Client): Promise<string> {
  const { uploadURL } = (await person.post("/api/objects/upload")).read(uploadAnswerSchema);
  const picture = sharp({ create: { width: 6, height: 8, channels: 3, background: "#722f37" } });
  await person.send("PUT", uploadURL, {
    headers: { "Content-Type": "image/png" },
    raw: new Uint8Array(await picture.png().toBuffer()),
  });
  const finalized = await person.post("/api/objects/finalize", { rawPath: uploadURL });
  return finalized.read(finalizeAnswerSchema).objectPath;
}

const WINE = {
  name: "",
  vintage: 2019,
  type: "Red Wine",
  varietal: "Blaufränkisch",
  country: "Austria",
  region: "Burgenland",
  producer: "Moric",
  quantity: 6,
};
