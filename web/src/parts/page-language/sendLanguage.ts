import { LANGUAGES, type Language } from "sync-protocol";
import { textLanguage } from "../../language/i18n.ts";
import { CATALOGUES } from "./loadLanguage.ts";
import type { wordIn } from "./wordIn.ts";

/** A language with its translations. `null` means English, which needs no translations. */
export type Translations = {
  readonly language: Language;
  readonly messages: Parameters<typeof wordIn>[1];
} | null;

/** Sends the language of the page's texts to a worker. This must be the worker's first message. */
export async function sendLanguage(worker: Pick<Worker, "postMessage">): Promise<void> {
  worker.postMessage(await translationsOfPage());
}

async function translationsOfPage(): Promise<Translations> {
  const language = LANGUAGES.find((one) => one === textLanguage());
  if (language === undefined || language === "en") return null;
  try {
    return { language, messages: (await CATALOGUES[language]()).messages };
  } catch (error) {
    reportError(error);
    return null;
  }
}
