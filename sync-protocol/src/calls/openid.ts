import * as z from "zod/mini";
import {
  beginOpenidSchema,
  finishOpenidSchema,
  openidAddressSchema,
  openidOutcomeSchema,
} from "../account/openid.ts";
import { proofSchema } from "../account/proof.ts";
import type { CallSpec } from "./CallSpec.ts";

const group = "accounts";

export const beginOpenid = {
  group,
  method: "POST",
  path: "/api/auth/openid/begin",
  summary: "Start a sign-in with the identity provider: a single-use URL, valid for 10 minutes",
  access: "anyone",
  body: beginOpenidSchema,
  answer: openidAddressSchema,
  errors: [
    "openid_unconfigured",
    "provider_misconfigured",
    "provider_unreachable",
    "too_many_requests",
  ],
} as const satisfies CallSpec;

export const beginLink = {
  group,
  method: "POST",
  path: "/api/auth/openid/link",
  summary: "Start to link an identity to the account in the same way",
  access: "signed in",
  body: proofSchema,
  answer: openidAddressSchema,
  errors: [
    "wrong_password",
    "wrong_passkey",
    "identity_refused",
    "demo_account",
    "openid_unconfigured",
    "provider_misconfigured",
    "provider_unreachable",
  ],
} as const satisfies CallSpec;

export const beginIdentityProof = {
  group,
  method: "POST",
  path: "/api/auth/openid/prove",
  summary: "Start to prove one's identity in the same way, for an account without a password",
  access: "signed in",
  answer: openidAddressSchema,
  errors: ["openid_unconfigured", "provider_misconfigured", "provider_unreachable"],
} as const satisfies CallSpec;

export const finishOpenid = {
  group,
  method: "POST",
  path: "/api/auth/openid/finish",
  summary:
    "Finish with the provider's answer, in the same browser: signs in, creates an account, " +
    "links an identity or proves one. An unlinked identity never opens an account with the same e-mail",
  access: "anyone",
  body: finishOpenidSchema,
  answer: openidOutcomeSchema,
  errors: [
    "identity_refused",
    "identity_unlinked",
    "identity_exists",
    "identity_without_email",
    "signup_closed",
    "invitation_needed",
    "invalid_credentials",
    "openid_unconfigured",
    "provider_misconfigured",
    "provider_unreachable",
    "too_many_requests",
  ],
} as const satisfies CallSpec;

export const unlinkIdentity = {
  group,
  method: "POST",
  path: "/api/auth/openid/unlink",
  summary: "Unlink the identity, unless it is the only way to sign in; notifies the user by mail",
  access: "signed in",
  body: proofSchema,
  answer: z.object({}),
  errors: [
    "wrong_password",
    "wrong_passkey",
    "identity_refused",
    "last_way_in",
    "openid_unconfigured",
  ],
} as const satisfies CallSpec;
