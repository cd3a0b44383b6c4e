import fc from "fast-check";
import type { Refusal } from "../../../web/src/engine/db/opening/test/refusedOpening.ts";
import { wakeOutbox } from "../../../web/src/engine/db/push-pull/writeFailedRun.ts";
import { STORE_FAULTS } from "../browser/storeFaults.ts";
import { isOfPhoto } from "../server/SentCall.ts";
import { BROWSERS_MAX, type World } from "../World.ts";
import { callPlainly } from "./plainCalls.ts";
import { anything, requestOutcome, step, tabIndex, which, wineIndex } from "./step.ts";

export function drains() {
  return fc
    .tuple(which, tabIndex, fc.array(requestOutcome, { maxLength: 6 }))
    .map(([b, t, requestOutcomes]) =>
      step(
        `browser ${String(b)}: drain in page ${String(t)} [${requestOutcomes.join(", ")}]`,
        async (world) => {
          const browser = world.browser(b);
          const tab = await browser.tab(t);
          if (browser.last?.outbox.length !== 0) await tab.work(wakeOutbox);
          await world.drain(browser, t, requestOutcomes);
          return undefined;
        },
      ),
    );
}

export function beginsDrain() {
  return fc.tuple(which, tabIndex).map(([b, t]) =>
    step(`browser ${String(b)}: begin a drain in page ${String(t)}`, async (world) => {
      await world.startDrain(await world.browser(b).tab(t));
      return undefined;
    }),
  );
}

export function exchanges() {
  return fc.tuple(anything, requestOutcome).map(([n, met]) =>
    step(`exchange ${String(n)}: ${met}`, async (world) => {
      const waiting = world.exchanges;
      const found = waiting[n % Math.max(1, waiting.length)];
      const owner = found && world.browsers.find(({ tabs }) => tabs.includes(found.tab));
      if (!found || !owner) return undefined;
      await world.meet(owner, found.exchange, met);
      return isOfPhoto(found.exchange.call) ? "attach" : undefined;
    }),
  );
}

export function straggles() {
  return fc.tuple(anything, fc.nat({ max: 4 })).map(([n, chance]) =>
    step(`push ${String(n)} arrives late or again (${String(chance)})`, async (world) => {
      await world.redeliverPush(n, chance === 0);
      return undefined;
    }),
  );
}

export function hears() {
  const ago = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, anything);
  return fc.tuple(which, tabIndex, ago).map(([b, t, n]) =>
    step(
      `browser ${String(b)}: page ${String(t)} hears event ${String(n)} from the end`,
      async (world) => {
        await world.deliverLiveEvent(world.browser(b), t, n);
        return undefined;
      },
    ),
  );
}

/**
 * Lets one page read later changes while another page waits for an earlier answer. With
 * `isHalfway`, only the first read succeeds.
 */
export function isOvertaken() {
  return fc.tuple(which, wineIndex, requestOutcome, fc.boolean()).map(([b, w, met, isHalfway]) =>
    step(
      `browser ${String(b)}: page 1 overtakes page 0 on wine ${String(w)}${isHalfway ? " halfway" : ""}: ${met}`,
      async (world) => {
        const browser = world.browser(b);
        if (isHalfway) {
          await callPlainly(world, browser.owner, w, "add-bottles");
          await callPlainly(world, browser.owner, w + 1, "add-bottles");
        }
        const late = await browser.tab(0);
        await world.startDrain(late);
        if (late.exchange) await world.meet(browser, late.exchange, "arrived");
        await world.check();
        await callPlainly(world, browser.owner, w, "add-bottles");
        await world.drain(browser, 1, isHalfway ? ["well", "request lost"] : []);
        if (late.exchange) await world.meet(browser, late.exchange, met);
        return undefined;
      },
    ),
  );
}

export function restores() {
  return fc.constant(
    step("the server is restored", async (world) => {
      await world.restore();
      return undefined;
    }),
  );
}

export function backsUp() {
  return fc.constant(
    step("the server is backed up", (world) => {
      world.backUp();
      return Promise.resolve(undefined);
    }),
  );
}

export function stumblesOver() {
  return fc.tuple(which, fc.integer({ min: 1, max: 4 })).map(([b, times]) =>
    step(
      `the server stumbles ${String(times)} times over an op of browser ${String(b)}`,
      (world) => {
        world.failOp(world.browser(b), times);
        return Promise.resolve(undefined);
      },
    ),
  );
}

export function signsIn() {
  return fc.tuple(which, fc.constantFrom("its owner", "another", "nobody")).map(([b, who]) =>
    step(`browser ${String(b)}: the cookie names ${who}`, (world) => {
      const browser = world.browser(b);
      const other = world.persons.find((person) => person !== browser.owner);
      const cookies = { "its owner": browser.owner, another: other, nobody: undefined };
      browser.cookie = cookies[who];
      return Promise.resolve(undefined);
    }),
  );
}

export function waits() {
  const day = 24 * 3_600_000;
  return fc.constantFrom(1_000, 60_000, 2 * day, 60 * day, 200 * day).map((ms) =>
    step(`${String(ms)} ms pass, with sweeps`, async (world) => {
      await letPass(world, ms);
      return undefined;
    }),
  );
}

/** Advances the clock. The server deletes old data before and after. */
export async function letPass(world: World, ms: number): Promise<void> {
  await world.sweep();
  world.now += ms;
  await world.sweep();
}

export function setsClock() {
  const year = 365 * 24 * 3_600_000;
  return fc.tuple(which, fc.constantFrom(-year, 0, year)).map(([b, skewMs]) =>
    step(`browser ${String(b)}: the clock is ${String(skewMs)} ms off`, (world) => {
      world.browser(b).skewMs = skewMs;
      return Promise.resolve(undefined);
    }),
  );
}

export function meetsMishap() {
  return fc
    .tuple(which, tabIndex, fc.constantFrom(...STORE_FAULTS), fc.nat({ max: 25 }))
    .map(([b, t, kind, after]) =>
      step(`browser ${String(b)}: ${kind} after ${String(after)} requests`, async (world) => {
        (await world.browser(b).tab(t)).arm(kind, after);
        return undefined;
      }),
    );
}

export function diesNow() {
  return which.map((b) =>
    step(`browser ${String(b)}: dies`, (world) => {
      world.browser(b).die();
      return Promise.resolve(undefined);
    }),
  );
}

export function losesStore() {
  return which.map((b) =>
    step(`browser ${String(b)}: the store is closed under its pages`, (world) => {
      for (const tab of world.browser(b).tabs) tab.loseStore();
      return Promise.resolve(undefined);
    }),
  );
}

/** Starts a page while the store cannot be opened. The page opened next finds all data. */
export function isRefused() {
  return fc
    .tuple(which, fc.constantFrom<Refusal>("QuotaExceededError", "InvalidStateError"))
    .map(([b, refusal]) =>
      step(`browser ${String(b)}: its store does not open: ${refusal}`, async (world) => {
        await world.browser(b).startRefused(refusal);
        return undefined;
      }),
    );
}

/** Makes the device's stored state unreadable after a request, and starts a new page. */
export function isDamaged() {
  return fc.tuple(which, requestOutcome).map(([b, met]) =>
    step(`browser ${String(b)}: its state cannot be read, after ${met}`, async (world) => {
      const browser = world.browser(b);
      await world.drain(browser, 0, [met]);
      await browser.startDamaged();
      return undefined;
    }),
  );
}

export function isEvicted() {
  return which.map((b) =>
    step(`browser ${String(b)}: is evicted`, async (world) => {
      await world.evict(world.browser(b));
      return undefined;
    }),
  );
}

export function isCloned() {
  return which.map((b) =>
    step(`browser ${String(b)}: its profile is copied`, async (world) => {
      if (world.browsers.length >= BROWSERS_MAX) return undefined;
      const original = world.browser(b);
      await original.tab(0);
      await world.check();
      await world.addBrowser(original.owner).copyFrom(original);
      return undefined;
    }),
  );
}
