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

export interface Restoring {
  /** A backup: a folder with `cellar.db` and `objects/`. */
  readonly from: string;
  readonly dataDir: string;
  /** What keeps the photos, where it is not the data folder. */
  readonly bucket?: ObjectBytes | undefined;
  /** Puts a cellar that is there aside; without it, such a one is left alone. */
  readonly replace: boolean;
  /** Names the folder into which what was there is put. */
  readonly now: Date;
}

/** What a restore came to. */
export interface RestoreReport {
  readonly steps: readonly Step[];
  readonly photos: number;
  /** Photos that the backup's wines show and of which it has no file. */
  readonly missing: number;
  /** Where the replaced cellar lies, if there was one. */
  readonly keptIn: string | undefined;
}

/**
 * Puts a backup in the place of the cellar in `dataDir`, under a new epoch: devices then send what
 * is unsent and read everything anew (rule E1). Everybody signs in again. Secrets and mails stay.
 *
 * The backup is copied and checked before anything is touched. Killed before that is done, this
 * leaves the cellar as it was; killed later, it is finished by the next start of the server or the
 * next restore. Throws {@link UpkeepRefused} while a server runs, or rather than overwrite.
 */
export async function restoreCellar(restoring: Restoring): Promise<RestoreReport> {
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

  // Asked again: the copying may have taken minutes.
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

/** A photo of one name never changes, so the bucket may have those of the backup at any time. */
async function copyPhotos({ from, bucket }: Restoring, draft: string) {
  const { shown, unused } = photosOf(join(draft, "cellar.db"));
  const names = [...shown, ...unused].map(({ id }) => photoName(id));
  const kept = join(from, "objects");
  const missing = bucket
    ? await copyBytes(await openFolderBytes(kept), bucket, names)
    : await copyFiles(kept, join(draft, "objects"), names);
  return { photos: names.length - missing.length, missing: missing.length };
}
