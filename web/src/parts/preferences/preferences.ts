import { type RatingScale, RATING_SCALES } from "sync-protocol";
import * as z from "zod/mini";
import { create } from "zustand";
import { DATE_ORDERS, type DateOrder, writeDates } from "../../rules/day.ts";
import { showRatingsOutOf } from "../../rules/history/shownScale.ts";

const KEY = "wine-cellar-preferences";

/** Defaults of forms and format of dates on this device. `null`: not chosen. */
export interface Preferences {
  /** `null`: the currency that the cellar uses most. */
  readonly currency: string | null;
  /**
   * Scale for entering and showing ratings. `null`: ratings are entered on the last used scale and
   * shown as entered.
   */
  readonly ratingScale: RatingScale | null;
  /** Place of new bottles. `null` or a deleted place: unplaced. */
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

/** Stores a choice on this device, also after signing out. */
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
