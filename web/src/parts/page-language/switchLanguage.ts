import type { Language } from "sync-protocol";
import { fetchPart } from "../../ui/loading/fetchPart.ts";
import { reloadOverDrafts } from "../../ui/unsavedWork.ts";
import { CATALOGUES } from "./loadLanguage.ts";
import { noteLanguage } from "./pageLanguage.ts";

/** Reloads the page in another language. Rejects and changes nothing if the translations cannot be loaded. */
export async function switchLanguage(language: Language): Promise<void> {
  if (language !== "en") await fetchPart(CATALOGUES[language]);
  noteLanguage(language);
  reloadOverDrafts();
}
