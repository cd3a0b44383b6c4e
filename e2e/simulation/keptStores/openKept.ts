import { rm } from "node:fs/promises";
import Sqlite from "better-sqlite3";
import { expect, onTestFinished } from "vitest";
import type { RunningServer } from "../../../api/src/server.ts";
import { Device } from "./Device.ts";
import { deviceOf, type KeptBuild, makeDataDir } from "./keptBuilds.ts";
import { serveKept } from "./keptServer.ts";
import { loadBrowser } from "./storeDump.ts";

export const SERVED_TIMEOUT_MS = 60_000;

const ROUNDS_MAX = 6;

/**
 * Opens a device that an earlier build stored, with today's code. Closes the device when the test
 * ends.
 */
export async function opened(build: KeptBuild, name: string): Promise<Device> {
  const { databases, cookies } = deviceOf(build, name);
  const device = new Device(name, { factory: await loadBrowser(databases), cookies });
  await device.open(build.user.id);
  onTestFinished(() => {
    device.close();
  });
  return device;
}

/** Starts today's server on a build's data. Removes the data when the test ends. */
export async function served(
  build: KeptBuild,
): Promise<{ server: RunningServer; dataDir: string }> {
  const dataDir = await makeDataDir(build);
  onTestFinished(() => rm(dataDir, { recursive: true }));
  return { server: await serveKept(dataDir), dataDir };
}

export async function drainAll(devices: readonly Device[]): Promise<void> {
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    for (const device of devices) {
      expect(await device.drain()).toMatchObject({ kind: "done" });
      await device.sendPhotos();
      await device.drain();
    }
  }
  for (const { cellar } of devices) expect(await cellar.outbox.toArray()).toEqual([]);
}

export function appliedKeys(path: string): ReadonlySet<string> {
  const database = new Sqlite(path, { readonly: true });
  const keys = database
    .prepare<[], string>(
      "SELECT key FROM results WHERE json_extract(verdict, '$.kind') = 'applied'",
    )
    .pluck()
    .all();
  database.close();
  return new Set(keys);
}
