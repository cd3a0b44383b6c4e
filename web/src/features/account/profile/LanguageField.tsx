import { NativeSelect } from "@mantine/core";
import { LANGUAGES, type Language } from "sync-protocol";
import { i18n } from "../../../language/i18n.ts";
import { pageLanguage } from "../../../parts/page-language/pageLanguage.ts";
import { switchLanguage } from "../../../parts/page-language/switchLanguage.ts";
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

/** Chooses the language of the app on this device. */
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
        switchLanguage(chosen).catch((error: unknown) => {
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
