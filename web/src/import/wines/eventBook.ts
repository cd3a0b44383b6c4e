import { NOT_RECORDED, type WineEvent } from "sync-protocol";
import { counter } from "../counter.ts";
import type { RowEvent } from "../rows/eventIn.ts";
import { importedId } from "./importIds.ts";

/** The events of all rows, each once. */
export interface EventBook {
  /** Takes what a row of this file tells of a wine, by what its program calls that. */
  readonly add: (of: { readonly file: string; readonly wine: string }, event: RowEvent) => void;
  readonly events: () => readonly WineEvent[];
}

/**
 * Collects events under ids that follow from the wine, and from what the program calls the event. What it
 * calls nothing is known by its day and its place among the rows of that day: so two tables that tell of the
 * same bottles, and a newer export, tell of them once.
 */
export function eventBook(): EventBook {
  const events = new Map<string, WineEvent>();
  const nthOf = counter();
  return {
    add: ({ file, wine }, { what, key, bottles, body }) => {
      const nth = nthOf(JSON.stringify([file, wine, what, body.day]));
      const id =
        key === undefined
          ? importedId("event", wine, what, body.day, String(nth))
          : importedId("event", wine, what, key);
      if (events.has(id)) return;
      const wineId = importedId("wine", wine);
      events.set(id, {
        ...body,
        ...NOT_RECORDED,
        id,
        wineId,
        lotId: null,
        bottles,
        isUncounted: true,
      });
    },
    events: () => [...events.values()],
  };
}
