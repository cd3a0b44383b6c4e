import { type RatingScale, RATING_SCALES } from "sync-protocol";
import * as z from "zod/mini";
import { create } from "zustand";
import { DATE_ORDERS, type DateOrder, writeDates } from "../../rules/day.ts";
import { showRatingsOutOf } from "../../rules/history/shownScale.ts";

const KEY = "wine-cellar-preferences";

/**
 * The user's defaults for forms and the format of dates, on this device. A value of `null` means
 * that the user has not chosen.
 */
export interface Preferences {
  /** Currency that forms suggest. `null` means the currency that the cellar uses most. */
  readonly currency: string | null;
  /**
   * Scale for entering and showing ratings. `null`: ratings are entered on the last used scale and
   * shown as entered.
   */
  readonly ratingScale: RatingScale | null;
  /**
   * Place that forms suggest for new bottles. If it is `null` or the place was deleted, forms
   * suggest no place.
   */
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

/** Stores the user's choice in this browser. The choice stays after the user signs out. */
export function prefer(choice: Partial<Preferences>): void {
  usePreferences.setState(choice);
  applyPreferences();
  try {
    localStorage.setItem(KEY, JSON.stringify(usePreferences.getState()));
  } catch {
    // If localStorage is full, the choice lasts until the page is closed.
  }
}

/** Applies the formats of dates and ratings. Call it at the start of the app. */
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
