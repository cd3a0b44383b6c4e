import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { setTimeout as after } from "node:timers/promises";
import pg from "pg";
import { placeRowSchema, wineRowSchema } from "sync-protocol";
import * as z from "zod/mini";
import type { Notice, Notices } from "../../cellar/ports/processes.ts";
import { connectionTo, type Postgres, statement } from "./connection.ts";
import { postgresSchema } from "../migrations/index.ts";
import { versionOf } from "../migrations/Schema.ts";
import { listenerName } from "./schema.ts";

const CHANNEL = "wine_cellar";

/** Maximum length of a notice's text, in bytes. PostgreSQL allows up to 7,999 bytes. */
const TEXT_MAX = 7_900;

const RECONNECT_MS = 1_000;

const PING_MS = 15_000;

export interface NoticesOptions {
  readonly url: string;
  readonly database: Postgres;
  /** Receives a failure of the connection, which is then opened again. */
  readonly onFailure: (cause: unknown) => void;
}

export interface PostgresNotices extends Notices {
  /**
   * Registers a listener for the moment when this process listens again after a broken connection.
   * Notices may have been lost meanwhile.
   */
  readonly onReconnect: (listener: () => void) => void;
  readonly close: () => Promise<void>;
}

export async function openNotices({
  url,
  database,
  onFailure,
}: NoticesOptions): Promise<PostgresNotices> {
  const self = randomUUID();
  /** The beginning of each notice's text from this process. */
  const opening = `{"from":"${self}",`;
  const listeners: ((notice: Notice) => void)[] = [];
  const reconnectListeners: (() => void)[] = [];
  const closing = new AbortController();
  let sending: Promise<unknown> = Promise.resolve();
  let waiting: string[] = [];

  const receive = (text = "") => {
    // Ignores this process's own notices, which PostgreSQL also delivers to it.
    if (text.startsWith(opening)) return;
    const message = messageSchema.safeParse(parsed(text));
    if (!message.success) {
      onFailure(message.error);
      return;
    }
    for (const listener of listeners) listener(message.data.notice);
  };
  const listen = async (): Promise<pg.Client> => {
    const client = new pg.Client({
      ...connectionTo(url),
      application_name: listenerName(versionOf(postgresSchema)),
    });
    client.on("error", onFailure);
    client.on("notification", ({ payload }) => {
      receive(payload);
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      return client;
    } catch (cause) {
      await client.end().catch(onFailure);
      throw cause;
    }
  };

  let client = await listen();
  const isClosing = () => closing.signal.aborted;
  const listenAgain = async (): Promise<void> => {
    while (!isClosing()) {
      try {
        client = await listen();
        for (const listener of reconnectListeners) listener();
        return;
      } catch (cause) {
        onFailure(cause);
        await after(RECONNECT_MS, undefined, { signal: closing.signal }).catch(() => undefined);
      }
    }
  };
  const listening = (async () => {
    while (!isClosing()) {
      await ended(client, closing.signal);
      await client.end().catch(onFailure);
      await listenAgain();
    }
  })();

  const sendWaiting = async () => {
    const texts = waiting;
    waiting = [];
    await database.rows(NOTIFY, [CHANNEL, texts]).catch(onFailure);
  };

  return {
    send(notice) {
      const text = JSON.stringify({ from: self, notice });
      const isLong = Buffer.byteLength(text) > TEXT_MAX;
      waiting.push(isLong ? JSON.stringify({ from: self, notice: brief(notice) }) : text);
      // Only the first waiting notice starts a send. The send takes all notices that wait when it
      // runs.
      if (waiting.length === 1) sending = sending.then(sendWaiting);
    },
    onNotice: (listener) => void listeners.push(listener),
    onReconnect: (listener) => void reconnectListeners.push(listener),
    async close() {
      closing.abort();
      await sending;
      await listening;
      await client.end().catch(onFailure);
    },
  };
}

const NOTIFY = statement("SELECT pg_notify($1, message) FROM unnest($2::text[]) AS message");

/** Resolves when the connection has failed or `closing` aborts. */
async function ended(client: pg.Client, closing: AbortSignal): Promise<void> {
  const over = new AbortController();
  const end = () => {
    over.abort();
  };
  client.once("end", end);
  closing.addEventListener("abort", end);
  if (closing.aborted) end();
  // A crashed machine does not close its connection, so pings check that the connection works.
  const pinging = setInterval(() => {
    client.query("SELECT 1").catch(end);
  }, PING_MS);
  if (!over.signal.aborted) await once(over.signal, "abort");
  clearInterval(pinging);
  closing.removeEventListener("abort", end);
}

/**
 * The notice without its rows, which would make it too long. A moved notice then contains only the
 * counter.
 */
function brief(notice: Notice): Notice {
  return notice.kind === "moved" ? { ...notice, move: { seq: notice.move.seq } } : notice;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const moveSchema = z.union([
  z.object({
    since: z.int(),
    seq: z.int(),
    rows: z.array(wineRowSchema),
    places: z._default(z.array(placeRowSchema), []),
  }),
  z.object({ seq: z.int() }),
]);

const messageSchema = z.object({
  from: z.string(),
  notice: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("moved"), cellarId: z.string(), move: moveSchema }),
    z.object({ kind: z.literal("session-ended"), idHash: z.string() }),
    z.pipe(
      z.object({
        kind: z.literal("sessions-ended"),
        userId: z.string(),
        exceptIdHash: z.optional(z.string()),
      }),
      z.transform(({ exceptIdHash, ...ended }) => ({ ...ended, exceptIdHash })),
    ),
  ]),
});
