import { Dexie } from "dexie";
import {
  type AnswerOf,
  CALLS,
  type HistoryAnswer,
  PROTOCOL,
  PROTOCOL_HEADER,
  type PullAnswer,
  type PushAnswer,
  type PushRequest,
  type WishesAnswer,
} from "sync-protocol";
import {
  type CellarDatabase,
  openCellarDatabase,
} from "../../../web/src/engine/db/CellarDatabase.ts";
import { inCellar } from "../../../web/src/engine/db/cellars.ts";
import { prepareCellar } from "../../../web/src/engine/db/opening/prepareCellar.ts";
import type { PageQuery } from "../../../web/src/engine/db/push-pull/writeAnswer.ts";
import { drain, type DrainOutcome } from "../../../web/src/engine/sync/drain.ts";
import type { HistoryRequest } from "../../../web/src/engine/sync/SyncServer.ts";
import { readAnswer } from "../../../web/src/server/callServer.ts";
import {
  requireAccepted,
  type UploadServer,
  uploadPhoto,
} from "../../../web/src/server/photoCalls.ts";
import {
  sendKeptPhotos,
  type SendPhotosDeps,
} from "../../../web/src/engine/sync/photo-transfer/sendKeptPhotos.ts";
import { contentOf, jpegOf } from "../photos/pictures.ts";
import { isOfPhoto, type ServerReply, type SentCall } from "../server/SentCall.ts";
import { untilQuiet } from "../untilQuiet.ts";
import {
  type ArmedStoreFault,
  closeUnder,
  injectFaults,
  type StoreFault,
  never,
} from "./storeFaults.ts";

export interface Exchange {
  readonly call: SentCall;
  /** The server's answer before it reaches the page. */
  received: ServerReply | undefined;
  readonly answer: (received: ServerReply) => void;
  readonly fail: (cause: Error) => void;
}

export interface TabDeps {
  readonly userId: string;
  readonly factory: IDBFactory;
  readonly newId: () => string;
  readonly now: () => number;
  readonly random: () => number;
  readonly cached: (path: string) => string | undefined;
  readonly writes: () => void;
  readonly send: (kind: SentCall["kind"], body: unknown) => SentCall;
}

type AnsweredCall = (typeof CALLS)[
  | "push"
  | "pull"
  | "pullHistory"
  | "pullWishes"
  | "promiseUpload"
  | "finalizePhoto"];

/**
 * A page or worker that runs the app's store, commands and drain. Pages take no locks, so two pages
 * can work at the same time.
 */
export class Tab {
  /** The request whose answer the drain awaits. */
  exchange: Exchange | undefined;
  /** The request whose answer the photo upload awaits. */
  upload: Exchange | undefined;
  outcome: DrainOutcome | undefined;
  /** The first unexpected error. */
  unexplained: unknown;
  #armed: ArmedStoreFault | undefined;
  #wasStruck = false;
  #isDead = false;
  #working = 0;
  #draining = false;
  /**
   * A low limit for the bytes of a push, so that a queue often needs several pushes [P8: push
   * size].
   */
  readonly #pace = { bytesMax: 2_000 };
  #sending = false;
  #transactions = 0;
  readonly #cellar: CellarDatabase;
  readonly #deps: TabDeps;

  private constructor(deps: TabDeps) {
    this.#deps = deps;
    Dexie.dependencies.indexedDB = deps.factory;
    this.#cellar = openCellarDatabase(deps.userId);
    injectFaults(this.#cellar, {
      nextFault: (access) => this.#nextFault(access),
      isDead: () => this.#isDead,
      began: (mode) => {
        this.#transactions += 1;
        if (mode === "readwrite") deps.writes();
      },
      ended: () => {
        this.#transactions -= 1;
      },
    });
  }

  /** Opens a page as the app does: repairs the store if necessary. */
  static async open(deps: TabDeps): Promise<Tab> {
    const tab = new Tab(deps);
    await tab.work((cellar) => prepareCellar(cellar, { notes: [], newId: deps.newId }));
    return tab;
  }

  get isDead(): boolean {
    return this.#isDead;
  }

  get isDraining(): boolean {
    return this.#draining && !this.#isDead;
  }

  get isBusy(): boolean {
    if (this.#isDead) return false;
    if (this.#working > 0 || this.#transactions > 0) return true;
    if (this.#sending && this.upload === undefined) return true;
    return this.#draining && this.exchange === undefined;
  }

  get isSending(): boolean {
    return this.#sending && !this.#isDead;
  }

  /** Whether the page numbers and sends a new change immediately [O2: numbering]. */
  get sendsAtOnce(): boolean {
    return !this.#draining && this.outcome?.kind === "done";
  }

  get waiting(): readonly Exchange[] {
    return [this.exchange, this.upload].filter((exchange) => exchange !== undefined);
  }

  /** Causes a fault after the page has made this number of store requests. */
  arm(kind: StoreFault, after: number): void {
    this.#armed = { kind, after };
  }

  disarm(): void {
    this.#armed = undefined;
    this.#wasStruck = false;
  }

  /**
   * Runs a command in the local store as the interface does. Returns `undefined` if a fault stopped
   * the command.
   */
  async work<T>(command: (cellar: CellarDatabase) => Promise<T>): Promise<T | undefined> {
    let result: T | undefined;
    this.#working += 1;
    void inCellar(this.#cellar, command)
      .then((done) => {
        result = done;
      })
      .catch(this.#explain)
      .finally(() => {
        this.#working -= 1;
      });
    await untilQuiet(() => this.#working > 0 && !this.#isDead);
    return result;
  }

  startDrain(): void {
    if (this.#draining || this.#isDead) return;
    this.#draining = true;
    this.exchange = undefined;
    this.outcome = undefined;
    const { now, random, newId } = this.#deps;
    const pace = this.#pace;
    const server = {
      push: (request: PushRequest): Promise<PushAnswer> =>
        this.#exchangeFor("push", request, CALLS.push),
      pull: (query: PageQuery): Promise<PullAnswer> =>
        this.#exchangeFor("pull", pulled(query), CALLS.pull),
      pullHistory: (query: HistoryRequest): Promise<HistoryAnswer> =>
        this.#exchangeFor("pull history", query, CALLS.pullHistory),
      pullWishes: (query: HistoryRequest): Promise<WishesAnswer> =>
        this.#exchangeFor("pull wishes", query, CALLS.pullWishes),
    };
    void inCellar(this.#cellar, (open) =>
      drain(open, { server, now, random, newId, pace, rowsAtOnce: 1 }),
    )
      .then((outcome) => {
        this.outcome = outcome;
      })
      .catch(this.#explain)
      .finally(() => {
        this.#draining = false;
        this.exchange = undefined;
      });
  }

  startSending(): void {
    if (this.#sending || this.#isDead) return;
    this.#sending = true;
    this.upload = undefined;
    const { now, newId, cached, userId } = this.#deps;
    const server: UploadServer = {
      askForAddress: async () =>
        (await this.#exchangeFor("ask for address", {}, CALLS.promiseUpload)).uploadURL,
      put: async (uploadURL, jpeg) => {
        const { status } = await this.#exchange("put", { uploadURL, content: contentOf(jpeg) });
        await requireAccepted(new Response(null, { status }));
      },
      finalize: async (body) =>
        (await this.#exchangeFor("finalize", body, CALLS.finalizePhoto)).objectPath,
    };
    const deps: SendPhotosDeps = {
      upload: (jpeg) => uploadPhoto(jpeg, { userId, cellarId: userId }, server),
      cached: (path) => {
        const content = cached(path);
        return Promise.resolve(content === undefined ? undefined : jpegOf(content));
      },
      now,
      newId,
      attached: () => undefined,
    };
    void inCellar(this.#cellar, (open) => sendKeptPhotos(open, deps, new AbortController().signal))
      .catch(this.#explain)
      .finally(() => {
        this.#sending = false;
        this.upload = undefined;
      });
  }

  /** Closes the page without warning. Uncommitted transactions are lost. */
  die(): void {
    if (this.#isDead) return;
    this.#isDead = true;
    this.#disconnect();
  }

  #disconnect(): void {
    this.exchange = undefined;
    this.upload = undefined;
    Object.assign(this.#cellar, { open: never, delete: never });
    closeUnder(this.#cellar);
    this.#cellar.close();
  }

  /** Closes the page's connection to the store. The page stays open. */
  loseStore(): void {
    this.#wasStruck = true;
    closeUnder(this.#cellar);
  }

  readonly #explain = (error: unknown) => {
    if (!this.#isDead && !this.#wasStruck) this.unexplained ??= error;
  };

  #nextFault(access: "read" | "write"): StoreFault | undefined {
    const armed = this.#armed;
    if (!armed || (armed.kind === "quota" && access === "read")) return undefined;
    armed.after -= 1;
    if (armed.after >= 0) return undefined;
    this.#armed = undefined;
    this.#wasStruck = true;
    if (armed.kind === "death") {
      this.#isDead = true;
      setImmediate(() => {
        this.#disconnect();
      });
    }
    return armed.kind;
  }

  async #exchangeFor<Spec extends AnsweredCall>(
    kind: SentCall["kind"],
    body: unknown,
    spec: Spec,
  ): Promise<AnswerOf<Spec>> {
    const { status, text, isOurs } = await this.#exchange(kind, body);
    const headers = new Headers(isOurs ? { [PROTOCOL_HEADER]: String(PROTOCOL) } : {});
    return readAnswer({ response: new Response(null, { status, headers }), text }, spec);
  }

  async #exchange(kind: SentCall["kind"], body: unknown): Promise<ServerReply> {
    if (this.#isDead) return never();
    const call = this.#deps.send(kind, body);
    const line = isOfPhoto(call) ? "upload" : "exchange";
    return new Promise<ServerReply>((resolve, reject) => {
      const over = () => {
        if (this[line] === exchange) this[line] = undefined;
      };
      const exchange: Exchange = {
        call,
        received: undefined,
        answer: (received) => {
          over();
          resolve(received);
        },
        fail: (cause) => {
          over();
          reject(cause);
        },
      };
      this[line] = exchange;
    });
  }
}

function pulled({ epoch, ...query }: PageQuery) {
  return epoch === null ? query : { ...query, epoch };
}
