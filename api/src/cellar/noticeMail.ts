import { mailOf } from "./mailOf.ts";
import type { Mail } from "./ports/outside.ts";

/** Tells a person that a way in to their account has changed, and what to do if it was not they. */
export function noticeMail(
  { publicUrl }: { readonly publicUrl: string },
  to: string,
  { subject, sentence }: { readonly subject: string; readonly sentence: string },
): Mail {
  return mailOf({
    to,
    subject,
    sentences: [
      sentence,
      "If it wasn't you, choose a new password. That signs out every device and removes every passkey and linked account:",
    ],
    action: "Choose a new password",
    link: `${publicUrl}/forgot-password`,
    otherwise: "If it was you, there is nothing to do.",
  });
}
