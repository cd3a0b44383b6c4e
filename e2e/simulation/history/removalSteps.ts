import fc from "fast-check";
import { recordChange } from "../../../web/src/engine/db/commands/wineCommands.ts";
import { byWine } from "../../../web/src/engine/view/cellarView.ts";
import { removedWine } from "../../../web/src/engine/view/removedWine.ts";
import type { Browser } from "../browser/Browser.ts";
import { type UserAction, viewOf } from "../browser/checkStore.ts";
import { must } from "../RuleViolation.ts";
import { letPass } from "./lineSteps.ts";
import { change, type Command, command, pick } from "./personSteps.ts";
import { photograph } from "./photoSteps.ts";
import { plainChange } from "./plainCalls.ts";
import { anything, step, tabIndex, which, wineIndex } from "./step.ts";

const DAY_MS = 24 * 3_600_000;

export function removesWines() {
  return fc
    .tuple(which, tabIndex, wineIndex)
    .map(([b, t, w]) =>
      step(`browser ${String(b)}: removes wine ${String(w)}`, (world) =>
        remove(world.browser(b), t, w),
      ),
    );
}

export function restoresWines() {
  return fc
    .tuple(which, tabIndex, anything)
    .map(([b, t, n]) =>
      step(`browser ${String(b)}: restores removed wine ${String(n)}`, (world) =>
        restore(world.browser(b), t, n),
      ),
    );
}

/**
 * Adds a bottle to a wine in a browser. Before the browser sends the change, an API call removes
 * the wine, and another call may restore the wine [W10: removed].
 */
export function changesRemovedWine() {
  return fc.tuple(which, wineIndex, fc.boolean()).map(([b, w, isRestored]) =>
    step(
      `browser ${String(b)}: adds to wine ${String(w)}; another removes it${isRestored ? " and restores it" : ""}`,
      async (world) => {
        const browser = world.browser(b);
        await browser.tab(0);
        const wine = await pick(browser, w);
        if (!wine) return undefined;
        const add = { kind: "add-bottles", wineId: wine.id, quantity: 1 } as const;
        await world.check(await change(browser, 0, w, () => add));
        await world.call(browser.owner, plainChange("remove", wine.id, ""));
        if (isRestored) await world.call(browser.owner, plainChange("restore", wine.id, ""));
        await world.drain(browser, 0);
        return undefined;
      },
    ),
  );
}

/**
 * Removes a photographed wine, restores it after some days, and removes it again [W11: restore]
 * [F2: retention].
 */
export function comesAndGoes() {
  const days = fc.constantFrom([1], [31], [29, 31], [29, 29, 29, 29]);
  return fc.tuple(which, wineIndex, days).map(([b, w, waits]) =>
    step(
      `browser ${String(b)}: photographs wine ${String(w)}, removes it and restores it after ${waits.join(", ")} days`,
      async (world) => {
        const browser = world.browser(b);
        const taken = { tab: 0, subject: w, how: "with signal" } as const;
        await world.check(await photograph(world, browser, taken));
        await world.drain(browser, 0);
        const wine = await pick(browser, w);
        if (!wine) return undefined;
        await world.check(await remove(browser, 0, w));
        for (const wait of waits) {
          await world.drain(browser, 0);
          await letPass(world, wait * DAY_MS);
          for (const kind of ["restore", "remove"] as const) {
            await world.call(browser.owner, plainChange(kind, wine.id, ""));
          }
        }
        await world.drain(browser, 0);
        return undefined;
      },
    ),
  );
}

/** [W9: tombstone] Removes a wine and checks that it leaves the view. */
async function remove(
  browser: Browser,
  tabOf: number,
  index: number,
): Promise<UserAction | undefined> {
  const tab = await browser.tab(tabOf);
  const wine = await pick(browser, index);
  if (!wine) return undefined;
  const { id: wineId } = wine;
  const run: Command = (cellar, context) =>
    recordChange(cellar, { kind: "remove", wineId }, context);
  const doing = await command(browser, tab, run);
  must(
    browser.undo === undefined || (await removedOn(browser)).includes(wineId),
    () => `[W9] wine ${wineId} was removed and is there still`,
  );
  return doing;
}

/** [W9: tombstone] Restores a wine and checks that it is in the view again. */
async function restore(
  browser: Browser,
  tabOf: number,
  index: number,
): Promise<UserAction | undefined> {
  const tab = await browser.tab(tabOf);
  const removed = await removedOn(browser);
  const wineId = removed[index % Math.max(1, removed.length)];
  if (wineId === undefined) return undefined;
  const run: Command = (cellar, context) =>
    recordChange(cellar, { kind: "restore", wineId }, context);
  const doing = await command(browser, tab, run);
  const shown = viewOf(browser.owner, await browser.look());
  must(
    browser.undo === undefined || shown.some(({ id }) => id === wineId),
    () => `[W9] wine ${wineId} was restored and is not there`,
  );
  return doing;
}

/** The ids of the wines that a browser lists as removed [W9: tombstone]. */
async function removedOn(browser: Browser): Promise<readonly string[]> {
  const { rows, outbox } = await browser.look();
  const pendingOf = byWine(outbox);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const removed = [...new Set([...rowOf.keys(), ...pendingOf.keys()])].flatMap(
    (id) => removedWine(rowOf.get(id), pendingOf.get(id) ?? [], browser.owner) ?? [],
  );
  for (const { wine, isSwept } of removed) {
    must(isSwept === (wine.name === ""), () => `[W13] ${wine.id} is listed without a name`);
  }
  return removed.map(({ wine }) => wine.id);
}
