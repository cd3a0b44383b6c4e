interface Timer {
  readonly due: number;
  readonly run: () => void;
  readonly everyMs: number | undefined;
}

/** The timers of one page, on the simulated clock. */
export class Timers {
  readonly #now: () => number;
  readonly #running = new Map<number, Timer>();
  #made = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  readonly setTimeout = (run: () => void, ms = 0): number => this.#add(run, ms, undefined);

  readonly setInterval = (run: () => void, ms = 0): number => this.#add(run, ms, Math.max(1, ms));

  readonly clear = (timer: number | undefined): void => {
    if (timer !== undefined) this.#running.delete(timer);
  };

  /** Runs the timers whose time has come. Returns whether any timer ran. */
  runDue(): boolean {
    const due = [...this.#running].filter(([, timer]) => timer.due <= this.#now());
    for (const [id, { run, everyMs }] of due.sort(([, a], [, b]) => a.due - b.due)) {
      if (!this.#running.delete(id)) continue;
      if (everyMs !== undefined)
        this.#running.set(id, { run, everyMs, due: this.#now() + everyMs });
      run();
    }
    return due.length > 0;
  }

  end(): void {
    this.#running.clear();
  }

  #add(run: () => void, ms: number, everyMs: number | undefined): number {
    this.#made += 1;
    this.#running.set(this.#made, { run, everyMs, due: this.#now() + ms });
    return this.#made;
  }
}
