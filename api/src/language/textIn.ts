import { type I18n, type Messages, setupI18n } from "@lingui/core";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import PO from "pofile";
import type { Language } from "sync-protocol";
import de from "../../locales/de.po?raw";
import es from "../../locales/es.po?raw";
import fr from "../../locales/fr.po?raw";
import it from "../../locales/it.po?raw";

/**
 * The translations, as translators edit them. English has no catalogue, because the message ids are
 * the English texts.
 */
export const CATALOGUES: Readonly<Record<Exclude<Language, "en">, string>> = { de, fr, it, es };

const loaded = new Map<Language, I18n>();

export function textIn(language: Language): I18n {
  const known = loaded.get(language);
  if (known) return known;

  const messages = language === "en" ? {} : messagesOf(language);
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } });
  i18n.setMessagesCompiler(compiler());
  loaded.set(language, i18n);
  return i18n;
}

function compiler(): typeof compileMessage {
  const compiled = new Map<string, ReturnType<typeof compileMessage>>();
  return (message) => {
    const known = compiled.get(message) ?? compileMessage(message);
    compiled.set(message, known);
    return known;
  };
}

function messagesOf(language: Exclude<Language, "en">): Messages {
  const { items } = PO.parse(CATALOGUES[language]);
  return Object.fromEntries(
    items.map(({ msgid, msgstr: [text = ""] }) => [msgid, text === "" ? msgid : text]),
  );
}
