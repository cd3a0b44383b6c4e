import { isDeepStrictEqual } from "node:util";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { Dexie } from "dexie";
import type { Place, Wine, WineRow } from "sync-protocol";
import { cellarName, openCellarDatabase } from "../../../web/src/engine/db/CellarDatabase.ts";
import { CellarUnavailable } from "../../../web/src/engine/db/CellarUnavailable.ts";
import { prepareCellar } from "../../../web/src/engine/db/opening/prepareCellar.ts";
import {
  type Refusal,
  refusedOpening,
} from "../../../web/src/engine/db/opening/test/refusedOpening.ts";
import { must } from "../RuleViolation.ts";
import { rowCache } from "../../../web/src/engine/db/queries/rowCache.ts";
import type { SentCall } from "../server/SentCall.ts";
import {
  asTable,
  damageState,
  type LocalStore,
  openBeside,
  readLocalStore,
} from "./readLocalStore.ts";
import { Tab } from "./Tab.ts";

Dexie.dependencies.IDBKeyRange = IDBKeyRange;

export interface BrowserDeps {
  readonly name: string;
  readonly owner: string;
  readonly newId: () => string;
  /** The true time, ms since 1970. */
  readonly now: () => number;
  readonly onSent: (call: SentCall) => void;
}

const TABS = 2;

/** One user's browser: a local store, up to two pages, a cookie, and a clock. */
export class Browser {
  readonly name: string;
  readonly owner: string;
  /** The user whose session cookie the browser has. */
  cookie: string | undefined;
  /** Difference between the device's clock and the true time, ms. */
  skewMs = 0;
  storeId: string;
  /** The store as last read, or `undefined` before the first read. */
  last: LocalStore | undefined;
  rowsEpoch: string | null = null;
  touched = true;
  /** Wines with the values that an open form shows. */
  readonly seen = new Map<string, Wine>();
  readonly seenPlaces = new Map<string, Place>();
  /** The content of the cached photos, by path. */
  readonly cached = new Map<string, string>();
  /** Undoes the last command. Works only while the command's page is open. */
  undo: { readonly tab: Tab; readonly run: () => Promise<void> } | undefined;
  readonly #deps: BrowserDeps;
  #factory = new IDBFactory();
  #beside: IDBDatabase | undefined;
  #tabs: (Tab | undefined)[] = [];
  #readRows = rowCache();
  /** Number of transactions that may have changed the store. */
  #writes = 0;
  #held: { readonly store: LocalStore; readonly writes: number } | undefined;

  constructor(deps: BrowserDeps) {
    this.#deps = deps;
    this.name = deps.name;
    this.owner = deps.owner;
    this.cookie = deps.owner;
    this.storeId = deps.newId();
  }

  /** Opens the page if it is closed. */
  async tab(index: number): Promise<Tab> {
    this.touched = true;
    const known = this.#tabs[index % TABS];
    if (known && !known.isDead) return known;
    const opened = await this.#open();
    this.#tabs[index % TABS] = opened;
    return opened;
  }

  get tabs(): readonly Tab[] {
    return this.#tabs.filter((tab) => tab !== undefined).filter((tab) => !tab.isDead);
  }

  /** Whether a page still has work that needs no network. */
  get isBusy(): boolean {
    return this.#tabs.some((tab) => tab?.isBusy);
  }

  die(): void {
    for (const tab of this.tabs) tab.die();
    this.#tabs = [];
    this.#readRows = rowCache();
    this.undo = undefined;
    this.seen.clear();
    this.seenPlaces.clear();
    this.touched = true;
  }

  evict(): void {
    this.die();
    this.#forgetStore();
    this.cached.clear();
    this.#factory = new IDBFactory();
  }

  /**
   * Opens a page while the browser refuses to open the store. The page must not change the store
   * [D1: unavailable store].
   */
  async startRefused(refusal: Refusal): Promise<void> {
    if (!this.last) return;
    this.die();
    const before = await this.#read();
    const factory = this.#factory;
    Object.assign(factory, { open: () => refusedOpening(refusal) });
    const cellar = this.#cellar();
    const error: unknown = await prepareCellar(cellar, { notes: [], newId: this.newId }).then(
      () => undefined,
      (cause: unknown) => cause,
    );
    cellar.close();
    Reflect.deleteProperty(factory, "open");
    must(
      error instanceof CellarUnavailable,
      () => "[D1] a store that the browser refuses to open is called open",
    );
    const after = await this.#read().catch(() => undefined);
    must(
      isDeepStrictEqual(after, before),
      () => "[D1] a store that could not be opened for now has lost what it held",
    );
  }

  /**
   * Opens a page on a store whose `state` table is unreadable. The other tables are kept [D2:
   * repair].
   */
  async startDamaged(): Promise<void> {
    if (!this.last) return;
    this.die();
    await this.#read();
    if (this.#beside) await damageState(this.#beside);
    await this.tab(0);
  }

  /** Copies another browser's store and device id, as copying a browser profile does. */
  async copyFrom(other: Browser): Promise<void> {
    const held = await other.look();
    const cellar = this.#cellar();
    await cellar.open();
    const { wines, places, events, wishes, outbox, attention, photos, missingPhotos, state } =
      cellar;
    const rows = [wines, places, events, wishes];
    const tables = [...rows, outbox, attention, photos, missingPhotos, state];
    await cellar.transaction("rw", tables, async () => {
      await wines.bulkPut([...held.rows]);
      await places.bulkPut([...held.places]);
      await events.bulkPut([...held.events]);
      await wishes.bulkPut([...held.wishes]);
      await outbox.bulkPut([...held.outbox]);
      await attention.bulkPut([...held.attention]);
      await photos.bulkPut([...held.photos]);
      await missingPhotos.bulkPut([...held.missingPhotos]);
      if (held.state) await state.put({ ...held.state, id: "sync" });
    });
    cellar.close();
    this.#writes += 1;
    for (const [path, content] of other.cached) this.cached.set(path, content);
    this.rowsEpoch = other.rowsEpoch;
    this.skewMs = other.skewMs;
    this.touched = true;
  }

  /**
   * Reads the whole store directly. Returns the last result if nothing was written since the last
   * read.
   */
  async look(): Promise<LocalStore> {
    const writes = this.#writes;
    if (this.#held?.writes === writes) return this.#held.store;
    const store = await this.#read();
    this.#held = { store, writes };
    return store;
  }

  async #read(): Promise<LocalStore> {
    const name = cellarName(this.owner);
    this.#beside ??= await openBeside(this.#factory, name);
    try {
      return await readLocalStore(this.#beside);
    } catch {
      this.#beside = await openBeside(this.#factory, name);
      return readLocalStore(this.#beside);
    }
  }

  /** The base rows cached by a page that stays open and reads only newer rows. */
  async cachedRows({ rows, state }: LocalStore): Promise<readonly WineRow[] | undefined> {
    const read = await this.#readRows({ wines: asTable(rows) }, Promise.resolve(state));
    return read && [...read.rowOf.values()];
  }

  get newId(): () => string {
    return this.#deps.newId;
  }

  now(): number {
    return this.#deps.now() + this.skewMs;
  }

  close(): void {
    this.die();
    this.#forgetStore();
  }

  #forgetStore() {
    this.#beside?.close();
    this.#beside = undefined;
    this.#held = undefined;
    this.last = undefined;
    this.rowsEpoch = null;
    this.storeId = this.#deps.newId();
  }

  #open(): Promise<Tab> {
    const { newId, onSent } = this.#deps;
    this.#writes += 1;
    return Tab.open({
      userId: this.owner,
      factory: this.#factory,
      newId,
      now: () => this.now(),
      random: () => 0.5,
      cached: (path) => this.cached.get(path),
      writes: () => {
        this.#writes += 1;
      },
      send: (kind, body) => {
        const { cookie, storeId } = this;
        const call = { kind, cookie, sender: storeId, text: JSON.stringify(body) };
        onSent(call);
        return call;
      },
    });
  }

  #cellar() {
    Dexie.dependencies.indexedDB = this.#factory;
    return openCellarDatabase(this.owner);
  }
}
