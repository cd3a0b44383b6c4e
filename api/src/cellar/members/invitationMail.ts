import type { I18n } from "@lingui/core";
import { INVITATION_DAYS } from "sync-protocol";
import { mailOf } from "../mails/mailOf.ts";
import type { Mail } from "../ports/outside.ts";

/**
 * The mail omits the cellar's name, because an owner could use the name to send a message to
 * strangers.
 */
export function invitationMail(
  i18n: I18n,
  {
    to,
    invitedBy,
    link,
    expiresAt,
  }: {
    readonly to: string;
    readonly invitedBy: string;
    readonly link: string;
    readonly expiresAt: number;
  },
): Mail {
  return mailOf(i18n, {
    to,
    expiresAt,
    subject: i18n._("You are invited to a cellar at Wine Cellar"),
    sentences: [
      i18n._("{invitedBy} invites you to share a cellar at Wine Cellar.", { invitedBy }),
      i18n._(
        "To see the invitation, open this link within {days} days, and sign in or sign up with this address:",
        { days: INVITATION_DAYS },
      ),
    ],
    action: i18n._("See the invitation"),
    link,
    ifUnexpected: i18n._("If you don't know who this is, ignore this mail."),
  });
}
