import { eventBodyOf } from "sync-protocol";
import { ratingOfStars } from "../../../rules/history/starRating.ts";
import { toldBefore } from "../../../rules/history/toldBefore.ts";
import { editEvent, type EventCommandOutcome } from "../../db/commands/eventCommands.ts";
import { presentEvent } from "../../db/presentEvents.ts";
import { readToldBefore } from "../../db/queries/readEvents.ts";
import { sessionStore } from "../../session/sessionStore.ts";
import { commandRunner } from "../changes/commandRunner.ts";

/**
 * Rates what became of a bottle with one to five stars, on the scale that the person used last. Offline
 * the same.
 */
export function rateEvent(eventId: string, stars: number): Promise<EventCommandOutcome> {
  const session = sessionStore.getState();
  const userId = session.kind === "signedIn" ? session.user.id : undefined;
  return commandRunner<EventCommandOutcome>(userId)(async (cellar, occasion) => {
    const { scale } = toldBefore(await readToldBefore(cellar));
    const { events, outbox, wines } = cellar;
    const seen = await cellar.transaction("r", events, outbox, wines, () =>
      presentEvent(cellar, eventId),
    );
    if (!seen) throw new Error("This entry has been removed.");
    const body = { ...eventBodyOf(seen), rating: ratingOfStars(stars, scale) };
    return editEvent(cellar, { seen, body }, occasion);
  });
}
