import { type Messages, setupI18n } from "@lingui/core";
import type { Language } from "sync-protocol";
import { setTextLanguage } from "../../language/i18n.ts";

/** Translates all texts of the app with these messages from now on. */
export function wordIn(language: Language, messages: Messages): void {
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } });
  setTextLanguage(language, (text, values) => i18n._(text, values));
}
