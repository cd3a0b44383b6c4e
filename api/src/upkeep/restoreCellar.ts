import { existsSync } from "node:fs";
import { copyFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { photoName } from "../cellar/photos/objects.ts";
import type { ObjectBytes } from "../cellar/ports/objects.ts";
import { copyBytes } from "../outside/stored-files/copyBytes.ts";
import { copyFiles } from "../outside/stored-files/copyFiles.ts";
import { flush } from "../outside/stored-files/flush.ts";
import { openFolderBytes } from "../outside/stored-files/folderBytes.ts";
import { makeFolder } from "../outside/stored-files/makeFolder.ts";
import { beginNewHistory } from "../store/sqlite/copyDatabase.ts";
import { faultsOf, isInUse, photosOf } from "../store/sqlite/databaseFile.ts";
import { cellarIn, commitRestore, DRAFT, finishRestore } from "./finishRestore.ts";
import { type Step, stopwatch } from "./stopwatch.ts";
import { UpkeepRefused } from "./UpkeepRefused.ts";

export interface RestoreOptions {
  /** A backup: a folder with `cellar.db` and `objects/`. */
  readonly from: string;
  readonly dataDir: string;
  readonly bucket?: ObjectBytes | undefined;
  /** Moves an existing cellar aside. If `false`, an existing cellar is an error. */
  readonly replace: boolean;
  readonly now: Date;
}

export interface RestoreReport {
  readonly steps: readonly Step[];
  readonly photos: number;
  /** Number of photos that the backup's wines show but whose files are missing. */
  readonly missing: number;
  readonly keptIn: string | undefined;
}

/**
 * Replaces the cellar in `dataDir` with a backup, under a new epoch. Devices then send their
 * pending changes and pull everything again [E1: epoch]. All users sign in again. Secrets and mails
 * are kept. The backup is copied and checked first. A restore interrupted before the end of the
 * check leaves the cellar unchanged. A restore interrupted later is finished by the next start or
 * restore. Throws {@link UpkeepRefused} while a server runs, or if a cellar exists and `replace` is
 * `false`.
 */
export async function restoreCellar(restoring: RestoreOptions): Promise<RestoreReport> {
  const { from, dataDir, replace, now } = restoring;
  await requireBackup(from);
  await finishRestore(dataDir);
  const present = await cellarIn(dataDir);
  if (present.length > 0) requireReplaceable(dataDir, replace);

  const draft = join(dataDir, DRAFT);
  const { steps, timed } = stopwatch();
  await rm(draft, { recursive: true, force: true });
  await makeFolder(draft);
  await timed("database", () => copyFile(join(from, "cellar.db"), join(draft, "cellar.db")));
  await timed("integrity_check", () => {
    requireSound(join(draft, "cellar.db"), from);
  });
  beginNewHistory(join(draft, "cellar.db"));
  await flush(join(draft, "cellar.db"));
  const photos = await timed("photos", () => copyPhotos(restoring, draft));

  // The data folder is checked again, because the copying may have taken minutes.
  if (present.length > 0) requireReplaceable(dataDir, replace);
  await commitRestore(dataDir, now);
  const finished = await finishRestore(dataDir);
  return { steps, ...photos, keptIn: finished?.keptIn };
}

async function requireBackup(from: string): Promise<void> {
  const found = await stat(join(from, "cellar.db")).catch(() => undefined);
  if (!found?.isFile()) throw new UpkeepRefused(`${from} is no backup: it has no cellar.db.`);
  if (!existsSync(join(from, "cellar.db-wal"))) return;
  throw new UpkeepRefused(
    `${from} is a server's own folder. Make a backup of it, and restore that.`,
  );
}

function requireReplaceable(dataDir: string, replace: boolean): void {
  const database = join(dataDir, "cellar.db");
  if (!replace) {
    throw new UpkeepRefused(
      `DATA_DIR ${dataDir} holds a cellar. Say --replace to put it aside, or set another DATA_DIR.`,
    );
  }
  if (existsSync(database) && isInUse(database)) {
    throw new UpkeepRefused(`${database} is in use. Stop the server first.`);
  }
}

function requireSound(copy: string, from: string): void {
  const faults = faultsOf(copy);
  if (faults.length > 0) throw new UpkeepRefused(`${from} can't be used: ${faults.join(" ")}`);
}

/**
 * Copies the photos. The photo under a name never changes, so photos may be copied into the bucket
 * before the restore is complete.
 */
async function copyPhotos({ from, bucket }: RestoreOptions, draft: string) {
  const { shown, unused } = photosOf(join(draft, "cellar.db"));
  const names = [...shown, ...unused].map(({ id }) => photoName(id));
  const kept = join(from, "objects");
  const missing = bucket
    ? await copyBytes(await openFolderBytes(kept), bucket, names)
    : await copyFiles(kept, join(draft, "objects"), names);
  return { photos: names.length - missing.length, missing: missing.length };
}
