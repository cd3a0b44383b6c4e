import type { WineProfile } from "sync-protocol/profiles";

/** Minimum body of a full wine, and minimum sweetness of an off-dry or sweet wine. */
const FULL_BODY = 3.25;
const FULL_RED_BODY = 3.75;
const OFF_DRY = 0.75;
const SWEET = 3;

export type WineKind =
  | "crisp white"
  | "fortified"
  | "full red"
  | "full white"
  | "light red"
  | "off-dry white"
  | "rosé"
  | "sparkling"
  | "sweet";

export function kindOfWine({ wine, colour, body, sweetness, bubbles }: WineProfile): WineKind {
  if (bubbles) return "sparkling";
  if (sweetness >= SWEET) return "sweet";
  if (wine.type === "Fortified Wine") return "fortified";
  if (colour === "rosé") return "rosé";
  if (colour === "red") return body >= FULL_RED_BODY ? "full red" : "light red";
  if (sweetness >= OFF_DRY) return "off-dry white";
  return body >= FULL_BODY ? "full white" : "crisp white";
}
