import { differingInEvents, type EventBody, type WineEvent } from "sync-protocol";
import type { ImportedEvent } from "../../rules/history/ImportedEvent.ts";
import { changesOf, type Choices, type PlannedWine } from "./planImport.ts";
import type { ImportReading } from "../wines/readFiles.ts";

export interface EventContext {
  readonly plan: readonly PlannedWine[];
  readonly choices: Choices;
  readonly knownEvents: ReadonlySet<string>;
  readonly asImported?: ReadonlyMap<string, EventBody>;
}

/** `leftOut` is the number of events that are not imported, because their wines are not. */
export interface ComingEvents {
  readonly coming: readonly ImportedEvent[];
  /**
   * Existing events whose values in the files differ from an earlier import, with the earlier
   * values.
   */
  readonly updated: readonly { readonly event: WineEvent; readonly base: Partial<EventBody> }[];
  /**
   * Number of bottles, by wine id, that the imported removals explain. At most the number of
   * bottles that the wine loses in this import.
   */
  readonly removedBottles: ReadonlyMap<string, number>;
  readonly leftOut: number;
}

/**
 * The new events, except those of wines in the files that are neither imported nor in the cellar.
 * An event changes the bottle count only if the wine's full history is imported and the import does
 * not change the wine's bottles in another way. All other events are recorded without changing the
 * count [H5: recorded event] [H8: export].
 */
export function eventsToCome(
  {
    events,
    eventPhotos,
    fullHistoryIds,
  }: Pick<ImportReading, "events" | "eventPhotos" | "fullHistoryIds">,
  { plan, choices, knownEvents, asImported = new Map() }: EventContext,
): ComingEvents {
  const planned = new Map(plan.map((one) => [one.draft.wineId, one]));
  const joined = (wineId: string) => {
    const wine = planned.get(wineId);
    return wine?.kind === "alike" && wine.isJoined ? wine.like.wineId : wineId;
  };
  const unknown = events
    .filter(({ id }) => !knownEvents.has(id))
    // The photo is uploaded later and then gets a path of this account. The imported path is removed.
    .map((event) => (eventPhotos.has(event.id) ? { ...event, photoUrl: null } : event));
  const coming = unknown.flatMap((event) => {
    const wineId = joined(event.wineId);
    const wine = planned.get(wineId);
    const recorded = { ...event, wineId, lotId: null, isUncounted: true };
    if (!wine) return [wineId === event.wineId ? event : recorded];
    const isHere = wine.kind === "known" || wine.kind === "changed";
    const comes = changesOf(wine, choices).length > 0;
    if (!isHere && !comes) return [];
    const counts = fullHistoryIds.has(event.wineId) && !hasOtherBottles(wine);
    return [counts && wineId === event.wineId ? event : recorded];
  });
  const updated = events.flatMap((event) => {
    const before = asImported.get(event.id);
    const fields = before && knownEvents.has(event.id) ? differingInEvents(before, event) : [];
    // A `null` in the file does not remove the event's value. It may be an empty cell or an
    // unanswered question.
    const changed = fields.filter((field) => field !== "photoUrl" && event[field] !== null);
    if (!before || changed.length === 0) return [];
    const base = Object.fromEntries(changed.map((field) => [field, before[field]]));
    const body = Object.fromEntries(changed.map((field) => [field, event[field]]));
    return [{ event: { ...event, ...before, ...body, wineId: joined(event.wineId) }, base }];
  });
  const removedBottles = new Map<string, number>();
  const counting = countedRemovals(coming, plan, choices);
  for (const { wineId, bottles } of counting) {
    removedBottles.set(wineId, (removedBottles.get(wineId) ?? 0) - bottles);
  }
  return {
    coming: coming.map((event) => (counting.has(event) ? { ...event, isUncounted: false } : event)),
    updated,
    removedBottles,
    leftOut: unknown.length - coming.length,
  };
}

/**
 * The newest imported removals of each wine that loses bottles in this import, up to the number of
 * lost bottles. Only these removals change the wine's bottle count.
 */
function countedRemovals(
  coming: readonly WineEvent[],
  plan: readonly PlannedWine[],
  choices: Choices,
): ReadonlySet<WineEvent> {
  const fallen = new Map<string, number>();
  for (const planned of plan) {
    for (const change of changesOf(planned, choices)) {
      if (change.kind !== "edit" || change.base?.quantity === undefined) continue;
      fallen.set(change.wineId, change.base.quantity - change.body.quantity);
    }
  }
  const newestFirst = [...coming].sort((one, other) => (one.day < other.day ? 1 : -1));
  return new Set(
    newestFirst.filter((event) => {
      const left = fallen.get(event.wineId) ?? 0;
      const isCounted = event.isUncounted && event.bottles < 0 && -event.bottles <= left;
      if (isCounted) fallen.set(event.wineId, left + event.bottles);
      return isCounted;
    }),
  );
}

function hasOtherBottles(wine: PlannedWine): boolean {
  return wine.kind === "changed" && wine.fields.some((field) => BOTTLES.has(field));
}

const BOTTLES: ReadonlySet<string> = new Set(["quantity", "lots"]);
