import { Script } from "node:vm";
import { Dexie } from "dexie";
import { forceCloseDatabase, IDBKeyRange } from "fake-indexeddb";
import * as protocol from "sync-protocol";
import * as zod from "zod/mini";
import * as zustand from "zustand/vanilla";
import { never } from "../../browser/storeFaults.ts";
import type { Locks } from "./Locks.ts";
import { Stream } from "./Stream.ts";
import { dateOf, storageOf } from "./pageGlobals.ts";
import { Timers } from "./Timers.ts";
import type * as pageCode from "./pageCode.ts";

export type PageCode = typeof pageCode;

export interface PageDeps {
  readonly code: string;
  readonly factory: IDBFactory;
  readonly locks: Locks;
  /** The items of `localStorage`. */
  readonly notes: Map<string, string>;
  readonly hasSession: () => boolean;
  readonly now: () => number;
  readonly newId: () => string;
  readonly isOnline: () => boolean;
  readonly fetch: (page: Page, path: string, init: RequestInit) => Promise<Response>;
  readonly broadcast: (from: Page, message: unknown) => void;
}

const PARAMETERS = [
  "require",
  "module",
  "exports",
  "globalThis",
  "window",
  "document",
  "navigator",
  "localStorage",
  "indexedDB",
  "fetch",
  "EventSource",
  "BroadcastChannel",
  "Date",
  "Math",
  "setTimeout",
  "clearTimeout",
  "setInterval",
  "clearInterval",
  "reportError",
  "crypto",
];

const scripts = new Map<string, (...given: unknown[]) => void>();

function scriptOf(code: string): (...given: unknown[]) => void {
  const known = scripts.get(code);
  if (known) return known;
  const text = `(function (${PARAMETERS.join(", ")}) {${code}\n})`;
  const script = new Script(text).runInThisContext() as (...given: unknown[]) => void;
  scripts.set(code, script);
  return script;
}

/** A visible page of the app in a simulated browser. Each page has its own modules. */
export class Page {
  readonly code: PageCode;
  readonly timers: Timers;
  readonly #deps: PageDeps;
  readonly #window = new EventTarget();
  readonly #channels = new Set<EventTarget>();
  readonly #databases = new Set<object>();
  readonly #streams = new Set<Stream>();
  #isDead = false;
  /** The first unexpected error. */
  unexplained: unknown;

  constructor(deps: PageDeps) {
    this.#deps = deps;
    this.timers = new Timers(deps.now);
    this.code = this.#run();
  }

  get isDead(): boolean {
    return this.#isDead;
  }

  get streams(): readonly Stream[] {
    return [...this.#streams];
  }

  start(): Promise<void> {
    const started = this.code.startSession(() => Promise.resolve());
    this.code.followCellars({ onLoss: () => undefined, onRefusal: () => undefined });
    return started;
  }

  /** Dispatches the event for a restored connection or for a page that became visible. */
  dispatch(message: "online" | "visible"): void {
    if (message === "online") this.#window.dispatchEvent(new Event("online"));
    else this.#document.dispatchEvent(new Event("visibilitychange"));
  }

  receive(message: unknown): void {
    for (const channel of this.#channels) {
      channel.dispatchEvent(new MessageEvent("message", { data: message }));
    }
  }

  /** Closes the page without warning. Unfinished transactions are lost. */
  die(): void {
    this.#isDead = true;
    this.timers.end();
    for (const stream of this.#streams) stream.close();
    for (const database of this.#databases as ReadonlySet<Dexie>) {
      endUse(database);
      if (database.isOpen()) forceCloseDatabase(database.backendDB() as never);
      database.close();
    }
    this.#deps.locks.release(this);
  }

  readonly #document = Object.assign(new EventTarget(), { visibilityState: "visible" });

  #run(): PageCode {
    const { factory, locks, notes, now, isOnline, hasSession } = this.#deps;
    const document = this.#document;
    Object.defineProperty(document, "cookie", {
      get: () => (hasSession() ? protocol.SIGNED_IN_PAIRS[0] : ""),
    });
    const navigator = {
      locks: locks.of(this),
      get onLine() {
        return isOnline();
      },
    };
    const module = { exports: {} };
    const timers = this.timers;
    const given: Readonly<Record<string, unknown>> = {
      require: (name: string) => this.#packages()[name],
      module,
      exports: module.exports,
      globalThis: {},
      window: this.#window,
      document,
      navigator,
      localStorage: storageOf(notes),
      indexedDB: factory,
      fetch: (path: string, init: RequestInit) =>
        this.#isDead ? never() : this.#deps.fetch(this, path, init),
      EventSource: this.#eventSource(),
      BroadcastChannel: this.#broadcastChannel(),
      Date: dateOf(now),
      Math: { __proto__: Math, random: () => 0.5, max: Math.max, min: Math.min },
      setTimeout: timers.setTimeout,
      clearTimeout: timers.clear,
      setInterval: timers.setInterval,
      clearInterval: timers.clear,
      reportError: (error: unknown) => {
        if (!this.#isDead) this.unexplained ??= error;
      },
      crypto: undefined,
    };
    scriptOf(this.#deps.code)(...PARAMETERS.map((name) => given[name]));
    return module.exports as PageCode;
  }

  #packages(): Readonly<Record<string, unknown>> {
    return {
      "sync-protocol": protocol,
      "zod/mini": zod,
      "zustand/vanilla": zustand,
      uuid: { v4: this.#deps.newId },
      dexie: { Dexie: this.#dexie() },
    };
  }

  #pageDexie: object | undefined;

  /** Dexie over this browser's databases. */
  #dexie(): object {
    if (this.#pageDexie) return this.#pageDexie;
    const { factory } = this.#deps;
    const databases = this.#databases;
    const isDead = () => this.#isDead;
    class PageDexie extends Dexie {
      constructor(name: string, options = {}) {
        super(name, { ...options, indexedDB: factory, IDBKeyRange });
        databases.add(this);
        if (isDead()) endUse(this);
      }
    }
    const statics = {
      delete: (name: string) => new PageDexie(name, { addons: [] }).delete(),
      getDatabaseNames: async () => {
        const named = await (isDead() ? never<IDBDatabaseInfo[]>() : factory.databases());
        return named.flatMap(({ name }) => name ?? []);
      },
    };
    return (this.#pageDexie = Object.assign(PageDexie, statics));
  }

  #eventSource() {
    const open = (path: string) => {
      const stream = new Stream(path);
      this.#streams.add(stream);
      return stream;
    };
    return Object.assign(
      function EventSource(path: string) {
        return open(path);
      },
      { CONNECTING: 0, OPEN: 1, CLOSED: 2 },
    );
  }

  #broadcastChannel() {
    const channels = this.#channels;
    const post = (message: unknown) => {
      if (!this.#isDead) this.#deps.broadcast(this, message);
    };
    return class extends EventTarget {
      constructor() {
        super();
        channels.add(this);
      }

      postMessage(message: unknown) {
        post(message);
      }
    };
  }
}

/** Prevents a closed page from opening its database again. */
function endUse(database: object): void {
  Object.assign(database, { open: never, delete: never });
}
