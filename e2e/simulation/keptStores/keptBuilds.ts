import { cp, mkdir, mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { format } from "oxfmt";
import { completedWineRow, type User, userSchema, wineSchema } from "sync-protocol";
import * as z from "zod/mini";
import { databaseText, writeDatabase } from "./databaseText.ts";
import type { Device } from "./Device.ts";
import { browserDumpSchema, dumpBrowser } from "./storeDump.ts";

const BUILDS = join(import.meta.dirname, "builds");

/** A wine as a build showed it, with what that build did not know of it. */
const shownWineSchema = z.pipe(
  z.pipe(z.record(z.string(), z.unknown()), z.transform(completedWineRow)),
  z.looseObject(wineSchema.shape),
);

/** One browser as a build left it, and what that build showed of it. */
const keptDeviceSchema = z.object({
  cookies: z.record(z.string(), z.string()),
  shown: z.array(shownWineSchema),
  /** What became of bottles, as that build showed it; not of builds that told of nothing. */
  events: z.optional(z.array(z.looseObject({ id: z.string() }))),
  databases: browserDumpSchema,
});

const keptSchema = z.object({
  /** When it was written, ms since 1970: what is signed or expires is judged by then. */
  writtenAt: z.int(),
  user: userSchema,
  password: z.string(),
});

export type KeptDevice = z.infer<typeof keptDeviceSchema>;

/** The stores of both sides as one build wrote them. */
export interface KeptBuild {
  readonly name: string;
  readonly writtenAt: number;
  /** Whose browsers these are. */
  readonly user: User;
  readonly password: string;
  readonly devices: ReadonlyMap<string, KeptDevice>;
}

/** The names of the builds whose stores are kept. */
export async function keptBuilds(): Promise<string[]> {
  return (await readdir(BUILDS)).sort();
}

export async function readBuild(name: string): Promise<KeptBuild> {
  const folder = join(BUILDS, name);
  const devices = new Map<string, KeptDevice>();
  for (const file of (await readdir(join(folder, "devices"))).sort()) {
    const kept: unknown = JSON.parse(await readFile(join(folder, "devices", file), "utf8"));
    devices.set(file.replace(/\.json$/, ""), keptDeviceSchema.parse(kept));
  }
  const kept: unknown = JSON.parse(await readFile(join(folder, "kept.json"), "utf8"));
  return { name, ...keptSchema.parse(kept), devices };
}

/** The SQL of a build's database. */
export function readDatabaseText(name: string): Promise<string> {
  return readFile(join(BUILDS, name, "server", "cellar.sql"), "utf8");
}

/** A folder as that build's server left it; whoever asks for it removes it. */
export async function makeDataDir(name: string): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), "wine-cellar-kept-"));
  await cp(join(BUILDS, name, "server", "objects"), join(dataDir, "objects"), { recursive: true });
  writeDatabase(join(dataDir, "cellar.db"), await readDatabaseText(name));
  return dataDir;
}

/** What a build has written, at rest but for the stores that its browsers have open. */
export interface Written {
  readonly user: User;
  readonly password: string;
  readonly devices: readonly Device[];
  readonly dataDir: string;
}

/** Keeps what this build has written, under a name that no build has yet. */
export async function keepBuild(name: string, written: Written): Promise<void> {
  const { user, password, devices, dataDir } = written;
  const folder = join(BUILDS, name);
  const server = join(folder, "server");
  await mkdir(BUILDS, { recursive: true });
  await mkdir(folder);
  await mkdir(join(folder, "devices"));
  await mkdir(server);
  await writeJson(join(folder, "kept.json"), { writtenAt: Date.now(), user, password });
  for (const device of devices) {
    const cookies = Object.fromEntries(device.cookies);
    const [shown, events] = [await device.shown(), await device.events()];
    device.close();
    const databases = await dumpBrowser(device.factory);
    const kept = { cookies, shown, events, databases };
    await writeJson(join(folder, "devices", `${device.name}.json`), kept);
  }
  await writeFile(join(server, "cellar.sql"), databaseText(join(dataDir, "cellar.db")));
  await cp(join(dataDir, "objects"), join(server, "objects"), { recursive: true });
}

async function writeJson(path: string, content: unknown): Promise<void> {
  const { code } = await format(path, JSON.stringify(content), { printWidth: 100 });
  await writeFile(path, code);
}
