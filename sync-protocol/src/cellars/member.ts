import * as z from "zod/mini";
import { uuid } from "../records/text.ts";
import { givenRoleSchema, roleSchema } from "./role.ts";

export const memberSchema = z.object({
  userId: uuid(),
  email: z.string(),
  /** The name that the member chose; `null` without one. Older servers omit this field. */
  name: z.optional(z.nullable(z.string())),
  role: roleSchema,
  /** Ms since 1970; `null` for the owner of a personal cellar. */
  joinedAt: z.nullable(z.int()),
  /** Whether the owner offers the cellar to this member [C11: handing over]. */
  isOffered: z.boolean(),
});

/** What happened to a cellar's members, invitations and links. */
export const LOG_KINDS = [
  "made",
  "renamed",
  "invited",
  "invitation-sent-again",
  "invitation-revoked",
  "invitation-declined",
  "joined",
  "left",
  "removed",
  "role-changed",
  "ownership-offered",
  "ownership-withdrawn",
  "ownership-taken",
  "ownership-passed",
  "guest-link-made",
  "guest-link-revoked",
] as const;

/**
 * An entry of a cellar's log. The e-mails in an entry are never updated, and stay after an account
 * is deleted.
 */
export const logEntrySchema = z.object({
  /** The entry's number in the cellar's log [C8: order]. */
  seq: z.int(),
  /** Time of the entry, ms since 1970. */
  at: z.int(),
  kind: z.enum(LOG_KINDS),
  /** The id of the user who acted; `null` for a declined invitation. */
  actorId: z.nullable(uuid()),
  /**
   * E-mail of the user who acted. For a declined invitation, the invited e-mail; `null` if the
   * invitation was a link.
   */
  actor: z.nullable(z.string()),
  /**
   * E-mail of the user whom the entry is about. `null` if there is no such user, or for an
   * invitation link. For a guest link, the link's title.
   */
  subject: z.nullable(z.string()),
  role: z.nullable(roleSchema),
});

export const logAnswerSchema = z.object({ entries: z.array(logEntrySchema) });

export const namedMemberSchema = z.object({ userId: uuid() });

export const newRoleSchema = z.extend(namedMemberSchema, { role: givenRoleSchema });

export type Member = z.infer<typeof memberSchema>;
export type LogKind = (typeof LOG_KINDS)[number];
export type LogEntry = z.infer<typeof logEntrySchema>;
