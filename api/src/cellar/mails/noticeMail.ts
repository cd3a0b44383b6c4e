import type { I18n } from "@lingui/core";
import type { Credentials, Language } from "sync-protocol";
import { textFor } from "../../language/textFor.ts";
import { mailOf } from "./mailOf.ts";
import type { Addressee } from "../ports/accounts.ts";
import type { Mail, Mailer } from "../ports/outside.ts";

/** A notice by mail, whose texts are ids of translated messages. */
interface Notice {
  readonly subject: string;
  readonly sentence: string;
}

export const NOTICES = {
  passwordChanged: {
    subject: /*i18n*/ "Your Wine Cellar password was changed",
    sentence: /*i18n*/ "The password was changed. Your other devices were signed out.",
  },
  passwordReset: {
    subject: /*i18n*/ "Your Wine Cellar password was changed",
    sentence:
      /*i18n*/ "The password was changed with a reset link. Every device was signed out. Passkeys, linked accounts and access tokens were removed.",
  },
  passwordRemoved: {
    subject: /*i18n*/ "Your Wine Cellar password was removed",
    sentence:
      /*i18n*/ "The password was removed. Only your passkeys and linked accounts sign in now.",
  },
  passkeyAdded: {
    subject: /*i18n*/ "A passkey was added to your Wine Cellar",
    sentence: /*i18n*/ "A passkey was added. It signs in to your Wine Cellar.",
  },
  passkeyRemoved: {
    subject: /*i18n*/ "A passkey was removed from your Wine Cellar",
    sentence: /*i18n*/ "A passkey was removed. It no longer signs in to your Wine Cellar.",
  },
  factorAdded: {
    subject: /*i18n*/ "Your Wine Cellar now asks for a code",
    sentence: /*i18n*/ "A second factor was turned on. Your password now asks for a code as well.",
  },
  factorRemoved: {
    subject: /*i18n*/ "Your Wine Cellar no longer asks for a code",
    sentence: /*i18n*/ "The second factor was turned off. Your password signs in without a code.",
  },
  identityLinked: {
    subject: /*i18n*/ "An account was linked to your Wine Cellar",
    sentence:
      /*i18n*/ "An account at your identity provider was linked. It signs in to your Wine Cellar.",
  },
  identityUnlinked: {
    subject: /*i18n*/ "An account was unlinked from your Wine Cellar",
    sentence: /*i18n*/ "Your identity provider's account was unlinked. It no longer signs in.",
  },
  tokenMade: {
    subject: /*i18n*/ "An access token was made for your Wine Cellar",
    sentence:
      /*i18n*/ "An access token was made. A program that has it can use your wines and photos.",
  },
} as const satisfies Readonly<Record<string, Notice>>;

export interface NoticeDeps {
  readonly mailer: Mailer;
  readonly publicUrl: string;
  readonly requestLanguage: () => Language;
  /** The demo account gets no notices. */
  readonly demo: Credentials | undefined;
  readonly inBackground: (task: () => Promise<void>) => void;
}

/** Sends a notice after the response. */
export function sendNotice(
  deps: NoticeDeps,
  account: Pick<Addressee, "email" | "language">,
  notice: Notice,
): void {
  const to = account.email;
  if (to === deps.demo?.email) return;
  const i18n = textFor(account, deps.requestLanguage());
  deps.inBackground(() => deps.mailer.send(noticeMail(i18n, deps.publicUrl, { to, ...notice })));
}

/** The mail names the change and says what to do if somebody else made the change. */
export function noticeMail(
  i18n: I18n,
  publicUrl: string,
  { to, subject, sentence }: Notice & { readonly to: string },
): Mail {
  return mailOf(i18n, {
    to,
    subject: i18n._(subject),
    sentences: [
      i18n._(sentence),
      i18n._(
        "If it wasn't you, choose a new password. That signs out every device and removes every passkey, linked account and access token:",
      ),
    ],
    action: i18n._("Choose a new password"),
    link: `${publicUrl}/forgot-password`,
    ifUnexpected: i18n._("If it was you, there is nothing to do."),
  });
}
