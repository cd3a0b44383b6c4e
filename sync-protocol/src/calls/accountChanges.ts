import * as z from "zod/mini";
import {
  changePasswordSchema,
  changeProfileSchema,
  confirmEmailSchema,
  emailConfirmedSchema,
  sessionsAnswerSchema,
  undoEmailChangeSchema,
  userAnswerSchema,
} from "../account/account.ts";
import type { CallSpec } from "./CallSpec.ts";

const group = "accounts";
const nothing = z.object({});

export const changeProfile = {
  group,
  method: "PATCH",
  path: "/api/auth/profile",
  summary:
    "Change the e-mail, the name or the language; a new e-mail notifies both addresses and signs out the other sessions",
  access: "signed in",
  body: changeProfileSchema,
  answer: userAnswerSchema,
  errors: ["email_taken", "demo_account"],
} as const satisfies CallSpec;

export const undoEmailChange = {
  group,
  method: "POST",
  path: "/api/auth/undo-email-change",
  summary:
    "Undo a change of the e-mail with the token of the link; signs out everywhere and notifies both addresses",
  access: "anyone",
  body: undoEmailChangeSchema,
  answer: nothing,
  errors: ["invalid_undo_token", "too_many_requests"],
} as const satisfies CallSpec;

export const confirmEmail = {
  group,
  method: "POST",
  path: "/api/auth/confirm-email",
  summary: "Confirm the e-mail of an account with the token of the mailed link",
  access: "anyone",
  body: confirmEmailSchema,
  answer: emailConfirmedSchema,
  errors: ["invalid_confirmation_token", "too_many_requests"],
} as const satisfies CallSpec;

export const resendConfirmation = {
  group,
  method: "POST",
  path: "/api/auth/resend-confirmation",
  summary: "Send another confirmation link, unless the e-mail is confirmed",
  access: "signed in",
  answer: nothing,
} as const satisfies CallSpec;

export const changePassword = {
  group,
  method: "PATCH",
  path: "/api/auth/password",
  summary: "Change the password; signs out the other sessions and notifies the user by mail",
  access: "signed in",
  body: changePasswordSchema,
  answer: nothing,
  errors: ["wrong_password"],
} as const satisfies CallSpec;

export const listSessions = {
  group,
  method: "GET",
  path: "/api/auth/sessions",
  summary: "List the user's sessions, the current one first",
  access: "signed in",
  answer: sessionsAnswerSchema,
} as const satisfies CallSpec;

export const endOtherSessions = {
  group,
  method: "POST",
  path: "/api/auth/sessions/end-others",
  summary: "Sign out all other sessions",
  access: "signed in",
  answer: nothing,
} as const satisfies CallSpec;

export const endSession = {
  group,
  method: "POST",
  path: "/api/auth/sessions/{id}/end",
  names: "session",
  summary: "Sign out one session",
  access: "signed in",
  answer: nothing,
} as const satisfies CallSpec;
