import { setTimeout } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { backgroundSync } from "../fixtures/backgroundSync.ts";
import { type BrowserProcess, browserProcess } from "../fixtures/browserProcess.ts";
import { addByHand, card, entry, pill, saved, signInFromPill } from "../fixtures/cellar.ts";
import { type ChaosProxy, chaosProxy, randomFrom } from "../fixtures/chaosProxy.ts";
import { type CellarServer, cellarServer } from "../fixtures/server.ts";
import { SWITCHES } from "../fixtures/switches.ts";
import { expect, type Person, signIn, signUp, test } from "../fixtures/test.ts";

const STORM_SECONDS = Number(process.env["BAD_LINE_SECONDS"] ?? "15");
const SEED = Number(process.env["BAD_LINE_SEED"] ?? String(Date.now() % 1_000_000));
const STRIKE_RATE = 0.4;
const AROUND_SECONDS = 200;
const WINES = ["Shared One", "Shared Two", "Shared Three"];
const STOCK = 500;
/** Between two taps of one person, at most. */
const PAUSE_MS_MAX = 120;
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
  for (const name of WINES) await addByHand(onPhone, entry({ name, quantity: STOCK }));
  await saved(onPhone);
  let onDesk = await desk.open();
  await signIn(onDesk, person, proxy.url);
  await expect(onDesk.getByRole("article")).toHaveCount(WINES.length);
  const fireSync = await backgroundSync(onPhone, proxy.url);

  const tally = new Map(WINES.map((name) => [name, STOCK]));
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
  const expected = [
    ...Array.from(tally, ([name, quantity]) => ({ name, quantity })),
    ...["Noted at the desk", "Noted before the blow", "Noted by phone"].map((name) => ({
      name,
      quantity: entry().quantity,
    })),
  ].sort(byName);
  expect(await onServer(onPhone), `BAD_LINE_SEED=${String(SEED)}`).toEqual(expected);
  await expect.poll(() => inView(onPhone)).toEqual(expected);
  await expect.poll(() => inView(onDesk)).toEqual(expected);
  expect(proxy.struck.size).toBeGreaterThan(STORM_SECONDS > 10 ? 4 : 0);
});

interface Tapping {
  /** How many bottles of each wine there must be in the end. */
  readonly tally: Map<string, number>;
  readonly seed: number;
}

/** Adds and removes single bottles until `deadline`, and keeps the tally. */
async function tapUntil(page: Page, deadline: number, { tally, seed }: Tapping): Promise<void> {
  const random = randomFrom(seed);
  while (Date.now() < deadline) {
    const name = WINES[Math.floor(random() * WINES.length)] ?? "";
    const adds = random() < 0.5;
    const tap = adds ? `Add a bottle of ${name}` : `Remove a bottle of ${name}`;
    await card(page, name).getByRole("button", { name: tap }).dispatchEvent("click");
    tally.set(name, (tally.get(name) ?? 0) + (adds ? 1 : -1));
    await setTimeout(random() * PAUSE_MS_MAX);
  }
}

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

interface Count {
  readonly name: string;
  readonly quantity: number;
}

function inView(page: Page): Promise<Count[]> {
  return page.getByRole("article").evaluateAll((cards) =>
    cards
      .map((article) => {
        const texts = Array.from(article.querySelectorAll("*"), ({ textContent }) => textContent);
        const label = texts.find((text) => /^\d+ bottles?$/.test(text));
        const name = article.querySelector("h3")?.textContent ?? "";
        return { name, quantity: Number.parseInt(label ?? "", 10) };
      })
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
  );
}

/** The wines as the documented call gives them. */
async function onServer(page: Page): Promise<Count[]> {
  const wines = await page.evaluate(async (): Promise<Count[]> => {
    const response = await fetch("/api/wines");
    return response.json() as Promise<Count[]>;
  });
  return wines.map(({ name, quantity }) => ({ name, quantity })).sort(byName);
}

function byName(a: Count, b: Count): number {
  return a.name < b.name ? -1 : 1;
}
