import { IDBFactory } from "fake-indexeddb";
import { CALLS } from "sync-protocol";
import { Locks } from "./page/Locks.ts";
import { Page } from "./page/Page.ts";
import type { Stream } from "./page/Stream.ts";
import type { Answer, SentRequest } from "./server/exchange.ts";
import type { SharedServer } from "./server/SharedServer.ts";

/** States of a device's network. `deaf` loses the answers; `held` delays all requests. */
export const LINES = ["good", "lost", "deaf", "held"] as const;

export type Line = (typeof LINES)[number];

interface PendingRequest {
  readonly sent: SentRequest;
  readonly resolve: (response: Response) => void;
  readonly reject: (cause: Error) => void;
  isStarted: boolean;
  /** The answer, while the network delays it. */
  answer: Answer | undefined;
}

export interface DeviceDeps {
  readonly name: string;
  readonly code: string;
  readonly server: SharedServer;
  readonly now: () => number;
  readonly newId: () => string;
}

/** Time before a browser reconnects, ms. */
const RECONNECT_MS = 5_000;

const PAGES = 2;

/** A browser with its storage, a cookie, a network, and up to two pages. */
export class Device {
  readonly name: string;
  line: Line = "good";
  cookie: string | undefined;
  /** Contents of the files that the user has saved. */
  readonly files: string[] = [];
  readonly #deps: DeviceDeps;
  readonly #factory = new IDBFactory();
  readonly #locks = new Locks();
  readonly #notes = new Map<string, string>();
  readonly #pages: (Page | undefined)[] = [];
  #waiting: PendingRequest[] = [];
  readonly #retryAt = new Map<Stream, number>();

  constructor(deps: DeviceDeps) {
    this.#deps = deps;
    this.name = deps.name;
  }

  get pages(): readonly Page[] {
    return this.#pages.filter((page) => page !== undefined);
  }

  async databases(): Promise<readonly string[]> {
    return (await this.#factory.databases()).flatMap(({ name }) => name ?? []);
  }

  /** The page with this number. `isNew` means that this call created it. */
  page(index: number): { readonly page: Page; readonly isNew: boolean } {
    const known = this.#pages[index % PAGES];
    if (known) return { page: known, isNew: false };
    const { code, now, newId } = this.#deps;
    const page = new Page({
      ...{ code, now, newId, factory: this.#factory, locks: this.#locks, notes: this.#notes },
      hasSession: () => this.cookie !== undefined,
      isOnline: () => this.line !== "lost",
      fetch: (from, path, init) => this.#fetch(from, path, init),
      broadcast: (from, message) => {
        for (const other of this.pages) if (other !== from) other.receive(message);
      },
    });
    this.#pages[index % PAGES] = page;
    return { page, isNew: true };
  }

  die(): void {
    for (const page of this.pages) page.die();
    this.#pages.length = 0;
    this.#waiting = [];
    this.#retryAt.clear();
  }

  failDelayedRequests(): void {
    for (const { reject } of this.#waiting) reject(new TypeError("The line was cut"));
    this.#waiting = [];
  }

  carry(index: number, requestOutcome: "well" | "request lost" | "answer lost" | "late"): void {
    const held = this.#waiting.filter(({ isStarted, answer }) => !isStarted || answer);
    const chosen = held[index % Math.max(1, held.length)];
    if (!chosen) return;
    if (chosen.answer && requestOutcome !== "late") {
      if (requestOutcome === "well") this.#finish(chosen, chosen.answer);
      else this.#fail(chosen);
    } else if (requestOutcome === "request lost") this.#fail(chosen);
    else if (!chosen.isStarted) this.#send(chosen, requestOutcome);
  }

  /**
   * Runs due timers, and lets waiting requests and streams take one step. Returns whether anything
   * happened.
   */
  pump(): boolean {
    let moved = false;
    for (const page of this.pages) moved = page.timers.runDue() || moved;
    for (const waiting of this.#waiting) {
      const { isStarted, answer } = waiting;
      if (this.line === "held" || (isStarted && !answer)) continue;
      moved = true;
      if (this.line === "lost") this.#fail(waiting);
      else if (answer) this.#finish(waiting, answer);
      else this.#send(waiting, this.line === "deaf" ? "answer lost" : "well");
    }
    for (const page of this.pages) {
      for (const stream of page.streams) moved = this.#follow(stream) || moved;
    }
    return moved;
  }

  #fetch(page: Page, path: string, init: RequestInit): Promise<Response> {
    return new Promise((resolve, reject) => {
      const { method = "GET", body, signal } = init;
      const sent = { userId: this.cookie, method, path, body: body as string | undefined };
      const waiting: PendingRequest = {
        sent: { ...sent, body: sent.body ?? undefined },
        resolve: (response) => {
          if (!page.isDead) resolve(response);
        },
        reject: (cause) => {
          if (!page.isDead) reject(cause);
        },
        isStarted: false,
        answer: undefined,
      };
      this.#waiting.push(waiting);
      signal?.addEventListener("abort", () => {
        this.#fail(waiting);
      });
    });
  }

  #send(waiting: PendingRequest, requestOutcome: "well" | "answer lost" | "late"): void {
    waiting.isStarted = true;
    const { sent } = waiting;
    void this.#deps.server.receive(sent).then((answer) => {
      if (sent.path === CALLS.logout.path && this.cookie === sent.userId) this.cookie = undefined;
      if (requestOutcome === "well") this.#finish(waiting, answer);
      else if (requestOutcome === "late") waiting.answer = answer;
      else this.#fail(waiting);
    });
  }

  #finish(waiting: PendingRequest, { status, headers, text }: Answer): void {
    this.#drop(waiting);
    waiting.resolve(new Response(text, { status, headers }));
  }

  #fail(waiting: PendingRequest): void {
    this.#drop(waiting);
    waiting.reject(new TypeError("Failed to fetch"));
  }

  #drop(waiting: PendingRequest): void {
    this.#waiting = this.#waiting.filter((other) => other !== waiting);
  }

  #follow(stream: Stream): boolean {
    if (this.line === "lost" || this.line === "deaf") {
      if (stream.readyState !== 1) return false;
      stream.broke(false);
      return true;
    }
    const isDue = (this.#retryAt.get(stream) ?? 0) <= this.#deps.now();
    const isIdle = stream.readyState === 0 && stream.hangUp === undefined;
    if (this.line !== "good" || !isIdle || !isDue) return false;
    const { server, now } = this.#deps;
    const sent = { userId: this.cookie, method: "GET", path: stream.path, body: undefined };
    let status = 0;
    stream.hangUp = () => undefined;
    const hangUp = server.stream(sent, {
      onHead: (head) => {
        status = head;
        if (head === 200) stream.opened();
      },
      onPart: (text) => {
        for (const [, data] of text.matchAll(/^data: (.*)$/gm)) {
          if (data === undefined || stream.readyState !== 1) continue;
          server.noteLiveEvent(sent);
          stream.said(data);
        }
      },
      onEnd: () => {
        this.#retryAt.set(stream, now() + RECONNECT_MS);
        stream.broke(status !== 200);
      },
    });
    stream.hangUp = hangUp;
    return true;
  }
}
