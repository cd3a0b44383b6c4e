import { type Language, LANGUAGES } from "sync-protocol";

const KEY = "wine-cellar-language";

/** The language of this page: the one chosen on this device, else English. */
export function pageLanguage(): Language {
  return chosenLanguage() ?? "en";
}

/** The language chosen on this device; `undefined` if none was. */
export function chosenLanguage(): Language | undefined {
  try {
    const stored = localStorage.getItem(KEY);
    return LANGUAGES.find((language) => language === stored);
  } catch {
    return undefined;
  }
}

/** Stores the choice for the next start. `undefined` follows the browser again. */
export function noteLanguage(language: Language | undefined): void {
  try {
    if (language === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, language);
  } catch {
    // Storage is blocked: the page follows the browser.
  }
}
