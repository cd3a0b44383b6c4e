import { existsSync } from "node:fs";
import { readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { flush } from "../outside/stored-files/flush.ts";
import { makeFolder } from "../outside/stored-files/makeFolder.ts";
import { nameOfMoment } from "./nameOfMoment.ts";

/** Folder for the copy of a backup. The copy is ignored until it is complete. */
export const DRAFT = ".restoring";

/**
 * Prefix of the name of a restored cellar that is completely copied. A time follows. The folder that
 * keeps the replaced cellar gets the same time in its name.
 */
const READY = ".restored-";

const CELLAR = ["objects", "cellar.db-wal", "cellar.db-shm", "cellar.db"] as const;

/** The parts of a complete copy, each with the current files that it replaces. */
const REPLACED_BY = {
  objects: ["objects"],
  "cellar.db": ["cellar.db-wal", "cellar.db-shm", "cellar.db"],
} as const;

export async function cellarIn(dataDir: string): Promise<readonly string[]> {
  const names = await namesIn(dataDir);
  return CELLAR.filter((name) => names.includes(name));
}

/**
 * Marks the draft in `dataDir` as complete by a flushed rename. From then on the next start
 * finishes the restore, even if this process ends.
 */
export async function commitRestore(dataDir: string, now: Date): Promise<void> {
  await flush(join(dataDir, DRAFT));
  await rename(join(dataDir, DRAFT), join(dataDir, READY + nameOfMoment(now)));
  await flush(dataDir);
}

export interface FinishedRestore {
  readonly keptIn: string | undefined;
}

/**
 * Replaces the cellar in `dataDir` with a complete copy, and moves the old files aside. Returns
 * `undefined` if there is no complete copy. Each part is renamed separately, the database last. A
 * part is still in the copy until it is renamed, so an interrupted call can be repeated.
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

/** The name of a complete copy that is not yet in use; `undefined` without such a copy. */
export async function completeCopyIn(dataDir: string): Promise<string | undefined> {
  return (await namesIn(dataDir)).find((name) => name.startsWith(READY));
}

/** Whether a restore was interrupted and there is no database. */
export async function wasRestoreInterrupted(dataDir: string): Promise<boolean> {
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
