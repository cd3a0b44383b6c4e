import { once } from "node:events";
import { type Server } from "node:http";
import { type AddressInfo } from "node:net";
import Koa from "koa";
import { pino } from "pino";
import { WAITING_MAX } from "sync-protocol";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Attempts } from "../../cellar/ports/processes.ts";
import { hashSecret } from "../../cellar/secret.ts";
import { rateLimits } from "../../middleware/limits/rateLimit.ts";
import { guestPages } from "./guestPages.ts";

const LOG = pino({ level: "silent" });

const CELLARS = new Map([
  ["reds", "ann"],
  ["whites", "ann"],
  ["all", "ben"],
]);

let server: Server;
/**
 * Counts reads of Ann's guest lists: `asked` since the start, `running` now, `most` in parallel so
 * far.
 */
let lists: { asked: number; running: number; most: number };
let releaseReads: () => void;

beforeEach(() => {
  lists = { asked: 0, running: 0, most: 0 };
});
afterEach(() => {
  releaseReads();
  server.close();
});

test("[C17] at most two requests for a cellar's guest lists run in parallel", async () => {
  await serve();
  const waiting = ["reds", "reds", "whites"].map((link) => open(link));
  await expect.poll(() => lists.asked).toBe(3);

  expect((await open("all")).status).toBe(200);
  releaseReads();

  const statuses = await Promise.all(waiting.map(async (answer) => (await answer).status));
  expect(statuses).toEqual([200, 200, 200]);
  expect(lists.most).toBe(2);
});

test("[C17] a guest list with a full request queue answers 429", async () => {
  await serve();
  const waiting = Array.from({ length: WAITING_MAX + 2 }, () => open("reds"));
  await expect.poll(() => lists.asked, { timeout: 10_000 }).toBe(WAITING_MAX + 2);

  const refused = await open("reds");

  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "1"]);
  expect(await refused.text()).toContain("Too many requests");
  releaseReads();
  await Promise.all(waiting);
});

test("[C17] a guest list answers 429 if all processes together exceed the limit", async () => {
  await serve({ count: () => Promise.resolve({ attempts: 10_000, endsInMs: 60_000 }) });

  expect((await open("all")).status).toBe(429);
});

async function serve(shared?: Attempts): Promise<void> {
  const reading = new Promise<void>((resolve) => {
    releaseReads = resolve;
  });
  const app = new Koa();
  app.use(
    guestPages({
      store: {
        places: () => Promise.resolve([]),
        async *wines(cellarId) {
          if (cellarId === "ann") {
            lists.running += 1;
            lists.most = Math.max(lists.most, lists.running);
            await reading;
            lists.running -= 1;
          }
          yield [];
        },
      },
      guestLinks: { find: (tokenHash) => Promise.resolve(passOf(tokenHash)) },
      limit: rateLimits(shared !== undefined, LOG, shared),
      now: Date.now,
    }),
  );
  server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
}

function passOf(tokenHash: string) {
  for (const [link, cellarId] of CELLARS) {
    if (hashSecret(link) !== tokenHash) continue;
    if (cellarId === "ann") lists.asked += 1;
    return { cellarId, title: link, filter: {}, showsPrices: false, expiresAt: Date.now() + 1_000 };
  }
  return undefined;
}

function open(link: string): Promise<Response> {
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${String(port)}/guest/${link}`);
}
