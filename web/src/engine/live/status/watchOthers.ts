import type { Wine, WineEvent } from "sync-protocol";
import { othersEvents } from "../../sync/othersEvents.ts";
import { openCellar } from "../openCellar.ts";

/** What other members have just done. */
export interface NewsOfMembers {
  readonly events: readonly WineEvent[];
  /** The wine of a single event. */
  readonly wine: Wine | undefined;
}

/** Reports the events that other members make from now on, while this page is up to date. */
export function watchOthers(tell: (news: NewsOfMembers) => void): void {
  const read = async (events: readonly WineEvent[]) => {
    const [first, ...more] = events;
    const isSingle = first !== undefined && more.length === 0;
    tell({ events, wine: isSingle ? await openCellar().wines.get(first.wineId) : undefined });
  };
  othersEvents.subscribe((events) => {
    read(events).catch((cause: unknown) => {
      reportError(cause);
    });
  });
}
