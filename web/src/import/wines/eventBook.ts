import { NOT_RECORDED, type WineEvent } from "sync-protocol";
import { counter } from "../counter.ts";
import type { RowEvent } from "../rows/eventIn.ts";
import { importedId } from "./importIds.ts";

export interface EventBook {
  /** `wine` is the program's id of the wine. */
  readonly add: (of: { readonly file: string; readonly wine: string }, event: RowEvent) => void;
  readonly events: () => readonly WineEvent[];
}

/**
 * Collects events under ids derived from the wine and the program's event id. An event without such
 * an id is identified by its date and its index on that date. Two tables of the same bottles and a
 * newer export therefore give the same ids.
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
