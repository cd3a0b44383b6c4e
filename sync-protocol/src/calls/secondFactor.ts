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
  summary: "Secret for an authenticator app; nothing is stored yet",
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
    "Turn on the second factor with a first code of the app. Returns the recovery codes, only here",
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
  summary: "Turn off the second factor",
  access: "signed in",
  body: proofSchema,
  answer: z.object({}),
  errors: ["wrong_password", "wrong_passkey", "identity_refused"],
} as const satisfies CallSpec;
