import * as z from "zod/mini";
import { isProved, PROOF } from "./proof.ts";
import { errorText, LINE_MAX, uuid } from "../records/text.ts";

/** The scopes of an access token: read wines and photos, or also change them. */
export const TOKEN_SCOPES = ["read", "write"] as const;

export const TOKENS_MAX = 10;

export const TOKEN_DAYS = [30, 90, 365] as const;

export const TOKEN_CALLS_PER_MINUTE_MAX = 600;

export const tokenScopeSchema = z.enum(TOKEN_SCOPES);

const NAME_MISSING = errorText(/*i18n*/ "{label} is required", { label: /*i18n*/ "Name" });

/** The body of a call that creates an access token. */
export const tokenSettingsSchema = z.object({
  /** The token's cellar. Default: the personal cellar. */
  cellarId: z.optional(uuid()),
  /** The user's name for the program that uses the token. */
  name: z
    .string(NAME_MISSING)
    .check(
      z.trim(),
      z.minLength(1, NAME_MISSING),
      z.maxLength(LINE_MAX, errorText(/*i18n*/ "Name is too long")),
    ),
  scopes: z
    .array(tokenScopeSchema)
    .check(
      z.minLength(1, errorText(/*i18n*/ "A token needs at least one scope")),
      z.maxLength(TOKEN_SCOPES.length, "A scope is listed twice"),
    ),
  days: z.literal([...TOKEN_DAYS]),
});

export const newTokenSchema = z.extend(tokenSettingsSchema, PROOF).check(isProved());

/** An access token as its user sees it. Times are ms since 1970. */
export const listedTokenSchema = z.object({
  id: uuid(),
  cellarId: uuid(),
  name: z.string(),
  /** The token's scopes that the user's role still allows. */
  scopes: z.array(tokenScopeSchema),
  createdAt: z.int(),
  /** Time of the last use, rounded to the hour; `null` before the first use. */
  usedAt: z.nullable(z.int()),
  expiresAt: z.int(),
});

/** The answer of `GET /api/auth/tokens`: the valid tokens, newest first. */
export const tokensAnswerSchema = z.object({ tokens: z.array(listedTokenSchema) });

/** The answer to a new access token. Only this answer contains the secret. */
export const newTokenAnswerSchema = z.object({ secret: z.string(), token: listedTokenSchema });

export type TokenScope = z.infer<typeof tokenScopeSchema>;
export type TokenSettings = z.infer<typeof tokenSettingsSchema>;
export type NewToken = z.infer<typeof newTokenSchema>;
export type ListedToken = z.infer<typeof listedTokenSchema>;
