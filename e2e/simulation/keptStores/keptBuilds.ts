import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { type User, userSchema } from "sync-protocol";
import * as z from "zod/mini";
import { databaseText, writeDatabase } from "./databaseText.ts";
import { Device } from "./Device.ts";
import { serveKept } from "./keptServer.ts";
import { browserDumpSchema, dumpBrowser, loadBrowser } from "./storeDump.ts";

const BUILDS = join(import.meta.dirname, "builds");

const EXTENSION = ".json.gz";

/** A browser's stores as a build left them, and what that build showed. */
const keptDeviceSchema = z.object({
  cookies: z.record(z.string(), z.string()),
  shown: z.array(z.record(z.string(), z.unknown())),
  events: z.array(z.looseObject({ id: z.string() })),
  databases: browserDumpSchema,
});

const keptBuildSchema = z.object({
  /**
   * When the stores were written, ms since 1970. Tests set the clock to shortly after this time,
   * because sessions and links expire.
   */
  writtenAt: z.int(),
  user: userSchema,
  password: z.string(),
  devices: z.record(z.string(), keptDeviceSchema),
  server: z.object({
    sql: z.string(),
    /** The server's photos in base64, by path. */
    objects: z.record(z.string(), z.string()),
  }),
  /** The pushes that the device `offline` sends next, in order. */
  pushes: z.array(z.record(z.string(), z.unknown())),
});

export type KeptDevice = z.infer<typeof keptDeviceSchema>;
export type KeptBuild = z.infer<typeof keptBuildSchema> & { readonly name: string };

export async function keptBuilds(): Promise<string[]> {
  return (await readdir(BUILDS)).map((file) => file.replace(EXTENSION, "")).sort();
}

export function readBuild(name: string): Promise<KeptBuild> {
  return readKept(BUILDS, name);
}

/**
 * Stores with an imported CellarTracker file, sent or unsent. Written by a build with version 8 of
 * the local store and schema 24 of the server.
 */
export function readImportStory(name: "sent" | "unsent"): Promise<KeptBuild> {
  return readKept(join(import.meta.dirname, "imports"), name);
}

async function readKept(folder: string, name: string): Promise<KeptBuild> {
  const bytes = await promisify(gunzip)(await readFile(join(folder, name + EXTENSION)));
  return { name, ...keptBuildSchema.parse(JSON.parse(bytes.toString())) };
}

/** Creates a data folder for the server from a kept build. The caller removes the folder. */
export async function makeDataDir({ server }: KeptBuild): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), "wine-cellar-kept-"));
  for (const [path, base64] of Object.entries(server.objects)) {
    const file = join(dataDir, "objects", path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, base64, "base64");
  }
  writeDatabase(join(dataDir, "cellar.db"), server.sql);
  return dataDir;
}

/**
 * The server's data folder and the devices' databases, written by one build of the app. The server
 * is stopped; the devices' databases may still be open.
 */
export interface BuildStores {
  readonly user: User;
  readonly password: string;
  readonly devices: readonly Device[];
  readonly dataDir: string;
}

export async function keepBuild(name: string, written: BuildStores): Promise<void> {
  const { user, password, dataDir } = written;
  const devices: Record<string, KeptDevice> = {};
  for (const device of written.devices) {
    const [shown, events] = [await device.shown(), await device.events()];
    device.close();
    const cookies = Object.fromEntries(device.cookies);
    devices[device.name] = keptDeviceSchema.parse({
      ...{ cookies, shown, events },
      databases: await dumpBrowser(device.factory),
    });
  }
  const sql = databaseText(join(dataDir, "cellar.db"));
  const server = { sql, objects: await readObjects(join(dataDir, "objects")) };
  const kept = { name, writtenAt: Date.now(), user, password, devices, server, pushes: [] };
  const pushes = await pushesOf(kept);
  const bytes = await promisify(gzip)(JSON.stringify({ ...kept, pushes }), { level: 9 });
  await writeFile(join(BUILDS, name + EXTENSION), bytes, { flag: "wx" });
}

/** The pushes that the device `offline` sends once online. Runs on copies of all stores. */
async function pushesOf(build: KeptBuild): Promise<KeptBuild["pushes"]> {
  const { databases, cookies } = deviceOf(build, "offline");
  const dataDir = await makeDataDir(build);
  const server = await serveKept(dataDir);
  const device = new Device("offline", { factory: await loadBrowser(databases), cookies });
  try {
    await device.open(build.user.id);
    device.url = server.publicUrl;
    await device.drain();
    return device.pushed;
  } finally {
    device.close();
    await server.stop();
    await rm(dataDir, { recursive: true });
  }
}

export function deviceOf({ name, devices }: KeptBuild, device: string): KeptDevice {
  const kept = devices[device];
  if (!kept) throw new Error(`${name} has no ${device}`);
  return kept;
}

async function readObjects(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const objects: Record<string, string> = {};
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    objects[relative(folder, path)] = await readFile(path, "base64");
  }
  return objects;
}
