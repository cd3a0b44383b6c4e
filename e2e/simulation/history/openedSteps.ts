import fc from "fast-check";
import { type KeepingMethod, type OpenedBottle, wineBodyOf } from "sync-protocol";
import {
  finishBottle,
  changeKeeping,
  openBottle,
} from "../../../web/src/engine/db/commands/openedCommands.ts";
import { recordChange } from "../../../web/src/engine/db/commands/wineCommands.ts";
import type { CellarWine } from "../../../web/src/rules/cellar/CellarWine.ts";
import type { Browser } from "../browser/Browser.ts";
import { type UserAction, viewOf } from "../browser/checkStore.ts";
import { type Command, command, pick } from "./personSteps.ts";
import { changed, edited, type ExpectedWine } from "./shownAtOnce.ts";
import { anything, step, tabIndex, which, wineIndex } from "./step.ts";

const keeping = fc.constantFrom<KeepingMethod>("stopper", "vacuum", "gas", "needle");

export function opensBottles() {
  const what = fc.constantFrom("opens", "opens", "keeps otherwise", "finishes", "finishes");
  return fc
    .tuple(which, tabIndex, wineIndex, what, keeping, anything)
    .map(([b, t, w, doing, kept, n]) =>
      step(`browser ${String(b)}: ${doing} of wine ${String(w)} (${kept})`, async (world) => {
        const browser = world.browser(b);
        await browser.tab(t);
        const wine = await pick(browser, w);
        if (!wine) return undefined;
        const bottle = wine.opened[n % Math.max(1, wine.opened.length)];
        if (doing === "opens" || !bottle) return opens(browser, t, wine, kept);
        return doing === "finishes"
          ? finishes(browser, t, wine, bottle)
          : keeps(browser, t, wine, { ...bottle, keeping: kept });
      }),
    );
}

const DOINGS = ["finishes", "keeps otherwise", "opens another", "takes all"] as const;

/**
 * Changes one open bottle on two devices. The first device has not sent its change [B2: open
 * merge].
 */
export function finishesWithOthers() {
  return fc
    .tuple(which, wineIndex, fc.constantFrom(...DOINGS), fc.constantFrom(...DOINGS))
    .map(([b, w, mine, theirs]) =>
      step(
        `browser ${String(b)} ${mine} of an open bottle of wine ${String(w)}; another ${theirs}`,
        async (world) => {
          const [owner] = world.persons;
          const devices = world.browsers.filter((one) => one.owner === owner);
          const browser = devices[b % devices.length];
          const twin = devices.find((one) => one !== browser);
          if (!browser || !twin) return undefined;
          await browser.tab(0);
          const wine = await pick(browser, w);
          if (!wine) return undefined;
          await world.check(await opens(browser, 0, wine, "stopper"));
          for (const device of [browser, twin, browser]) await world.drain(device, 0);

          const shown = await Promise.all(
            [browser, twin].map(async (device) =>
              viewOf(owner, await device.look()).find(({ id }) => id === wine.id),
            ),
          );
          const [here, there] = shown;
          const bottle = here?.opened.at(-1);
          if (!here || !there || !bottle) return undefined;
          await world.check(await does(browser, here, bottle, mine));
          await world.check(await does(twin, there, bottle, theirs));
          await world.drain(twin, 0);
          await world.drain(browser, 0);
          return undefined;
        },
      ),
    );
}

function does(
  browser: Browser,
  wine: CellarWine,
  bottle: OpenedBottle,
  doing: (typeof DOINGS)[number],
): Promise<UserAction> {
  switch (doing) {
    case "finishes":
      return finishes(browser, 0, wine, bottle);
    case "keeps otherwise":
      return keeps(browser, 0, wine, { ...bottle, keeping: "gas" });
    case "opens another":
      return opens(browser, 0, wine, "needle");
    case "takes all":
      return takesAll(browser, wine);
  }
}

function opens(
  browser: Browser,
  tab: number,
  wine: CellarWine,
  kept: KeepingMethod,
): Promise<UserAction> {
  const lotId = wine.lots.at(-1)?.id ?? null;
  const bottle = { id: browser.newId(), day: "2026-11-20", keeping: kept, lotId };
  const opened = [...wine.opened, bottle];
  return shows(browser, tab, wine, withOpened(wine, opened), (cellar, context) =>
    openBottle(cellar, { wineId: wine.id, bottle }, context),
  );
}

function keeps(
  browser: Browser,
  tab: number,
  wine: CellarWine,
  bottle: OpenedBottle,
): Promise<UserAction> {
  const opened = wine.opened.map((one) => (one.id === bottle.id ? bottle : one));
  return shows(browser, tab, wine, withOpened(wine, opened), (cellar, context) =>
    changeKeeping(cellar, { wineId: wine.id, bottle }, context),
  );
}

function finishes(
  browser: Browser,
  tab: number,
  wine: CellarWine,
  { id: openedId }: OpenedBottle,
): Promise<UserAction> {
  const finish = { wineId: wine.id, openedId };
  const change = { kind: "remove-bottles", quantity: 1, ...finish } as const;
  return shows(browser, tab, wine, changed(change), (cellar, context) =>
    finishBottle(cellar, finish, context),
  );
}

async function takesAll(browser: Browser, wine: CellarWine): Promise<UserAction> {
  const { id: wineId, quantity } = wine;
  if (quantity === 0) return "nothing";
  const change = { kind: "remove-bottles", wineId, quantity } as const;
  return shows(browser, 0, wine, changed(change), (cellar, context) =>
    recordChange(cellar, change, context),
  );
}

function withOpened(wine: CellarWine, opened: OpenedBottle[]): ExpectedWine {
  return edited(wine, { ...wineBodyOf(wine), opened });
}

async function shows(
  browser: Browser,
  tab: number,
  before: CellarWine,
  expected: ExpectedWine,
  run: Command,
): Promise<UserAction> {
  return command(browser, await browser.tab(tab), run, { before, expected });
}
