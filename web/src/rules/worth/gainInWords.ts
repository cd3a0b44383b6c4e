import type { Price } from "sync-protocol";
import { i18n } from "../../language/i18n.ts";
import { numberInWords } from "../../language/locale.ts";
import { priceInWords } from "../lots/price.ts";
import { type Gain, gainOf } from "./worth.ts";

/** Examples: "€90.00 more than you paid (+50 %)", "€5.00 less than you paid (−10 %)". */
export function gainInWords(gain: Gain): string {
  const { minor, currency } = gainOf(gain);
  if (minor === 0) return i18n._("as much as you paid");
  const amount = priceInWords({ minor: Math.abs(minor), currency });
  const share = shareOf(gain);
  return [
    minor > 0
      ? i18n._("{amount} more than you paid", { amount })
      : i18n._("{amount} less than you paid", { amount }),
    ...(share === undefined ? [] : [`(${share})`]),
  ].join(" ");
}

/** The gain as a share of the price, signed: "+50 %"; `undefined` if the bottles cost nothing. */
export function shareOf(gain: Gain): string | undefined {
  if (gain.paid.minor === 0) return undefined;
  const percent = Math.round((100 * gainOf(gain).minor) / gain.paid.minor);
  return `${percent < 0 ? "−" : "+"}${numberInWords(Math.abs(percent))} %`;
}

/** Examples: "+€90.00", "−€5.00". */
export function signedInWords({ minor, currency }: Price): string {
  const amount = priceInWords({ minor: Math.abs(minor), currency });
  return minor === 0 ? amount : `${minor < 0 ? "−" : "+"}${amount}`;
}
