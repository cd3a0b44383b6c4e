import { useEffect, useLayoutEffect } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import * as z from "zod/mini";

/** How long a page may take to grow to where it was left, in milliseconds. */
const PATIENCE_MS = 3_000;

const SIGNS_OF_SCROLLING = ["wheel", "touchmove", "keydown"] as const;

/**
 * Brings a page that is gone back to, or reloaded, to where it was left, even when what it shows
 * comes a moment later; a person who scrolls meanwhile is left alone. New pages start at the top.
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
    const stop = comeTo(arrival === NavigationType.Pop ? positionOf(place) : 0);
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

/** Scrolls to `top` now, or as soon as the page is tall enough; the answer calls it off. */
function comeTo(top: number): () => void {
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
  const patience = setTimeout(stop, PATIENCE_MS);
  for (const sign of SIGNS_OF_SCROLLING) window.addEventListener(sign, stop, { passive: true });
  growth.observe(document.body);
  return stop;
}

const KEPT_AS = "wine-cellar-scroll";

const keptSchema = z.record(z.string(), z.number());

let positions: Map<string, number> | undefined;

/** How far down, in pixels, a place of the history was left; 0 when it is new. */
function positionOf(place: string): number {
  return known().get(place) ?? 0;
}

/** Remembers where a place of the history stands, in pixels. */
function rememberPosition(place: string, top: number): void {
  known().set(place, top);
}

/** Keeps the positions over a reload of this tab. */
function keepPositions(): void {
  sessionStorage.setItem(KEPT_AS, JSON.stringify(Object.fromEntries(known())));
}

function known(): Map<string, number> {
  positions ??= new Map(Object.entries(isFreshVisit() ? {} : kept()));
  return positions;
}

/** Whether this tab came here by an address or a link, and not by a reload or by going back. */
function isFreshVisit(): boolean {
  const [visit] = performance.getEntriesByType("navigation");
  return visit !== undefined && "type" in visit && visit.type === "navigate";
}

/** What an earlier load of this tab left; nothing when that cannot be read. */
function kept(): Record<string, number> {
  try {
    const parsed = keptSchema.safeParse(JSON.parse(sessionStorage.getItem(KEPT_AS) ?? "{}"));
    return parsed.success ? parsed.data : {};
  } catch {
    return {};
  }
}
