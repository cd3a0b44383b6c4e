import type { I18n } from "@lingui/core";
import { type Language, preferredLanguage } from "sync-protocol";
import { textIn } from "./textIn.ts";

/**
 * Words texts for a user: in the account's language, else in that of the request [U2: mails].
 * Without a request, in English.
 */
export function textFor(
  account: { readonly language?: string | null | undefined } | undefined,
  requested: Language = "en",
): I18n {
  const chosen = account?.language ?? undefined;
  return textIn(chosen === undefined ? requested : preferredLanguage([chosen]));
}
