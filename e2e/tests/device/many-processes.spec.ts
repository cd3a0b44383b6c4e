import { setTimeout } from "node:timers/promises";
import type { Browser, Page } from "@playwright/test";
import { addByCall, addByHand, card, entry, saved } from "../../fixtures/cellar.ts";
import { labelPicture } from "../../fixtures/label.ts";
import { storePhotoAcross } from "../../fixtures/photos.ts";
import { type RoundRobinProxy, roundRobinProxy } from "../../fixtures/servers/roundRobinProxy.ts";
import { type CellarServer, cellarServer } from "../../fixtures/servers/server.ts";
import { type SharedStores, sharedStores } from "../../fixtures/servers/sharedStores.ts";
import {
  countsAt,
  countsInView,
  countsOf,
  msUntilSeen,
  newTally,
  SHARED_WINES,
  STOCK,
  tapUntil,
} from "../../fixtures/taps.ts";
import { openOneCellar, type TwoUsers } from "../../fixtures/sharing.ts";
import { expect, test } from "../../fixtures/test.ts";

/**
 * How many seconds the test taps while it kills server processes and the database.
 * `CLUSTER_SECONDS=60` runs a full minute.
 */
const STORM_SECONDS = Number(process.env["CLUSTER_SECONDS"] ?? "5");
const SEED = Number(process.env["CLUSTER_SEED"] ?? String(Date.now() % 1_000_000));
const AROUND_SECONDS = 150;
const PROCESSES = 3;
/**
 * Number of interruptions. One of them kills the database; the others each kill a server process.
 */
const INTERRUPTIONS = Math.max(3, Math.round(STORM_SECONDS / 5));
const LIVE_TAPS = 3;

let stores: SharedStores;
let proxy: RoundRobinProxy;
let servers: readonly CellarServer[];

test.beforeEach(async () => {
  [stores, proxy] = await Promise.all([sharedStores(), roundRobinProxy()]);
  const env = {
    ...stores.env,
    PUBLIC_URL: proxy.url,
    SESSION_SECRET: "the same for every process",
    // Silent, because the killed servers would log thousands of errors.
    LOG_LEVEL: "silent",
  };
  servers = await Promise.all(Array.from({ length: PROCESSES }, () => cellarServer(env)));
  await Promise.all(servers.map((server) => server.start()));
  proxy.leadTo(servers.map(({ url }) => url));
});

test.afterEach(async () => {
  await Promise.all(servers.map((server) => server.remove()));
  await Promise.all([proxy.close(), stores.close()]);
});

test("no change is lost or duplicated while processes and database are killed", async ({
  browser,
  person,
}) => {
  await noChangeIsLostOrDoubled(browser, [person, person]);
});

test("no member's change is lost while processes and database are killed", async ({
  browser,
  person,
  friend,
}) => {
  await noChangeIsLostOrDoubled(browser, [person, friend]);
});

async function noChangeIsLostOrDoubled(browser: Browser, users: TwoUsers): Promise<void> {
  test.info().annotations.push({ type: "CLUSTER_SEED", description: String(SEED) });
  test.setTimeout((STORM_SECONDS + AROUND_SECONDS) * 1000);
  const [phone, desk] = await Promise.all([browser.newPage(), browser.newPage()]);
  const calls = await openOneCellar([phone, desk], users, proxy.url);
  const callsAt = (url: string) => calls.replace(proxy.url, url);
  const [promised = "", sent = "", finished = ""] = servers.map(({ url }) => callsAt(url));
  const picture = await labelPicture(browser);
  const photoUrl = await storePhotoAcross(phone, { promised, sent, finished }, picture);
  for (const name of SHARED_WINES) {
    await addByCall(phone, { ...entry({ name, quantity: STOCK }), photoUrl }, calls);
  }
  for (const page of [phone, desk]) {
    await expect(page.getByRole("article")).toHaveCount(SHARED_WINES.length);
    // A long limit, because three processes start resizing photos at the same time.
    await expect.poll(() => pixelsOf(page), { timeout: 40_000 }).toBeGreaterThan(0);
  }
  const tally = newTally();
  await expect(() => checkLiveTaps({ phone, desk, tally })).toPass();

  const until = Date.now() + STORM_SECONDS * 1000;
  const tapping = [phone, desk].map((page, at) =>
    tapUntil(page, until, { tally, seed: SEED + at }),
  );
  await Promise.all([...tapping, restartProcessesUntil(until)]);
  await servers[0]?.kill();
  await addByHand(phone, entry({ name: "Noted by phone" }));
  await addByHand(desk, entry({ name: "Noted at the desk" }));
  for (const name of ["Noted by phone", "Noted at the desk"]) tally.set(name, entry().quantity);
  await servers[0]?.start();

  await Promise.all([saved(phone), saved(desk)]);
  for (const { url } of servers) {
    const counts = await countsAt(desk, callsAt(url));
    expect(counts, `CLUSTER_SEED=${String(SEED)}`).toEqual(countsOf(tally));
    expect((await desk.request.get(url + photoUrl)).status()).toBe(200);
  }
  for (const page of [phone, desk]) {
    await expect.poll(() => countsInView(page), { timeout: 40_000 }).toEqual(countsOf(tally));
  }
  await expect(() => checkLiveTaps({ phone, desk, tally })).toPass();
  expect(proxy.answered.size).toBe(PROCESSES);
}

/**
 * Kills and restarts one process after another until this time, and the database once in the
 * middle.
 */
async function restartProcessesUntil(until: number): Promise<void> {
  for (let interruption = 0; interruption < INTERRUPTIONS; interruption += 1) {
    await setTimeout(Math.max(0, until - Date.now()) / (INTERRUPTIONS - interruption + 1));
    if (interruption === Math.floor(INTERRUPTIONS / 2)) await stores.crashDatabase();
    else await restart(servers[interruption % PROCESSES]);
  }
}

async function restart(server: CellarServer | undefined): Promise<void> {
  await server?.kill();
  await server?.start();
}

/** Checks that some taps on each device reach the other device. */
async function checkLiveTaps(devices: {
  readonly phone: Page;
  readonly desk: Page;
  readonly tally: Map<string, number>;
}): Promise<void> {
  const { phone, desk, tally } = devices;
  for (const [tappedOn, seenOn] of [
    [phone, desk],
    [desk, phone],
  ] as const) {
    const took: number[] = [];
    while (took.length < LIVE_TAPS) {
      const name = SHARED_WINES[took.length % SHARED_WINES.length] ?? "";
      tally.set(name, (tally.get(name) ?? 0) + 1);
      took.push(await msUntilSeen(name, { tappedOn, seenOn }));
    }
    test.info().annotations.push({ type: "seen after, in ms", description: took.join(", ") });
  }
}

/** The width of the first wine's picture on the page, when it is loaded. */
function pixelsOf(page: Page): Promise<number> {
  const picture = card(page, "Shared One").getByRole("img").first();
  return picture.evaluate((image) => (image as HTMLImageElement).naturalWidth);
}
