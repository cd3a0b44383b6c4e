/** What {@link watchPaints} puts into a page, as `paintWatch`. */
export interface PaintWatch {
  /**
   * When the first card of a wine was painted, and the first of a long list that tells of how many it is,
   * as it does once all are known; ms after the navigation began.
   */
  readonly firstOf: Readonly<Record<string, Promise<number>>>;
  /**
   * Looks out for the next event of this type, and from then on for a change of the text of what
   * `sight` (a selector) finds.
   */
  arm(event: string, sight: string): void;
  /** How long it took from that event to the frame that showed the change, ms. */
  painted: Promise<number>;
}

/** Runs in every page before its own scripts. It names no function: tsx would mark each by a helper. */
export function watchPaints(): void {
  const watch: PaintWatch = {
    firstOf: Object.fromEntries(
      Object.entries({ cards: "article", longList: "main li[aria-setsize]" }).map(
        ([name, sight]) => [
          name,
          new Promise<number>((resolve) => {
            const observer = new MutationObserver(() => {
              if (!document.querySelector(sight)) return;
              observer.disconnect();
              requestAnimationFrame(() => {
                setTimeout(() => {
                  resolve(performance.now());
                });
              });
            });
            observer.observe(document, { subtree: true, childList: true });
          }),
        ],
      ),
    ),
    painted: Promise.resolve(0),
    arm(event, sight) {
      watch.painted = new Promise((resolve, reject) => {
        setTimeout(reject, 60_000, new Error(`Nothing changed in ${sight}`));
        const before = document.querySelector(sight)?.textContent;
        addEventListener(
          event,
          ({ timeStamp }) => {
            const observer = new MutationObserver(() => {
              if (document.querySelector(sight)?.textContent === before) return;
              observer.disconnect();
              // The task after a frame's callbacks begins once that frame has been painted.
              requestAnimationFrame(() => {
                setTimeout(() => {
                  resolve(performance.now() - timeStamp);
                });
              });
            });
            observer.observe(document, { subtree: true, childList: true, characterData: true });
          },
          { capture: true, once: true },
        );
      });
    },
  };
  Object.assign(globalThis, { paintWatch: watch });
}
