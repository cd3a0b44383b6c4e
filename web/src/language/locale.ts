import { textLanguage } from "./i18n.ts";

/**
 * The locale for dates, numbers and lists: that of the texts' language. `undefined` means the
 * device's locale, which is used if the texts are in English.
 */
export function formatLocale(): string | undefined {
  const language = textLanguage();
  if (language === "en") return undefined;
  const device = new Intl.DateTimeFormat().resolvedOptions().locale;
  return device.startsWith(language) ? undefined : language;
}

export function numberInWords(value: number): string {
  return value.toLocaleString(formatLocale());
}

/** For a sentence: "Spain, France and Italy". British English has no comma before "and". */
export function listInWords(parts: readonly string[], joined: "and" | "or" = "and"): string {
  const language = textLanguage();
  const type = joined === "and" ? "conjunction" : "disjunction";
  return new Intl.ListFormat(language === "en" ? "en-GB" : language, { type }).format(parts);
}
