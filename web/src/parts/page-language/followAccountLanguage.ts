import { LANGUAGES } from "sync-protocol";
import { type SessionState, sessionStore } from "../../engine/index.ts";
import { textLanguage } from "../../language/i18n.ts";
import { reloadOverDrafts, useUnsavedWork } from "../../ui/unsavedWork.ts";
import { noteLanguage } from "./noteLanguage.ts";
import { noted, pageLanguage } from "./pageLanguage.ts";
import { fetchCatalogue } from "./switchLanguage.ts";

/**
 * After a sign-in, reloads the page in the account's language. When the user later chooses another
 * language on another device, the app changes at its next start, so that no input is lost [U6: app].
 */
export function followAccountLanguage(): void {
  follow(sessionStore.getState());
  sessionStore.subscribe(follow);
}

function follow(session: SessionState): void {
  if (session.kind === "signedIn" && !session.mustSignIn) {
    void followTo(session.user.language ?? null);
  }
  if (session.kind === "signedOut") forgetAccount();
}

async function followTo(account: string | null): Promise<void> {
  const last = noted("account");
  if (account === last) return;
  const known = LANGUAGES.find((language) => language === account);
  try {
    if (known) await fetchCatalogue(known);
  } catch {
    // Without a connection, the next start tries again.
    return;
  }
  noteLanguage("account", account);
  if (known) noteLanguage("device", null);
  const isSignIn = last === null;
  const isOther = pageLanguage() !== textLanguage();
  if (isSignIn && isOther && useUnsavedWork.getState().forms === 0) reloadOverDrafts();
}

/** After a sign-out, the page stays in the account's language, until another account signs in. */
function forgetAccount(): void {
  const last = noted("account");
  if (last === null) return;
  noteLanguage("device", noted("device") ?? last);
  noteLanguage("account", null);
}
