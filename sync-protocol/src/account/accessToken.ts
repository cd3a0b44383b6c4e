import * as z from "zod/mini";
import { isProved, PROOF } from "./proof.ts";
import { LINE_MAX, uuid } from "../records/text.ts";

/** What an access token may be allowed: to read wines and photos, and to change them. */
export const TOKEN_SCOPES = ["read", "write"] as const;

/** How many access tokens a person may have. */
export const TOKENS_MAX = 10;

/** For how long an access token may be made, in days. */
export const TOKEN_DAYS = [30, 90, 365] as const;

/** How often a program may call with one access token, in a minute. */
export const TOKEN_CALLS_PER_MINUTE_MAX = 600;

export const tokenScopeSchema = z.enum(TOKEN_SCOPES);

/** What a person says of a new token. */
export const tokenWishSchema = z.object({
  /** What the person calls the program. */
  name: z
    .string("Name is required")
    .check(z.trim(), z.minLength(1, "Name is required"), z.maxLength(LINE_MAX, "Name is too long")),
  scopes: z
    .array(tokenScopeSchema)
    .check(
      z.minLength(1, "A token needs at least one scope"),
      z.maxLength(TOKEN_SCOPES.length, "A scope is listed twice"),
    ),
  days: z.literal([...TOKEN_DAYS]),
});

export const newTokenSchema = z.extend(tokenWishSchema, PROOF).check(isProved());

/** An access token as its person sees it. Times are milliseconds since 1970. */
export const listedTokenSchema = z.object({
  id: uuid(),
  name: z.string(),
  scopes: z.array(tokenScopeSchema),
  createdAt: z.int(),
  /** To the hour; `null` before its first use. */
  usedAt: z.nullable(z.int()),
  expiresAt: z.int(),
});

/** What `GET /api/auth/tokens` answers: those that still hold, the newest first. */
export const tokensAnswerSchema = z.object({ tokens: z.array(listedTokenSchema) });

/** What a new access token is answered with: the only time that its secret is told. */
export const newTokenAnswerSchema = z.object({ secret: z.string(), token: listedTokenSchema });

export type TokenScope = z.infer<typeof tokenScopeSchema>;
export type TokenWish = z.infer<typeof tokenWishSchema>;
export type NewToken = z.infer<typeof newTokenSchema>;
export type ListedToken = z.infer<typeof listedTokenSchema>;
