import { escapeHtml } from "../escapeHtml.ts";
import type { Mail } from "../ports/outside.ts";

interface Letter {
  readonly to: string;
  readonly subject: string;
  /** The text, which can contain an e-mail that somebody else entered. Its last sentence leads to the link. */
  readonly sentences: readonly string[];
  /** What the link does, in a few words. */
  readonly action: string;
  readonly link: string;
  readonly expiresAt?: number;
  /** What to do if the mail is unexpected. */
  readonly otherwise: string;
}

/** A mail with one link, in text and HTML. */
export function mailOf({
  to,
  subject,
  sentences,
  action,
  link,
  expiresAt,
  otherwise,
}: Letter): Mail {
  return {
    to,
    link,
    expiresAt,
    subject,
    text: [...sentences.flatMap((sentence) => [sentence, ""]), link, "", otherwise, ""].join("\n"),
    html: [
      `<!doctype html><html lang="en"><body>`,
      ...sentences.map((sentence) => `<p>${escapeHtml(sentence)}</p>`),
      `<p><a href="${link}">${action}</a></p>`,
      `<p>${otherwise}</p>`,
      `</body></html>`,
      "",
    ].join("\n"),
  };
}
