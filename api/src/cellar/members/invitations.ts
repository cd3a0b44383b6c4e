import {
  type ChosenInvitation,
  INVITATION_DAYS,
  type Language,
  type ListedCellar,
  type NewInvitation,
  type OpenInvitation,
  type ReceivedInvitation,
  type Refusal,
} from "sync-protocol";
import { textFor } from "../../language/textFor.ts";
import type { Account } from "../ports/accounts.ts";
import type { FoundBy, InvitationStore } from "../ports/members.ts";
import type { Mailer } from "../ports/outside.ts";
import { hashSecret, newSecret } from "../secret.ts";
import { type CellarCall, type CellarDeps, cellarOf, requireSharer } from "./cellars.ts";
import { invitationMail } from "./invitationMail.ts";

export const INVITATION_MS = INVITATION_DAYS * 24 * 60 * 60 * 1000;

export interface InvitationDeps extends CellarDeps {
  readonly invitations: InvitationStore;
  readonly mailer: Mailer;
  readonly confirmsEmails: boolean;
  readonly publicUrl: string;
  readonly requestLanguage: () => Language;
}

/** A sent invitation. `link` is set only if anyone with the link can accept. */
export interface SentInvitation {
  readonly invitation: OpenInvitation;
  readonly link: string | null;
}

/**
 * Invites an e-mail address, or creates a link for anyone. Known and unknown addresses get the same
 * mail after the response, so the user does not learn who has an account.
 */
export async function inviteMember(
  deps: InvitationDeps,
  call: CellarCall,
  { role, email }: NewInvitation,
): Promise<SentInvitation> {
  const sharer = await requireSharer(deps, call.userId);
  const { token, tokenHash, at, expiresAt } = newToken(deps);
  const id = deps.newId();
  const { seq } = await deps.invitations.add(
    { ...call, at },
    { id, role, email, tokenHash, expiresAt, whyNotMailed: whyNotMailed(deps, sharer) },
  );
  deps.live.publish(call.cellarId, { seq });
  const invitation = { id, role, email: email ?? null, sentAt: at, expiresAt };
  return sent(deps, { invitation, token, invitedBy: sharer.email });
}

/** Sends the invitation again with a new link. The earlier link becomes invalid. */
export async function resendInvitation(
  deps: InvitationDeps,
  call: CellarCall,
  id: string,
): Promise<SentInvitation> {
  const sharer = await requireSharer(deps, call.userId);
  const { token, tokenHash, at, expiresAt } = newToken(deps);
  const { invitation, seq } = await deps.invitations.renew(
    { ...call, at },
    { id, tokenHash, expiresAt, whyNotMailed: whyNotMailed(deps, sharer) },
  );
  deps.live.publish(call.cellarId, { seq });
  return sent(deps, { invitation, token, invitedBy: sharer.email });
}

export async function revokeInvitation(
  deps: InvitationDeps,
  call: CellarCall,
  id: string,
): Promise<void> {
  const { seq } = await deps.invitations.revoke({ ...call, at: deps.now() }, id);
  deps.live.publish(call.cellarId, { seq });
}

export function showInvitation(
  { invitations, now }: InvitationDeps,
  userId: string,
  token: string,
): Promise<ReceivedInvitation> {
  return invitations.show(userId, hashSecret(token), now());
}

export async function acceptInvitation(
  deps: InvitationDeps,
  userId: string,
  chosen: ChosenInvitation,
): Promise<ListedCellar> {
  await requireSharer(deps, userId);
  const by = { userId, at: deps.now(), membershipId: deps.newId() };
  const { cellarId, seq } = await deps.invitations.accept(by, foundBy(chosen));
  deps.live.publish(cellarId, { seq });
  return cellarOf(deps, { userId, cellarId });
}

export async function declineInvitation(
  deps: InvitationDeps,
  userId: string,
  chosen: ChosenInvitation,
): Promise<void> {
  const by = { userId, at: deps.now() };
  const { cellarId, seq } = await deps.invitations.decline(by, foundBy(chosen));
  deps.live.publish(cellarId, { seq });
}

/**
 * The reason why the user cannot invite by mail: the server sends no mails, or the user's e-mail is
 * unconfirmed. The mail would name that e-mail as the sender.
 */
function whyNotMailed(
  { confirmsEmails }: Pick<InvitationDeps, "confirmsEmails">,
  { unconfirmedSince }: Account,
): Refusal | undefined {
  if (!confirmsEmails) return { code: "mail_unconfigured" };
  return unconfirmedSince === null ? undefined : { code: "unconfirmed_sender" };
}

function newToken({ now }: Pick<InvitationDeps, "now">) {
  const token = newSecret();
  const at = now();
  return { token, tokenHash: hashSecret(token), at, expiresAt: at + INVITATION_MS };
}

function sent(
  { accounts, publicUrl, mailer, requestLanguage, inBackground }: InvitationDeps,
  {
    invitation,
    token,
    invitedBy,
  }: {
    readonly invitation: OpenInvitation;
    readonly token: string;
    readonly invitedBy: string;
  },
): SentInvitation {
  const link = `${publicUrl}/join?token=${token}`;
  const { email, expiresAt } = invitation;
  if (email === null) return { invitation, link };
  const requested = requestLanguage();
  inBackground(async () => {
    const i18n = textFor(await accounts.byEmail(email), requested);
    await mailer.send(invitationMail(i18n, { to: email, invitedBy, link, expiresAt }));
  });
  return { invitation, link: null };
}

function foundBy(chosen: ChosenInvitation): FoundBy {
  return "token" in chosen ? { tokenHash: hashSecret(chosen.token) } : chosen;
}
