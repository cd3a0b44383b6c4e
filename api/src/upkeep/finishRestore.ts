import { existsSync } from "node:fs";
import { readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { flush } from "../outside/stored-files/flush.ts";
import { makeFolder } from "../outside/stored-files/makeFolder.ts";
import { nameOfMoment } from "./nameOfMoment.ts";

/** Where a restore copies the backup to; worth nothing until it is complete. */
export const DRAFT = ".restoring";

/** Begins the name of a complete copy; what follows names the folder for what it replaces. */
const READY = ".restored-";

/** What a cellar consists of; the two files beside the database are its write-ahead log. */
const CELLAR = ["objects", "cellar.db-wal", "cellar.db-shm", "cellar.db"] as const;

/** What of it takes the place of each part of a complete copy. */
const REPLACED_BY = {
  objects: ["objects"],
  "cellar.db": ["cellar.db-wal", "cellar.db-shm", "cellar.db"],
} as const;

/** The names of what there is of a cellar in `dataDir`. */
export async function cellarIn(dataDir: string): Promise<readonly string[]> {
  const names = await namesIn(dataDir);
  return CELLAR.filter((name) => names.includes(name));
}

/**
 * Calls the draft in `dataDir` complete, in one step that reaches the disk: from here on the
 * restore takes place, whatever happens to this process.
 */
export async function commitRestore(dataDir: string, now: Date): Promise<void> {
  await flush(join(dataDir, DRAFT));
  await rename(join(dataDir, DRAFT), join(dataDir, READY + nameOfMoment(now)));
  await flush(dataDir);
}

/** How a restore ended. */
export interface FinishedRestore {
  /** Where the replaced cellar lies, if there was one. */
  readonly keptIn: string | undefined;
}

/**
 * Puts a complete copy in the place of the cellar in `dataDir`, or goes on where a process that did
 * so was killed; `undefined` where there is none. What was there is put aside.
 *
 * Each part is renamed by itself, and the database last. Which renames are still to come shows in
 * what is left of the copy, so that this may be broken off and begun anew at any point.
 */
export async function finishRestore(dataDir: string): Promise<FinishedRestore | undefined> {
  const ready = await completeCopyIn(dataDir);
  if (ready === undefined) return undefined;

  const copy = join(dataDir, ready);
  const aside = join(dataDir, `replaced-${ready.slice(READY.length)}`);
  for (const part of ["objects", "cellar.db"] as const) {
    if (!existsSync(join(copy, part))) continue;
    await putAside(dataDir, aside, REPLACED_BY[part]);
    await rename(join(copy, part), join(dataDir, part));
    await flush(dataDir);
  }
  await rm(copy, { recursive: true });
  await flush(dataDir);
  return { keptIn: existsSync(aside) ? aside : undefined };
}

/** The name of a complete copy that has yet to take its place; `undefined` where there is none. */
export async function completeCopyIn(dataDir: string): Promise<string | undefined> {
  return (await namesIn(dataDir)).find((name) => name.startsWith(READY));
}

/** Whether a restore was broken off, by this or an earlier release, and there is no cellar. */
export async function lacksCellar(dataDir: string): Promise<boolean> {
  const names = await namesIn(dataDir);
  return names.includes(DRAFT) && !names.includes("cellar.db");
}

async function putAside(dataDir: string, aside: string, parts: readonly string[]): Promise<void> {
  const present = parts.filter((name) => existsSync(join(dataDir, name)));
  if (present.length === 0) return;

  await makeFolder(aside);
  for (const name of present) await rename(join(dataDir, name), join(aside, name));
  await flush(aside);
}

async function namesIn(dataDir: string): Promise<readonly string[]> {
  return existsSync(dataDir) ? readdir(dataDir) : [];
}
