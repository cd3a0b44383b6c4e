import fc from "fast-check";
import { wineBodyOf } from "sync-protocol";
import { addWine, editWine } from "../../../web/src/engine/db/commands/wineCommands.ts";
import type { CommandOutcome } from "../../../web/src/engine/db/commands/runCommand.ts";
import type { Browser } from "../browser/Browser.ts";
import type { UserAction } from "../browser/checkStore.ts";
import { must } from "../RuleViolation.ts";
import { contentOf, jpegOf, UNREADABLE } from "../photos/pictures.ts";
import { bodyWith } from "../newWine.ts";
import type { World } from "../World.ts";
import { letPass } from "./lineSteps.ts";
import { type Command, command, pick } from "./personSteps.ts";
import { edited } from "./shownAtOnce.ts";
import { requestOutcome, step, tabIndex, which, wineIndex } from "./step.ts";

const DAY_MS = 24 * 3_600_000;

const signal = fc.constantFrom("with signal", "without signal", "without signal", "unreadable");

type Signal = "with signal" | "without signal" | "unreadable";

/** The photographed wine: an existing wine, a new wine, or a wine with a vintage in the future. */
const subject = fc.oneof(
  { weight: 3, arbitrary: wineIndex },
  fc.constantFrom<Subject>("new", "new", "to come"),
);

type Subject = number | "new" | "to come";

/** The vintages of wines added with a photo. The server refuses 2100. */
const VINTAGES = { new: 2016, "to come": 2100 } as const;

export function photographs() {
  return fc
    .tuple(which, tabIndex, subject, signal)
    .map(([b, t, w, how]) =>
      step(`browser ${String(b)}: photographs wine ${String(w)} ${how}`, (world) =>
        photograph(world, world.browser(b), { tab: t, subject: w, how }),
      ),
    );
}

export function removesPhoto() {
  return fc
    .tuple(which, tabIndex, wineIndex)
    .map(([b, t, w]) =>
      step(`browser ${String(b)}: removes the photo of wine ${String(w)}`, (world) =>
        removePhoto(world, world.browser(b), { tab: t, subject: w }),
      ),
    );
}

export function sendsPhotos() {
  const session = fc.constantFrom("its owner's", "its owner's", "another's");
  return fc
    .tuple(which, tabIndex, session, fc.array(requestOutcome, { maxLength: 7 }))
    .map(([b, t, whose, requestOutcomes]) =>
      step(
        `browser ${String(b)}: sends photos in page ${String(t)} under ${whose} session [${requestOutcomes.join(", ")}]`,
        async (world) => {
          const browser = world.browser(b);
          const { owner } = browser;
          const another = world.persons.find((person) => person !== owner);
          browser.cookie = whose === "another's" ? another : owner;
          await world.sendPhotos(browser, t, requestOutcomes);
          return undefined;
        },
      ),
    );
}

export function beginsSending() {
  return fc.tuple(which, tabIndex).map(([b, t]) =>
    step(`browser ${String(b)}: begins to send photos in page ${String(t)}`, async (world) => {
      const tab = await world.browser(b).tab(t);
      tab.startSending();
      await world.quiet();
      return "attach";
    }),
  );
}

export function gathersPhotos() {
  return which.map((b) =>
    step(`browser ${String(b)}: gathers photos`, (world) => {
      const { last, cached } = world.browser(b);
      for (const { photoUrl } of [...(last?.rows ?? []), ...(last?.events ?? [])]) {
        const content = world.photoAt(photoUrl ?? "");
        if (photoUrl !== null && content !== undefined) cached.set(photoUrl, content);
      }
      return Promise.resolve(undefined);
    }),
  );
}

/** Uploads a photo. Months later, the device sends the change that refers to the photo. */
export function isAwayWithPhoto() {
  return fc
    .tuple(which, subject, fc.constantFrom<Signal>("with signal", "without signal"))
    .map(([b, w, how]) =>
      step(
        `browser ${String(b)}: photographs wine ${String(w)} ${how} and is away for months`,
        async (world) => {
          const browser = world.browser(b);
          await world.check(await photograph(world, browser, { tab: 0, subject: w, how }));
          await world.sendPhotos(browser, 0);
          await letPass(world, 100 * DAY_MS);
          await world.drain(browser, 0);
          return undefined;
        },
      ),
    );
}

/**
 * Sets a photo long after it was uploaded, and removes it shortly after. The server's next sweep is
 * much later.
 */
export function isShownForAMoment() {
  return fc.tuple(which, wineIndex).map(([b, w]) =>
    step(
      `browser ${String(b)}: the photo of wine ${String(w)} is shown for a moment`,
      async (world) => {
        const browser = world.browser(b);
        const taken = { tab: 0, subject: w, how: "with signal" } as const;
        await world.check(await photograph(world, browser, taken));
        await letPass(world, 60 * DAY_MS);
        await world.drain(browser, 0);
        await world.check(await removePhoto(world, browser, { tab: 0, subject: w }));
        await world.drain(browser, 0);
        await letPass(world, 60 * DAY_MS);
        return undefined;
      },
    ),
  );
}

/**
 * Restores the server's backup after a photo was uploaded, but before the device sends the change
 * that refers to the photo.
 */
export function losesPhotoWithRestore() {
  return fc
    .tuple(which, subject, fc.array(requestOutcome, { maxLength: 2 }))
    .map(([b, w, requestOutcomes]) =>
      step(
        `browser ${String(b)}: the server is restored under a photo of wine ${String(w)} [${requestOutcomes.join(", ")}]`,
        async (world) => {
          const browser = world.browser(b);
          world.backUp();
          const taken = { tab: 0, subject: w, how: "with signal" } as const;
          await world.check(await photograph(world, browser, taken));
          await world.drain(browser, 0, requestOutcomes);
          await world.restore();
          await world.drain(browser, 0);
          return undefined;
        },
      ),
    );
}

/**
 * Queues a wine with a photo as an earlier build did, without the photo's bytes. The server has
 * lost the photo.
 */
export function inheritsQueue() {
  return fc.tuple(which, tabIndex, fc.boolean()).map(([b, t, isCached]) =>
    step(
      `browser ${String(b)}: has a wine queued whose photo is ${isCached ? "cached" : "nowhere"}`,
      async (world) => {
        const browser = world.browser(b);
        const content = newPhotoContent(world, "with signal");
        const path = await world.upload(browser, content);
        if (path === undefined) return undefined;
        const tab = await browser.tab(t);
        const add: Command = async (cellar, context) => {
          const body = bodyWith({ photoUrl: path });
          const outcome = await addWine(cellar, { body, photo: undefined }, context);
          entrust(world, browser, content, outcome);
          return outcome;
        };
        if (isCached) browser.cached.set(path, content);
        await world.check(await command(browser, tab, add));
        await letPass(world, 100 * DAY_MS);
        return undefined;
      },
    ),
  );
}

/** Photographs one wine on two devices before either device has synced. */
export function photographWithOthers() {
  return fc.tuple(which, wineIndex, signal, signal, fc.boolean()).map(([b, w, how, too, isLate]) =>
    step(
      `browser ${String(b)} photographs wine ${String(w)} ${how}, another ${too}; it sends ${isLate ? "last" : "first"}`,
      async (world) => {
        const one = world.browser(b);
        const other = world.browsers.find((each) => each !== one && each.owner === one.owner);
        if (!other) return undefined;
        for (const browser of [one, other]) await world.drain(browser, 0);
        const first = await photograph(world, one, { tab: 0, subject: w, how });
        await world.check(first);
        const second = await photograph(world, other, { tab: 0, subject: w, how: too });
        await world.check(second);
        for (const browser of isLate ? [other, one] : [one, other]) {
          await world.drain(browser, 0);
          await world.sendPhotos(browser, 0);
          await world.drain(browser, 0);
        }
        return undefined;
      },
    ),
  );
}

async function removePhoto(
  world: World,
  browser: Browser,
  { tab: t, subject: w }: { tab: number; subject: number },
): Promise<UserAction | undefined> {
  const tab = await browser.tab(t);
  const seen = await pick(browser, w);
  if (!seen) return undefined;
  const body = { ...wineBodyOf(seen), photoUrl: null };
  const remove: Command = async (cellar, context) => {
    const outcome = await editWine(cellar, { seen, body, photo: null }, context);
    world.photos.giveUp({ owner: browser.owner, wineId: seen.id }, browser.storeId);
    return outcome;
  };
  return command(browser, tab, remove, { before: seen, expected: edited(seen, body) });
}

/**
 * [F3: local photos] Photographs a wine, and checks that the photo is kept when the command is
 * done.
 */
export async function photograph(
  world: World,
  browser: Browser,
  { tab: t, subject: w, how }: { tab: number; subject: Subject; how: Signal },
): Promise<UserAction | undefined> {
  const content = newPhotoContent(world, how);
  const path = how === "with signal" ? await world.upload(browser, content) : undefined;
  const photo = { jpeg: jpegOf(content), path };
  const tab = await browser.tab(t);
  const seen = typeof w === "number" ? await pick(browser, w) : undefined;
  if (typeof w === "number" && !seen) return undefined;

  const run: Command = async (cellar, context) => {
    const outcome = seen
      ? await editWine(cellar, { seen, body: wineBodyOf(seen), photo }, context)
      : await addWine(
          cellar,
          { body: bodyWith({ vintage: VINTAGES[w === "to come" ? w : "new"] }), photo },
          context,
        );
    entrust(world, browser, content, outcome);
    return outcome;
  };
  const body = seen && { ...wineBodyOf(seen), photoUrl: path ?? seen.photoUrl };
  const shows = seen && body && { before: seen, expected: edited(seen, body) };
  const doing = await command(browser, tab, run, shows);
  const { photos } = await browser.look();
  const isPromised = world.photos.promised.some((entrusted) => entrusted.content === content);
  must(
    !isPromised || photos.some(({ jpeg }) => contentOf(jpeg) === content),
    () => `[F3] ${content} was taken and is not kept`,
  );
  return doing;
}

/** The content of a new photo, unique in the history. */
function newPhotoContent(world: World, how: Signal): string {
  return `${how === "unreadable" ? UNREADABLE : "picture"} ${world.newId()}`;
}

function entrust(
  world: World,
  { owner, storeId }: Browser,
  content: string,
  outcome: CommandOutcome,
): void {
  if (outcome.kind === "refused") return;
  world.photos.entrust({ content, owner, wineId: outcome.wine.id }, storeId);
}
