import {
  CELLARS_MAX,
  GUEST_LINKS_MAX,
  INVITATIONS_MAX,
  MEMBERS_MAX,
  WEBHOOKS_MAX,
} from "sync-protocol";

export const CELLAR_REFUSALS = {
  already_member: {
    status: 409,
    means: "The invited user, or the user who accepts, is a member of the cellar already",
  },
  already_owner: {
    status: 409,
    means: "The user owns the cellar, and offers it to another member",
  },
  cellar_exists: { status: 409, means: "This id is taken" },
  demo_cellar: { status: 403, means: "The demo account can't make, share or join a cellar" },
  insufficient_role: {
    status: 403,
    means: "The user's role in this cellar does not allow this call",
  },
  invalid_invitation: {
    status: 400,
    means: "The invitation is unknown, expired, used or revoked, or for another e-mail",
  },
  last_owner: {
    status: 409,
    means:
      "The member owns the cellar, and a cellar always has an owner, who can't leave, be removed or get another role",
  },
  mail_unconfigured: {
    status: 409,
    means: "The server sends no mail: make a link for anyone instead",
  },
  not_offered: { status: 409, means: "The owner does not offer the cellar to this user" },
  owns_shared_cellars: { status: 409, means: "The user owns cellars with other members" },
  personal_cellar: {
    status: 409,
    means:
      "A personal cellar belongs to its account: it can't be left, handed over or deleted separately",
  },
  too_many_cellars: {
    status: 409,
    means: `The user has ${String(CELLARS_MAX)} cellars, the maximum`,
  },
  too_many_guest_links: {
    status: 409,
    means: `The cellar has ${String(GUEST_LINKS_MAX)} open links for guests, the maximum`,
  },
  too_many_invitations: {
    status: 409,
    means: `The cellar has ${String(INVITATIONS_MAX)} open invitations, the maximum`,
  },
  too_many_members: {
    status: 409,
    means: `The cellar has ${String(MEMBERS_MAX)} members, the maximum`,
  },
  too_many_webhooks: {
    status: 409,
    means: `The cellar has ${String(WEBHOOKS_MAX)} webhooks, the maximum`,
  },
  unconfirmed_email: {
    status: 403,
    means: "The invitation is for the user's e-mail, which is not confirmed",
  },
  unconfirmed_sender: {
    status: 403,
    means:
      "The e-mail of the user who invites is not confirmed: confirm it, or make a link for anyone",
  },
} as const;
