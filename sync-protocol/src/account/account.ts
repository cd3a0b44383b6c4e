import * as z from "zod/mini";
import { LINE_MAX, uuid } from "../records/text.ts";

/** Fewest characters of a password. */
export const PASSWORD_MIN = 6;

const PASSWORD_MAX = 1_000;

const emailSchema = z
  .string("Please enter a valid email address")
  .check(
    z.trim(),
    z.maxLength(LINE_MAX, "Please enter a valid email address"),
    z.email("Please enter a valid email address"),
  );

/** The password of an account that there is, said in `sentence` where it is missing. */
export const presentPassword = (sentence: string) =>
  z
    .string(sentence)
    .check(z.minLength(1, sentence), z.maxLength(PASSWORD_MAX, "Password is too long"));

/** A password that somebody chooses, refused in `sentence` where it is too short. */
export const chosenPassword = (sentence: string) =>
  z
    .string(sentence)
    .check(z.minLength(PASSWORD_MIN, sentence), z.maxLength(PASSWORD_MAX, "Password is too long"));

/** What is said of a new password that is too short. */
export const NEW_PASSWORD_SENTENCE = `Password must be at least ${String(PASSWORD_MIN)} characters`;

export const loginSchema = z.object({
  email: emailSchema,
  password: presentPassword("Password is required"),
});

/** The body of a sign-in; where the account has a second factor, with a code of it. */
export const loginRequestSchema = z.extend(loginSchema, {
  code: z.optional(z.string().check(z.trim(), z.maxLength(40, "Code is too long"))),
});

export const signupSchema = z.object({
  email: emailSchema,
  password: chosenPassword(NEW_PASSWORD_SENTENCE),
});

/** What signing out answers: where the browser ends its session at the identity provider as well. */
export const logoutAnswerSchema = z.object({ endAt: z.optional(z.string()) });

export const forgotPasswordSchema = z.object({ email: emailSchema });

const token = (sentence: string) =>
  z.string(sentence).check(z.minLength(1, sentence), z.maxLength(LINE_MAX));

/** The body of a sign-up; where accounts are made by invitation, with the one of the link. */
export const signupRequestSchema = z.extend(signupSchema, {
  invitation: z.optional(token("Invitation is empty")),
});

export const resetPasswordSchema = z.object({
  token: token("Reset token is required"),
  password: chosenPassword(NEW_PASSWORD_SENTENCE),
});

export const undoEmailChangeSchema = z.object({ token: token("Token is required") });

export const confirmEmailSchema = z.object({ token: token("Token is required") });

/** What confirming an e-mail answers. */
export const emailConfirmedSchema = z.object({
  /** The token of a reset link, where the user had asked for one. */
  resetToken: z.nullable(z.string()),
});

/** What a request to delete the account answers: until when a link takes it back, ms since 1970. */
export const deletionAnswerSchema = z.object({ dueAt: z.int() });

export const cancelDeletionSchema = z.object({ token: token("Token is required") });

export const changeEmailSchema = z.object({ email: emailSchema });

export const changePasswordSchema = z.object({
  currentPassword: presentPassword("Current password is required"),
  newPassword: chosenPassword(`New password must be at least ${String(PASSWORD_MIN)} characters`),
});

/** A person as the calls answer them; the credential never leaves the server. */
export const userSchema = z.object({ id: uuid(), email: z.string() });

/** What me, login, signup and PATCH profile answer. */
export const userAnswerSchema = z.object({ user: userSchema });

/** The name of the identity provider; `null` where there is none, or a server of before does not say. */
export const identityProviderName = z._default(z.nullable(z.string()), null);

/** Who may make an account: anyone, whoever is invited, or nobody. */
const signupOpenness = z.enum(["open", "invite", "closed"]);

/** What `GET /api/demo` answers, which is what a sign-in page has to know of the server. */
export const demoAnswerSchema = z.object({
  /** The published demo account, or `null` where there is none. */
  demo: z.nullable(z.object({ email: z.string(), password: z.string() })),
  /** A server of before does not say. */
  signup: z._default(signupOpenness, "open"),
  /** Somebody here has a passkey. */
  passkeys: z._default(z.boolean(), false),
  identityProvider: identityProviderName,
});

/** One place where somebody is signed in. Times are milliseconds since 1970. */
export const listedSessionSchema = z.object({
  id: uuid(),
  /** Such as "Firefox on Windows"; empty where it is not known. */
  device: z.string(),
  beganAt: z.int(),
  /** To the hour. */
  usedAt: z.int(),
  /** It is the session that asks. */
  isThis: z.boolean(),
});

/** What `GET /api/auth/sessions` answers: where the person is signed in, the one that asks first. */
export const sessionsAnswerSchema = z.object({ sessions: z.array(listedSessionSchema) });

export type Credentials = z.infer<typeof signupSchema>;
export type User = z.infer<typeof userSchema>;
export type Signup = z.infer<typeof signupOpenness>;
export type LogoutAnswer = z.infer<typeof logoutAnswerSchema>;
export type DemoAnswer = z.infer<typeof demoAnswerSchema>;
export type ListedSession = z.infer<typeof listedSessionSchema>;
export type SessionsAnswer = z.infer<typeof sessionsAnswerSchema>;
