import { isDeepStrictEqual } from "node:util";
import {
  type Change,
  type EventRow,
  keptWineOf,
  PULL_MAX,
  type Wine,
  type WishRow,
} from "sync-protocol";
import type { ChangesPage } from "../../api/src/cellar/ports/cellar.ts";
import { winesIn } from "../../api/test/store/contract/visitor.ts";
import { historyCursor, writeEventPage } from "../../web/src/engine/db/push-pull/writeAnswer.ts";
import { wakeOutbox } from "../../web/src/engine/db/push-pull/writeFailedRun.ts";
import type { AttentionEntry } from "../../web/src/engine/outbox/outbox.ts";
import { Unreachable } from "../../web/src/server/callServer.ts";
import { photoSetBy } from "../../web/src/engine/db/photos/keepPhoto.ts";
import { must } from "./RuleViolation.ts";
import { checkAtRest } from "./checkAtRest.ts";
import { Browser } from "./browser/Browser.ts";
import { checkRowCache, checkStore, type UserAction } from "./browser/checkStore.ts";
import type { Exchange, Tab } from "./browser/Tab.ts";
import type { RequestOutcome } from "./RequestOutcome.ts";
import { Line } from "./Line.ts";
import { checkCountedOnce } from "./events/witnessEvents.ts";
import { UserPhotos } from "./photos/UserPhotos.ts";
import { mustSendPhotos } from "./photos/mustSendPhotos.ts";
import { PhotoWitness } from "./photos/PhotoWitness.ts";
import { uploadAtOnce } from "./photos/uploadAtOnce.ts";
import { type MadeOp, originOf } from "./madeOps.ts";
import { create } from "./newWine.ts";
import { personIn } from "./server/History.ts";
import type { StoreKind } from "./server/openStore.ts";
import type { ServerReply } from "./server/SentCall.ts";
import { SimulatedServer } from "./server/SimulatedServer.ts";
import { untilQuiet } from "./untilQuiet.ts";

export const BROWSERS_MAX = 4;

const BEGINNING = Date.UTC(2026, 0, 15);

/** Maximum number of rounds of syncing until every device must have sent all its changes. */
const ROUNDS_MAX = 12;

/** Time within which a failed change must have been retried, ms. */
const FAILED_RETRY_MAX_MS = 24 * 3_600_000;

/** Maximum requests of one drain. A working drain needs far fewer. */
const EXCHANGES_MAX = 80;

/** A server, two users and their browsers. The test controls the network and the clock. */
export class World {
  readonly browsers: Browser[] = [];
  readonly persons: readonly [string, string];
  /** The true time, ms since 1970. */
  now = BEGINNING;
  readonly newId: () => string;
  readonly photos: UserPhotos;
  readonly #server: SimulatedServer;
  readonly #line: Line;
  readonly #photoWitness: PhotoWitness;
  readonly #made: Map<string, MadeOp>;
  /** By event id: the wine whose imported events replace this event. */
  readonly #replacedEvents = new Map<string, string>();

  private constructor(
    server: SimulatedServer,
    {
      persons,
      newId,
      photos,
      made,
    }: Pick<World, "persons" | "newId" | "photos"> & { made: Map<string, MadeOp> },
  ) {
    this.#server = server;
    this.#line = new Line({ server, persons, newId });
    this.persons = persons;
    this.newId = newId;
    this.photos = photos;
    this.#photoWitness = new PhotoWitness(photos, server);
    this.#made = made;
  }

  /**
   * Creates one user with two browsers, another user with one browser, and wines in both cellars.
   */
  static async begin(kind: StoreKind): Promise<World> {
    const newId = countedIds();
    const persons = [newId(), newId()] as const;
    const made = new Map<string, MadeOp>();
    const photos = new UserPhotos();
    const clock: { now: () => number } = { now: () => BEGINNING };
    const server = await SimulatedServer.start({
      kind,
      persons,
      newId,
      now: () => clock.now(),
      originOf: (opId, sender) => originOf(made, opId, sender),
      onOverwritten: (path) => {
        photos.release(server.photoOnceAt(path));
      },
      onReplaced: (path, storeId) => {
        photos.noteReplaced(server.photoOnceAt(path), storeId);
      },
    });
    const world = new World(server, { persons, newId, made, photos });
    clock.now = () => world.now;
    const [first, second] = persons;
    const [scarce, plenty] = [newId(), newId()];
    await world.call(first, create(scarce, newId(), { name: "Scarce", quantity: 2 }));
    await world.call(first, create(plenty, newId(), { name: "Plenty", quantity: 997 }));
    await world.call(second, create(scarce, newId(), { name: "Of another", quantity: 5 }));
    for (const owner of [first, first, second]) world.addBrowser(owner);
    return world;
  }

  addBrowser(owner: string): Browser {
    const browser = new Browser({
      name: `browser ${String(this.browsers.length + 1)}`,
      owner,
      newId: this.newId,
      now: () => this.now,
      onSent: (call) => {
        this.#line.take(call, browser.last);
      },
    });
    this.browsers.push(browser);
    return browser;
  }

  browser(index: number): Browser {
    const browser = this.browsers[index % this.browsers.length];
    if (!browser) throw new Error("There is no browser");
    return browser;
  }

  get exchanges(): readonly { tab: Tab; exchange: Exchange }[] {
    return this.browsers.flatMap(({ tabs }) =>
      tabs.flatMap((tab) => tab.waiting.map((exchange) => ({ tab, exchange }))),
    );
  }

  async call(userId: string, change: Change, key?: string): Promise<ServerReply> {
    const received = await this.#server.call(userId, change, key);
    const { wineId } = change;
    if (photoSetBy(change) === null) this.photos.giveUp({ owner: userId, wineId });
    if (key !== undefined && received.status !== 422) {
      const again = await this.#server.call(userId, change, key);
      must(isDeepStrictEqual(received, again), () => "[I2] a repeat has the same answer");
      const reused = await this.#server.call(userId, { kind: "unarchive", wineId: userId }, key);
      must(reused.status === 422, () => "[I3] a key is bound to one request");
    }
    return received;
  }

  async startDrain(tab: Tab): Promise<void> {
    tab.startDrain();
    await this.quiet();
  }

  /** `requestOutcomes` are the outcomes of the drain's first requests; later requests succeed. */
  async drain(
    browser: Browser,
    index: number,
    requestOutcomes: readonly RequestOutcome[] = [],
  ): Promise<void> {
    const tab = await browser.tab(index);
    await this.startDrain(tab);
    await this.check();
    for (let done = 0; tab.isDraining; done += 1) {
      must(done < EXCHANGES_MAX, () => `a drain of ${browser.name} never ends`);
      if (tab.exchange) await this.meet(browser, tab.exchange, requestOutcomes[done] ?? "well");
      await this.check();
    }
  }

  /**
   * Sends the waiting photos. `requestOutcomes` are the outcomes of the first requests; later
   * requests succeed.
   */
  async sendPhotos(
    browser: Browser,
    index: number,
    requestOutcomes: readonly RequestOutcome[] = [],
  ): Promise<void> {
    const tab = await browser.tab(index);
    tab.startSending();
    await this.quiet();
    await this.check("attach");
    for (let done = 0; tab.isSending; done += 1) {
      must(done < EXCHANGES_MAX, () => `${browser.name} never ends sending photos`);
      if (tab.upload) await this.meet(browser, tab.upload, requestOutcomes[done] ?? "well");
      await this.check("attach");
    }
  }

  upload(browser: Browser, content: string): Promise<string | undefined> {
    return uploadAtOnce(this.#server, browser, content);
  }

  sweep(): Promise<void> {
    return this.#server.sweep();
  }

  photoAt(path: string): string | undefined {
    return this.#server.photoAt(path);
  }

  /** Deletes the browser's local store, as a browser does when it needs space. */
  async evict(browser: Browser): Promise<void> {
    browser.evict();
    await this.#releaseUnheld(browser.owner);
  }

  async meet(browser: Browser, exchange: Exchange, requestOutcome: RequestOutcome): Promise<void> {
    browser.touched = true;
    await this.#line.meet(browser, exchange, requestOutcome);
    await this.quiet();
  }

  redeliverPush(index: number, strange: boolean): Promise<void> {
    return this.#line.redeliverPush(index, strange);
  }

  /**
   * Delivers a live event to a page: the owner's latest event if `ago` is 0, the one before it if
   * 1.
   */
  async deliverLiveEvent(browser: Browser, index: number, ago: number): Promise<void> {
    const event = this.#server.eventOf(browser.owner, ago);
    const tab = await browser.tab(index);
    if (!event?.page) return;
    const { seq, page } = event;
    const context = { now: browser.now(), newId: this.newId };
    await tab.work((cellar) => writeEventPage(cellar, { seq, page }, context));
  }

  noteReplacedEvent(eventId: string, wineId: string): void {
    this.#replacedEvents.set(eventId, wineId);
  }

  /** Makes the server fail to run one op of this browser, for this number of attempts. */
  failOp(browser: Browser, times: number): void {
    const entry = browser.last?.outbox.find(({ change }) => change.kind !== "noop");
    if (entry) this.#server.failuresLeft.set(entry.opId, times);
  }

  winesOf(owner: string): Promise<readonly Wine[]> {
    return winesIn(this.#server.store, owner, { includeArchived: true });
  }

  /** All events of a user, including removed events. */
  async eventsOf(owner: string): Promise<readonly EventRow[]> {
    const query = { cellarId: owner, since: 0, limit: PULL_MAX };
    const page = await this.#server.store.historySince(query);
    return page?.events ?? [];
  }

  /** All wishes of a user, including removed wishes. */
  async wishesOf(owner: string): Promise<readonly WishRow[]> {
    const wishes: WishRow[] = [];
    for (let since: number | undefined = 0; since !== undefined;) {
      const query = { cellarId: owner, since, limit: PULL_MAX };
      const page = await this.#server.store.wishesSince(query);
      wishes.push(...(page?.wishes ?? []));
      since = page?.hasMore ? page.cursor : undefined;
    }
    return wishes;
  }

  /** All wines and places of a user, including removed ones. */
  async rowsOf(owner: string): Promise<Pick<ChangesPage, "rows" | "places">> {
    const query = { cellarId: owner, since: 0, limit: Number.MAX_SAFE_INTEGER - 1 };
    const page = await this.#server.store.changesSince({ ...query, deviceId: undefined });
    return page ?? { rows: [], places: [] };
  }

  backUp(): void {
    this.#server.backUp();
  }

  async restore(): Promise<void> {
    await this.#server.restore();
    for (const owner of this.persons) await this.#releaseUnheld(owner);
  }

  /** Waits until the pages have finished all work that they can do offline. */
  async quiet(): Promise<void> {
    await untilQuiet(() => this.browsers.some((browser) => browser.isBusy));
  }

  /** Checks every store that may have changed, and that no unexpected error occurred. */
  async check(doing: UserAction = "nothing"): Promise<void> {
    for (const browser of this.browsers) {
      if (!browser.touched) continue;
      browser.touched = false;
      for (const { unexplained } of browser.tabs) {
        if (unexplained !== undefined) throw new Error("Not foreseen", { cause: unexplained });
      }
      if (browser.tabs.length > 0 || browser.last) await this.#checkBrowser(browser, doing);
    }
  }

  /** Ends all faults, syncs every device, and checks that all devices agree. */
  async rest(): Promise<void> {
    await this.#endTrouble();
    await this.#drainAll();
    await this.#checkAgreement();
    const before = this.#counters();
    await this.#line.repeatAll();
    if (isDeepStrictEqual(this.#counters(), before)) return;
    // A repeated push from a deleted store changed the server, so all devices must sync again.
    await this.#drainAll();
    await this.#checkAgreement();
  }

  close(): void {
    for (const browser of this.browsers) browser.close();
    this.#server.close();
  }

  async #checkBrowser(browser: Browser, doing: UserAction): Promise<void> {
    const { owner, storeId, last: before } = browser;
    const after = await browser.look();
    const epoch = after.state?.epoch ?? null;
    const wasRead = after.state !== undefined && after.state.cursor > 0;
    const sameHistory = !wasRead || epoch === browser.rowsEpoch;
    if (wasRead) browser.rowsEpoch = epoch;
    browser.last = after;
    for (const { opId, position } of after.outbox) {
      const made = this.#made.get(opId) ?? { userId: owner, positions: new Map() };
      made.positions.set(storeId, position);
      this.#made.set(opId, made);
    }
    const historyOf = (name: string | null) =>
      name === null ? undefined : this.#server.histories.get(name);
    const [history, judging] = [historyOf(browser.rowsEpoch), historyOf(epoch)];
    const failuresOf = (opId: string) => this.#line.failuresOf(opId);
    checkStore({ owner, storeId, before, after, doing, history, judging, sameHistory, failuresOf });
    checkRowCache(await browser.cachedRows(after), after);
    this.#photoWitness.check(browser, { before, after, doing });
  }

  async #endTrouble(): Promise<void> {
    this.#server.failuresLeft.clear();
    for (const browser of this.browsers) {
      browser.cookie = browser.owner;
      browser.skewMs = 0;
      for (const tab of browser.tabs) {
        while (tab.waiting.length > 0) {
          for (const { fail } of tab.waiting) fail(new Unreachable("The line was cut"));
          await this.quiet();
        }
        tab.disarm();
      }
    }
    await this.check();
  }

  async #drainAll(): Promise<void> {
    for (let round = 0; round < ROUNDS_MAX; round += 1) {
      this.now += FAILED_RETRY_MAX_MS;
      for (const browser of this.browsers) {
        const tab = await browser.tab(0);
        if (browser.last?.outbox.length !== 0) await tab.work(wakeOutbox);
        await this.drain(browser, 0);
        must(
          tab.outcome?.kind === "done",
          () => `at rest a drain of ${browser.name} ended as ${tab.outcome?.kind ?? "an error"}`,
        );
        if (mustSendPhotos(browser.owner, await browser.look())) await this.sendPhotos(browser, 0);
      }
      if (await this.#isSettled()) return;
    }
    must(false, () => "[O5] [O6] the outboxes never empty, or a failed change never goes again");
  }

  #counters(): readonly number[] {
    return this.persons.map((owner) => personIn(this.#server.history, owner).counter);
  }

  async #isSettled(): Promise<boolean> {
    for (const browser of this.browsers) {
      const store = await browser.look();
      const { state, outbox, attention } = store;
      const { counter } = personIn(this.#server.history, browser.owner);
      if (outbox.length > 0 || state?.cursor !== counter) return false;
      if (historyCursor(state) !== counter) return false;
      if (attention.some(isRetried) || mustSendPhotos(browser.owner, store)) return false;
    }
    return true;
  }

  /**
   * When everything is synced, the server's store, the expected state and every view must match.
   */
  async #checkAgreement(): Promise<void> {
    for (const owner of this.persons) {
      const [wines, browsers] = [await this.winesOf(owner), this.#browsersOf(owner)];
      const { rows, places } = await this.rowsOf(owner);
      const events = await this.eventsOf(owner);
      const wishes = await this.wishesOf(owner);
      const stored = { wines, places, events, wishes };
      await checkAtRest(personIn(this.#server.history, owner), stored, browsers);
      checkCountedOnce(personIn(this.#server.history, owner), this.#replacedEvents);
      const known = { wines: rows.map(keptWineOf), events, now: this.now };
      await this.#photoWitness.checkAtRest(owner, known, browsers);
    }
  }

  #browsersOf(owner: string): readonly Browser[] {
    return this.browsers.filter((browser) => browser.owner === owner);
  }

  /** From now on, the checks accept the loss of photos in no local store and in no record. */
  async #releaseUnheld(owner: string): Promise<void> {
    const { rows } = await this.rowsOf(owner);
    const showing = [...rows, ...(await this.eventsOf(owner))];
    this.#photoWitness.releaseUnheld(owner, showing, this.#browsersOf(owner));
  }
}

/** [O6: failed changes] A failed change is retried, unless it is an edit. */
function isRetried({ finding, change }: AttentionEntry): boolean {
  return finding.kind === "failed" && change.kind !== "edit";
}

/** Generates the same UUIDs in every run, so that a seed always gives the same history. */
function countedIds(): () => string {
  let made = 0;
  return () => {
    made += 1;
    return `00000000-0000-4000-8000-${made.toString(16).padStart(12, "0")}`;
  };
}
