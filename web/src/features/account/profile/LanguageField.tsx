import { CALLS, type Language } from "sync-protocol";
import { signedIn } from "../../../engine/index.ts";
import { i18n } from "../../../language/i18n.ts";
import { LanguageSelect } from "../../../parts/page-language/LanguageSelect.tsx";
import { callServer, Unreachable } from "../../../server/callServer.ts";
import { ServerRefusal } from "../../../server/ServerRefusal.ts";

/** How long the page waits for the server before it changes the language anyway, ms. */
const PATIENCE_MS = 3_000;

/** Chooses the language of the app on this device, and of the mails to the user. */
export function LanguageField() {
  return (
    <LanguageSelect
      label={i18n._("Language")}
      onChoose={(language) =>
        Promise.race([
          chooseForMails(language),
          new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS)),
        ])
      }
    />
  );
}

/** Sets the language of mails. Offline, that language does not change. */
async function chooseForMails(language: Language): Promise<void> {
  try {
    const { user } = await callServer(CALLS.changeProfile, { body: { language } });
    await signedIn(user);
  } catch (error) {
    // The app changes its language without a connection too, and in the demo account.
    if (!(error instanceof Unreachable || error instanceof ServerRefusal)) reportError(error);
  }
}
