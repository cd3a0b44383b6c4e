import type { Language } from "sync-protocol";
import { fetchPart } from "../../ui/loading/fetchPart.ts";
import { reloadOverDrafts } from "../../ui/unsavedWork.ts";
import { CATALOGUES, TRANSLATED_NAMES } from "./loadLanguage.ts";
import { noteLanguage } from "./noteLanguage.ts";

/**
 * Reloads the page in the language that the user chooses for this device, after `beforeReload`.
 * Rejects and changes nothing if the translations cannot be loaded.
 */
export async function switchLanguage(
  language: Language,
  beforeReload?: (language: Language) => Promise<void>,
): Promise<void> {
  await fetchCatalogue(language);
  noteLanguage("device", language);
  await beforeReload?.(language);
  reloadOverDrafts();
}

/** Loads the translations for the next start. English needs no translations. */
export async function fetchCatalogue(language: Language): Promise<void> {
  if (language === "en") return;
  await Promise.all([fetchPart(CATALOGUES[language]), fetchPart(TRANSLATED_NAMES)]);
}
