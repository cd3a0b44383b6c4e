import * as z from "zod/mini";
import { cellarAnswerSchema } from "../cellars/cellar.ts";
import {
  chosenInvitationSchema,
  invitationTokenSchema,
  namedInvitationSchema,
  newInvitationSchema,
  receivedInvitationSchema,
  receivedInvitationsSchema,
  sentInvitationSchema,
} from "../cellars/invitation.ts";
import { INVITATION_DAYS } from "../limits.ts";
import type { CallSpec } from "./CallSpec.ts";

const group = "cellars";
const nothing = z.object({});

export const inviteMember = {
  group,
  method: "POST",
  path: "/api/cellars/{id}/invitations",
  names: "cellar",
  summary:
    "Invite an address by mail, or make a link for anyone; only the owner can. The invitation can be " +
    `accepted once, within ${String(INVITATION_DAYS)} days. The answer is the same whether the address has an account or not`,
  access: "signed in",
  body: newInvitationSchema,
  status: 201,
  answer: sentInvitationSchema,
  errors: [
    "insufficient_role",
    "already_member",
    "too_many_invitations",
    "mail_unconfigured",
    "unconfirmed_sender",
    "demo_cellar",
  ],
} as const satisfies CallSpec;

export const resendInvitation = {
  group,
  method: "POST",
  path: "/api/cellars/{id}/invitations/resend",
  names: "cellar",
  summary: "Send an invitation again with a new token and time limit; only the owner can",
  access: "signed in",
  body: namedInvitationSchema,
  answer: sentInvitationSchema,
  errors: ["insufficient_role", "mail_unconfigured", "unconfirmed_sender", "demo_cellar"],
} as const satisfies CallSpec;

export const revokeInvitation = {
  group,
  method: "POST",
  path: "/api/cellars/{id}/invitations/revoke",
  names: "cellar",
  summary: "Revoke an invitation; only the owner can",
  access: "signed in",
  body: namedInvitationSchema,
  answer: nothing,
  errors: ["insufficient_role"],
} as const satisfies CallSpec;

export const listInvitations = {
  group,
  method: "GET",
  path: "/api/invitations",
  summary: "List the invitations to the user's confirmed e-mail",
  access: "signed in",
  answer: receivedInvitationsSchema,
} as const satisfies CallSpec;

export const showInvitation = {
  group,
  method: "POST",
  path: "/api/invitations/show",
  summary: "Show the invitation of a link, before accepting it",
  access: "signed in",
  body: invitationTokenSchema,
  answer: receivedInvitationSchema,
  errors: ["invalid_invitation", "unconfirmed_email"],
} as const satisfies CallSpec;

export const acceptInvitation = {
  group,
  method: "POST",
  path: "/api/invitations/accept",
  summary: "Accept an invitation and join its cellar. A repeat returns the same cellar",
  access: "signed in",
  body: chosenInvitationSchema,
  answer: cellarAnswerSchema,
  errors: [
    "invalid_invitation",
    "unconfirmed_email",
    "already_member",
    "too_many_cellars",
    "too_many_members",
    "demo_cellar",
  ],
} as const satisfies CallSpec;

export const declineInvitation = {
  group,
  method: "POST",
  path: "/api/invitations/decline",
  summary: "Decline an invitation, which ends it",
  access: "signed in",
  body: chosenInvitationSchema,
  answer: nothing,
  errors: ["invalid_invitation", "unconfirmed_email"],
} as const satisfies CallSpec;
