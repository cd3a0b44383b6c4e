import type { Wine, WineEvent } from "sync-protocol";
import { othersEvents } from "../../sync/othersEvents.ts";
import { openCellar } from "../openCellar.ts";

export interface NewsOfMembers {
  readonly events: readonly WineEvent[];
  /** The wine of the event, if there is only one event. */
  readonly wine: Wine | undefined;
}

/** Reports other members' new events, except those from before this page was connected. */
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
