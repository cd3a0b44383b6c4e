import { type Language, LANGUAGES } from "sync-protocol/language";

const KEY = "wine-cellar-language";

/** The language of this page: the one chosen on this device, else English. */
export function pageLanguage(): Language {
  try {
    const stored = localStorage.getItem(KEY);
    return LANGUAGES.find((language) => language === stored) ?? "en";
  } catch {
    return "en";
  }
}

/** Stores the language of this device for the next start. */
export function noteLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // If storage is blocked, the page stays in English.
  }
}
