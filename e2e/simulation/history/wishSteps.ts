import fc from "fast-check";
import { type Wish, type WishBody, wishBodyOf } from "sync-protocol";
import type { CellarDatabase } from "../../../web/src/engine/db/CellarDatabase.ts";
import {
  putWish,
  removeWish,
  type WishCommandOutcome,
} from "../../../web/src/engine/db/commands/wishCommands.ts";
import type { WriteContext } from "../../../web/src/engine/outbox/outbox.ts";
import { livingWishes, replayWishes } from "../../../web/src/engine/view/wishesView.ts";
import type { Browser } from "../browser/Browser.ts";
import type { UserAction } from "../browser/checkStore.ts";
import type { Tab } from "../browser/Tab.ts";
import { anything, step, tabIndex, which } from "./step.ts";

const NOTHING: WishBody = {
  name: "",
  note: null,
  link: null,
  photo: null,
  label: null,
  wineId: null,
};

export function putsWishes() {
  const what = fc.constantFrom("makes", "renames", "annotates");
  return fc.tuple(which, tabIndex, what, anything).map(([b, t, doing, n]) =>
    step(`browser ${String(b)}: ${doing} wish ${String(n)}`, async (world) => {
      const browser = world.browser(b);
      const tab = await browser.tab(t);
      const seen = doing === "makes" ? undefined : await wishAt(browser, n);
      if (!seen && doing !== "makes") return undefined;
      const values =
        doing === "annotates" ? { note: `Shop ${String(n)}` } : { name: `W${String(n)}` };
      const body = { ...(seen ? wishBodyOf(seen) : NOTHING), ...values };
      return commandOf(browser, tab, (cellar, context) => putWish(cellar, { seen, body }, context));
    }),
  );
}

/** Removes a wish. The app does the same when the user marks a wish as bought. */
export function removesWishes() {
  return fc.tuple(which, tabIndex, anything).map(([b, t, n]) =>
    step(`browser ${String(b)}: removes wish ${String(n)}`, async (world) => {
      const browser = world.browser(b);
      const tab = await browser.tab(t);
      const wish = await wishAt(browser, n);
      if (!wish) return undefined;
      return commandOf(browser, tab, (cellar, context) => removeWish(cellar, wish.id, context));
    }),
  );
}

/**
 * One browser renames a wish. Before that change is sent, another browser annotates or removes the
 * wish [T1: wish].
 */
export function changesWishWithOthers() {
  const others = fc.constantFrom("annotates", "removes");
  return fc.tuple(which, which, anything, others).map(([b, c, n, other]) =>
    step(`browser ${String(b)} renames a wish; ${String(c)} ${other} it`, async (world) => {
      const [browser, twin] = [world.browser(b), world.browser(c)];
      if (browser === twin || browser.owner !== twin.owner) return undefined;
      for (const device of [browser, twin]) await world.drain(device, 0);
      const [mine, theirs] = [await wishAt(browser, n), await wishAt(twin, n)];
      if (!mine || !theirs) return undefined;
      const rename = { seen: mine, body: { ...wishBodyOf(mine), name: "Mine" } };
      const annotate = { seen: theirs, body: { ...wishBodyOf(theirs), note: "Theirs" } };
      await world.check(
        await commandOf(browser, await browser.tab(0), (cellar, context) =>
          putWish(cellar, rename, context),
        ),
      );
      await world.check(
        await commandOf(twin, await twin.tab(0), (cellar, context) =>
          other === "removes"
            ? removeWish(cellar, theirs.id, context)
            : putWish(cellar, annotate, context),
        ),
      );
      for (const device of [twin, browser]) await world.drain(device, 0);
      return undefined;
    }),
  );
}

async function wishAt(browser: Browser, n: number): Promise<Wish | undefined> {
  const { wishes, outbox } = await browser.look();
  const living = livingWishes(replayWishes(wishes, outbox));
  return living[n % Math.max(1, living.length)];
}

type Command = (cellar: CellarDatabase, context: WriteContext) => Promise<WishCommandOutcome>;

async function commandOf(browser: Browser, tab: Tab, run: Command): Promise<UserAction> {
  const outcome = await tab.work((cellar) =>
    run(cellar, { now: browser.now(), newId: browser.newId }),
  );
  browser.undo = outcome?.kind === "done" ? { tab, run: outcome.undo } : undefined;
  return "command";
}
