/** The object that {@link watchPaints} adds to a page as `paintWatch`. */
export interface PaintWatch {
  /**
   * When the first wine card (`cards`) and the first item of the complete list (`longList`) were
   * painted, in ms after the navigation.
   */
  readonly firstOf: Readonly<Record<string, Promise<number>>>;
  /**
   * Begins to wait for the next event of this type, and then for a text change in the element with
   * the selector `sight`.
   */
  arm(event: string, sight: string): void;
  /**
   * Resolves to the time from the event that `arm` waited for to the frame that showed the change,
   * ms.
   */
  painted: Promise<number>;
}

/**
 * Adds `paintWatch` to a page. Runs in every page before the page's own scripts. Has no named
 * functions, because tsx would add to each a call of a helper that the page lacks.
 */
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
              // Waits for the frame and then for the next task, before which the browser paints the
              // frame.
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
