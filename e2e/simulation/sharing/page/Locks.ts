import { never } from "../../browser/storeFaults.ts";

type Work = (lock: object | null) => unknown;

interface Options {
  readonly ifAvailable?: boolean;
  readonly signal?: AbortSignal;
}

interface LockRequest {
  readonly owner: object;
  readonly start: () => void;
}

/** The locks of one browser, shared by its pages. Each lock has one holder at a time. */
export class Locks {
  readonly #held = new Map<string, object>();
  readonly #waiting = new Map<string, LockRequest[]>();

  /** `navigator.locks` of one page. */
  of(page: { readonly isDead: boolean }) {
    return {
      request: (name: string, ...given: [Work] | [Options, Work]): Promise<unknown> => {
        if (page.isDead) return never();
        const [options, work] = given.length === 1 ? [{}, given[0]] : given;
        return this.#request(page, name, options, work);
      },
    };
  }

  release(page: object): void {
    for (const [name, waiting] of this.#waiting) {
      const others = waiting.filter(({ owner }) => owner !== page);
      this.#waiting.set(name, others);
    }
    for (const [name, owner] of this.#held) if (owner === page) this.#free(name, page);
  }

  #request(owner: object, name: string, options: Options, work: Work): Promise<unknown> {
    if (options.signal?.aborted) return Promise.reject(new DOMException("Aborted", "AbortError"));
    if (this.#held.has(name)) {
      if (options.ifAvailable) return Promise.resolve(work(null));
      return new Promise((resolve, reject) => {
        const start = () => {
          resolve(this.#hold(owner, name, work));
        };
        const waiting = this.#waiting.get(name) ?? [];
        this.#waiting.set(name, [...waiting, { owner, start }]);
        options.signal?.addEventListener("abort", () => {
          const others = this.#waiting.get(name)?.filter((one) => one.start !== start);
          this.#waiting.set(name, others ?? []);
          reject(new DOMException("Aborted", "AbortError"));
        });
      });
    }
    return this.#hold(owner, name, work);
  }

  async #hold(owner: object, name: string, work: Work): Promise<unknown> {
    this.#held.set(name, owner);
    try {
      return await work({ name });
    } finally {
      this.#free(name, owner);
    }
  }

  #free(name: string, owner: object): void {
    if (this.#held.get(name) !== owner) return;
    this.#held.delete(name);
    const [next, ...others] = this.#waiting.get(name) ?? [];
    this.#waiting.set(name, others);
    next?.start();
  }
}
