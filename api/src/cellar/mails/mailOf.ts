import type { I18n } from "@lingui/core";
import { escapeHtml } from "../escapeHtml.ts";
import type { Mail } from "../ports/outside.ts";

interface MailInput {
  readonly to: string;
  readonly subject: string;
  /**
   * Sentences of the mail. A sentence may contain an e-mail address that somebody else entered. The
   * last sentence introduces the link.
   */
  readonly sentences: readonly string[];
  readonly action: string;
  readonly link: string;
  readonly expiresAt?: number;
  /** What to do if the recipient did not expect the mail. */
  readonly ifUnexpected: string;
}

export function mailOf(
  i18n: I18n,
  { to, subject, sentences, action, link, expiresAt, ifUnexpected }: MailInput,
): Mail {
  return {
    to,
    link,
    expiresAt,
    subject,
    text: [...sentences.flatMap((sentence) => [sentence, ""]), link, "", ifUnexpected, ""].join(
      "\n",
    ),
    html: [
      `<!doctype html><html lang="${i18n.locale}"><body>`,
      ...sentences.map((sentence) => `<p>${escapeHtml(sentence)}</p>`),
      `<p><a href="${link}">${escapeHtml(action)}</a></p>`,
      `<p>${escapeHtml(ifUnexpected)}</p>`,
      `</body></html>`,
      "",
    ].join("\n"),
  };
}
