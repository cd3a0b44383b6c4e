import type { GuestFilter, GuestLink } from "sync-protocol";
import { i18n } from "../../language/i18n.ts";
import { dateInWords } from "../../rules/day.ts";

/** Content and expiry of a link, for example "One place, with prices · works until 3 May 2026". */
export function guestLinkWords({ filter, showsPrices, expiresAt }: GuestLink): string {
  const values = { wines: wines(filter), date: dateInWords(expiresAt) };
  return showsPrices
    ? i18n._("{wines}, with prices · works until {date}", values)
    : i18n._("{wines} · works until {date}", values);
}

function wines(filter: GuestFilter): string {
  const fields = Object.keys(filter);
  if (fields.length === 0) return i18n._("The whole cellar");
  return fields.length === 1 && filter.placeId !== undefined
    ? i18n._("One place")
    : i18n._(/*i18n*/ { id: "A view", comment: "a filtered list of wines" });
}
