import { rateEvent } from "../../engine/index.ts";
import { ratingInWords } from "../../rules/history/eventWords.ts";
import type { ToastAction } from "../../ui/toasts/toast.ts";
import { tellEventOutcome } from "../journal-entry/tellEventOutcome.ts";

interface RatedBottle {
  /** The name of its wine. */
  readonly description: string;
  readonly sayMore: ToastAction;
}

/** Gives a bottle that was taken one to five stars, and says so with the way to say more and Undo. Never rejects. */
export async function rateBottle(
  eventId: string,
  stars: number,
  { description, sayMore }: RatedBottle,
): Promise<void> {
  await tellEventOutcome(rateEvent(eventId, stars), {
    kind: "put-event",
    done: ({ rating }) => (rating ? `Rated ${ratingInWords(rating)}` : "Rated"),
    description,
    actions: [sayMore],
  });
}
