import { type ChildProcess, spawn } from "node:child_process";
import { randomInt, randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import { PROTOCOL, wineSchema } from "sync-protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { documentedFetch, expectDocumented } from "../documentedFetch.ts";
import { credentials } from "../startApp.ts";

const API = join(import.meta.dirname, "../..");

const KILLS = 50;

const BOTTLES = 5;

/** Upper limit of acknowledged writes between two kills of the server. */
const ROUND_MAX = 24;

/** Longest time from an acknowledged write to the kill, about as long as one commit. */
const JITTER_MAX_MS = 6;

let dataDir: string;
let running: ServerProcess;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "wine-cellar-crash-"));
});
afterAll(async () => {
  await running.kill();
  await rm(dataDir, { recursive: true });
});

// When a process is killed, the operating system still stores its writes. Only a power cut loses
// writes that were not flushed to disk, which `flush.test.ts` tests.
test(`after ${String(KILLS)} kills during writes every acknowledged write exists once`, async () => {
  running = await startProcess();
  const { cookie, userId } = await signUp(running.url);
  const writers = [plainWriter(), plainWriter(), plainWriter(), pusher(userId)];
  let acknowledged = 0;

  for (let kill = 0; kill < KILLS; kill += 1) {
    const rounds = writers.map((writer) => writeOn(writer, cookie));
    await acknowledgements(writers, acknowledged + randomInt(1, ROUND_MAX));
    await after(randomInt(JITTER_MAX_MS));
    await running.kill();
    await Promise.all(rounds);

    running = await startProcess();
    expect(integrity()).toBe("ok");
    expectAcknowledged(writers, await quantities(cookie));
    acknowledged = countOf(writers);
  }

  for (const writer of writers) await send(writer, cookie);
  const expected = writers.flatMap(({ cellar }) => [...cellar]);
  expect(await quantities(cookie)).toEqual(new Map(expected));
}, 300_000);

/** A request to the server, after which the wine has `quantity` bottles. */
interface Write {
  readonly path: string;
  readonly key: string | undefined;
  readonly body: unknown;
  readonly wineId: string;
  readonly quantity: number;
}

/**
 * A simulated client that sends one write after another. It repeats a write that the server has not
 * acknowledged.
 */
interface Writer {
  /** Each wine's number of bottles after the last acknowledged write, by wine id. */
  readonly cellar: Map<string, number>;
  readonly next: () => Write;
  pending: Write | undefined;
  acknowledged: number;
}

/** A client that writes by API calls, each with its own idempotency key. */
function plainWriter(): Writer {
  const writes = (function* (): Generator<Write, never> {
    for (;;) {
      const wineId = randomUUID();
      const at = `/api/wines/${wineId}`;
      const write = (path: string, body: object, quantity: number): Write => ({
        path,
        key: randomUUID(),
        body,
        wineId,
        quantity,
      });
      yield write("/api/wines", { ...WINE, id: wineId, quantity: BOTTLES }, BOTTLES);
      yield write(`${at}/add-bottles`, { quantity: 2 }, BOTTLES + 2);
      yield write(`${at}/remove-bottles`, { quantity: 1 }, BOTTLES + 1);
    }
  })();
  return newWriter(() => writes.next().value);
}

/** A client that writes like a device: one push contains all changes of a wine. */
function pusher(userId: string): Writer {
  const deviceId = randomUUID();
  let opNo = 0;

  return newWriter(() => {
    const wineId = randomUUID();
    const ackThrough = opNo;
    const op = (change: object) => ({ opNo: (opNo += 1), opId: randomUUID(), change });
    const body = { ...WINE, quantity: BOTTLES, notes: null, photoUrl: null };
    const ops = [
      op({ kind: "create", wineId, bottleId: randomUUID(), body }),
      op({ kind: "add-bottles", wineId, quantity: 2 }),
      op({ kind: "remove-bottles", wineId, quantity: 1 }),
    ];
    return {
      path: "/api/sync/push",
      key: undefined,
      body: { protocol: PROTOCOL, userId, deviceId, epoch: null, ackThrough, ops },
      wineId,
      quantity: BOTTLES + 1,
    };
  });
}

function newWriter(next: () => Write): Writer {
  return { cellar: new Map(), next, pending: undefined, acknowledged: 0 };
}

async function writeOn(writer: Writer, cookie: string): Promise<void> {
  try {
    for (;;) await send(writer, cookie);
  } catch (error) {
    // `fetch` throws a `TypeError` when the server has been killed.
    if (!(error instanceof TypeError)) throw error;
  }
}

async function send(writer: Writer, cookie: string): Promise<void> {
  const write = (writer.pending ??= writer.next());
  const headers = new Headers({ "Content-Type": "application/json", cookie });
  if (write.key !== undefined) headers.set("Idempotency-Key", write.key);
  const answer = await fetch(running.url + write.path, {
    method: "POST",
    headers,
    body: JSON.stringify(write.body),
  });
  // Once the status arrives, the write is acknowledged, even if the kill cuts off the body.
  expect(answer.status).toBeLessThan(300);
  writer.pending = undefined;
  writer.acknowledged += 1;
  writer.cellar.set(write.wineId, write.quantity);
  await expectDocumented("POST", answer);
}

async function acknowledgements(writers: readonly Writer[], count: number): Promise<void> {
  while (countOf(writers) < count) await after(1);
}

function countOf(writers: readonly Writer[]): number {
  return writers.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
}

/**
 * Checks that acknowledged writes are present, and that each client's pending write is present as a
 * whole or absent.
 */
function expectAcknowledged(
  writers: readonly Writer[],
  present: ReadonlyMap<string, number>,
): void {
  for (const { cellar, pending } of writers) {
    for (const [wineId, quantity] of cellar) {
      const possible = pending?.wineId === wineId ? [quantity, pending.quantity] : [quantity];
      expect(possible).toContain(present.get(wineId));
    }
    if (pending && !cellar.has(pending.wineId)) {
      expect([undefined, pending.quantity]).toContain(present.get(pending.wineId));
    }
  }
}

async function quantities(cookie: string): Promise<Map<string, number>> {
  const answer = await documentedFetch(`${running.url}/api/wines`, { headers: { cookie } });
  const wines = z.parse(z.array(wineSchema), await answer.json());
  return new Map(wines.map(({ id, quantity }) => [id, quantity]));
}

function integrity(): unknown {
  const database = new Sqlite(join(dataDir, "cellar.db"), { readonly: true });
  const verdict = database.pragma("integrity_check", { simple: true });
  database.close();
  return verdict;
}

interface ServerProcess {
  readonly url: string;
  readonly kill: () => Promise<void>;
}

async function startProcess(): Promise<ServerProcess> {
  const child: ChildProcess = spawn(process.execPath, ["dist/main.js"], {
    cwd: API,
    env: {
      PATH: process.env["PATH"],
      PORT: "0",
      DATA_DIR: dataDir,
      DEMO_ACCOUNT: "off",
      RATE_LIMIT: "off",
      LOG_LEVEL: "error",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const gone = once(child, "close");
  const kill = async () => {
    child.kill("SIGKILL");
    await gone;
  };
  for await (const chunk of child.stdout ?? []) {
    const url = /http:\S+/.exec(String(chunk))?.[0];
    if (url !== undefined) return { url, kill };
  }
  throw new Error("The server ended before it said where it is");
}

async function signUp(url: string): Promise<{ cookie: string; userId: string }> {
  const answer = await documentedFetch(`${url}/api/auth/signup`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(credentials("keeper@cellar.example")),
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const { user } = (await answer.json()) as { user: { id: string } };
  return { cookie, userId: user.id };
}

const WINE = {
  name: "Viña Tondonia Reserva",
  vintage: 2012,
  type: "Red Wine",
  varietal: "Tempranillo",
  country: "Spain",
  region: "Rioja",
  producer: "R. López de Heredia",
};
