import * as z from "zod/mini";
import {
  newTokenAnswerSchema,
  newTokenSchema,
  tokensAnswerSchema,
} from "../account/accessToken.ts";
import type { CallSpec } from "./CallSpec.ts";

const group = "accounts";

export const listTokens = {
  group,
  method: "GET",
  path: "/api/auth/tokens",
  summary: "List the user's access tokens, newest first",
  access: "signed in",
  answer: tokensAnswerSchema,
} as const satisfies CallSpec;

export const createToken = {
  group,
  method: "POST",
  path: "/api/auth/tokens",
  summary: "Create an access token for one of the user's cellars; its secret is returned only here",
  access: "signed in",
  body: newTokenSchema,
  status: 201,
  answer: newTokenAnswerSchema,
  errors: [
    "wrong_password",
    "wrong_passkey",
    "identity_refused",
    "too_many_tokens",
    "not_found",
    "insufficient_role",
  ],
} as const satisfies CallSpec;

export const revokeToken = {
  group,
  method: "POST",
  path: "/api/auth/tokens/{id}/revoke",
  names: "token",
  summary: "Revoke an access token",
  access: "signed in",
  answer: z.object({}),
} as const satisfies CallSpec;
