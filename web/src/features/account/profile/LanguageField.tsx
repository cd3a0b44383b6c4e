import { CALLS, type Language } from "sync-protocol";
import { signedIn } from "../../../engine/index.ts";
import { i18n } from "../../../language/i18n.ts";
import { LanguageSelect } from "../../../parts/page-language/LanguageSelect.tsx";
import { callServer, Unreachable } from "../../../server/callServer.ts";
import { ServerRefusal } from "../../../server/ServerRefusal.ts";

/** How long the page waits for the server before changing its language without an answer. */
const SERVER_TIMEOUT_MS = 3_000;

/** Chooses the language of the app on this device, and of the mails to the user. */
export function LanguageField() {
  return (
    <LanguageSelect
      label={i18n._("Language")}
      onChoose={(language) =>
        Promise.race([
          chooseForMails(language),
          new Promise<void>((resolve) => setTimeout(resolve, SERVER_TIMEOUT_MS)),
        ])
      }
    />
  );
}

async function chooseForMails(language: Language): Promise<void> {
  try {
    const { user } = await callServer(CALLS.changeProfile, { body: { language } });
    await signedIn(user);
  } catch (error) {
    // Offline and in the demo account, only the app's language changes.
    if (!(error instanceof Unreachable || error instanceof ServerRefusal)) reportError(error);
  }
}
