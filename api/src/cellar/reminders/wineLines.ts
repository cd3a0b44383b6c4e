import type { I18n } from "@lingui/core";
import type { Wine } from "sync-protocol";
import { windowOf } from "sync-protocol/drinking";

/** Maximum length of a name in a line, in characters. */
const NAME_MAX = 80;

/**
 * A line about a wine with its number of bottles, and its drinking window if the window is
 * estimated.
 */
export function lineOfWine(i18n: I18n, wine: Wine, year: number): string {
  const window = windowOf(wine, { year });
  if (window?.basis.kind !== "usual") return lineOfBottles(i18n, wine, wine.quantity);
  return i18n._(
    "{wine}: {count, plural, one {# bottle} other {# bottles}}, usually {from}–{to}",
    {
      wine: titleOf(i18n, wine),
      count: wine.quantity,
      from: String(window.from),
      to: String(window.to),
    },
    { comment: "a wine in a list; usually: the years of an estimated drinking window" },
  );
}

export function lineOfBottles(i18n: I18n, wine: Wine, count: number): string {
  return i18n._("{wine}: {count, plural, one {# bottle} other {# bottles}}", {
    wine: titleOf(i18n, wine),
    count,
  });
}

export function titleOf(i18n: I18n, { name, producer, vintage, nonVintage }: Wine): string {
  return `${short(name)} ${nonVintage ? nonVintageIn(i18n) : String(vintage)}, ${short(producer)}`;
}

export function nonVintageIn(i18n: I18n): string {
  return i18n._(/*i18n*/ { id: "NV", comment: "non-vintage, in place of a wine's year" });
}

/** The last line of a shortened list: the number of entries left out. */
export function lineOfMore(i18n: I18n, count: number): string {
  return i18n._("{count, plural, one {and # more} other {and # more}}", { count });
}

/** A name in one line, cut to {@link NAME_MAX} characters. */
export function short(text: string): string {
  const letters = Array.from(text.replace(/\s+/g, " ").trim());
  return letters.length > NAME_MAX ? `${letters.slice(0, NAME_MAX).join("")}…` : letters.join("");
}
