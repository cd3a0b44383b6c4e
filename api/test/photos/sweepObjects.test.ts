import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { wineBodySchema } from "sync-protocol";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sqliteSql } from "../../src/store/sqlite/sqliteSql.ts";
import { accountStore } from "../../src/store/accounts/accountStore.ts";
import { objectStore } from "../../src/store/accounts/objectStore.ts";
import { openFolderBytes } from "../../src/outside/stored-files/folderBytes.ts";
import { sharpProcessor } from "../../src/outside/photo-developer/sharpProcessor.ts";
import { openDatabase } from "../../src/store/sqlite/openDatabase.ts";
import { sqliteCellar } from "../../src/store/sqlite/sqliteCellar.ts";
import { changeWine } from "../../src/cellar/changes/changeWine.ts";
import { DEMO_WINES } from "../../src/cellar/demo/demoCellar.ts";
import { keepPhoto, sweepObjects, recountPhotoBytes } from "../../src/cellar/photos/objects.ts";
import type { StaleBefore } from "../../src/cellar/ports/objects.ts";

const KEPT_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;
const START = Date.UTC(2026, 0, 1);
const USER = "0a0a0a0a-0000-4000-8000-000000000000";

let world: Awaited<ReturnType<typeof openWorld>>;

beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

test("a sweep removes uploads that stayed unfinished for a day", async () => {
  const id = randomUUID();
  await world.objects.promise({ cellarId: USER, id }, START);
  await world.bytes.write(`${id}.raw`, [Buffer.from("raw")], 10);

  await sweepObjects(world, START + DAY_MS);
  expect(await world.files()).toEqual([`${id}.raw`]);

  await sweepObjects(world, START + DAY_MS + 1);
  expect(await world.files()).toEqual([]);
  expect(await world.objects.find({ cellarId: USER, id })).toBeUndefined();
});

test("[F2] a sweep keeps a photo while a wine shows it", async () => {
  const photo = await world.photo();
  await world.wineShowing(photo);

  for (let day = 0; day < 500; day += 50) await sweepObjects(world, START + day * DAY_MS);

  expect(await world.files()).toHaveLength(1);
});

test("[F2] a sweep keeps a new unused photo for 90 days", async () => {
  await world.photo();
  await sweepObjects(world, START);

  await sweepObjects(world, START + KEPT_DAYS * DAY_MS);
  expect(await world.files()).toHaveLength(1);

  await sweepObjects(world, START + KEPT_DAYS * DAY_MS + 1);
  expect(await world.files()).toEqual([]);
});

test("[F2] a sweep removes a photo 90 days after it was replaced", async () => {
  const [first, second] = [await world.photo(), await world.photo()];
  const wineId = await world.wineShowing(first);
  await sweepObjects(world, START + 9 * DAY_MS);

  await world.show(wineId, second);
  await sweepObjects(world, START + 10 * DAY_MS);
  await sweepObjects(world, START + (10 + KEPT_DAYS) * DAY_MS);
  expect(await world.files()).toHaveLength(2);

  await sweepObjects(world, START + (10 + KEPT_DAYS) * DAY_MS + 1);
  expect(await world.files()).toEqual([`${idIn(second)}.jpg`]);
});

test("[F2] a photo shown again between sweeps is kept 90 more days", async () => {
  const photo = await world.photo();
  const wineId = await world.wineShowing(photo);
  await world.show(wineId, null);
  await sweepObjects(world, START);

  await world.show(wineId, photo);
  await world.show(wineId, null);
  await sweepObjects(world, START + KEPT_DAYS * DAY_MS + 1);

  expect(await world.files()).toHaveLength(1);
});

test("[F2] a sweep keeps an unused photo that a wine shows meanwhile", async () => {
  const photo = await world.photo();
  await sweepObjects(world, START);
  const objects = {
    ...world.objects,
    async stale(cellarIds: readonly string[], now: number, before: StaleBefore) {
      const found = await world.objects.stale(cellarIds, now, before);
      await world.wineShowing(photo);
      return found;
    },
  };

  await sweepObjects({ ...world, objects }, START + (KEPT_DAYS + 1) * DAY_MS);

  expect(await world.files()).toHaveLength(1);
  expect(await world.objects.find({ cellarId: USER, id: idIn(photo) })).toBeDefined();
});

test("a recount stores the size of photos that have no stored size", async () => {
  const photo = await world.photo();
  const bytesOf = () => world.objects.bytesOf(USER, { since: START + DAY_MS, reserved: 0 });
  const weight = await bytesOf();
  await world.objects.noteBytes({ cellarId: USER, id: idIn(photo) }, 0);

  await recountPhotoBytes(world);

  expect(weight).toBeGreaterThan(0);
  expect(await bytesOf()).toBe(weight);
});

async function openWorld() {
  const folder = await mkdtemp(join(tmpdir(), "sweep-"));
  const database = openDatabase(":memory:");
  await accountStore(sqliteSql(database)).create(
    { id: USER, email: "a@b.example", passwordHash: "", unconfirmedSince: null },
    START,
  );
  const objects = objectStore(sqliteSql(database));
  const bytes = await openFolderBytes(folder);
  const now = (): number => START;
  const wines = { store: sqliteCellar(database), live: { publish: () => undefined }, now };
  const photos = { objects, bytes, photoProcessor: sharpProcessor(), now };

  const show = async (wineId: string, photoUrl: string | null): Promise<void> => {
    await changeWine(wines, {
      cellarId: USER,
      change: { kind: "edit", wineId, body: { ...body, photoUrl } },
    });
  };

  return {
    objects,
    bytes,
    show,
    files: () => readdir(folder),
    photo: () => keepPhoto(photos, { id: randomUUID(), cellarId: USER, raw: onePixel }),
    async wineShowing(photoUrl: string): Promise<string> {
      const [wineId, bottleId] = [randomUUID(), randomUUID()];
      const change = { kind: "create", wineId, bottleId, body: { ...body, photoUrl } } as const;
      await changeWine(wines, { cellarId: USER, change });
      return wineId;
    },
    async close() {
      database.close();
      await rm(folder, { recursive: true });
    },
  };
}

function idIn(path: string): string {
  return path.slice("/objects/uploads/".length);
}

const body = wineBodySchema.parse(DEMO_WINES[0]!.wine);

const onePixel = Buffer.from(
  "R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==",
  "base64",
);
