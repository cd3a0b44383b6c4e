import { i18n } from "../../../language/i18n.ts";
import { eventBodyOf, type Rating, type RatingScale } from "sync-protocol";
import { ratingOfStars } from "../../../rules/history/starRating.ts";
import { earlierValues } from "../../../rules/history/earlierValues.ts";
import type { CellarDatabase } from "../../db/CellarDatabase.ts";
import { editEvent, type EventCommandOutcome } from "../../db/commands/eventCommands.ts";
import { presentEvent } from "../../db/presentEvents.ts";
import { readEarlierBodies } from "../../db/queries/readEvents.ts";
import { watchEvents } from "../../db/queries/watchEvents.ts";
import type { WriteContext } from "../../outbox/outbox.ts";
import { openStoreId } from "../../session/sessionStore.ts";
import { commandRunner } from "./commandRunner.ts";

/** How long to wait until an event that only the server has arrives on this device, ms. */
const ARRIVAL_TIMEOUT_MS = 15_000;

export interface StarsForEvent {
  readonly wineId: string;
  readonly eventId: string;
  /** The number of stars, from 1 to 5. */
  readonly stars: number;
  /** Scale of the rating; `null` for the scale of the latest rating. */
  readonly scale: RatingScale | null;
}

/**
 * Rates an event with stars. Waits for the event if this device lacks it: while the history loads,
 * the event of a sent change may be missing.
 */
export function rateEvent(given: StarsForEvent): Promise<EventCommandOutcome> {
  return commandRunner<EventCommandOutcome>(openStoreId())(async (cellar, context) => {
    const scale = given.scale ?? earlierValues(await readEarlierBodies(cellar)).scale;
    const rating = ratingOfStars(given.stars, scale);
    const rate = () => ratePresent(cellar, { eventId: given.eventId, rating }, context);
    const outcome = await rate();
    if (outcome) return outcome;
    await eventComes(cellar, given);
    return (await rate()) ?? { kind: "refused", refusal: { code: "not_found", what: "event" } };
  });
}

/**
 * Rates an event that this device has. Returns `undefined` if this device does not have the event.
 */
function ratePresent(
  cellar: CellarDatabase,
  { eventId, rating }: { readonly eventId: string; readonly rating: Rating },
  context: WriteContext,
): Promise<EventCommandOutcome | undefined> {
  const { events, wines, outbox, photos, missingPhotos } = cellar;
  return cellar.transaction("rw", [events, wines, outbox, photos, missingPhotos], async () => {
    const seen = await presentEvent(cellar, eventId);
    return seen && editEvent(cellar, { seen, body: { ...eventBodyOf(seen), rating } }, context);
  });
}

function eventComes(
  cellar: CellarDatabase,
  { wineId, eventId }: Pick<StarsForEvent, "wineId" | "eventId">,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = watchEvents(cellar, {
      wineId,
      next: (events) => {
        if (events.some(({ id }) => id === eventId)) end(resolve);
      },
      error: (cause) => {
        reportError(cause);
      },
    });
    const tooLate = setTimeout(() => {
      end(() => {
        reject(
          new Error(
            i18n._("This bottle's entry is not on this device yet. Rate it in the journal."),
          ),
        );
      });
    }, ARRIVAL_TIMEOUT_MS);
    const end = (settle: () => void) => {
      stop();
      clearTimeout(tooLate);
      settle();
    };
  });
}
