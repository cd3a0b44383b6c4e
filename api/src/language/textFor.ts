import type { I18n } from "@lingui/core";
import { type Language, preferredLanguage } from "sync-protocol";
import { textIn } from "./textIn.ts";

/**
 * Translates texts for a user into the account's language, else into that of the request [U2:
 * mails], else into English.
 */
export function textFor(
  account: { readonly language?: string | null | undefined } | undefined,
  requested: Language = "en",
): I18n {
  const chosen = account?.language ?? undefined;
  return textIn(chosen === undefined ? requested : preferredLanguage([chosen]));
}
