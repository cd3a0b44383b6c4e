import * as z from "zod/mini";
import { errorText } from "../records/text.ts";

export const RECOVERY_CODES = 10;

/** Longest accepted code, in characters. A recovery code with spaces and dashes is half as long. */
const CODE_MAX = 40;

const CODE_MISSING = errorText(/*i18n*/ "Code is required");

/** A code of an authenticator app, or a recovery code. */
const oneTimeCode = () =>
  z
    .string(CODE_MISSING)
    .check(
      z.trim(),
      z.minLength(1, CODE_MISSING),
      z.maxLength(CODE_MAX, errorText(/*i18n*/ "Code is too long")),
    );

export const oneTimeCodeSchema = z.object({ code: oneTimeCode() });

/** The secret for an authenticator app, before a first code confirms the secret. */
export const secondFactorOfferSchema = z.object({
  /** The secret and its user, encrypted by the server; valid for 30 minutes. */
  offer: z.string(),
  /** The secret as text, for typing into the authenticator app. */
  secret: z.string(),
  /** The secret as a URL, to open or to show as a QR code. */
  address: z.string(),
});

export const newSecondFactorSchema = z.object({
  offer: z.string().check(z.maxLength(1_000)),
  code: oneTimeCode(),
});

/** The answer to a new second factor. Only this answer contains the recovery codes. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

export const heldFactorSchema = z.object({ recoveryCodesLeft: z.int() });

export type SecondFactorOffer = z.infer<typeof secondFactorOfferSchema>;
export type HeldFactor = z.infer<typeof heldFactorSchema>;
