import type { GuestFilter, GuestLink } from "sync-protocol";
import { dateInWords } from "../../rules/day.ts";

/** Content and expiry of a link, for example "One place, with prices · works until 3 May 2026". */
export function guestLinkWords({ filter, showsPrices, expiresAt }: GuestLink): string {
  const prices = showsPrices ? ", with prices" : "";
  return `${wines(filter)}${prices} · works until ${dateInWords(expiresAt)}`;
}

function wines(filter: GuestFilter): string {
  const fields = Object.keys(filter);
  if (fields.length === 0) return "The whole cellar";
  return fields.length === 1 && filter.placeId !== undefined ? "One place" : "A view";
}
