import { NOTES } from "./pageLanguage.ts";

/** Stores the language of this device or of its account for the next start; `null` removes it. */
export function noteLanguage(whose: keyof typeof NOTES, language: string | null): void {
  try {
    if (language === null) localStorage.removeItem(NOTES[whose]);
    else localStorage.setItem(NOTES[whose], language);
  } catch {
    // If storage is blocked, the page stays in the browser's language.
  }
}
