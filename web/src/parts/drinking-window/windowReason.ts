import type { Basis } from "sync-protocol/drinking";
import { i18n } from "../../language/i18n.ts";

type UsualBasis = Extract<Basis, { kind: "usual" }>;

/**
 * The reason for an estimated drinking window, for example "Barolo: 6 to 23 years after the
 * harvest, in a great year".
 */
export function windowReason({ years: [first, last], since, isGreat }: UsualBasis, kind: string) {
  const values = { kind, first, last, count: last };
  const isRange = first > 0;
  if (since === "purchase") {
    return isRange
      ? i18n._("{kind}: {first} to {last} years after it was bought", values)
      : i18n._(
          "{kind}: within {count, plural, one {a year} other {# years}} after it was bought",
          values,
        );
  }
  if (isGreat) {
    return isRange
      ? i18n._("{kind}: {first} to {last} years after the harvest, in a great year", values)
      : i18n._(
          "{kind}: within {count, plural, one {a year} other {# years}} after the harvest, in a great year",
          values,
        );
  }
  return isRange
    ? i18n._("{kind}: {first} to {last} years after the harvest", values)
    : i18n._(
        "{kind}: within {count, plural, one {a year} other {# years}} after the harvest",
        values,
      );
}
