import { randomUUID } from "node:crypto";
import { access, constants, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { type Logger } from "pino";
import type { Ports } from "./app.ts";
import { CannotStart } from "./CannotStart.ts";
import { liveFeed } from "./cellar/live-events/liveFeed.ts";
import { memoryJobLeases } from "./cellar/memoryJobLeases.ts";
import type { PeopleStore } from "./cellar/ports/accounts.ts";
import type { ObjectBytes } from "./cellar/ports/objects.ts";
import type { JobLeases, Upgrades } from "./cellar/ports/processes.ts";
import { type Env, isLoopback } from "./settings/env.ts";
import { argon2Hasher } from "./outside/sign-in/argon2Hasher.ts";
import { openFolderBytes } from "./outside/stored-files/folderBytes.ts";
import { isDiskFailure } from "./outside/stored-files/isDiskFailure.ts";
import { folderMailer, smtpMailer } from "./outside/mailer.ts";
import { makeFolder } from "./outside/stored-files/makeFolder.ts";
import { oneTimeCodes } from "./outside/sign-in/oneTimeCodes.ts";
import { outwardAgents } from "./outside/outward/outwardAgents.ts";
import { webhookSender } from "./outside/outward/webhookSender.ts";
import { openaiLabelReader } from "./outside/ai/openaiLabelReader.ts";
import { openaiModel } from "./outside/ai/openaiModel.ts";
import { openaiSommelier } from "./outside/ai/openaiSommelier.ts";
import { webPushSender } from "./outside/outward/webPushSender.ts";
import { openidProvider } from "./outside/sign-in/openidProvider.ts";
import { type RetryingMailer, retryingMailer } from "./outside/retryingMailer.ts";
import { BucketFailure, s3Bytes } from "./outside/stored-files/s3Bytes.ts";
import { sharpProcessor } from "./outside/photo-developer/sharpProcessor.ts";
import { webauthn } from "./outside/sign-in/webauthn.ts";
import { sqliteSql } from "./store/sqlite/sqliteSql.ts";
import { accountPorts } from "./store/accounts/accountPorts.ts";
import { isDatabaseFailure } from "./store/sqlite/isDatabaseFailure.ts";
import { sqliteCellar } from "./store/sqlite/sqliteCellar.ts";
import { type Database, openDatabase, whyUnusable } from "./store/sqlite/openDatabase.ts";
import { PostgresUnusable } from "./store/postgres/PostgresUnusable.ts";
import { sqliteUpgrades } from "./store/sqlite/upgrades.ts";
import { finishRestore, wasRestoreInterrupted } from "./upkeep/finishRestore.ts";

/** This relative path is correct both in `src` and in the bundle in `dist`. */
const DEMO_PHOTOS = join(import.meta.dirname, "../assets/demo");

const CELLAR_FILE = "cellar.db";

async function bytesOfCellar(dataDir: string): Promise<number> {
  const sizes = ["", "-wal", "-shm"].map(async (suffix) => {
    const found = await stat(join(dataDir, CELLAR_FILE + suffix)).catch(() => undefined);
    return found?.size ?? 0;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

export interface OpenPorts {
  readonly ports: Omit<Ports, "meter">;
  readonly people: PeopleStore;
  readonly jobLeases: JobLeases;
  readonly upgrades: Upgrades;
  readonly storeBytes: () => Promise<number>;
  /** Deletes expired rows that no other port deletes. */
  readonly sweep: () => Promise<void>;
  readonly retryMails: () => Promise<void>;
  /**
   * Aborted, with the reason, when a newer version has made this process incompatible with the
   * store. This process must then stop.
   */
  readonly superseded: AbortSignal;
  /**
   * Closes the database and the photo process. Call this only when no request or job is running.
   */
  readonly close: () => Promise<void>;
}

export async function openPorts(env: Env, publicUrl: string, log: Logger): Promise<OpenPorts> {
  await makeDataDir(env.dataDir);
  const opened =
    env.databaseUrl === undefined
      ? await openFile(env.dataDir, log)
      : await openServer(env.databaseUrl, log);
  const {
    jobLeases,
    upgrades,
    sweep,
    close,
    isFailure,
    people,
    storeBytes,
    superseded,
    ...stores
  } = opened;
  const model = openaiModel({
    ...env.ai,
    report(cause) {
      log.warn({ err: cause }, "The AI service gave no answer");
    },
  });
  const mailer = mailerOf(env, publicUrl, log);
  const photoProcessor = sharpProcessor();
  const ports = {
    ...stores,
    bytes: env.s3 ? s3Bytes(env.s3) : await openObjects(join(env.dataDir, "objects")),
    photoProcessor,
    hasher: argon2Hasher(),
    oneTimeCodes: oneTimeCodes(),
    passkeyVerifier: webauthn(publicUrl, (cause) => {
      log.debug({ err: cause }, "A passkey was refused");
    }),
    identityProvider:
      env.openid &&
      openidProvider(env.openid, publicUrl, (reason) => {
        log.warn(reason, "Signing in with the identity provider failed");
      }),
    mailer,
    webhookSender: webhookSender(outwardAgents(env.allowPrivateAddresses)),
    pushSender: webPushSender(outwardAgents(env.allowPrivateAddresses), Date.now),
    labelReader: model && openaiLabelReader(model, Date.now),
    sommelier: model && openaiSommelier(model),
    demoPhoto: (slug: string) => readFile(join(DEMO_PHOTOS, `${slug}.jpg`)),
    now: Date.now,
    newId: randomUUID,
    log,
    isStorageFailure: (cause: unknown) =>
      isFailure(cause) || isDiskFailure(cause) || cause instanceof BucketFailure,
  };
  return {
    ports,
    people,
    jobLeases,
    upgrades,
    storeBytes,
    sweep,
    retryMails: mailer.retryDue,
    superseded,
    async close() {
      photoProcessor.close();
      await close();
    },
  };
}

/** Opens SQLite in the data folder, for a single process. */
async function openFile(dataDir: string, log: Logger) {
  await endBrokenRestore(dataDir, log);
  const database = openCellarFile(join(dataDir, CELLAR_FILE));
  return {
    store: sqliteCellar(database),
    live: liveFeed(),
    ...accountPorts(sqliteSql(database)),
    notices: undefined,
    attempts: undefined,
    jobLeases: memoryJobLeases(),
    upgrades: sqliteUpgrades(database),
    // This signal never aborts, because only a start of the server migrates a SQLite file.
    superseded: new AbortController().signal,
    isFailure: isDatabaseFailure,
    storeBytes: () => bytesOfCellar(dataDir),
    sweep: () => Promise.resolve(),
    close: () => Promise.resolve(void database.close()),
  };
}

/** Opens PostgreSQL, for any number of processes. The modules for PostgreSQL are loaded lazily. */
async function openServer(url: string, log: Logger) {
  const { openPostgresStore } = await import("./store/postgres/openPostgresStore.ts");
  try {
    return await openPostgresStore(url, (cause) => {
      log.warn({ err: cause }, "A connection to PostgreSQL broke; it is made again");
    });
  } catch (cause) {
    if (cause instanceof PostgresUnusable) throw new CannotStart(cause.message, { cause });
    throw cause;
  }
}

async function makeDataDir(path: string): Promise<void> {
  try {
    await makeFolder(path);
    await access(path, constants.W_OK);
  } catch (cause) {
    throw new CannotStart(`DATA_DIR ${path} is not a folder that can be written to.`, { cause });
  }
}

/**
 * Finishes an interrupted restore of a backup. Throws if the restore cannot be finished and the
 * folder has no database.
 */
async function endBrokenRestore(dataDir: string, log: Logger): Promise<void> {
  const finished = await finishRestore(dataDir);
  if (finished) log.warn(finished, "A restore had been broken off; it is finished now");
  if (await wasRestoreInterrupted(dataDir)) {
    throw new CannotStart(
      `DATA_DIR ${dataDir} holds a restore that was broken off, and no cellar. ` +
        "Run npm run restore again, with --replace, or remove .restoring from it.",
    );
  }
}

async function openObjects(path: string): Promise<ObjectBytes> {
  try {
    const bytes = await openFolderBytes(path);
    await bytes.probe();
    return bytes;
  } catch (cause) {
    throw new CannotStart(
      `${path} is not a folder that can be written to. Mend that, or set DATA_DIR to another.`,
      { cause },
    );
  }
}

/** Opens the SQLite file. A damaged file stays unchanged, because its data may be recoverable. */
function openCellarFile(path: string): Database {
  try {
    return openDatabase(path);
  } catch (cause) {
    const why = whyUnusable(cause);
    throw why === undefined ? cause : new CannotStart(`${path} ${why}`, { cause });
  }
}

function mailerOf(env: Env, publicUrl: string, log: Logger): RetryingMailer {
  const { hostname } = new URL(publicUrl);
  const from = env.mailFrom ?? `Wine Cellar <no-reply@${hostname}>`;
  const folder = join(env.dataDir, "mail");
  if (env.smtpUrl === undefined) {
    const logsLinks = isLoopback(hostname);
    const mailer = folderMailer(folder, from, { log, logsLinks });
    return { ...mailer, retryDue: () => Promise.resolve() };
  }
  const waiting = { folder: join(folder, "waiting"), log, now: Date.now };
  return retryingMailer(smtpMailer(env.smtpUrl, from), waiting);
}
