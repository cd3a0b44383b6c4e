import { type Language, preferredLanguage } from "sync-protocol";

/** Keys of the language that was chosen on this device, and of the account's last known language. */
export const NOTES = {
  device: "wine-cellar-language",
  account: "wine-cellar-account-language",
} as const;

/**
 * The language of the next start: the language chosen on this device, else the account's, else the
 * browser's [U6: app].
 */
export function pageLanguage(): Language {
  return preferredLanguage([noted("device") ?? "", noted("account") ?? "", ...navigator.languages]);
}

export function noted(whose: keyof typeof NOTES): string | null {
  try {
    return localStorage.getItem(NOTES[whose]);
  } catch {
    // If storage is blocked, the page is in the browser's language.
    return null;
  }
}
