import { setImmediate as turn } from "node:timers/promises";

/** After this number of event-loop turns without work, everything counts as finished. */
const QUIET_TURNS = 4;

const TURNS_MAX = 100_000;

let scheduled = 0;
const original = globalThis.setImmediate;

/** Counts scheduled tasks, such as requests of a simulated browser's store. */
function counted(run: (...given: unknown[]) => void, ...given: unknown[]) {
  scheduled += 1;
  return original(() => {
    scheduled -= 1;
    run(...given);
  });
}
Object.assign(globalThis, { setImmediate: Object.assign(counted, original) });

/** Delays calls by a random number of event-loop turns, and waits until all work is done. */
export class EventLoopTurns {
  count = 0;
  #running = 0;
  #random: number;

  constructor(seed: number) {
    this.#random = seed;
  }

  /** Wraps a port so that each call first waits for a random number of turns. */
  before<Port extends object>(port: Port): Port {
    const entries = Object.entries(port).map(([name, value]: [string, unknown]) => {
      if (typeof value !== "function") return [name, value];
      const call = async (...given: unknown[]) => {
        for (let left = this.#draw(3); left > 0; left -= 1) await turn();
        return (value as (...given: unknown[]) => unknown)(...given);
      };
      return [name, call];
    });
    return Object.fromEntries(entries) as Port;
  }

  /** Counts a promise as work until it settles. */
  async during<T>(work: Promise<T>): Promise<T> {
    this.#running += 1;
    try {
      return await work;
    } finally {
      this.#running -= 1;
    }
  }

  async pass(turns: number): Promise<void> {
    for (let left = turns; left > 0; left -= 1) {
      this.count += 1;
      await turn();
    }
  }

  /** Waits until all work is done. `onTurn` returns whether it started more work. */
  async untilQuiet(onTurn: () => boolean): Promise<void> {
    let quiet = 0;
    for (let turns = 0; quiet < QUIET_TURNS; turns += 1) {
      if (turns > TURNS_MAX) throw new Error("Something waits for an answer that never comes");
      await this.pass(1);
      const isBusy = onTurn() || scheduled > 0 || this.#running > 0;
      quiet = isBusy ? 0 : quiet + 1;
    }
  }

  #draw(below: number): number {
    this.#random = (this.#random * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor(this.#random / 65_536) % below;
  }
}
