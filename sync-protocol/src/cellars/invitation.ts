import * as z from "zod/mini";
import { emailSchema } from "../account/account.ts";
import { LINE_MAX, uuid } from "../records/text.ts";
import { cellarColourSchema } from "./cellar.ts";
import { memberSchema } from "./member.ts";
import { givenRoleSchema } from "./role.ts";

/** The body of a call that sends an invitation: to an e-mail, or as a link for anyone. */
export const newInvitationSchema = z.object({
  role: givenRoleSchema,
  /** The invited e-mail. If it is missing, anyone with the link can accept. */
  email: z.optional(emailSchema),
});

/** An open invitation as members see it. Times are ms since 1970. */
export const openInvitationSchema = z.object({
  id: uuid(),
  role: givenRoleSchema,
  /** The invited e-mail; `null` if anyone with the link can accept. */
  email: z.nullable(z.string()),
  sentAt: z.int(),
  expiresAt: z.int(),
});

/** The answer to a call that sends an invitation, for the first time or again. */
export const sentInvitationSchema = z.object({
  invitation: openInvitationSchema,
  /** The link for anyone, only in this answer; `null` if the invitation was mailed. */
  link: z.nullable(z.string()),
});

export const namedInvitationSchema = z.object({ invitationId: uuid() });

export const membersAnswerSchema = z.object({
  members: z.array(memberSchema),
  invitations: z.array(openInvitationSchema),
});

/** An invitation as the invited user sees it. */
export const receivedInvitationSchema = z.object({
  id: uuid(),
  /** `null` for a personal cellar without a name. */
  name: z.nullable(z.string()),
  colour: z.nullable(cellarColourSchema),
  role: givenRoleSchema,
  /** The e-mail of the user who sent the invitation. */
  invitedBy: z.string(),
  /** Ms since 1970. */
  expiresAt: z.int(),
});

export const receivedInvitationsSchema = z.object({
  invitations: z.array(receivedInvitationSchema),
});

const token = () => z.string("Token is required").check(z.minLength(1), z.maxLength(LINE_MAX));

export const invitationTokenSchema = z.object({ token: token() });

/** Identifies a received invitation: by the token of its link, or by its id. */
export const chosenInvitationSchema = z.union([invitationTokenSchema, namedInvitationSchema]);

export type NewInvitation = z.infer<typeof newInvitationSchema>;
export type OpenInvitation = z.infer<typeof openInvitationSchema>;
export type ReceivedInvitation = z.infer<typeof receivedInvitationSchema>;
export type ChosenInvitation = z.infer<typeof chosenInvitationSchema>;
