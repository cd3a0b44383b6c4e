import type { Page } from "@playwright/test";

export interface ScrollTimes {
  /**
   * Duration of the longest task on the page's main thread, ms; 0 if none took 50 ms, because
   * browsers do not report shorter tasks.
   */
  readonly longestTaskMs: number;
  readonly frames: number;
  /** Frames that the page did not draw in time. */
  readonly dropped: number;
  /** The maximum numbers of cards and of elements in the page while scrolling. */
  readonly cards: number;
  readonly elements: number;
}

/**
 * Number of frames that scroll. Half of them scroll slowly, as a thumb does; the others cover the
 * rest of the list quickly.
 */
const FRAMES = 480;
const THUMB_PX = 60;

export function scrollThrough(page: Page): Promise<ScrollTimes> {
  return page.evaluate(
    async ({ frames, thumbPx }) => {
      const FRAME_MS = 1_000 / 60;
      const seen = { longestTaskMs: 0, frames, dropped: 0, cards: 0, elements: 0 };
      const observer = new PerformanceObserver((tasks) => {
        for (const { duration } of tasks.getEntries()) {
          seen.longestTaskMs = Math.max(seen.longestTaskMs, duration);
        }
      });
      scrollTo(0, 0);
      await new Promise((resolve) => setTimeout(resolve, 500));
      observer.observe({ type: "longtask" });
      let before = await new Promise<number>(requestAnimationFrame);
      for (let frame = 0; frame < frames; frame += 1) {
        const bottom = document.documentElement.scrollHeight - innerHeight;
        const framesLeft = frames - frame;
        scrollBy(0, frame < frames / 2 ? thumbPx : (bottom - scrollY) / framesLeft);
        const now = await new Promise<number>(requestAnimationFrame);
        seen.dropped += Math.max(0, Math.round((now - before) / FRAME_MS) - 1);
        seen.cards = Math.max(seen.cards, document.querySelectorAll("article").length);
        seen.elements = Math.max(seen.elements, document.querySelectorAll("*").length);
        before = now;
      }
      await new Promise((resolve) => setTimeout(resolve, 200));
      observer.disconnect();
      return seen;
    },
    { frames: FRAMES, thumbPx: THUMB_PX },
  );
}
