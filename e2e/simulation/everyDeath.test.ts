import { expect, test } from "vitest";
import { recordChange } from "../../web/src/engine/db/commands/wineCommands.ts";
import type { Browser } from "./browser/Browser.ts";
import { viewOf } from "./browser/checkStore.ts";
import type { RequestOutcome } from "./RequestOutcome.ts";
import { callPlainly } from "./history/plainCalls.ts";
import { World } from "./World.ts";

const TIMEOUT_MS = 120_000;

test(
  "[O1] [O2] [S2] closing a page at any local store request loses no change",
  async () => {
    let requests = 0;
    while (await diesAtRequest(requests)) requests += 1;
    expect(requests).toBeGreaterThan(20);
  },
  TIMEOUT_MS,
);

test.each<RequestOutcome>(["request lost", "arrived"])(
  "[P2] [S2] closing a page that waits for any answer loses no change: %s",
  async (requestOutcome) => {
    let answers = 0;
    while (await diesAtAnswer(answers, requestOutcome)) answers += 1;
    expect(answers).toBeGreaterThan(2);
  },
  TIMEOUT_MS,
);

/**
 * Closes the page at this store request and checks that its store is intact. Returns whether the
 * page made the request.
 */
async function diesAtRequest(index: number): Promise<boolean> {
  const world = await World.begin("memory");
  const browser = await withWines(world);
  const tab = await browser.tab(0);
  tab.arm("death", index);
  await takeTwoBottles(world, browser);
  await world.drain(browser, 0);
  const hasDied = tab.isDead;
  await world.rest();
  world.close();
  return hasDied;
}

/** Like {@link diesAtRequest}, but the page is closed while it waits for the server's answer. */
async function diesAtAnswer(index: number, requestOutcome: RequestOutcome): Promise<boolean> {
  const world = await World.begin("memory");
  const browser = await withWines(world);
  await takeTwoBottles(world, browser);
  const tab = await browser.tab(0);
  await world.startDrain(tab);
  for (let done = 0; done < index && tab.exchange; done += 1) {
    await world.meet(browser, tab.exchange, "well");
  }
  const { exchange } = tab;
  tab.die();
  if (exchange) await world.meet(browser, exchange, requestOutcome);
  await world.check();
  await world.rest();
  world.close();
  return exchange !== undefined;
}

async function withWines(world: World): Promise<Browser> {
  const browser = world.browser(0);
  await world.drain(browser, 0);
  return browser;
}

/** Takes two bottles of one wine with two commands, while another device adds one. */
async function takeTwoBottles(world: World, browser: Browser): Promise<void> {
  await callPlainly(world, browser.owner, 0, "add-bottles");
  await callPlainly(world, browser.owner, 1, "add-bottles");
  for (const wine of viewOf(browser.owner, await browser.look()).slice(0, 1)) {
    for (let taken = 0; taken < 2; taken += 1) {
      const tab = await browser.tab(0);
      await tab.work((cellar) =>
        recordChange(
          cellar,
          { kind: "remove-bottles", wineId: wine.id, quantity: 1 },
          { now: world.now, newId: world.newId },
        ),
      );
      await world.check("command");
    }
  }
}
