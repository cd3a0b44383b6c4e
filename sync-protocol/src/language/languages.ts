/** The languages of Wine Cellar, as BCP 47 codes. The source messages are in English. */
export const LANGUAGES = ["en", "de", "fr", "it", "es"] as const;

export type Language = (typeof LANGUAGES)[number];

/**
 * The first of a user's preferred languages that Wine Cellar supports; English if it supports none.
 */
export function preferredLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const code = tag.split("-", 1)[0]?.toLowerCase();
    const language = LANGUAGES.find((one) => one === code);
    if (language !== undefined) return language;
  }
  return "en";
}
