/**
 * Replaces `IntersectionObserver` in tests and reports every element as visible. happy-dom has no
 * layout, so its own observer would report none.
 */
export class EverythingInSight {
  readonly #seen: IntersectionObserverCallback;

  constructor(seen: IntersectionObserverCallback) {
    this.#seen = seen;
  }

  observe(target: Element) {
    const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
    this.#seen([entry], this as unknown as IntersectionObserver);
  }

  disconnect() {
    return undefined;
  }
}
