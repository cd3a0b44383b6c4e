import * as z from "zod/mini";

const KEPT_AS = "wine-cellar-scroll";

const keptSchema = z.record(z.string(), z.number());

let positions: Map<string, number> | undefined;

/** How far down, in pixels, a place of the history was left; 0 when it is new. */
export function positionOf(place: string): number {
  return known().get(place) ?? 0;
}

/** Remembers where a place of the history stands, in pixels. */
export function rememberPosition(place: string, top: number): void {
  known().set(place, top);
}

/** Keeps the positions over a reload of this tab. */
export function keepPositions(): void {
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
