import * as z from "zod/mini";
import { userSchema } from "./account.ts";
import { LINE_MAX } from "../records/text.ts";

/** Longest answer of a provider, in characters. Real answers are much shorter. */
const ANSWER_MAX = 8_000;

/** The path of the app to which the provider redirects the browser. */
export const OPENID_PAGE = "/openid";

export const beginOpenidSchema = z.object({
  /** The invitation, if the server requires an invitation. */
  invitation: z.optional(z.string().check(z.minLength(1), z.maxLength(LINE_MAX))),
  /** The page of the app to open after the sign-in. */
  from: z.optional(z.string().check(z.maxLength(LINE_MAX), z.regex(/^\/(?![/\\])/))),
});

/** The address of the identity provider's page to which the app sends the browser. */
export const openidAddressSchema = z.object({ address: z.string() });

/** The provider's answer: the query of the redirect. */
export const finishOpenidSchema = z.object({ answer: z.string().check(z.maxLength(ANSWER_MAX)) });

/** A linked identity as its user sees it. Times are ms since 1970. */
export const linkedIdentitySchema = z.object({
  /** The user's name at the provider when the identity was linked, for example an e-mail. */
  knownAs: z.string(),
  linkedAt: z.int(),
  /** `null` before the first use. */
  usedAt: z.nullable(z.int()),
});

/** The result of a finished flow, by the flow's purpose: sign-in, linking or proof. */
export const openidOutcomeSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("entered"),
    user: userSchema,
    isNew: z.boolean(),
    from: z.string(),
  }),
  z.object({ kind: z.literal("linked"), identity: linkedIdentitySchema }),
  /** A proof that replaces the password for 10 minutes, in calls that require the password. */
  z.object({ kind: z.literal("proved"), identityProof: z.string() }),
]);

export type LinkedIdentity = z.infer<typeof linkedIdentitySchema>;
export type OpenidOutcome = z.infer<typeof openidOutcomeSchema>;
