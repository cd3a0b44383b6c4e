import { pageRequest } from "./pageRequest.ts";

/** What somebody wants to say more of. */
export interface EventAsked {
  readonly wineId: string;
  /** The event; none to tell of a tasting that takes no bottle. */
  readonly eventId?: string | undefined;
}

/** Asks for the sheet in which one says more of what became of a bottle. */
export const eventRequest = pageRequest<EventAsked>();
