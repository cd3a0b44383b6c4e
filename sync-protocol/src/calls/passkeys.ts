import * as z from "zod/mini";
import { userAnswerSchema } from "../account/account.ts";
import {
  assertionOptionsSchema,
  attestationOptionsSchema,
  loginWithPasskeySchema,
  newPasskeySchema,
  passkeyAnswerSchema,
  renamePasskeySchema,
  signInOptionsAnswerSchema,
} from "../account/passkey.ts";
import { proofSchema, setPasswordSchema } from "../account/proof.ts";
import type { CallSpec } from "./CallSpec.ts";

const group = "accounts";
const nothing = z.object({});

export const waysIn = {
  group,
  method: "GET",
  path: "/api/auth/ways-in",
  summary: "The user's sign-in methods: password, passkeys and linked identity",
  access: "signed in",
  answer: signInOptionsAnswerSchema,
} as const satisfies CallSpec;

export const askPasskey = {
  group,
  method: "POST",
  path: "/api/auth/passkey/options",
  summary:
    "Request options for a passkey, to sign in or as a proof: single use, valid for 5 minutes",
  access: "anyone",
  answer: assertionOptionsSchema,
} as const satisfies CallSpec;

export const loginWithPasskey = {
  group,
  method: "POST",
  path: "/api/auth/passkey/login",
  summary: "Sign in with a passkey",
  access: "anyone",
  body: loginWithPasskeySchema,
  answer: userAnswerSchema,
  errors: ["wrong_passkey", "too_many_requests"],
} as const satisfies CallSpec;

export const beginPasskey = {
  group,
  method: "POST",
  path: "/api/auth/passkeys/options",
  summary: "Creation options for a passkey: single use, valid for 5 minutes",
  access: "signed in",
  body: proofSchema,
  answer: attestationOptionsSchema,
  errors: ["wrong_password", "wrong_passkey", "identity_refused", "demo_account"],
} as const satisfies CallSpec;

export const addPasskey = {
  group,
  method: "POST",
  path: "/api/auth/passkeys",
  summary: "Add a passkey; notifies the user by mail",
  access: "signed in",
  body: newPasskeySchema,
  status: 201,
  answer: passkeyAnswerSchema,
  errors: ["wrong_passkey", "passkey_exists", "too_many_passkeys"],
} as const satisfies CallSpec;

export const renamePasskey = {
  group,
  method: "PATCH",
  path: "/api/auth/passkeys/{id}",
  names: "passkey",
  summary: "Rename a passkey",
  access: "signed in",
  body: renamePasskeySchema,
  answer: passkeyAnswerSchema,
} as const satisfies CallSpec;

export const removePasskey = {
  group,
  method: "POST",
  path: "/api/auth/passkeys/{id}/remove",
  names: "passkey",
  summary: "Remove a passkey, unless it is the only way to sign in; notifies the user by mail",
  access: "signed in",
  body: proofSchema,
  answer: nothing,
  errors: ["wrong_password", "wrong_passkey", "identity_refused", "last_way_in"],
} as const satisfies CallSpec;

export const setPassword = {
  group,
  method: "POST",
  path: "/api/auth/set-password",
  summary: "Set a password, also for an account without one; signs out the other sessions",
  access: "signed in",
  body: setPasswordSchema,
  answer: nothing,
  errors: ["wrong_password", "wrong_passkey", "identity_refused", "demo_account"],
} as const satisfies CallSpec;

export const removePassword = {
  group,
  method: "POST",
  path: "/api/auth/remove-password",
  summary: "Remove the password if there is a passkey or an identity; signs out the other sessions",
  access: "signed in",
  body: proofSchema,
  answer: nothing,
  errors: ["wrong_password", "wrong_passkey", "identity_refused", "last_way_in", "demo_account"],
} as const satisfies CallSpec;
