import { setMaxListeners } from "node:events";
import { join } from "node:path";
import { type Logger } from "pino";
import type { Credentials } from "sync-protocol";
import { createApp, type Ports } from "./app.ts";
import { background } from "./background.ts";
import { makeDummyHash } from "./cellar/accounts/account.ts";
import { deleteDueAccounts } from "./cellar/people/accountDeletion.ts";
import { openDemo } from "./cellar/demo/stockDemo.ts";
import { sweepObjects, recountPhotoBytes } from "./cellar/photos/objects.ts";
import { dateImports } from "./cellar/changes/dateImports.ts";
import { sweepRemovedWines } from "./cellar/changes/sweepRemovedWines.ts";
import type { Meter } from "./cellar/ports/meter.ts";
import { sendDueNotifications } from "./cellar/notifications/notifications.ts";
import { REMINDERS, sendDueReminders } from "./cellar/reminders/reminderMails.ts";
import { singleFlight } from "./cellar/singleFlight.ts";
import { deliverWebhooks } from "./cellar/webhooks/deliverWebhooks.ts";
import { WEBHOOKS } from "./cellar/webhooks/webhooks.ts";
import { deriveKey } from "./cellar/secret.ts";
import { type Env, isLoopback } from "./settings/env.ts";
import { listen } from "./listen.ts";
import { openPorts } from "./openPorts.ts";
import { heavyWork } from "./outside/heavyWork.ts";
import { type Gauges, prometheus } from "./outside/prometheus.ts";
import { secretOf } from "./settings/secretOf.ts";
import { serveMetrics } from "./serveMetrics.ts";

/** Public demo account, used if DEMO_ACCOUNT is on. */
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

/** This relative path is correct both in `src` and in the bundle in `dist`. */
const DOCS_ROOT = join(import.meta.dirname, "../assets/docs");

const SWEEP_EVERY_MS = 60 * 60 * 1000;

const RETRY_MAILS_EVERY_MS = 60 * 1000;

/**
 * How often the server queries for webhooks that are due. A change in a cellar does not start a
 * delivery itself.
 */
const DELIVER_EVERY_MS = 5_000;

/**
 * Delay of the first sweep. It is shorter than the interval, so that a server that runs less than
 * an hour also sweeps.
 */
const FIRST_SWEEP_MS = 60 * 1000;

export interface ServerOptions {
  readonly log: Logger;
  readonly webRoot: string;
  /** Test doubles that replace ports made from `env`. */
  readonly ports?: Partial<Ports>;
  /** How often a server in a test queries for due webhooks. */
  readonly deliverEveryMs?: number;
}

export interface RunningServer {
  readonly publicUrl: string;
  readonly port: number;
  readonly metricsPort: number | undefined;
  readonly demo: Credentials | undefined;
  /** Checks whether photos can be processed and stored. Logs any failure. */
  readonly probePhotos: () => Promise<void>;
  /**
   * Aborted, with the reason, when a newer version has made this process incompatible with the
   * store. Requests then get 503.
   */
  readonly superseded: AbortSignal;
  /** Stops accepting requests, finishes running requests and closes the database. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts a server with the settings `env`. Opens the port before the data, so a second server on
 * the same port stops without touching the data.
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
  // Without this, Node would warn above ten listeners. Each event stream adds one.
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
    allowPrivateAddresses: env.allowPrivateAddresses,
    stopping: stopping.signal,
    dummyHash: makeDummyHash(ports.hasher),
    inBackground: tasks.run,
  };

  const mailing = {
    ...ports,
    publicUrl,
    reminderKey: deriveKey(settings.secret, REMINDERS),
    requestLanguage: () => "en" as const,
    stopping: stopping.signal,
  };

  if (demo) await openDemo({ ...ports, ...settings }, demo);
  listener.serve(createApp(ports, settings).callback());
  const sweep = async () => {
    if (!(await opened.jobLeases.take("sweep", ports.now(), SWEEP_EVERY_MS / 2))) return;
    tasks.run(opened.sweep);
    tasks.run(() => ports.sessions.sweep(ports.now()));
    tasks.run(() => ports.tokens.sweep(ports.now()));
    tasks.run(() => ports.challenges.sweep(ports.now()));
    tasks.run(() => ports.invitations.sweep(ports.now()));
    tasks.run(() => ports.guestLinks.sweep(ports.now()));
    tasks.run(() => ports.notifications.sweep(ports.now()));
    tasks.run(() => sweepRemovedWines(ports, ports.now()));
    tasks.run(() => sweepObjects(ports, ports.now()));
    tasks.run(() => recountPhotoBytes(ports));
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
    tasks.run(() =>
      sendDueNotifications(mailing, (cause) => {
        log.warn({ err: cause }, "A notification could not be sent; it is tried again later");
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

  const delivering = {
    ...ports,
    webhookKey: deriveKey(settings.secret, WEBHOOKS),
    stopping: stopping.signal,
  };
  const once = singleFlight<unknown>();
  const deliver = async () => {
    await once("webhooks", () =>
      deliverWebhooks(delivering, (cause) => {
        log.error({ err: cause }, "A webhook could not be served; it is tried again");
      }),
    );
  };
  const deliveries = setInterval(() => {
    tasks.run(deliver);
  }, options.deliverEveryMs ?? DELIVER_EVERY_MS);

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
      clearInterval(deliveries);
      stopping.abort();
      await Promise.all([listener.close(), metricsListener?.close()]);
      await tasks.settled();
      await opened.close();
    },
  };
}

/**
 * Warns about an address without https, because browsers run the app offline only over https or on
 * localhost.
 */
function warnOfPlainHttp({ publicUrl, host }: Env, log: Logger): void {
  if (publicUrl === undefined && !isLoopback(host)) log.warn(NO_ADDRESS);
  if (publicUrl === undefined) return;
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol === "http:" && !isLoopback(hostname)) log.warn(PLAIN_HTTP);
}

const UNMETERED: Meter = { recordRequest: () => undefined, recordVerdict: () => undefined };

async function meterOn(
  listener: Awaited<ReturnType<typeof listen>>,
  gauges: Gauges,
  log: Logger,
): Promise<Meter> {
  const metrics = await prometheus(gauges);
  serveMetrics(listener, metrics, log);
  return metrics.meter;
}
