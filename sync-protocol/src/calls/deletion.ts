import * as z from "zod/mini";
import { cancelDeletionSchema, deletionAnswerSchema } from "../account/account.ts";
import { proofSchema } from "../account/proof.ts";
import type { CallSpec } from "./CallSpec.ts";

const group = "accounts";
const nothing = z.object({});

export const deleteAccount = {
  group,
  method: "POST",
  path: "/api/auth/delete-account",
  summary: "Delete the account in 7 days; signs out everywhere and mails a link to cancel",
  access: "signed in",
  body: proofSchema,
  answer: deletionAnswerSchema,
  errors: [
    "wrong_password",
    "wrong_passkey",
    "identity_refused",
    "demo_account",
    "owns_shared_cellars",
  ],
} as const satisfies CallSpec;

export const cancelDeletion = {
  group,
  method: "POST",
  path: "/api/auth/cancel-deletion",
  summary: "Cancel the deletion of an account with the token of the link",
  access: "anyone",
  body: cancelDeletionSchema,
  answer: nothing,
  errors: ["invalid_cancel_token", "too_many_requests"],
} as const satisfies CallSpec;
