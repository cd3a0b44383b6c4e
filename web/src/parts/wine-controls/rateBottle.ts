import type { Wine } from "sync-protocol";
import { rateEvent } from "../../engine/index.ts";
import { i18n } from "../../language/i18n.ts";
import { ratingInWords } from "../../rules/history/eventWords.ts";
import type { ToastAction } from "../../ui/toasts/toast.ts";
import { usePreferences } from "../preferences/preferences.ts";
import { showEventOutcome } from "../journal-entry/showEventOutcome.ts";

interface TakenBottle {
  readonly wine: Wine;
  readonly eventId: string;
  readonly addNote: ToastAction;
}

/** Rates a removed bottle with one to five stars. Shows a toast with Undo and Add a note. Never rejects. */
export async function rateBottle(
  { wine, eventId, addNote }: TakenBottle,
  stars: number,
): Promise<void> {
  const { ratingScale: scale } = usePreferences.getState();
  await showEventOutcome(rateEvent({ wineId: wine.id, eventId, stars, scale }), {
    kind: "put-event",
    done: ({ rating }) =>
      rating ? i18n._("Rated {rating}", { rating: ratingInWords(rating) }) : i18n._("Rated"),
    description: wine.name,
    actions: [addNote],
  });
}
