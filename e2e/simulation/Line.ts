import { Unreachable } from "../../web/src/server/callServer.ts";
import { must } from "./RuleViolation.ts";
import type { Browser } from "./browser/Browser.ts";
import { ATTEMPTS_MAX } from "./browser/checkStore.ts";
import type { LocalStore } from "./browser/readLocalStore.ts";
import type { Exchange } from "./browser/Tab.ts";
import type { RequestOutcome } from "./RequestOutcome.ts";
import {
  behindGap,
  deviceIn,
  failedOp,
  outcomeOf,
  opsIn,
  outdated,
  type ServerReply,
  type SentCall,
} from "./server/SentCall.ts";
import { BROKEN, PORTALS, type SimulatedServer, UNAVAILABLE } from "./server/SimulatedServer.ts";

interface LineDeps {
  readonly server: SimulatedServer;
  readonly persons: readonly [string, string];
  readonly newId: () => string;
}

/**
 * The simulated network. The `RequestOutcome` of an exchange decides whether the exchange is lost,
 * delayed, repeated or corrupted.
 */
export class Line {
  #portals = 0;
  /** Devices whose pushes skip op numbers until the device gets a new id. */
  readonly #miscounting = new Set<string | undefined>();
  /** By op id: the number of answers that reported a failure to run the op. */
  readonly #failures = new Map<string, number>();
  /** Every push ever sent, because any push may be delivered again. */
  readonly #sent: SentCall[] = [];
  readonly #deps: LineDeps;

  constructor(deps: LineDeps) {
    this.#deps = deps;
  }

  /**
   * Records a call that a browser sends. Checks the call against the browser's local store as last
   * read.
   */
  take(call: SentCall, store: LocalStore | undefined): void {
    if (call.kind !== "push") return;
    this.#sent.push(call);
    checkNoopAfterFailures(call, store);
  }

  failuresOf(opId: string): number {
    return this.#failures.get(opId) ?? 0;
  }

  async meet(browser: Browser, exchange: Exchange, requestOutcome: RequestOutcome): Promise<void> {
    switch (outcomeOf(exchange.call, requestOutcome)) {
      case "well":
        this.#answer(exchange, await this.#arrive(exchange));
        break;
      case "arrived":
        exchange.received ??= await this.#arrive(exchange);
        break;
      case "answer lost":
        await this.#arrive(exchange);
        exchange.fail(new Unreachable("The answer was lost"));
        break;
      case "captive portal":
        exchange.answer(this.#portal());
        break;
      case "request lost":
        exchange.fail(new Unreachable("The request was lost"));
        break;
      case "broken after":
        await this.#arrive(exchange);
        this.#answer(exchange, BROKEN);
        break;
      case "broken":
        this.#answer(exchange, BROKEN);
        break;
      case "disk full":
        this.#answer(exchange, await this.#deps.server.receiveWithDiskFault(exchange.call));
        break;
      case "busy":
        exchange.answer(UNAVAILABLE);
        break;
      case "stumbles":
        this.#poisonFirst(exchange.call);
        this.#answer(exchange, await this.#arrive(exchange));
        break;
      case "behind a gap":
        if (exchange.call.kind === "push") this.#miscounting.add(deviceIn(exchange.call));
        this.#answer(exchange, await this.#arrive(exchange));
        break;
      case "signed out":
        exchange.answer(await this.#refused({ ...exchange.call, cookie: undefined }));
        break;
      case "outdated":
        exchange.answer(await this.#refused(outdated(exchange.call)));
        break;
      case "user switch":
        browser.cookie = this.#deps.persons.find((person) => person !== browser.cookie);
        this.#answer(exchange, await this.#arrive(exchange));
        break;
    }
  }

  /**
   * Delivers an earlier push again and drops the answer. With `strange`, the push comes from an
   * unknown device and its op numbers start after a gap.
   */
  async redeliverPush(index: number, strange: boolean): Promise<void> {
    const call = this.#sent[index % this.#sent.length];
    const { server, newId } = this.#deps;
    if (call) await server.receive(strange ? behindGap(call, newId()) : call);
  }

  async repeatAll(): Promise<void> {
    for (const call of [...this.#sent].reverse()) await this.#deps.server.receive(call);
  }

  async #arrive({ call, received }: Exchange): Promise<ServerReply> {
    if (received) return received;
    const isBehindGap = this.#miscounting.has(deviceIn(call));
    return this.#deps.server.receive(isBehindGap ? behindGap(call) : call);
  }

  #portal(): ServerReply {
    const portal = PORTALS[this.#portals % PORTALS.length];
    this.#portals += 1;
    return portal ?? BROKEN;
  }

  /**
   * Delivers an answer to the page. If the answer reports a failed op, counts the failure [O6:
   * failed changes].
   */
  #answer(exchange: Exchange, received: ServerReply): void {
    const failed = failedOp(exchange.call, received);
    if (failed) this.#failures.set(failed.opId, (this.#failures.get(failed.opId) ?? 0) + 1);
    exchange.answer(received);
  }

  /**
   * [V1: versions] [V4: signed out] Refuses every call from a signed-out user or an outdated
   * client.
   */
  async #refused(call: SentCall): Promise<ServerReply> {
    const received = await this.#deps.server.receive(call);
    const [rule, status] = call.cookie === undefined ? ["V4", 401] : ["V1", 426];
    must(received.status === status, () => `[${rule}] it is not refused with ${String(status)}`);
    return received;
  }

  #poisonFirst(call: SentCall) {
    const [op] = opsIn(call);
    if (op) this.#deps.server.failuresLeft.set(op.opId, 1);
  }
}

/** [O6: failed changes] After every third failure, the page sends a noop instead of the op. */
function checkNoopAfterFailures(call: SentCall, store: LocalStore | undefined) {
  const attempts = new Map(store?.outbox.map((entry) => [entry.opId, entry.attempts]));
  for (const { opId, change } of opsIn(call)) {
    const failed = attempts.get(opId) ?? 0;
    const isInDoubt = failed > 0 && failed % ATTEMPTS_MAX === 0;
    must(
      !isInDoubt || change.kind === "noop",
      () => `[O6] ${change.kind} ${opId} failed ${String(failed)} times and goes on`,
    );
  }
}
