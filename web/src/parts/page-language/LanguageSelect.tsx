import { NativeSelect, type NativeSelectProps } from "@mantine/core";
import { LANGUAGES, type Language } from "sync-protocol";
import { textLanguage } from "../../language/i18n.ts";
import { MISSING_PART } from "../../ui/loading/fetchPart.ts";
import { toast } from "../../ui/toasts/toast.ts";
import { switchLanguage } from "./switchLanguage.ts";

const NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  it: "Italiano",
  es: "Español",
};

interface LanguageSelectProps extends NativeSelectProps {
  /** Called with the chosen language, before the page reloads in that language. */
  readonly onChoose?: (language: Language) => Promise<void>;
}

export function LanguageSelect({ onChoose, ...props }: LanguageSelectProps) {
  return (
    <NativeSelect
      {...props}
      value={textLanguage()}
      onChange={({ currentTarget }) => {
        const chosen = LANGUAGES.find((language) => language === currentTarget.value);
        if (!chosen) return;
        switchLanguage(chosen, onChoose).catch((error: unknown) => {
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
