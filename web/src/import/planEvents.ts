import type { WineEvent } from "sync-protocol";
import { changesOf, type Choices, type Planned } from "./planImport.ts";
import type { Reading } from "./readFiles.ts";

/** What decides which events come: the wines' plan, what was said, and the events that are here. */
export interface EventsAround {
  readonly plan: readonly Planned[];
  readonly choices: Choices;
  readonly knownEvents: ReadonlySet<string>;
}

/** The events that come, and how many do not as their wines stay out. */
export interface ComingEvents {
  readonly coming: readonly WineEvent[];
  readonly leftOut: number;
}

/**
 * The events of the files that are not here yet, of wines that are here or come, or that the files say are
 * gone. They count as they did there, but for a wine that was here with other bottles (rules H5, H8).
 */
export function eventsToCome(
  { events, eventPhotos, recounted }: Pick<Reading, "events" | "eventPhotos" | "recounted">,
  { plan, choices, knownEvents }: EventsAround,
): ComingEvents {
  const planned = new Map(plan.map((one) => [one.draft.wineId, one]));
  const joined = (wineId: string) => {
    const wine = planned.get(wineId);
    return wine?.kind === "alike" && wine.isJoined ? wine.like.wineId : wineId;
  };
  const unknown = events
    .filter(({ id }) => !knownEvents.has(id))
    // A photo that comes along gets a path of this account's own.
    .map((event) => (eventPhotos.has(event.id) ? { ...event, photoUrl: null } : event));
  const coming = unknown.flatMap((event) => {
    const wineId = joined(event.wineId);
    const wine = planned.get(wineId);
    const told = { ...event, wineId, lotId: null, isTold: true };
    if (!wine) return [wineId === event.wineId ? event : told];
    const isHere = wine.kind === "known" || wine.kind === "changed";
    const comes = changesOf(wine, choices).length > 0;
    if (!isHere && !comes) return [];
    const counts = recounted.has(event.wineId) && !hasOtherBottles(wine);
    return [counts && wineId === event.wineId ? event : told];
  });
  return { coming, leftOut: unknown.length - coming.length };
}

function hasOtherBottles(wine: Planned): boolean {
  return wine.kind === "changed" && wine.fields.some((field) => BOTTLES.has(field));
}

const BOTTLES: ReadonlySet<string> = new Set(["quantity", "lots"]);
