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

/** The longest text that PostgreSQL carries is 7,999 bytes. */
const TEXT_MAX = 7_900;

/** How long to wait before the connection that broke is made again, in milliseconds. */
const RECONNECT_MS = 1_000;

/** How often the connection is asked whether it still stands, in milliseconds. */
const PING_MS = 15_000;

export interface ListeningTo {
  readonly url: string;
  /** Sends what this process has to say. */
  readonly database: Postgres;
  /** Told of what went wrong; the connection is made again. */
  readonly told: (cause: unknown) => void;
}

/** Notices by `LISTEN` and `NOTIFY`. */
export interface PostgresNotices extends Notices {
  /** Calls `hear` once this process listens again after it did not: notices may have been lost. */
  readonly onReconnect: (hear: () => void) => void;
  readonly close: () => Promise<void>;
}

/** Listens on one connection for what other processes say, and on another one once that breaks. */
export async function openNotices({ url, database, told }: ListeningTo): Promise<PostgresNotices> {
  const self = randomUUID();
  /** What `send` begins each text with. */
  const opening = `{"from":"${self}",`;
  const hearers: ((notice: Notice) => void)[] = [];
  const reconnectHearers: (() => void)[] = [];
  const closing = new AbortController();
  let saying: Promise<unknown> = Promise.resolve();
  let waiting: string[] = [];

  const hear = (text = "") => {
    // Whatever this process says comes back to it, with the rows of each of its writes.
    if (text.startsWith(opening)) return;
    const heard = heardSchema.safeParse(parsed(text));
    if (!heard.success) {
      told(heard.error);
      return;
    }
    for (const hearer of hearers) hearer(heard.data.notice);
  };
  const listen = async (): Promise<pg.Client> => {
    const client = new pg.Client({
      ...connectionTo(url),
      application_name: listenerName(versionOf(postgresSchema)),
    });
    client.on("error", told);
    client.on("notification", ({ payload }) => {
      hear(payload);
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      return client;
    } catch (cause) {
      await client.end().catch(told);
      throw cause;
    }
  };

  let client = await listen();
  const isClosing = () => closing.signal.aborted;
  const listenAgain = async (): Promise<void> => {
    while (!isClosing()) {
      try {
        client = await listen();
        for (const hearer of reconnectHearers) hearer();
        return;
      } catch (cause) {
        told(cause);
        await after(RECONNECT_MS, undefined, { signal: closing.signal }).catch(() => undefined);
      }
    }
  };
  const listening = (async () => {
    while (!isClosing()) {
      await ended(client, closing.signal);
      await client.end().catch(told);
      await listenAgain();
    }
  })();

  const say = async () => {
    const texts = waiting;
    waiting = [];
    await database.rows(NOTIFY, [CHANNEL, texts]).catch(told);
  };

  return {
    send(notice) {
      const text = JSON.stringify({ from: self, notice });
      const isLong = Buffer.byteLength(text) > TEXT_MAX;
      waiting.push(isLong ? JSON.stringify({ from: self, notice: brief(notice) }) : text);
      // What is said in one turn of the event loop goes in one statement.
      if (waiting.length === 1) saying = saying.then(say);
    },
    onNotice: (hearer) => void hearers.push(hearer),
    onReconnect: (hearer) => void reconnectHearers.push(hearer),
    async close() {
      closing.abort();
      await saying;
      await listening;
      await client.end().catch(told);
    },
  };
}

const NOTIFY = statement("SELECT pg_notify($1, said) FROM unnest($2::text[]) AS said");

/** Resolves when the connection has broken or is no longer wanted. */
async function ended(client: pg.Client, closing: AbortSignal): Promise<void> {
  const over = new AbortController();
  const end = () => {
    over.abort();
  };
  client.once("end", end);
  closing.addEventListener("abort", end);
  if (closing.aborted) end();
  // A machine that is gone closes nothing: only an answer shows that the line still stands.
  const pinging = setInterval(() => {
    client.query("SELECT 1").catch(end);
  }, PING_MS);
  if (!over.signal.aborted) await once(over.signal, "abort");
  clearInterval(pinging);
  closing.removeEventListener("abort", end);
}

/** A move whose rows are too many for a notice. */
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

const heardSchema = z.object({
  from: z.string(),
  notice: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("moved"), userId: z.string(), move: moveSchema }),
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
