import { type Language, preferredLanguage } from "sync-protocol";
import { textLanguage } from "../../language/i18n.ts";
import { setNameTable } from "../../language/names.ts";
import { pageLanguage } from "./pageLanguage.ts";

/**
 * Loads the page's language, in which all texts then appear. If the language cannot be loaded, the
 * page is in English.
 */
export async function loadLanguage(): Promise<void> {
  const language = pageLanguage();
  if (language === "en") return;
  try {
    const [{ wordIn }, { messages }] = await Promise.all([
      import("./wordIn.ts"),
      CATALOGUES[language](),
    ]);
    wordIn(language, messages);
    document.documentElement.lang = language;
    // The names load after the texts, because the modules of the names may contain texts.
    await loadNames(language);
  } catch (error) {
    reportError(error);
  }
}

/**
 * Loads the names of countries, regions and grapes in the language of the texts, which may differ
 * from the language noted for the next start. English needs translated names only for searching.
 */
export async function loadNames(language = preferredLanguage([textLanguage()])): Promise<void> {
  const { namesFor } = await TRANSLATED_NAMES();
  setNameTable(namesFor(language));
}

export const TRANSLATED_NAMES = () => import("../../gazetteer/translations.ts");

export const CATALOGUES = {
  de: () => import("../../../locales/de.po"),
  es: () => import("../../../locales/es.po"),
  fr: () => import("../../../locales/fr.po"),
  it: () => import("../../../locales/it.po"),
} as const satisfies Readonly<Record<Exclude<Language, "en">, unknown>>;
