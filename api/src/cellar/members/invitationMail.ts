import { INVITATION_DAYS } from "sync-protocol";
import { mailOf } from "../mails/mailOf.ts";
import type { Mail } from "../ports/outside.ts";

/** The mail omits the cellar's name, which an owner could use to write to strangers. */
export function invitationMail({
  to,
  invitedBy,
  link,
  expiresAt,
}: {
  readonly to: string;
  readonly invitedBy: string;
  readonly link: string;
  readonly expiresAt: number;
}): Mail {
  return mailOf({
    to,
    expiresAt,
    subject: "You are invited to a cellar at Wine Cellar",
    sentences: [
      `${invitedBy} invites you to share a cellar at Wine Cellar.`,
      `To see the invitation, open this link within ${String(INVITATION_DAYS)} days, and sign in or sign up with this address:`,
    ],
    action: "See the invitation",
    link,
    otherwise: "If you don't know who this is, ignore this mail.",
  });
}
