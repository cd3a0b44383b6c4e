import { useEffect, useLayoutEffect } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import * as z from "zod/mini";

/** How long to wait until a page is tall enough for the scroll position to restore, ms. */
const RESTORE_TIMEOUT_MS = 3_000;

const SIGNS_OF_SCROLLING = ["wheel", "touchmove", "keydown"] as const;

/**
 * Restores the scroll position after Back or a reload, even if the content appears later. Stops
 * when the user scrolls. New pages start at the top.
 */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation();
  const place = `${key} ${pathname}`;
  const arrival = useNavigationType();

  useEffect(() => {
    window.history.scrollRestoration = "manual";
    window.addEventListener("pagehide", keepPositions);
    return () => {
      window.removeEventListener("pagehide", keepPositions);
    };
  }, []);

  useLayoutEffect(() => {
    const stop = restoreScroll(arrival === NavigationType.Pop ? positionOf(place) : 0);
    const remember = () => {
      rememberPosition(place, window.scrollY);
    };
    window.addEventListener("scroll", remember, { passive: true });
    return () => {
      stop();
      window.removeEventListener("scroll", remember);
    };
  }, [place, arrival]);
}

/**
 * Scrolls to `top` now, or as soon as the page is tall enough. The returned function cancels the
 * waiting.
 */
function restoreScroll(top: number): () => void {
  const arrived = () => {
    window.scrollTo(0, top);
    return Math.ceil(window.scrollY) >= Math.floor(top);
  };
  if (arrived()) return () => undefined;

  const growth = new ResizeObserver(() => {
    if (arrived()) stop();
  });
  const stop = () => {
    growth.disconnect();
    clearTimeout(patience);
    for (const sign of SIGNS_OF_SCROLLING) window.removeEventListener(sign, stop);
  };
  const patience = setTimeout(stop, RESTORE_TIMEOUT_MS);
  for (const sign of SIGNS_OF_SCROLLING) window.addEventListener(sign, stop, { passive: true });
  growth.observe(document.body);
  return stop;
}

const KEPT_AS = "wine-cellar-scroll";

const keptSchema = z.record(z.string(), z.number());

let positions: Map<string, number> | undefined;

function positionOf(place: string): number {
  return known().get(place) ?? 0;
}

function rememberPosition(place: string, top: number): void {
  known().set(place, top);
}

/** Stores the scroll positions, so that they survive a reload of this tab. */
function keepPositions(): void {
  sessionStorage.setItem(KEPT_AS, JSON.stringify(Object.fromEntries(known())));
}

function known(): Map<string, number> {
  positions ??= new Map(Object.entries(isFreshVisit() ? {} : kept()));
  return positions;
}

/** Whether this tab was opened by an address or a link, not by a reload or Back. */
function isFreshVisit(): boolean {
  const [visit] = performance.getEntriesByType("navigation");
  return visit !== undefined && "type" in visit && visit.type === "navigate";
}

/** The scroll positions that this tab stored before a reload. Empty if they cannot be parsed. */
function kept(): Record<string, number> {
  try {
    const parsed = keptSchema.safeParse(JSON.parse(sessionStorage.getItem(KEPT_AS) ?? "{}"));
    return parsed.success ? parsed.data : {};
  } catch {
    return {};
  }
}
