import { differingInEvents, type EventBody, type WineEvent } from "sync-protocol";
import { changesOf, type Choices, type Planned } from "./planImport.ts";
import type { Reading } from "../wines/readFiles.ts";

/** What decides which events come: the wines' plan, what was said, and the events that are here. */
export interface EventsAround {
  readonly plan: readonly Planned[];
  readonly choices: Choices;
  readonly knownEvents: ReadonlySet<string>;
  /** How earlier imports of this device told those that they brought. */
  readonly asImported?: ReadonlyMap<string, EventBody>;
}

/** The events that come, what is told otherwise of others, and how many do not come as their wines stay out. */
export interface ComingEvents {
  readonly coming: readonly WineEvent[];
  /** Those that are here and that the files tell otherwise than an earlier import did, with what that told. */
  readonly retold: readonly { readonly event: WineEvent; readonly base: Partial<EventBody> }[];
  /** How many of the bottles that wines lose by this import these events count. */
  readonly recounts: ReadonlyMap<string, number>;
  readonly leftOut: number;
}

/**
 * The events of the files that are not here yet, of wines that are here or come, or that the files say are
 * gone. They count as they did there, but for a wine that was here with other bottles (rules H5, H8).
 */
export function eventsToCome(
  { events, eventPhotos, recounted }: Pick<Reading, "events" | "eventPhotos" | "recounted">,
  { plan, choices, knownEvents, asImported = new Map() }: EventsAround,
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
    const told = { ...event, wineId, lotId: null, isUncounted: true };
    if (!wine) return [wineId === event.wineId ? event : told];
    const isHere = wine.kind === "known" || wine.kind === "changed";
    const comes = changesOf(wine, choices).length > 0;
    if (!isHere && !comes) return [];
    const counts = recounted.has(event.wineId) && !hasOtherBottles(wine);
    return [counts && wineId === event.wineId ? event : told];
  });
  const retold = events.flatMap((event) => {
    const before = asImported.get(event.id);
    const fields = before && knownEvents.has(event.id) ? differingInEvents(before, event) : [];
    // What a file leaves empty, or what nobody has said yet how to read, takes nothing away.
    const told = fields.filter((field) => field !== "photoUrl" && event[field] !== null);
    if (!before || told.length === 0) return [];
    const base = Object.fromEntries(told.map((field) => [field, before[field]]));
    const body = Object.fromEntries(told.map((field) => [field, event[field]]));
    return [{ event: { ...event, ...before, ...body, wineId: joined(event.wineId) }, base }];
  });
  const recounts = new Map<string, number>();
  const counting = countedFalls(coming, plan, choices);
  for (const { wineId, bottles } of counting) {
    recounts.set(wineId, (recounts.get(wineId) ?? 0) - bottles);
  }
  return {
    coming: coming.map((event) => (counting.has(event) ? { ...event, isUncounted: false } : event)),
    retold,
    recounts,
    leftOut: unknown.length - coming.length,
  };
}

/**
 * Of events that come those that tell how the bottles went which wines lose by this import: the newest, as far as
 * the count has fallen. One bottle leaves one trace so, and older ones were never in the count.
 */
function countedFalls(
  coming: readonly WineEvent[],
  plan: readonly Planned[],
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
      const isOfFall = event.isUncounted && event.bottles < 0 && -event.bottles <= left;
      if (isOfFall) fallen.set(event.wineId, left + event.bottles);
      return isOfFall;
    }),
  );
}

function hasOtherBottles(wine: Planned): boolean {
  return wine.kind === "changed" && wine.fields.some((field) => BOTTLES.has(field));
}

const BOTTLES: ReadonlySet<string> = new Set(["quantity", "lots"]);
