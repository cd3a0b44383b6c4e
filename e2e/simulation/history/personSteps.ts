import fc from "fast-check";
import { type WineBody, wineBodyOf } from "sync-protocol";
import type { CellarDatabase } from "../../../web/src/engine/db/CellarDatabase.ts";
import {
  discardAttention,
  retryAttention,
} from "../../../web/src/engine/db/attention/attentionCommands.ts";
import {
  addWine,
  recordChange,
  editWine,
} from "../../../web/src/engine/db/commands/wineCommands.ts";
import type { CommandOutcome } from "../../../web/src/engine/db/commands/runCommand.ts";
import type { WriteContext } from "../../../web/src/engine/outbox/outbox.ts";
import { wakeOutbox } from "../../../web/src/engine/db/push-pull/writeFailedRun.ts";
import type { CellarWine } from "../../../web/src/rules/cellar/CellarWine.ts";
import type { Browser } from "../browser/Browser.ts";
import { type UserAction, viewOf } from "../browser/checkStore.ts";
import type { Tab } from "../browser/Tab.ts";
import { must } from "../RuleViolation.ts";
import { allLots } from "../expectedStock.ts";
import type { RequestOutcome } from "../RequestOutcome.ts";
import { bodyWith } from "../newWine.ts";
import type { World } from "../World.ts";
import { callPlainly, plainChange, type PlainKind } from "./plainCalls.ts";
import { changed, checkShown, type CountChange, edited, type ExpectedWine } from "./shownAtOnce.ts";
import { anything, step, tabIndex, which, wineIndex } from "./step.ts";

/** The first two entries have the same id: they are one valuation before and after an edit. */
const VALUATIONS = [
  { id: "00000000-0000-4000-8000-0000000000d1", day: "2025-05-01", minor: 4500 },
  { id: "00000000-0000-4000-8000-0000000000d1", day: "2025-05-01", minor: 5000 },
  { id: "00000000-0000-4000-8000-0000000000d2", day: "2026-05-01", minor: 6000 },
  { id: "00000000-0000-4000-8000-0000000000d3", day: "2026-05-01", minor: 0 },
].map(({ id, day, minor }) => ({
  ...{ id, day, millilitres: 750, source: null },
  price: { minor, currency: "EUR" },
}));

export function movesBottles() {
  const quantity = fc.oneof(fc.integer({ min: 1, max: 3 }), fc.constant(998));
  return fc
    .tuple(
      ...[which, tabIndex, wineIndex, fc.constantFrom("add-bottles", "remove-bottles"), quantity],
      fc.option(anything, { nil: undefined }),
    )
    .map(([b, t, w, kind, bottles, lot]) =>
      step(`browser ${String(b)}: ${kind} ${String(bottles)} of wine ${String(w)}`, (world) =>
        change(world.browser(b), t, w, (wine) => {
          const lots = allLots(wine);
          const lotId = lot === undefined ? undefined : lots[lot % lots.length]?.id;
          return { kind, wineId: wine.id, quantity: bottles, ...(lotId && { lotId }) };
        }),
      ),
    );
}

export function archives() {
  return fc
    .tuple(which, tabIndex, wineIndex, fc.constantFrom("archive", "unarchive"))
    .map(([b, t, w, kind]) =>
      step(`browser ${String(b)}: ${kind} wine ${String(w)}`, (world) =>
        change(world.browser(b), t, w, ({ id: wineId }) => ({ kind, wineId })),
      ),
    );
}

export function edits() {
  const someValues = fc.record(
    {
      region: fc.constantFrom("Barolo", "Langhe", "Piedmont"),
      notes: fc.constantFrom(null, "Cherry", "Tar"),
      quantity: fc.integer({ min: 0, max: 4 }),
      tags: fc.subarray(["gift", "old"]),
      drinkFrom: fc.constantFrom(null, 2028, 2031),
      drinkTo: fc.constantFrom(null, 2030, 2033),
      valuations: fc.uniqueArray(fc.constantFrom(...VALUATIONS), { selector: ({ id }) => id }),
    },
    { requiredKeys: [] },
  );
  return fc
    .tuple(which, tabIndex, wineIndex, someValues, fc.constantFrom("as it is", "as it was"))
    .map(([b, t, w, values, form]) =>
      step(
        `browser ${String(b)}: edit wine ${String(w)} ${form} to ${JSON.stringify(values)}`,
        async (world) => {
          const browser = world.browser(b);
          const tab = await browser.tab(t);
          const wine = await pick(browser, w);
          if (!wine) return undefined;
          const seen = (form === "as it was" ? browser.seen.get(wine.id) : undefined) ?? wine;
          browser.seen.set(wine.id, wine);
          const body = { ...wineBodyOf(seen), ...values };
          return command(
            browser,
            tab,
            (cellar, context) => editWine(cellar, { seen, body, photo: undefined }, context),
            { before: wine, expected: edited(seen, body) },
          );
        },
      ),
    );
}

export function adds() {
  const vintage = fc.oneof({ weight: 2, arbitrary: fc.constant(2016) }, fc.constant(2100));
  return fc.tuple(which, tabIndex, vintage).map(([b, t, year]) =>
    step(`browser ${String(b)}: add a wine of ${String(year)}`, async (world) => {
      const browser = world.browser(b);
      const tab = await browser.tab(t);
      return command(browser, tab, (cellar, context) =>
        addWine(cellar, { body: bodyWith({ vintage: year }), photo: undefined }, context),
      );
    }),
  );
}

export function undoes() {
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

export function attends() {
  return fc
    .tuple(which, tabIndex, anything, fc.constantFrom("retry", "retry", "discard"))
    .map(([b, t, n, doing]) =>
      step(`browser ${String(b)}: ${doing} what needs attention (${String(n)})`, async (world) => {
        const browser = world.browser(b);
        const tab = await browser.tab(t);
        const { attention } = await browser.look();
        const found = attention[n % Math.max(1, attention.length)];
        if (!found) return undefined;
        await tab.work<unknown>((cellar) =>
          doing === "retry"
            ? retryAttention(cellar, found.opId, {
                now: browser.now(),
                newId: world.newId,
                isSentAtOnce: tab.sendsAtOnce,
              })
            : discardAttention(cellar, found.opId),
        );
        const isOverwritten = found.finding.kind === "overwrote";
        if (!isOverwritten) await checkOpNotResent(browser, found.opId);
        return isOverwritten && doing === "retry" ? "restore" : doing;
      }),
    );
}

/**
 * [S3: refused change] Checks that a refused or discarded change is never sent again under its op
 * id.
 */
async function checkOpNotResent(browser: Browser, opId: string): Promise<void> {
  const { outbox } = await browser.look();
  const again = outbox.find((entry) => entry.opId === opId && entry.change.kind !== "noop");
  must(again === undefined, () => `[S3] ${opId} goes on its way under its old name`);
}

/**
 * Takes the last bottles on this device, unsent, while another device takes one of these bottles.
 */
export function drinksWithOthers() {
  return fc.tuple(which, wineIndex).map(([b, w]) =>
    step(
      `browser ${String(b)}: takes all of wine ${String(w)} and rests; so does another`,
      async (world) => {
        const browser = world.browser(b);
        const tab = await browser.tab(0);
        const wine = await pick(browser, w);
        if (!wine || wine.quantity === 0) return undefined;
        const takeAll = {
          kind: "remove-bottles",
          wineId: wine.id,
          quantity: wine.quantity,
        } as const;
        const shown = { before: wine, expected: changed(takeAll) };
        const take: Command = (cellar, context) => recordChange(cellar, takeAll, context);
        await command(browser, tab, take, shown);
        await world.check("command");
        world.failOp(browser, 2);
        await world.call(browser.owner, { ...takeAll, quantity: 1 });
        await world.drain(browser, 0);
        return undefined;
      },
    ),
  );
}

/** Edits a wine on this device, unsent, while another device edits it [M1: field merge]. */
export function editsWithOthers() {
  const values = fc.constantFrom<Partial<WineBody>>(
    { region: "Langhe" },
    { notes: "Tar" },
    { quantity: 1 },
    { tags: ["gift"] },
    { drinkFrom: 2031 },
  );
  return fc.tuple(which, wineIndex, values).map(([b, w, mine]) =>
    step(
      `browser ${String(b)}: edits wine ${String(w)} to ${JSON.stringify(mine)}; so does another`,
      async (world) => {
        const browser = world.browser(b);
        const tab = await browser.tab(0);
        const seen = await pick(browser, w);
        if (!seen) return undefined;
        const body = { ...wineBodyOf(seen), ...mine };
        const edit: Command = (cellar, context) =>
          editWine(cellar, { seen, body, photo: undefined }, context);
        await command(browser, tab, edit, { before: seen, expected: edited(seen, body) });
        await world.check("command");
        await world.call(browser.owner, plainChange("edit", seen.id, "Piemonte"));
        await world.drain(browser, 0);
        return undefined;
      },
    ),
  );
}

/**
 * Sends two changes of a wine. Sending them fails three times, sometimes after the first change
 * took effect. The first change, which may create the wine, counts as failed.
 */
export function failsThrice() {
  const failure = fc.constantFrom<RequestOutcome>(
    "stumbles",
    "broken",
    "broken after",
    "disk full",
    "answer lost",
    "captive portal",
  );
  const failures = fc.array(failure, { minLength: 3, maxLength: 3 });
  const then = fc.constantFrom<RequestOutcome>("well", "request lost");
  const wine = fc.oneof(wineIndex, fc.constant("added" as const));
  return fc.tuple(which, wine, failures, then).map(([b, subject, requestOutcomes, pulled]) =>
    step(
      `browser ${String(b)}: wine ${String(subject)} meets [${requestOutcomes.join(", ")}], pulls are ${pulled}`,
      async (world) => {
        const browser = world.browser(b);
        const w = subject === "added" ? await addOne(world, browser) : subject;
        if (subject !== "added") await takeOne(world, browser, w);
        await takeOne(world, browser, w);
        for (const requestOutcome of requestOutcomes) {
          const tab = await browser.tab(0);
          await tab.work(wakeOutbox);
          await world.startDrain(tab);
          if (tab.exchange) await world.meet(browser, tab.exchange, requestOutcome);
          await world.check();
          await callPlainly(world, browser.owner, w + 1, "add-bottles");
          await world.drain(browser, 0, [pulled]);
        }
        return undefined;
      },
    ),
  );
}

/**
 * Restores the server's backup after a change's verdict, before the device reads the changed row.
 */
export function restoresBetweenPushAndPull() {
  return fc.tuple(which, wineIndex).map(([b, w]) =>
    step(`browser ${String(b)}: the server is restored under wine ${String(w)}`, async (world) => {
      const browser = world.browser(b);
      world.backUp();
      await takeOne(world, browser, w);
      const tab = await browser.tab(0);
      await world.startDrain(tab);
      await takeOne(world, browser, w);
      if (tab.exchange) await world.meet(browser, tab.exchange, "well");
      await world.check();
      await world.restore();
      await world.drain(browser, 0);
      return undefined;
    }),
  );
}

/**
 * Loses the answer of a change that took effect. Then the device gets a new id, and the server
 * fails to run the repeated change. Another page may read meanwhile.
 */
export function isRenewedUnanswered() {
  const why = fc.constantFrom("is restored", "misses numbers");
  return fc.tuple(which, wineIndex, why, fc.boolean()).map(([b, w, renewal, isRead]) =>
    step(
      `browser ${String(b)}: wine ${String(w)} rests while the server ${renewal}${isRead ? " and a page reads" : ""}`,
      async (world) => {
        const browser = world.browser(b);
        await takeOne(world, browser, w);
        await world.drain(browser, 0, ["broken after", "request lost"]);
        const reading = isRead ? await beginsReading(world, browser, w) : undefined;
        if (renewal === "is restored") {
          world.backUp();
          await world.restore();
        }
        await (await browser.tab(0)).work(wakeOutbox);
        const missed: RequestOutcome[] = ["behind a gap", "broken"];
        await world.drain(
          browser,
          0,
          renewal === "is restored" ? ["well", "well", "broken"] : missed,
        );
        if (reading?.isDraining === true) await world.drain(browser, 1);
        return undefined;
      },
    ),
  );
}

/** Starts a read in page 1. The read then waits for its first answer. */
async function beginsReading(world: World, browser: Browser, index: number): Promise<Tab> {
  await callPlainly(world, browser.owner, index + 1, "add-bottles");
  const tab = await browser.tab(1);
  await world.startDrain(tab);
  if (tab.exchange) await world.meet(browser, tab.exchange, "arrived");
  return tab;
}

/**
 * Loses the answers of two changes. The device then reads the result of the first change, and later
 * the result of the second change.
 */
export function isAnsweredByHalves() {
  return fc.tuple(which, wineIndex).map(([b, w]) =>
    step(`browser ${String(b)}: wine ${String(w)} is answered before the next`, async (world) => {
      const browser = world.browser(b);
      await takeOne(world, browser, w);
      await takeOne(world, browser, w + 1);
      const lines: RequestOutcome[][] = [
        ["broken after", "request lost"],
        ["well", "request lost"],
        ["broken after"],
      ];
      for (const requestOutcomes of lines) {
        await (await browser.tab(0)).work(wakeOutbox);
        await world.drain(browser, 0, requestOutcomes);
      }
      return undefined;
    }),
  );
}

async function takeOne(world: World, browser: Browser, index: number): Promise<void> {
  const doing = await change(browser, 0, index, ({ id: wineId }) => ({
    kind: "remove-bottles",
    wineId,
    quantity: 1,
  }));
  await world.check(doing);
}

async function addOne(world: World, browser: Browser): Promise<number> {
  const tab = await browser.tab(0);
  const add: Command = (cellar, context) =>
    addWine(cellar, { body: bodyWith({}), photo: undefined }, context);
  await world.check(await command(browser, tab, add));
  const store = await browser.look();
  const added = store.outbox.at(-1)?.recordId;
  return viewOf(browser.owner, store).findIndex(({ id }) => id === added);
}

export function callsPlainly() {
  const kind = fc.constantFrom<PlainKind>(
    "add-bottles",
    "remove-bottles",
    "edit",
    "edit of old",
    "archive",
    "remove",
    "create",
  );
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

export async function pick(browser: Browser, index: number): Promise<CellarWine | undefined> {
  const wines = viewOf(browser.owner, await browser.look());
  return wines[index % Math.max(1, wines.length)];
}

export async function change(
  browser: Browser,
  tabOf: number,
  index: number,
  made: (wine: CellarWine) => CountChange,
): Promise<UserAction | undefined> {
  const tab = await browser.tab(tabOf);
  const wine = await pick(browser, index);
  if (!wine) return undefined;
  const intent = made(wine);
  return command(browser, tab, (cellar, context) => recordChange(cellar, intent, context), {
    before: wine,
    expected: changed(intent),
  });
}

export type Command = (cellar: CellarDatabase, context: WriteContext) => Promise<CommandOutcome>;

export async function command(
  browser: Browser,
  tab: Tab,
  run: Command,
  shows?: { before: CellarWine; expected: ExpectedWine },
): Promise<UserAction> {
  const context = { now: browser.now(), newId: browser.newId, isSentAtOnce: tab.sendsAtOnce };
  const outcome = await tab.work((cellar) => run(cellar, context));
  if (outcome?.kind === "done" && shows) {
    const wines = viewOf(browser.owner, await browser.look());
    const after = wines.find(({ id }) => id === shows.before.id);
    checkShown(shows.before, after, shows.expected);
  }
  browser.undo = outcome?.kind === "done" ? { tab, run: outcome.undo } : undefined;
  return "command";
}
