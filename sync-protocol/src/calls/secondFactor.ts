import * as z from "zod/mini";
import { proofSchema } from "../account/proof.ts";
import {
  newSecondFactorSchema,
  recoveryCodesSchema,
  secondFactorOfferSchema,
} from "../account/secondFactor.ts";
import type { CallSpec } from "./CallSpec.ts";

const group = "accounts";

export const offerSecondFactor = {
  group,
  method: "POST",
  path: "/api/auth/second-factor/options",
  summary: "What an authenticator app is told, of which nothing is kept yet",
  access: "signed in",
  body: proofSchema,
  answer: secondFactorOfferSchema,
  errors: ["wrong_password", "wrong_passkey", "identity_refused", "demo_account"],
} as const satisfies CallSpec;

export const beginSecondFactor = {
  group,
  method: "POST",
  path: "/api/auth/second-factor",
  summary:
    "Have signing in by password ask for a code as well, once the app has shown one. Its recovery codes are told here and never again",
  access: "signed in",
  body: newSecondFactorSchema,
  status: 201,
  answer: recoveryCodesSchema,
  errors: ["wrong_code"],
} as const satisfies CallSpec;

export const endSecondFactor = {
  group,
  method: "POST",
  path: "/api/auth/second-factor/end",
  summary: "Have the password do without a code again",
  access: "signed in",
  body: proofSchema,
  answer: z.object({}),
  errors: ["wrong_password", "wrong_passkey", "identity_refused"],
} as const satisfies CallSpec;
