import { setTimeout } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { backgroundSync } from "../fixtures/backgroundSync.ts";
import { type BrowserProcess, browserProcess } from "../fixtures/browserProcess.ts";
import { addByHand, card, entry, pill, saved, signInFromPill } from "../fixtures/cellar.ts";
import { type ChaosProxy, chaosProxy } from "../fixtures/chaosProxy.ts";
import { type CellarServer, cellarServer } from "../fixtures/server.ts";
import { SWITCHES } from "../fixtures/switches.ts";
import {
  countsAt,
  countsInView,
  countsOf,
  newTally,
  SHARED_WINES,
  STOCK,
  tapUntil,
} from "../fixtures/taps.ts";
import { expect, type Person, signIn, signUp, test } from "../fixtures/test.ts";

const STORM_SECONDS = Number(process.env["BAD_LINE_SECONDS"] ?? "15");
const SEED = Number(process.env["BAD_LINE_SEED"] ?? String(Date.now() % 1_000_000));
const STRIKE_RATE = 0.4;
const AROUND_SECONDS = 200;
const SYNC_EVENT_EVERY_MS = 1_000;

let proxy: ChaosProxy;
let server: CellarServer;
let phone: BrowserProcess;
let desk: BrowserProcess;

test.beforeEach(async () => {
  proxy = await chaosProxy(SEED);
  server = await cellarServer({ PUBLIC_URL: proxy.url });
  proxy.leadTo(server.url);
  await server.start();
  phone = await browserProcess(SWITCHES);
  desk = await browserProcess(SWITCHES);
});

test.afterEach(async () => {
  await Promise.all([phone.remove(), desk.remove()]);
  await proxy.close();
  await server.remove();
});

test("over a bad line nothing is lost and nothing doubles", async ({ person }) => {
  test.info().annotations.push({ type: "BAD_LINE_SEED", description: String(SEED) });
  test.setTimeout((STORM_SECONDS + AROUND_SECONDS) * 1000);
  const onPhone = await phone.open();
  await signUp(onPhone, person, proxy.url);
  for (const name of SHARED_WINES) await addByHand(onPhone, entry({ name, quantity: STOCK }));
  await saved(onPhone);
  let onDesk = await desk.open();
  await signIn(onDesk, person, proxy.url);
  await expect(onDesk.getByRole("article")).toHaveCount(SHARED_WINES.length);
  const fireSync = await backgroundSync(onPhone, proxy.url);

  const tally = newTally();
  const phase = (STORM_SECONDS * 1000) / 3;
  proxy.strikeRate(STRIKE_RATE);
  const untilKill = Date.now() + 2 * phase;
  const atPhone = tapUntil(onPhone, Date.now() + 3 * phase, { tally, seed: SEED + 1 });
  const inWorker = repeatUntil(Date.now() + 3 * phase, SYNC_EVENT_EVERY_MS, fireSync);
  const atDesk = tapUntil(onDesk, untilKill, { tally, seed: SEED + 2 });
  await setTimeout(phase);
  await server.kill();
  await server.start();

  await atDesk;
  await addByHand(onDesk, entry({ name: "Noted before the blow" }));
  await desk.kill();
  onDesk = await desk.open();
  await onDesk.goto(proxy.url);
  await expect(card(onDesk, "Noted before the blow")).toBeVisible();
  await tapUntil(onDesk, untilKill + phase, { tally, seed: SEED + 3 });
  await Promise.all([atPhone, inWorker]);
  await addByHand(onPhone, entry({ name: "Noted by phone" }));
  await addByHand(onDesk, entry({ name: "Noted at the desk" }));
  proxy.strikeRate(0);

  await signBackInIfAsked(onDesk, person);
  await Promise.all([saved(onPhone), saved(onDesk)]);
  for (const name of ["Noted at the desk", "Noted before the blow", "Noted by phone"]) {
    tally.set(name, entry().quantity);
  }
  const expected = countsOf(tally);
  expect(await countsAt(onPhone, proxy.url), `BAD_LINE_SEED=${String(SEED)}`).toEqual(expected);
  await expect.poll(() => countsInView(onPhone)).toEqual(expected);
  await expect.poll(() => countsInView(onDesk)).toEqual(expected);
  expect(proxy.struck.size).toBeGreaterThan(STORM_SECONDS > 10 ? 4 : 0);
});

async function repeatUntil(deadline: number, everyMs: number, work: () => Promise<void>) {
  while (Date.now() < deadline) {
    await work();
    await setTimeout(everyMs);
  }
}

/** A browser writes cookies down within 30 s only, so a blow may take a young session with it. */
async function signBackInIfAsked(page: Page, person: Person): Promise<void> {
  const asked = page.getByRole("status").getByText(/^Sign in to finish syncing/);
  await expect(asked.or(pill(page, "Saved"))).toBeVisible({ timeout: 30_000 });
  if (await asked.isVisible()) await signInFromPill(page, person);
}
