import type { Credentials } from "sync-protocol";
import { mailOf } from "./mailOf.ts";
import type { Mail, Mailer } from "../ports/outside.ts";

interface Notice {
  readonly subject: string;
  readonly sentence: string;
}

export const NOTICES = {
  passwordChanged: {
    subject: "Your Wine Cellar password was changed",
    sentence: "The password was changed. Your other devices were signed out.",
  },
  passwordReset: {
    subject: "Your Wine Cellar password was changed",
    sentence:
      "The password was changed with a reset link. Every device was signed out. Passkeys, linked accounts and access tokens were removed.",
  },
  passwordRemoved: {
    subject: "Your Wine Cellar password was removed",
    sentence: "The password was removed. Only your passkeys and linked accounts sign in now.",
  },
  passkeyAdded: {
    subject: "A passkey was added to your Wine Cellar",
    sentence: "A passkey was added. It signs in to your Wine Cellar.",
  },
  passkeyRemoved: {
    subject: "A passkey was removed from your Wine Cellar",
    sentence: "A passkey was removed. It no longer signs in to your Wine Cellar.",
  },
  factorAdded: {
    subject: "Your Wine Cellar now asks for a code",
    sentence: "A second factor was turned on. Your password now asks for a code as well.",
  },
  factorRemoved: {
    subject: "Your Wine Cellar no longer asks for a code",
    sentence: "The second factor was turned off. Your password signs in without a code.",
  },
  identityLinked: {
    subject: "An account was linked to your Wine Cellar",
    sentence: "An account at your identity provider was linked. It signs in to your Wine Cellar.",
  },
  identityUnlinked: {
    subject: "An account was unlinked from your Wine Cellar",
    sentence: "Your identity provider's account was unlinked. It no longer signs in.",
  },
  tokenMade: {
    subject: "An access token was made for your Wine Cellar",
    sentence: "An access token was made. A program that has it can use your wines and photos.",
  },
} as const satisfies Readonly<Record<string, Notice>>;

export interface NoticeDeps {
  readonly mailer: Mailer;
  readonly publicUrl: string;
  /** The published demo account, if configured. It gets no notices. */
  readonly demo: Credentials | undefined;
  readonly inBackground: (task: () => Promise<void>) => void;
}

/** Mails a notice after the response was sent. */
export function sendNotice(deps: NoticeDeps, to: string, notice: Notice): void {
  if (to === deps.demo?.email) return;
  deps.inBackground(() => deps.mailer.send(noticeMail(deps, to, notice)));
}

/** The mail names the change and says what to do if somebody else made the change. */
export function noticeMail(
  { publicUrl }: Pick<NoticeDeps, "publicUrl">,
  to: string,
  { subject, sentence }: Notice,
): Mail {
  return mailOf({
    to,
    subject,
    sentences: [
      sentence,
      "If it wasn't you, choose a new password. That signs out every device and removes every passkey, linked account and access token:",
    ],
    action: "Choose a new password",
    link: `${publicUrl}/forgot-password`,
    otherwise: "If it was you, there is nothing to do.",
  });
}
