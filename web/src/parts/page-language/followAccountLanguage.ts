import { LANGUAGES } from "sync-protocol";
import { type SessionState, sessionStore } from "../../engine/index.ts";
import { reloadOverDrafts, useUnsavedWork } from "../../ui/unsavedWork.ts";
import { noteLanguage } from "./noteLanguage.ts";
import { noted, pageLanguage } from "./pageLanguage.ts";
import { fetchCatalogue } from "./switchLanguage.ts";

/**
 * Reloads the page in the account's language after the sign-in, and when the language is changed on
 * another device [U6: app]. While a form has unsaved input, the language changes at the next start.
 */
export function followAccountLanguage(): void {
  follow(sessionStore.getState());
  sessionStore.subscribe(follow);
}

function follow(session: SessionState): void {
  if (session.kind === "signedIn") void followTo(session.user.language ?? null);
}

async function followTo(account: string | null): Promise<void> {
  if (account === noted("account")) return;
  const before = pageLanguage();
  const known = LANGUAGES.find((language) => language === account);
  try {
    if (known) await fetchCatalogue(known);
  } catch {
    // Without a connection, the next start tries again.
    return;
  }
  noteLanguage("account", account);
  if (known) noteLanguage("device", null);
  if (pageLanguage() !== before && useUnsavedWork.getState().forms === 0) reloadOverDrafts();
}
