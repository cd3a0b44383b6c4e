import { Dexie } from "dexie";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { CALLS, type Wine } from "sync-protocol";
import * as z from "zod/mini";
import type * as deviceDatabase from "../../../web/src/engine/db/deviceDatabase.ts";
import {
  type CellarDatabase,
  openCellarDatabase,
} from "../../../web/src/engine/db/CellarDatabase.ts";
import { keptPhotoKeys } from "../../../web/src/engine/db/photos/photoKeys.ts";
import { prepareCellar } from "../../../web/src/engine/db/opening/prepareCellar.ts";
import type { UnsentNote } from "../../../web/src/engine/outbox/changeSentence.ts";
import { readEvents } from "../../../web/src/engine/db/queries/readEvents.ts";
import { wakeOutbox } from "../../../web/src/engine/db/push-pull/writeFailedRun.ts";
import { cellarView } from "../../../web/src/engine/view/cellarView.ts";
import type { CellarEvent } from "../../../web/src/rules/history/CellarEvent.ts";
import { drain, type DrainOutcome } from "../../../web/src/engine/sync/drain.ts";
import { Unreachable } from "../../../web/src/server/callServer.ts";
import { ServerRefusal } from "../../../web/src/server/ServerRefusal.ts";
import { sendPhotosUnderLock } from "../../../web/src/engine/sync/photo-transfer/sendPhotosUnderLock.ts";
import { serverOfThisOrigin, type SyncServer } from "../../../web/src/engine/sync/SyncServer.ts";

Dexie.dependencies.IDBKeyRange = IDBKeyRange;
// Node has no browser locks. No locks are needed, because only one device works at a time.
if (!("navigator" in globalThis)) Object.assign(globalThis, { navigator: {} });

const pushSchema = z.record(z.string(), z.unknown());

export type ExchangeOutcome = "well" | "request lost" | "answer lost" | "broken";

/** The outcomes of a drain's first requests. Later requests succeed. */
export interface Line {
  readonly pushes?: readonly ExchangeOutcome[];
  readonly pulls?: readonly ExchangeOutcome[];
  /** Runs before the page receives the answer to its first push. */
  readonly during?: () => Promise<unknown>;
}

/** A browser that runs the app's store, commands and drain, with its cookies. */
export class Device {
  readonly name: string;
  readonly cookies: Map<string, string>;
  readonly factory: IDBFactory;
  /** The server's address, or `undefined` when offline. */
  url: string | undefined;
  readonly pushed: Record<string, unknown>[] = [];
  #cellar: CellarDatabase | undefined;

  constructor(
    name: string,
    given: {
      readonly factory?: IDBFactory;
      readonly cookies?: Readonly<Record<string, string>>;
    } = {},
  ) {
    this.name = name;
    this.factory = given.factory ?? new IDBFactory();
    this.cookies = new Map(Object.entries(given.cookies ?? {}));
  }

  async open(userId: string, notes: readonly UnsentNote[] = []): Promise<CellarDatabase> {
    this.#useThisBrowser();
    const cellar = openCellarDatabase(userId);
    await prepareCellar(cellar, { notes, newId: () => crypto.randomUUID() });
    this.#cellar = cellar;
    return cellar;
  }

  get cellar(): CellarDatabase {
    if (!this.#cellar) throw new Error(`${this.name} has opened no store`);
    return this.#cellar;
  }

  call(method: "GET" | "POST", path: string, body?: unknown, headers = {}): Promise<Response> {
    return this.#fetch(path, {
      method,
      headers: { "content-type": "application/json", ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  /** Runs a drain and ignores retry delays. `line` sets the outcomes of the drain's requests. */
  async drain(line: Line = {}): Promise<DrainOutcome> {
    this.#useThisBrowser();
    await wakeOutbox(this.cellar);
    const server = withOutcomes(serverOfThisOrigin(this.cellar), line);
    const now = () => Date.now();
    const newId = () => crypto.randomUUID();
    return drain(this.cellar, { server, now, random: () => 0.5, newId });
  }

  async sendPhotos(): Promise<void> {
    this.#useThisBrowser();
    await sendPhotosUnderLock(this.cellar, new AbortController().signal, () => undefined);
  }

  async shown(): Promise<readonly Wine[]> {
    const { cellar } = this;
    return cellarView({
      userId: cellar.userId,
      rows: await cellar.wines.toArray(),
      outbox: await cellar.outbox.orderBy("position").toArray(),
      photosOf: await keptPhotoKeys(cellar),
    });
  }

  events(): Promise<readonly CellarEvent[]> {
    return readEvents(this.cellar);
  }

  /**
   * The module that stores the signed-in user. Each browser imports a separate copy, because the
   * module opens its database only once.
   */
  async deviceDatabase(): Promise<typeof deviceDatabase> {
    this.#useThisBrowser();
    const own = new URL("../../../web/src/engine/db/deviceDatabase.ts", import.meta.url);
    own.searchParams.set("of", crypto.randomUUID());
    return (await import(/* @vite-ignore */ own.href)) as typeof deviceDatabase;
  }

  close(): void {
    this.#cellar?.close();
    this.#cellar = undefined;
  }

  /** Makes the app's code use this browser's databases and storage from now on. */
  #useThisBrowser(): void {
    Dexie.dependencies.indexedDB = this.factory;
    globalThis.fetch = this.#fetch;
  }

  readonly #fetch: typeof fetch = async (asked, init) => {
    if (this.url === undefined) throw new TypeError("There is no signal");
    const headers = new Headers(init?.headers);
    headers.set(
      "cookie",
      Array.from(this.cookies, ([name, value]) => `${name}=${value}`).join("; "),
    );
    const address = new URL(asked instanceof Request ? asked.url : asked, this.url);
    if (address.pathname === CALLS.push.path && typeof init?.body === "string") {
      this.pushed.push(pushSchema.parse(JSON.parse(init.body)));
    }
    const response = await networkFetch(address, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.cookies.set(name, value);
    }
    return response;
  };
}

const networkFetch = globalThis.fetch;

/** Wraps the server so that the next requests have the given outcomes. */
function withOutcomes(server: SyncServer, { pushes = [], pulls = [], during }: Line): SyncServer {
  const [ofPushes, ofPulls] = [[...pushes], [...pulls]];
  let isFirst = true;
  return {
    push: (request) =>
      meeting(ofPushes.shift(), async () => {
        const answer = await server.push(request);
        if (isFirst) await during?.();
        isFirst = false;
        return answer;
      }),
    pull: (request) => meeting(ofPulls.shift(), () => server.pull(request)),
    pullHistory: (request) => server.pullHistory(request),
    pullWishes: (request) => server.pullWishes(request),
  };
}

async function meeting<T>(
  mishap: ExchangeOutcome = "well",
  exchange: () => Promise<T>,
): Promise<T> {
  if (mishap === "request lost") throw new Unreachable("The request was lost");
  if (mishap === "broken") throw new ServerRefusal("internal");
  const answer = await exchange();
  if (mishap === "answer lost") throw new Unreachable("The answer was lost");
  return answer;
}
