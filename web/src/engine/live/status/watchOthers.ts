import type { Wine, WineEvent } from "sync-protocol";
import { othersEvents } from "../../sync/othersEvents.ts";
import { openCellar } from "../openCellar.ts";

/** New events of other members. */
export interface NewsOfMembers {
  readonly events: readonly WineEvent[];
  /** The wine of a single event. */
  readonly wine: Wine | undefined;
}

/** Reports new events of other members, but not those that this page missed while it was away. */
export function watchOthers(onNews: (news: NewsOfMembers) => void): void {
  const read = async (events: readonly WineEvent[]) => {
    const [first, ...more] = events;
    const isSingle = first !== undefined && more.length === 0;
    onNews({ events, wine: isSingle ? await openCellar().wines.get(first.wineId) : undefined });
  };
  othersEvents.subscribe((events) => {
    read(events).catch((cause: unknown) => {
      reportError(cause);
    });
  });
}
