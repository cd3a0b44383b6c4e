import type { Lot, Places } from "sync-protocol";
import { usualCurrency } from "../../rules/lots/price.ts";
import { usePreferences } from "./preferences.ts";

export function currencyToOffer(wines: readonly { readonly lots: readonly Lot[] }[]): string {
  return usePreferences.getState().currency ?? usualCurrency(wines);
}

/** Default place of new bottles, if it still exists. */
export function placeToOffer(places: Places | undefined): string | null {
  const { placeId } = usePreferences.getState();
  return placeId === null || places?.has(placeId) === false ? null : placeId;
}
