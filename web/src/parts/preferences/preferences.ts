import { type RatingScale, RATING_SCALES } from "sync-protocol";
import * as z from "zod/mini";
import { create } from "zustand";
import { DATE_ORDERS, type DateOrder, writeDates } from "../../rules/day.ts";
import { showRatingsOutOf } from "../../rules/history/shownScale.ts";

const KEY = "wine-cellar-preferences";

/** What forms begin with and how dates are written, on this device. `null`: nothing is chosen. */
export interface Preferences {
  /** Without one: the currency that the cellar uses most. */
  readonly currency: string | null;
  /** Ratings are entered and shown on it. Without one: entered on the scale used last, shown as given. */
  readonly ratingScale: RatingScale | null;
  /** Where new bottles go. Without one, or where it is gone, they are not placed. */
  readonly placeId: string | null;
  readonly dates: DateOrder;
}

const schema = z.object({
  currency: z.catch(z.nullable(z.string()), null),
  ratingScale: z.catch(z.nullable(z.literal(RATING_SCALES)), null),
  placeId: z.catch(z.nullable(z.string()), null),
  dates: z.catch(z.literal(DATE_ORDERS), "device"),
});

export const usePreferences = create<Preferences>(() => readPreferences());

/** Keeps a choice on this device, also after a sign-out. */
export function prefer(choice: Partial<Preferences>): void {
  usePreferences.setState(choice);
  applyPreferences();
  try {
    localStorage.setItem(KEY, JSON.stringify(usePreferences.getState()));
  } catch {
    // The choice holds until the page is closed.
  }
}

/** Writes dates and ratings as chosen, from the start on. */
export function applyPreferences(): void {
  const { dates, ratingScale } = usePreferences.getState();
  writeDates(dates);
  showRatingsOutOf(ratingScale);
}

function readPreferences(): Preferences {
  try {
    return schema.parse(JSON.parse(localStorage.getItem(KEY) ?? "{}"));
  } catch {
    return schema.parse({});
  }
}
