import type { GuestFilter, GuestLink } from "sync-protocol";
import { i18n } from "../../language/i18n.ts";
import { dateInWords } from "../../rules/day.ts";

/** Content and expiry of a link, for example "One place, with prices · works until 3 May 2026". */
export function guestLinkWords({ filter, showsPrices, expiresAt }: GuestLink): string {
  const prices = showsPrices ? i18n._(", with prices") : "";
  return i18n._("{wines}{prices} · works until {date}", {
    wines: wines(filter),
    prices,
    date: dateInWords(expiresAt),
  });
}

function wines(filter: GuestFilter): string {
  const fields = Object.keys(filter);
  if (fields.length === 0) return i18n._("The whole cellar");
  return fields.length === 1 && filter.placeId !== undefined ? i18n._("One place") : "A view";
}
