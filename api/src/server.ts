import { setMaxListeners } from "node:events";
import { join } from "node:path";
import { type Logger } from "pino";
import type { Credentials } from "sync-protocol";
import { createApp, type Ports } from "./app.ts";
import { background } from "./background.ts";
import { makeDummyHash } from "./cellar/accounts/account.ts";
import { deleteDueAccounts } from "./cellar/people/accountDeletion.ts";
import { openDemo } from "./cellar/demo/stockDemo.ts";
import { sweepObjects, weighPhotos } from "./cellar/photos/objects.ts";
import { dateImports } from "./cellar/changes/dateImports.ts";
import { sweepRemovedWines } from "./cellar/changes/sweepRemovedWines.ts";
import type { Meter } from "./cellar/ports/meter.ts";
import { REMINDERS, sendDueReminders } from "./cellar/reminders/reminderMails.ts";
import { deriveKey } from "./cellar/secret.ts";
import { type Env, isLoopback } from "./settings/env.ts";
import { listen } from "./listen.ts";
import { openPorts } from "./openPorts.ts";
import { heavyWork } from "./outside/heavyWork.ts";
import { type Gauges, prometheus } from "./outside/prometheus.ts";
import { secretOf } from "./settings/secretOf.ts";
import { serveMetrics } from "./serveMetrics.ts";

/** The account that anyone may look around with, where DEMO_ACCOUNT is on. */
const DEMO: Credentials = { email: "demo@winecellar.example", password: "winecellar" };

const NO_PHOTOS =
  "Photos can't be processed: sharp and its libvips don't load. Run npm ci on this machine.";

const NO_ROOM =
  "Photos can't be kept: what S3_* or DATA_DIR names refuses them. Everything else is served.";

const PLAIN_HTTP =
  "PUBLIC_URL is plain http: from there the app opens only while it reaches this server, and passwords travel in the clear. " +
  "Put a proxy with a certificate in front, and set PUBLIC_URL to its https address: see deploy/README.md.";

const NO_ADDRESS =
  "PUBLIC_URL is not set, so links in e-mails work on this machine only. " +
  "If others use this server, set it to the https address that they open: see deploy/README.md.";

/** Beside the folder of this file, whether it runs from src or bundled from dist. */
const DOCS_ROOT = join(import.meta.dirname, "../assets/docs");

const SWEEP_EVERY_MS = 60 * 60 * 1000;

const RETRY_MAILS_EVERY_MS = 60 * 1000;

/** After the start, so that a server which never runs for an hour sweeps too, and who waits is served first. */
const FIRST_SWEEP_MS = 60 * 1000;

export interface ServerOptions {
  readonly log: Logger;
  /** The folder of the built web app. */
  readonly webRoot: string;
  /** Take the place of what `env` names; for tests. */
  readonly ports?: Partial<Ports>;
}

export interface RunningServer {
  /** The origin under which browsers find it. */
  readonly publicUrl: string;
  readonly port: number;
  /** Where Prometheus finds it, if it counts. */
  readonly metricsPort: number | undefined;
  readonly demo: Credentials | undefined;
  /** Tells the log where no photo can be made or kept; its first photo would tell as well. */
  readonly probePhotos: () => Promise<void>;
  /** Aborts, with the reason, once a later version has changed the store: 503 until it is stopped. */
  readonly superseded: AbortSignal;
  /** Takes no more requests, finishes what runs, and closes the database. */
  readonly stop: () => Promise<void>;
}

/**
 * Serves what `env` describes. Takes the port before it touches the data, so that a second
 * start beside a running one harms nothing.
 */
export async function startServer(env: Env, options: ServerOptions): Promise<RunningServer> {
  const { log, webRoot } = options;
  const listener = await listen(env.port, env.host);
  const publicUrl = env.publicUrl ?? `http://localhost:${String(listener.port)}`;
  warnOfPlainHttp(env, log);
  const metricsListener =
    env.metricsPort === undefined
      ? undefined
      : await listen(env.metricsPort, env.host, { variable: "METRICS_PORT" });
  const opened = await openPorts(env, publicUrl, log);
  const metering =
    metricsListener &&
    (await meterOn(
      metricsListener,
      {
        heavyWork: heavyWork.load,
        storeBytes: opened.storeBytes,
        photoBytes: () => opened.people.photoBytes(),
        folder: env.dataDir,
      },
      log,
    ));
  const meter = metering ?? UNMETERED;
  const ports = { ...opened.ports, meter, ...options.ports };
  const demo = env.demoAccount ? DEMO : undefined;
  const stopping = new AbortController();
  // Every open stream of events listens; Node would take more than ten for a leak.
  setMaxListeners(0, stopping.signal);
  const tasks = background(log);
  const settings = {
    publicUrl,
    secret: secretOf(env),
    webRoot,
    docsRoot: DOCS_ROOT,
    demo,
    signup: env.signup,
    confirmsEmails: env.smtpUrl !== undefined,
    rateLimit: env.rateLimit,
    aiTimeoutMs: env.ai.timeoutMs,
    trustProxy: env.trustProxy,
    stopping: stopping.signal,
    dummyHash: makeDummyHash(ports.hasher),
    inBackground: tasks.run,
  };

  const mailing = {
    ...ports,
    publicUrl,
    reminderKey: deriveKey(settings.secret, REMINDERS),
    stopping: stopping.signal,
  };

  if (demo) await openDemo({ ...ports, ...settings }, demo);
  listener.serve(createApp(ports, settings).callback());
  const sweep = async () => {
    if (!(await opened.turns.take("sweep", ports.now(), SWEEP_EVERY_MS / 2))) return;
    tasks.run(opened.sweep);
    tasks.run(() => ports.sessions.sweep(ports.now()));
    tasks.run(() => ports.tokens.sweep(ports.now()));
    tasks.run(() => ports.challenges.sweep(ports.now()));
    tasks.run(() => sweepRemovedWines(ports, ports.now()));
    tasks.run(() => sweepObjects(ports, ports.now()));
    tasks.run(() => weighPhotos(ports));
    tasks.run(() =>
      deleteDueAccounts(ports, (userId) => {
        log.info({ userId }, "Account deleted");
      }),
    );
    tasks.run(() =>
      sendDueReminders(mailing, (cause) => {
        log.warn({ err: cause }, "Reminders could not be mailed; they are tried again in a day");
      }),
    );
  };
  tasks.run(() => dateImports({ ...ports, upgrades: opened.upgrades }));
  const firstSweep = setTimeout(() => {
    tasks.run(sweep);
  }, FIRST_SWEEP_MS);
  const sweeping = setInterval(() => {
    tasks.run(sweep);
  }, SWEEP_EVERY_MS);

  const retrying = setInterval(() => {
    tasks.run(opened.retryMails);
  }, RETRY_MAILS_EVERY_MS);

  return {
    publicUrl,
    port: listener.port,
    metricsPort: metricsListener?.port,
    demo,
    superseded: opened.superseded,
    async probePhotos() {
      await ports.photoProcessor.probe().catch((cause: unknown) => {
        log.warn({ err: cause }, NO_PHOTOS);
      });
      await ports.bytes.probe().catch((cause: unknown) => {
        log.warn({ err: cause }, NO_ROOM);
      });
    },
    async stop() {
      clearTimeout(firstSweep);
      clearInterval(sweeping);
      clearInterval(retrying);
      stopping.abort();
      await Promise.all([listener.close(), metricsListener?.close()]);
      await tasks.settled();
      await opened.close();
    },
  };
}

/** Browsers open the app offline only from https, or from their own machine. */
function warnOfPlainHttp({ publicUrl, host }: Env, log: Logger): void {
  if (publicUrl === undefined && !isLoopback(host)) log.warn(NO_ADDRESS);
  if (publicUrl === undefined) return;
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol === "http:" && !isLoopback(hostname)) log.warn(PLAIN_HTTP);
}

/** Counts nothing. */
const UNMETERED: Meter = { answered: () => undefined, decided: () => undefined };

async function meterOn(
  listener: Awaited<ReturnType<typeof listen>>,
  gauges: Gauges,
  log: Logger,
): Promise<Meter> {
  const metrics = await prometheus(gauges);
  serveMetrics(listener, metrics, log);
  return metrics.meter;
}
