import { NativeSelect } from "@mantine/core";
import { CALLS, LANGUAGES, type Language } from "sync-protocol";
import { signedIn } from "../../../engine/index.ts";
import { i18n } from "../../../language/i18n.ts";
import { pageLanguage } from "../../../parts/page-language/pageLanguage.ts";
import { switchLanguage } from "../../../parts/page-language/switchLanguage.ts";
import { callServer } from "../../../server/callServer.ts";
import { MISSING_PART } from "../../../ui/loading/fetchPart.ts";
import { toast } from "../../../ui/toasts/toast.ts";

/** Each language by its own name. */
const NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  it: "Italiano",
  es: "Español",
};

/** Longest wait for the server before the page changes its language without it, in ms. */
const PATIENCE_MS = 3_000;

/** Chooses the language of the app on this device, and of the mails to the user. */
export function LanguageField() {
  const present = pageLanguage();

  return (
    <NativeSelect
      description={
        present === "en"
          ? undefined
          : i18n._("Not everything is translated yet. The sommelier answers in English.")
      }
      label={i18n._("Language")}
      value={present}
      onChange={({ currentTarget }) => {
        const chosen = LANGUAGES.find((language) => language === currentTarget.value);
        if (!chosen) return;
        choose(chosen).catch((error: unknown) => {
          reportError(error);
          toast({ ...MISSING_PART, tone: "failure" });
        });
      }}
    >
      {LANGUAGES.map((language) => (
        <option key={language} lang={language} value={language}>
          {NAMES[language]}
        </option>
      ))}
    </NativeSelect>
  );
}

async function choose(language: Language): Promise<void> {
  await Promise.race([
    chooseForMails(language),
    new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ]);
  await switchLanguage(language);
}

/** Sets the language of mails. Offline it stays as it was. */
async function chooseForMails(language: Language): Promise<void> {
  try {
    const { user } = await callServer(CALLS.changeProfile, { body: { language } });
    await signedIn(user);
  } catch {
    // The app changes its language without a connection too.
  }
}
