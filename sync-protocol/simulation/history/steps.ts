import fc from "fast-check";
import { type Change, wineBodyOf } from "sync-protocol";
import type { CellarDatabase } from "../../../web/src/db/CellarDatabase.ts";
import {
  discardAttention,
  retryAttention,
} from "../../../web/src/db/commands/attentionCommands.ts";
import {
  addWine,
  changeWine,
  type CommandOutcome,
  editWine,
} from "../../../web/src/db/commands/wineCommands.ts";
import { wakeOutbox } from "../../../web/src/db/writeFailedRun.ts";
import type { CellarWine } from "../../../web/src/rules/cellarView.ts";
import type { Browser } from "../browser/Browser.ts";
import { type Doing, viewOf } from "../browser/checkStore.ts";
import { MISHAPS } from "../browser/storeFaults.ts";
import { type Fate, FATES } from "../Fate.ts";
import { bodyWith, BROWSERS_MAX, type World } from "../World.ts";

/** The model is the witness inside the world, so fast-check has none to keep. */
export type Model = Readonly<Record<string, never>>;

/** One step of a history; after each, everything that must hold is checked. */
export type Step = fc.AsyncCommand<Model, World>;

const which = fc.nat({ max: BROWSERS_MAX - 1 });
const tabIndex = fc.nat({ max: 1 });
const wineIndex = fc.nat({ max: 3 });
const anything = fc.nat({ max: 30 });

const fate = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Fate>("well") },
  fc.constantFrom(...FATES),
);

/** Everything that can happen in a history, the likelier the more it says. */
export const steps: fc.Arbitrary<Step>[] = [
  ...weighted(6, movesBottles()),
  ...weighted(4, edits()),
  ...weighted(2, archives()),
  ...weighted(2, adds()),
  ...weighted(1, undoes()),
  ...weighted(2, attends()),
  ...weighted(9, drains()),
  ...weighted(3, beginsDrain()),
  ...weighted(7, exchanges()),
  ...weighted(3, straggles()),
  ...weighted(3, meetsMishap()),
  ...weighted(1, diesNow()),
  ...weighted(1, losesStore()),
  ...weighted(1, isEvicted()),
  ...weighted(1, isCloned()),
  ...weighted(1, backsUp()),
  ...weighted(1, restores()),
  ...weighted(2, signsIn()),
  ...weighted(1, waits()),
  ...weighted(1, setsClock()),
  ...weighted(3, stumblesOver()),
  ...weighted(3, callsPlainly()),
];

function weighted<T>(weight: number, arbitrary: T): T[] {
  return Array.from({ length: weight }, () => arbitrary);
}

function step(name: string, run: (world: World) => Promise<Doing | undefined>): Step {
  return {
    check: () => true,
    toString: () => `\n  ${name}`,
    async run(_, world) {
      const doing = await run(world);
      await world.quiet();
      await world.check(doing ?? "nothing");
    },
  };
}

function movesBottles() {
  const quantity = fc.oneof(fc.integer({ min: 1, max: 3 }), fc.constant(998));
  return fc
    .tuple(which, tabIndex, wineIndex, fc.constantFrom("add-bottles", "remove-bottles"), quantity)
    .map(([b, t, w, kind, bottles]) =>
      step(`browser ${String(b)}: ${kind} ${String(bottles)} of wine ${String(w)}`, (world) =>
        change(world.browser(b), t, w, (wineId) => ({ kind, wineId, quantity: bottles })),
      ),
    );
}

function archives() {
  return fc
    .tuple(which, tabIndex, wineIndex, fc.constantFrom("archive", "unarchive"))
    .map(([b, t, w, kind]) =>
      step(`browser ${String(b)}: ${kind} wine ${String(w)}`, (world) =>
        change(world.browser(b), t, w, (wineId) => ({ kind, wineId })),
      ),
    );
}

function edits() {
  const values = fc.record(
    {
      region: fc.constantFrom("Barolo", "Langhe", "Piedmont"),
      notes: fc.constantFrom(null, "Cherry", "Tar"),
      quantity: fc.integer({ min: 0, max: 4 }),
    },
    { requiredKeys: [] },
  );
  return fc
    .tuple(which, tabIndex, wineIndex, values, fc.constantFrom("as it is", "as it was"))
    .map(([b, t, w, edited, form]) =>
      step(
        `browser ${String(b)}: edit wine ${String(w)} ${form} to ${JSON.stringify(edited)}`,
        async (world) => {
          const browser = world.browser(b);
          const tab = await browser.tab(t);
          const wine = await pick(browser, w);
          if (!wine) return undefined;
          const seen = (form === "as it was" ? browser.seen.get(wine.id) : undefined) ?? wine;
          browser.seen.set(wine.id, wine);
          const body = { ...wineBodyOf(seen), ...edited };
          return command(browser, tab, (cellar, occasion) =>
            editWine(cellar, { seen, body, photo: undefined }, occasion),
          );
        },
      ),
    );
}

function adds() {
  const vintage = fc.oneof({ weight: 2, arbitrary: fc.constant(2016) }, fc.constant(2100));
  return fc.tuple(which, tabIndex, vintage).map(([b, t, year]) =>
    step(`browser ${String(b)}: add a wine of ${String(year)}`, async (world) => {
      const browser = world.browser(b);
      const tab = await browser.tab(t);
      return command(browser, tab, (cellar, occasion) =>
        addWine(cellar, { body: bodyWith({ vintage: year }), photo: undefined }, occasion),
      );
    }),
  );
}

function undoes() {
  return which.map((b) =>
    step(`browser ${String(b)}: undo`, async (world) => {
      const browser = world.browser(b);
      const { undo } = browser;
      browser.undo = undefined;
      if (!undo || undo.tab.isDead) return undefined;
      browser.touched = true;
      await undo.tab.work(undo.run);
      return "undo";
    }),
  );
}

function attends() {
  return fc
    .tuple(which, tabIndex, anything, fc.constantFrom("retry", "retry", "discard"))
    .map(([b, t, n, doing]) =>
      step(`browser ${String(b)}: ${doing} what needs attention (${String(n)})`, async (world) => {
        const browser = world.browser(b);
        const tab = await browser.tab(t);
        const { attention } = await browser.look();
        const found = attention[n % Math.max(1, attention.length)];
        if (!found) return undefined;
        await tab.work((cellar) =>
          doing === "retry"
            ? retryAttention(cellar, found.opId, { now: browser.now(), newId: world.newId })
            : discardAttention(cellar, found.opId),
        );
        return doing;
      }),
    );
}

function drains() {
  return fc.tuple(which, tabIndex, fc.array(fate, { maxLength: 6 })).map(([b, t, fates]) =>
    step(
      `browser ${String(b)}: drain in page ${String(t)} [${fates.join(", ")}]`,
      async (world) => {
        const browser = world.browser(b);
        const tab = await browser.tab(t);
        if (browser.last?.outbox.length !== 0) await tab.work(wakeOutbox);
        await world.drain(browser, t, fates);
        return undefined;
      },
    ),
  );
}

function beginsDrain() {
  return fc.tuple(which, tabIndex).map(([b, t]) =>
    step(`browser ${String(b)}: begin a drain in page ${String(t)}`, async (world) => {
      await world.startDrain(await world.browser(b).tab(t));
      return undefined;
    }),
  );
}

function exchanges() {
  return fc.tuple(anything, fate).map(([n, met]) =>
    step(`exchange ${String(n)}: ${met}`, async (world) => {
      const waiting = world.exchanges;
      const found = waiting[n % Math.max(1, waiting.length)];
      const owner = found && world.browsers.find(({ tabs }) => tabs.includes(found.tab));
      if (found && owner) await world.meet(owner, found.exchange, met);
      return undefined;
    }),
  );
}

function straggles() {
  return fc.tuple(anything, fc.nat({ max: 4 })).map(([n, chance]) =>
    step(`push ${String(n)} arrives late or again (${String(chance)})`, async (world) => {
      await world.straggle(n, chance === 0);
      return undefined;
    }),
  );
}

function meetsMishap() {
  return fc
    .tuple(which, tabIndex, fc.constantFrom(...MISHAPS), fc.nat({ max: 25 }))
    .map(([b, t, kind, after]) =>
      step(`browser ${String(b)}: ${kind} after ${String(after)} requests`, async (world) => {
        (await world.browser(b).tab(t)).arm(kind, after);
        return undefined;
      }),
    );
}

function diesNow() {
  return which.map((b) =>
    step(`browser ${String(b)}: dies`, (world) => {
      world.browser(b).die();
      return Promise.resolve(undefined);
    }),
  );
}

function losesStore() {
  return which.map((b) =>
    step(`browser ${String(b)}: the store is closed under its pages`, (world) => {
      for (const tab of world.browser(b).tabs) tab.loseStore();
      return Promise.resolve(undefined);
    }),
  );
}

function isEvicted() {
  return which.map((b) =>
    step(`browser ${String(b)}: is evicted`, (world) => {
      world.browser(b).evict();
      return Promise.resolve(undefined);
    }),
  );
}

function isCloned() {
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

function backsUp() {
  return fc.constant(
    step("the server is backed up", (world) => {
      world.backUp();
      return Promise.resolve(undefined);
    }),
  );
}

function restores() {
  return fc.constant(
    step("the server is restored", async (world) => {
      await world.restore();
      return undefined;
    }),
  );
}

function signsIn() {
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

function waits() {
  return fc.constantFrom(1_000, 60_000, 200 * 24 * 3_600_000).map((ms) =>
    step(`${String(ms)} ms pass`, (world) => {
      world.now += ms;
      return Promise.resolve(undefined);
    }),
  );
}

function setsClock() {
  const year = 365 * 24 * 3_600_000;
  return fc.tuple(which, fc.constantFrom(-year, 0, year)).map(([b, skewMs]) =>
    step(`browser ${String(b)}: the clock is ${String(skewMs)} ms off`, (world) => {
      world.browser(b).skewMs = skewMs;
      return Promise.resolve(undefined);
    }),
  );
}

function stumblesOver() {
  return fc.tuple(which, fc.integer({ min: 1, max: 4 })).map(([b, times]) =>
    step(
      `the server stumbles ${String(times)} times over an op of browser ${String(b)}`,
      (world) => {
        world.poison(world.browser(b), times);
        return Promise.resolve(undefined);
      },
    ),
  );
}

function callsPlainly() {
  const kind = fc.constantFrom("add-bottles", "remove-bottles", "edit", "archive");
  return fc
    .tuple(which, wineIndex, kind, fc.boolean(), fc.boolean())
    .map(([b, w, what, ownKey, region]) =>
      step(
        `a plain client of browser ${String(b)}'s owner: ${what} wine ${String(w)}`,
        async (world) => {
          const { owner } = world.browser(b);
          const wines = await world.winesOf(owner);
          const wine = wines[w % wines.length];
          if (!wine) return undefined;
          const key = ownKey ? world.newId() : undefined;
          const made = plainChange(what, wine.id, region ? "Piemonte" : "Barolo");
          await world.call(owner, made, key);
          return undefined;
        },
      ),
    );
}

function plainChange(
  kind: "add-bottles" | "remove-bottles" | "edit" | "archive",
  wineId: string,
  region: string,
): Change {
  switch (kind) {
    case "edit":
      return { kind, wineId, body: bodyWith({ region, quantity: 3 }) };
    case "archive":
      return { kind, wineId };
    case "add-bottles":
    case "remove-bottles":
      return { kind, wineId, quantity: 1 };
  }
}

async function pick(browser: Browser, index: number): Promise<CellarWine | undefined> {
  const wines = viewOf(browser.owner, await browser.look());
  return wines[index % Math.max(1, wines.length)];
}

async function change(
  browser: Browser,
  tabOf: number,
  index: number,
  made: (wineId: string) => Exclude<Change, { kind: "create" | "edit" }>,
): Promise<Doing | undefined> {
  const tab = await browser.tab(tabOf);
  const wine = await pick(browser, index);
  if (!wine) return undefined;
  return command(browser, tab, (cellar, occasion) => changeWine(cellar, made(wine.id), occasion));
}

async function command(
  browser: Browser,
  tab: Awaited<ReturnType<Browser["tab"]>>,
  run: (
    cellar: CellarDatabase,
    occasion: { now: number; newId: () => string },
  ) => Promise<CommandOutcome>,
): Promise<Doing> {
  const outcome = await tab.work((cellar) =>
    run(cellar, { now: browser.now(), newId: browser.newId }),
  );
  browser.undo = outcome?.kind === "done" ? { tab, run: outcome.undo } : undefined;
  return "command";
}
