import * as z from "zod/mini";
import { uuid } from "../records/text.ts";
import { givenRoleSchema, roleSchema } from "./role.ts";

/** A member of a cellar. */
export const memberSchema = z.object({
  userId: uuid(),
  email: z.string(),
  /** As the user chose it for members; `null` without one. Servers from before it omit it. */
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

/** An entry of a cellar's log. E-mails are those of that time, and outlive the account. */
export const logEntrySchema = z.object({
  /** Its place in the cellar's own order [C8: order]. */
  seq: z.int(),
  /** Ms since 1970. */
  at: z.int(),
  kind: z.enum(LOG_KINDS),
  /** `null` if an invitation was declined. */
  actorId: z.nullable(uuid()),
  /** The e-mail of who did it. Of a declined invitation, the invited one; `null` for a link. */
  actor: z.nullable(z.string()),
  /**
   * Whom it is about, by e-mail; `null` if nobody else, or anyone with a link. Of a link for guests,
   * its title.
   */
  subject: z.nullable(z.string()),
  /** The given role. */
  role: z.nullable(roleSchema),
});

export const logAnswerSchema = z.object({ entries: z.array(logEntrySchema) });

/** The body of a call about one member. */
export const namedMemberSchema = z.object({ userId: uuid() });

export const newRoleSchema = z.extend(namedMemberSchema, { role: givenRoleSchema });

export type Member = z.infer<typeof memberSchema>;
export type LogKind = (typeof LOG_KINDS)[number];
export type LogEntry = z.infer<typeof logEntrySchema>;
