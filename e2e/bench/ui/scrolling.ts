import type { CDPSession, Page } from "@playwright/test";

export interface ScrollTimes {
  /** The longest task of the page, ms. Browsers report only tasks of 50 ms or more; otherwise 0. */
  readonly longestTaskMs: number;
  readonly slow: ScrolledFrames;
  readonly fast: ScrolledFrames;
  /** The maximum numbers of cards and of elements in the page. */
  readonly cards: number;
  readonly elements: number;
}

/** The frames of one scroll gesture, as the screen shows them. */
export interface ScrolledFrames {
  readonly frames: number;
  /** Frames that the browser did not draw in time, so that the list stopped moving. */
  readonly late: number;
  /** Mean share of the window that showed no card because the page had not rendered it yet. */
  readonly blankShare: number;
}

/** Scroll speeds, px per second. */
const SLOW = 1_500;
const FAST = 6_000;

const SCROLL_SECONDS = 2;

/** The object that {@link watchScroll} adds to the page as `scrollWatch`. */
interface ScrollWatch {
  longestTaskMs: number;
  cards: number;
  elements: number;
  blankShares: number[];
}

/**
 * Scrolls down the list as a user does: the browser moves the list on its own thread, and the page
 * renders cards as well as it can.
 */
export async function scrollThrough(page: Page): Promise<ScrollTimes> {
  const devtools = await page.context().newCDPSession(page);
  await page.evaluate(watchScroll);
  const slow = await scroll(page, devtools, SLOW);
  const fast = await scroll(page, devtools, FAST);
  const { longestTaskMs, cards, elements } = await page.evaluate<ScrollWatch>("scrollWatch");
  await devtools.detach();
  return { longestTaskMs, cards, elements, slow, fast };
}

async function scroll(page: Page, devtools: CDPSession, speed: number): Promise<ScrolledFrames> {
  await page.evaluate("scrollTo(0, 0); new Promise(requestIdleCallback)");
  await page.evaluate("scrollWatch.blankShares = []");
  const trace = await startFrameTrace(devtools);
  await devtools.send("Input.synthesizeScrollGesture", {
    x: 195,
    y: 600,
    yDistance: -speed * SCROLL_SECONDS,
    speed,
    gestureSourceType: "mouse",
  });
  const reports = await trace.stop();
  const shares = await page.evaluate<number[]>("scrollWatch.blankShares");
  return {
    frames: reports.filter(({ state }) => state !== "STATE_NO_UPDATE_DESIRED").length,
    late: reports.filter(({ state }) => state === "STATE_DROPPED").length,
    blankShare: shares.reduce((sum, share) => sum + share, 0) / shares.length,
  };
}

/** What Chromium's compositor reports about one frame. */
interface FrameReport {
  readonly state: string;
  readonly scroll_state: string;
}

/** Records the frames that Chromium draws while its compositor scrolls the page. */
async function startFrameTrace(devtools: CDPSession) {
  const reports: FrameReport[] = [];
  const collect = ({ value }: { value: { args?: { frame_reporter?: FrameReport } }[] }) => {
    reports.push(...value.flatMap(({ args }) => args?.frame_reporter ?? []));
  };
  devtools.on("Tracing.dataCollected", collect);
  await devtools.send("Tracing.start", {
    traceConfig: { includedCategories: ["cc", "benchmark"] },
    transferMode: "ReportEvents",
  });
  return {
    async stop(): Promise<FrameReport[]> {
      const complete = new Promise((resolve) => devtools.once("Tracing.tracingComplete", resolve));
      await devtools.send("Tracing.end");
      await complete;
      devtools.off("Tracing.dataCollected", collect);
      return reports.filter(({ scroll_state }) => scroll_state === "SCROLL_COMPOSITOR_THREAD");
    },
  };
}

/** Runs in the page. Has no named functions, because tsx would add a helper to each named function. */
function watchScroll(): void {
  const watch: ScrollWatch = { longestTaskMs: 0, cards: 0, elements: 0, blankShares: [] };
  Object.assign(globalThis, { scrollWatch: watch });
  new PerformanceObserver((tasks) => {
    for (const { duration } of tasks.getEntries()) {
      watch.longestTaskMs = Math.max(watch.longestTaskMs, duration);
    }
  }).observe({ type: "longtask" });
  // In the capture phase, the cards are still those of the frame before.
  document.addEventListener(
    "scroll",
    () => {
      const cards = document.querySelectorAll("main article");
      const below = innerHeight - (cards[cards.length - 1]?.getBoundingClientRect().bottom ?? 0);
      watch.blankShares.push(Math.max(0, Math.min(below, innerHeight)) / innerHeight);
      watch.cards = Math.max(watch.cards, cards.length);
      watch.elements = Math.max(watch.elements, document.querySelectorAll("*").length);
    },
    { capture: true, passive: true },
  );
}
