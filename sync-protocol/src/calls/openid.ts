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
  summary: "Where a browser goes to sign in with the identity provider, within 10 minutes and once",
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
  summary: "The same, to have that identity sign in to one's account from then on",
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
  summary: "The same, to show anew that one is the person of the account, where it has no password",
  access: "signed in",
  answer: openidAddressSchema,
  errors: ["openid_unconfigured", "provider_misconfigured", "provider_unreachable"],
} as const satisfies CallSpec;

export const finishOpenid = {
  group,
  method: "POST",
  path: "/api/auth/openid/finish",
  summary:
    "Hand over what the provider answered, in the browser that was sent there: it signs in, makes an account, " +
    "links or proves. An identity that nobody has linked never opens an account that has its e-mail",
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
  summary: "Unlink the identity, unless it is the only way to sign in; says so by mail",
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
