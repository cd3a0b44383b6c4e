import * as z from "zod/mini";
import { userSchema } from "./account.ts";
import { LINE_MAX } from "../records/text.ts";

/** Far beyond what a provider answers, in characters. */
const ANSWER_MAX = 8_000;

/** The page at which a provider's answer arrives, on the server's address. */
export const OPENID_PAGE = "/openid";

/** What somebody wants who signs in with the identity provider. */
export const beginOpenidSchema = z.object({
  /** Where accounts are made by invitation, the one of the link. */
  invitation: z.optional(z.string().check(z.minLength(1), z.maxLength(LINE_MAX))),
  /** The page of the app that they asked for first. */
  from: z.optional(z.string().check(z.maxLength(LINE_MAX), z.regex(/^\/(?![/\\])/))),
});

/** Where a browser goes to sign in with the identity provider. */
export const openidAddressSchema = z.object({ address: z.string() });

/** What the provider answered: the query of the address to which it sent the browser back. */
export const finishOpenidSchema = z.object({ answer: z.string().check(z.maxLength(ANSWER_MAX)) });

/** An identity as its person sees it. Times are milliseconds since 1970. */
export const linkedIdentitySchema = z.object({
  /** What the provider called the person when it was linked, such as an e-mail. */
  knownAs: z.string(),
  linkedAt: z.int(),
  /** `null` before its first use. */
  usedAt: z.nullable(z.int()),
});

/** What came of it, by what was begun. */
export const openidOutcomeSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("entered"),
    user: userSchema,
    /** The account has just been made. */
    isNew: z.boolean(),
    from: z.string(),
  }),
  z.object({ kind: z.literal("linked"), identity: linkedIdentitySchema }),
  /** Stands for the password in the calls that ask for a proof, for 10 minutes. */
  z.object({ kind: z.literal("proved"), identityProof: z.string() }),
]);

export type LinkedIdentity = z.infer<typeof linkedIdentitySchema>;
export type OpenidOutcome = z.infer<typeof openidOutcomeSchema>;
