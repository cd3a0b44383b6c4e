import {
  CELLARS_MAX,
  GUEST_LINKS_MAX,
  INVITATIONS_MAX,
  MEMBERS_MAX,
  WEBHOOKS_MAX,
  type Refusal,
} from "sync-protocol";
import { withSentence } from "./RefusalSpec.ts";

const NEEDED_ROLE: Readonly<Record<Refusal<"insufficient_role">["needed"], string>> = {
  owner: "Only the owner of this cellar can do this",
  editor: "You can only look at this cellar. Its owner can make you an editor.",
};

export const CELLAR_REFUSALS = {
  already_member: {
    status: 409,
    means: "The invited user, or the user who accepts, is a member of the cellar already",
    sentence: ({ isSelf }: Refusal<"already_member">) =>
      isSelf
        ? "You are already a member of this cellar"
        : "This user is already a member of this cellar",
  },
  already_owner: withSentence(
    409,
    "The user owns the cellar, and offers it to another member",
    "You own this cellar already. Offer it to another member.",
  ),
  cellar_exists: withSentence(409, "This id is taken", "A cellar with this id already exists"),
  demo_cellar: withSentence(
    403,
    "The demo account can't make, share or join a cellar",
    "The demo account can't make or join another cellar, or share its own",
  ),
  insufficient_role: {
    status: 403,
    means: "The user's role in this cellar does not allow this call",
    sentence: ({ needed }: Refusal<"insufficient_role">) => NEEDED_ROLE[needed],
  },
  invalid_invitation: withSentence(
    400,
    "The invitation is unknown, expired, used or revoked, or for another e-mail",
    "This invitation is not valid. It may have expired, been used, or be for another email address.",
  ),
  last_owner: withSentence(
    409,
    "The member owns the cellar, and a cellar always has an owner, who can't leave, be removed or get another role",
    "A cellar needs an owner. Hand it over to another member first.",
  ),
  mail_unconfigured: withSentence(
    409,
    "The server sends no mail: make a link for anyone instead",
    "This server sends no mail. Make a link instead, and send it yourself.",
  ),
  not_offered: withSentence(
    409,
    "The owner does not offer the cellar to this user",
    "This cellar is not offered to you",
  ),
  owns_shared_cellars: withSentence(
    409,
    "The user owns cellars with other members",
    "Other members use a cellar that you own. Hand it over to one of them, or remove them, before you delete your account.",
  ),
  personal_cellar: withSentence(
    409,
    "A personal cellar belongs to its account: it can't be left, handed over or deleted separately",
    "Your personal cellar belongs to your account. It can't be left, handed over or deleted separately.",
  ),
  too_many_cellars: withSentence(
    409,
    `The user has ${String(CELLARS_MAX)} cellars, the maximum`,
    `You have ${String(CELLARS_MAX)} cellars, the most that one account can have. Leave or delete one first.`,
  ),
  too_many_guest_links: withSentence(
    409,
    `The cellar has ${String(GUEST_LINKS_MAX)} open links for guests, the maximum`,
    `This cellar has ${String(GUEST_LINKS_MAX)} open links for guests, the most that it can have. Revoke one first.`,
  ),
  too_many_invitations: withSentence(
    409,
    `The cellar has ${String(INVITATIONS_MAX)} open invitations, the maximum`,
    `This cellar has ${String(INVITATIONS_MAX)} open invitations, the most that it can have. Revoke one first.`,
  ),
  too_many_members: withSentence(
    409,
    `The cellar has ${String(MEMBERS_MAX)} members, the maximum`,
    `This cellar has ${String(MEMBERS_MAX)} members, the most that it can have`,
  ),
  too_many_webhooks: withSentence(
    409,
    `The cellar has ${String(WEBHOOKS_MAX)} webhooks, the maximum`,
    `This cellar has ${String(WEBHOOKS_MAX)} webhooks, the most that it can have. Remove one first.`,
  ),
  unconfirmed_email: withSentence(
    403,
    "The invitation is for the user's e-mail, which is not confirmed",
    "This invitation is for your email address. Confirm the address first.",
  ),
  unconfirmed_sender: withSentence(
    403,
    "The e-mail of the user who invites is not confirmed: confirm it, or make a link for anyone",
    "Confirm your email address before you invite others by mail, or make a link instead.",
  ),
} as const;
