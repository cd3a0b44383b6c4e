import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { photoName } from "../cellar/photos/objects.ts";
import type { ObjectBytes } from "../cellar/ports/objects.ts";
import { copyBytes } from "../outside/stored-files/copyBytes.ts";
import { copyFiles } from "../outside/stored-files/copyFiles.ts";
import { flush } from "../outside/stored-files/flush.ts";
import { openFolderBytes } from "../outside/stored-files/folderBytes.ts";
import { makeFolder } from "../outside/stored-files/makeFolder.ts";
import {
  copyDatabaseFile,
  faultsOf,
  forgetPhotos,
  photosOf,
} from "../store/sqlite/databaseFile.ts";
import { completeCopyIn } from "./finishRestore.ts";
import { UpkeepRefused } from "./UpkeepRefused.ts";
import { type Step, stopwatch } from "./stopwatch.ts";

export const DRAFT = ".draft";

export const INCOMPLETE = ".incomplete";

export interface BackupReport {
  readonly steps: readonly Step[];
  readonly photos: number;
}

/**
 * Backs up the cellar in `dataDir` to the new folder `folder`, even while a server runs. The backup
 * is a checked snapshot of the database with all its photos, also from a bucket. The database is
 * copied first. The snapshot's photos still exist when they are copied, because a photo is kept for
 * 90 days after the last wine stops showing it. Until the backup is complete, the folder has the
 * suffix `.draft`; a failure removes the folder. If wines show missing photos, the backup gets the
 * suffix `.incomplete`, can be restored, and {@link UpkeepRefused} is thrown.
 */
export async function backUpCellar(
  dataDir: string,
  folder: string,
  bucket?: ObjectBytes,
): Promise<BackupReport> {
  const source = join(dataDir, "cellar.db");
  if (await completeCopyIn(dataDir)) {
    throw new UpkeepRefused(
      `A restore in ${dataDir} was broken off. Start the server: it ends it.`,
    );
  }
  if (!existsSync(source)) throw new UpkeepRefused(`There is no cellar in DATA_DIR ${dataDir}.`);
  if (existsSync(folder)) throw new UpkeepRefused(`${folder} is there already. Name another.`);

  const draft = `${folder}${DRAFT}`;
  const { steps, timed } = stopwatch();
  await rm(draft, { recursive: true, force: true });
  try {
    await makeFolder(draft);
    const { photos, missing } = await fill({ draft, dataDir, bucket, timed });
    await flush(draft);
    if (missing > 0) throw await lacking(missing, draft, `${folder}${INCOMPLETE}`);
    await rename(draft, folder);
    await flush(dirname(folder));
    return { steps, photos };
  } catch (cause) {
    // The removed draft makes room for the next backup on a full disk.
    await rm(draft, { recursive: true, force: true });
    throw cause;
  }
}

interface BackupTarget {
  readonly draft: string;
  readonly dataDir: string;
  readonly bucket: ObjectBytes | undefined;
  readonly timed: ReturnType<typeof stopwatch>["timed"];
}

async function fill({ draft, dataDir, bucket, timed }: BackupTarget) {
  const copy = join(draft, "cellar.db");
  await timed("database", () => {
    copyDatabaseFile(join(dataDir, "cellar.db"), copy);
  });
  const photos = await timed("photos", () => copyPhotos(copierOf(dataDir, draft, bucket), copy));
  await timed("integrity_check", () => {
    requireSound(copy);
  });
  return photos;
}

async function lacking(missing: number, draft: string, folder: string): Promise<UpkeepRefused> {
  await rm(folder, { recursive: true, force: true });
  await rename(draft, folder);
  const photos =
    missing === 1
      ? "1 photo that a wine shows is"
      : `${String(missing)} photos that wines show are`;
  return new UpkeepRefused(
    `The backup is incomplete: ${photos} missing. The rest is in ${folder}. ` +
      "If a bucket keeps the photos, set S3_… as the server has them. " +
      "If photos are lost, npm run check:store names them: remove them from their wines.",
  );
}

type Copier = (names: readonly string[]) => Promise<readonly string[]>;

function copierOf(dataDir: string, draft: string, bucket: ObjectBytes | undefined): Copier {
  const [from, to] = [join(dataDir, "objects"), join(draft, "objects")];
  if (!bucket) return (names) => copyFiles(from, to, names);
  return async (names) => copyBytes(bucket, await openFolderBytes(to), names);
}

/**
 * Copies photos. If a photo that no wine shows is swept during the copying, its copy is removed.
 */
async function copyPhotos(take: Copier, copy: string) {
  const { shown, unused } = photosOf(copy);
  const missing = await take(shown.map(({ id }) => photoName(id)));
  const swept = new Set(await take(unused.map(({ id }) => photoName(id))));
  forgetPhotos(
    copy,
    unused.filter(({ id }) => swept.has(photoName(id))),
  );
  return {
    photos: shown.length + unused.length - missing.length - swept.size,
    missing: missing.length,
  };
}

function requireSound(copy: string): void {
  const faults = faultsOf(copy);
  if (faults.length === 0) return;
  throw new UpkeepRefused(`The copy is damaged, and so is the cellar: ${faults.join(" ")}`);
}
