import { existsSync } from "node:fs";
import { rename } from "node:fs/promises";
import { join } from "node:path";
import type { ObjectBytes } from "../cellar/ports/objects.ts";
import { countOf } from "../countOf.ts";
import { flush } from "../outside/stored-files/flush.ts";
import { openFolderBytes } from "../outside/stored-files/folderBytes.ts";
import { makeFolder } from "../outside/stored-files/makeFolder.ts";
import { isInUse } from "../store/sqlite/databaseFile.ts";
import { openDatabase } from "../store/sqlite/openDatabase.ts";
import type { Postgres } from "../store/postgres/connection.ts";
import { openPostgres, visitPostgres } from "../store/postgres/openPostgres.ts";
import { postgresMovableStore } from "../store/postgres/postgresMovableStore.ts";
import { processesAt } from "../store/postgres/schema.ts";
import { beginMove, endMove } from "../store/postgres/upkeep.ts";
import type { MovableStore } from "../store/movedTables.ts";
import { openSqliteMovableStore, sqliteMovableStore } from "../store/sqlite/sqliteMovableStore.ts";
import { previewMove, moveCellars, type MoveReport, type MoveOptions } from "./moveCellars.ts";
import { UpkeepRefused } from "./UpkeepRefused.ts";

export interface MoveStoreOptions {
  readonly direction: "to" | "from";
  readonly url: string;
  readonly dataDir: string;
  readonly bucket: ObjectBytes | undefined;
  /** Whether to report only what would be moved, without writing. */
  readonly isTrial: boolean;
}

/** An unfinished database in the data folder, which is renamed when complete. */
const DRAFT = "cellar.db.moving";

/**
 * Moves all users and cellars between the file in `dataDir` and the PostgreSQL database at `url`,
 * under a new epoch [E1: epoch]. Photos move only if a bucket is configured. All users must sign in
 * again. The source is not changed. An interrupted move can be repeated; no server can use the
 * target before the move is complete. Throws {@link UpkeepRefused} while a server uses either
 * database.
 */
export async function moveStore(moving: MoveStoreOptions): Promise<MoveReport> {
  return moving.direction === "to" ? moveOut(moving) : moveIn(moving);
}

async function moveOut({ url, dataDir, bucket, isTrial }: MoveStoreOptions): Promise<MoveReport> {
  const file = join(dataDir, "cellar.db");
  if (!existsSync(file)) throw new UpkeepRefused(`There is no cellar in DATA_DIR ${dataDir}.`);
  if (isInUse(file)) throw new UpkeepRefused(`${file} is in use. Stop the server first.`);
  const movesPhotos = bucket !== undefined;
  if (isTrial) return between(openSqliteMovableStore(file), await seenAt(url), movesPhotos);

  const database = await requireIdle(await openPostgres({ url, onFailure, isMoving: true }));
  const from = sqliteMovableStore(openDatabase(file));
  try {
    await beginMove(database);
    const photos = bucket && { from: await folderOf(dataDir), to: bucket };
    const report = await moveCellars({ from, to: postgresMovableStore(database), photos });
    await endMove(database);
    return report;
  } finally {
    await from.close();
    await database.end();
  }
}

async function moveIn({ url, dataDir, bucket, isTrial }: MoveStoreOptions): Promise<MoveReport> {
  const file = join(dataDir, "cellar.db");
  if (existsSync(file)) {
    throw new UpkeepRefused(`DATA_DIR ${dataDir} holds a cellar. Set another, or put it aside.`);
  }
  if (isTrial) return between(await wholeAt(url), NOTHING, bucket !== undefined);

  const database = await requireIdle(await openPostgres({ url, onFailure, isMoving: true }));
  await makeFolder(dataDir);
  const draft = join(dataDir, DRAFT);
  const to = sqliteMovableStore(openDatabase(draft));
  const moveWith = async (photos: MoveOptions["photos"]) => {
    try {
      return await moveCellars({ from: postgresMovableStore(database), to, photos });
    } finally {
      await to.close();
      await database.end();
    }
  };
  const report = await moveWith(bucket && { from: bucket, to: await folderOf(dataDir) });

  await flush(draft);
  await rename(draft, file);
  await flush(dataDir);
  return report;
}

async function between(
  from: MovableStore,
  to: MovableStore,
  movesPhotos: boolean,
): Promise<MoveReport> {
  try {
    return await previewMove({ from, to, movesPhotos });
  } finally {
    await Promise.all([from.close(), to.close()]);
  }
}

/**
 * The content of the target before a move. If the target's schema is not the current one, only ids
 * are returned, so that everything counts as not yet copied.
 */
async function seenAt(url: string): Promise<MovableStore> {
  const { database, schema } = await visitPostgres({ url, onFailure });
  await requireIdle(database);
  if (schema === "ours") return postgresMovableStore(database);

  const there = schema === "none" ? NOTHING : postgresMovableStore(database);
  return { ...NOTHING, ids: (unit) => there.ids(unit), close: () => database.end() };
}

/** The content of the source, whose schema must be current. */
async function wholeAt(url: string): Promise<MovableStore> {
  const { database, schema } = await visitPostgres({ url, onFailure });
  await requireIdle(database);
  if (schema === "ours") return postgresMovableStore(database);

  await database.end();
  throw new UpkeepRefused(
    schema === "none"
      ? "There is no cellar in the database that is named."
      : "The database that is named is of another version of Wine Cellar. Start this one over it first.",
  );
}

async function requireIdle(database: Postgres): Promise<Postgres> {
  const processes = await processesAt(database);
  if (processes === 0) return database;

  await database.end();
  throw new UpkeepRefused(
    `The database that is named is in use by ${countOf(processes, "server")}. Stop the server first.`,
  );
}

function folderOf(dataDir: string): Promise<ObjectBytes> {
  return openFolderBytes(join(dataDir, "objects"));
}

function onFailure(): void {
  // Nothing to do, because a broken connection also fails the pending query.
}

const NOTHING: MovableStore = {
  ids: () => Promise.resolve([]),
  take: () => Promise.resolve(undefined),
  put: () => Promise.reject(new Error("A dry run puts nothing anywhere")),
  dueUpgrades: () => Promise.resolve([]),
  scheduleUpgrades: () => Promise.reject(new Error("A dry run leaves nothing anywhere")),
  close: () => Promise.resolve(),
};
