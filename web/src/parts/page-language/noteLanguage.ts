import { NOTES } from "./pageLanguage.ts";

/**
 * Stores the language of this device or of the account for the next start. `null` removes the
 * stored language.
 */
export function noteLanguage(whose: keyof typeof NOTES, language: string | null): void {
  try {
    if (language === null) localStorage.removeItem(NOTES[whose]);
    else localStorage.setItem(NOTES[whose], language);
  } catch {
    // If storage is blocked, the page stays in the browser's language.
  }
}
