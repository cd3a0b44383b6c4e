import * as z from "zod/mini";
import { LANGUAGES } from "../language/languages.ts";
import { USER_NAME_MAX } from "../limits.ts";
import { emptyAsNull, errorText, LINE_MAX, prose, uuid } from "../records/text.ts";

export const PASSWORD_MIN = 6;

const PASSWORD_MAX = 1_000;

export const PASSWORD_MISSING = /*i18n*/ "Password is required";

const PASSWORD_TOO_LONG = errorText(/*i18n*/ "Password is too long");

const NO_EMAIL = errorText(/*i18n*/ "Please enter a valid email address");

export const emailSchema = z
  .string(NO_EMAIL)
  .check(z.trim(), z.maxLength(LINE_MAX, NO_EMAIL), z.email(NO_EMAIL));

/** The password of an existing account. `sentence` is the error for a missing password. */
export const presentPassword = (sentence: string = PASSWORD_MISSING) =>
  z
    .string(errorText(sentence))
    .check(z.minLength(1, errorText(sentence)), z.maxLength(PASSWORD_MAX, PASSWORD_TOO_LONG));

/** A new password. `sentence` is the error for a short password. */
export const chosenPassword = (
  sentence = /*i18n*/ "Password must be at least {min} characters",
) => {
  const tooShort = errorText(sentence, { min: PASSWORD_MIN });
  return z
    .string(tooShort)
    .check(z.minLength(PASSWORD_MIN, tooShort), z.maxLength(PASSWORD_MAX, PASSWORD_TOO_LONG));
};

export const loginSchema = z.object({
  email: emailSchema,
  password: presentPassword(),
});

/** The body of a sign-in, with a code if the account has a second factor. */
export const loginRequestSchema = z.extend(loginSchema, {
  code: z.optional(
    z.string().check(z.trim(), z.maxLength(40, errorText(/*i18n*/ "Code is too long"))),
  ),
});

export const signupSchema = z.object({
  email: emailSchema,
  password: chosenPassword(),
});

/**
 * The answer to a sign-out. `endAt` is the address that ends the session at the identity provider.
 */
export const logoutAnswerSchema = z.object({ endAt: z.optional(z.string()) });

export const forgotPasswordSchema = z.object({ email: emailSchema });

const token = (sentence: string) =>
  z.string(sentence).check(z.minLength(1, sentence), z.maxLength(LINE_MAX));

/** The body of a sign-up, with the invitation if the server requires one. */
export const signupRequestSchema = z.extend(signupSchema, {
  /** The language of mails, notifications and calendar feeds; missing if not chosen [U1: account]. */
  language: z.optional(z.enum(LANGUAGES)),
  invitation: z.optional(token("Invitation is empty")),
});

export const resetPasswordSchema = z.object({
  token: token("Reset token is required"),
  password: chosenPassword(),
});

export const undoEmailChangeSchema = z.object({ token: token("Token is required") });

export const confirmEmailSchema = z.object({ token: token("Token is required") });

export const emailConfirmedSchema = z.object({
  /** The token for a password reset if the user asked for a reset, otherwise `null`. */
  resetToken: z.nullable(z.string()),
});

/** The answer to an account deletion. A link can undo the deletion until `dueAt`, ms since 1970. */
export const deletionAnswerSchema = z.object({ dueAt: z.int() });

export const cancelDeletionSchema = z.object({ token: token("Token is required") });

export const changeEmailSchema = z.object({ email: emailSchema });

/** A user's name, as members of shared cellars see it. Empty text or `null` removes the name. */
const userNameSchema = z.pipe(
  z.nullable(prose(/*i18n*/ "Your name", USER_NAME_MAX)),
  z.transform(emptyAsNull),
);

export const changeNameSchema = z.object({ name: userNameSchema });

/** The body of `PATCH /api/auth/profile`: at least one of its fields. */
export const changeProfileSchema = z
  .object({
    email: z.optional(emailSchema),
    name: z.optional(userNameSchema),
    /** The language of mails, notifications and calendar feeds. `null`: not chosen [U1: account]. */
    language: z.optional(z.nullable(z.enum(LANGUAGES))),
  })
  .check(
    z.refine((body) => Object.values(body).some((value) => value !== undefined), {
      ...NO_EMAIL,
      path: ["email"],
    }),
  );

export const changePasswordSchema = z.object({
  currentPassword: presentPassword(/*i18n*/ "Current password is required"),
  newPassword: chosenPassword(/*i18n*/ "New password must be at least {min} characters"),
});

export const userSchema = z.object({
  id: uuid(),
  email: z.string(),
  /** The name shown to members of shared cellars. Missing if the user chose none. */
  name: z.optional(z.string()),
  /**
   * The language of mails, notifications and calendar feeds, as a BCP 47 code. Missing if the user
   * chose none. A newer server may know more languages.
   */
  language: z.optional(z.string()),
});

/**
 * The name of a user, as members of shared cellars see it. Default: the e-mail up to the "@" [H11:
 * author].
 */
export function userNameOf({
  email,
  name,
}: {
  readonly email: string;
  readonly name?: string | null | undefined;
}): string {
  const [local = email] = email.split("@");
  return name ?? local.slice(0, USER_NAME_MAX);
}

export const userAnswerSchema = z.object({ user: userSchema });

/** The name of the identity provider. `null` if the server has none. Older servers omit the name. */
export const identityProviderName = z._default(z.nullable(z.string()), null);

const signupOpenness = z.enum(["open", "invite", "closed"]);

/** The answer of `GET /api/demo`: server settings for the sign-in page. */
export const demoAnswerSchema = z.object({
  demo: z.nullable(z.object({ email: z.string(), password: z.string() })),
  /** Who may sign up. Older servers omit this field. */
  signup: z._default(signupOpenness, "open"),
  /** Whether any user of this server has a passkey. */
  passkeys: z._default(z.boolean(), false),
  identityProvider: identityProviderName,
});

/** A session as its user sees it. Times are ms since 1970. */
export const listedSessionSchema = z.object({
  id: uuid(),
  /** For example "Firefox on Windows"; empty if unknown. */
  device: z.string(),
  beganAt: z.int(),
  /** Time of the last use, rounded to the hour. */
  usedAt: z.int(),
  /** Whether this session makes the request. */
  isThis: z.boolean(),
});

/** The answer of `GET /api/auth/sessions`: the current session first. */
export const sessionsAnswerSchema = z.object({ sessions: z.array(listedSessionSchema) });

export type Credentials = z.infer<typeof signupSchema>;
export type User = z.infer<typeof userSchema>;
export type Signup = z.infer<typeof signupOpenness>;
export type LogoutAnswer = z.infer<typeof logoutAnswerSchema>;
export type DemoAnswer = z.infer<typeof demoAnswerSchema>;
export type ListedSession = z.infer<typeof listedSessionSchema>;
export type SessionsAnswer = z.infer<typeof sessionsAnswerSchema>;
