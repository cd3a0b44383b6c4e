import * as z from "zod/mini";
import {
  forgotPasswordSchema,
  loginRequestSchema,
  logoutAnswerSchema,
  resetPasswordSchema,
  signupRequestSchema,
  userAnswerSchema,
} from "../account/account.ts";
import type { CallSpec } from "./CallSpec.ts";

const group = "accounts";
const nothing = z.object({});

export const me = {
  group,
  method: "GET",
  path: "/api/auth/me",
  summary: "Who is signed in",
  access: "signed in",
  answer: userAnswerSchema,
} as const satisfies CallSpec;

export const signup = {
  group,
  method: "POST",
  path: "/api/auth/signup",
  summary: "Make an account and sign in",
  access: "anyone",
  body: signupRequestSchema,
  status: 201,
  answer: userAnswerSchema,
  errors: ["signup_closed", "invitation_needed", "email_taken", "too_many_requests"],
} as const satisfies CallSpec;

export const login = {
  group,
  method: "POST",
  path: "/api/auth/login",
  summary: "Sign in. With a second factor, a right password without a code gets 401 `code_needed`",
  access: "anyone",
  body: loginRequestSchema,
  answer: userAnswerSchema,
  errors: ["invalid_credentials", "code_needed", "wrong_code", "too_many_requests"],
} as const satisfies CallSpec;

export const logout = {
  group,
  method: "POST",
  path: "/api/auth/logout",
  summary: "Sign out, here and where `endAt` leads",
  access: "anyone",
  answer: logoutAnswerSchema,
} as const satisfies CallSpec;

export const forgotPassword = {
  group,
  method: "POST",
  path: "/api/auth/forgot-password",
  summary: "Send a mail with a reset link, if there is such an account",
  access: "anyone",
  body: forgotPasswordSchema,
  answer: nothing,
  errors: ["too_many_requests"],
} as const satisfies CallSpec;

export const resetPassword = {
  group,
  method: "POST",
  path: "/api/auth/reset-password",
  summary: "Set a new password with the token of a reset link",
  access: "anyone",
  body: resetPasswordSchema,
  answer: nothing,
  errors: ["invalid_reset_token", "too_many_requests"],
} as const satisfies CallSpec;
