import * as z from "zod/mini";

/** How many recovery codes there are when a second factor begins. */
export const RECOVERY_CODES = 10;

/** Longest code that is read; with its spaces and dashes a recovery code is half as long. */
const CODE_MAX = 40;

/** A code of an authenticator app, or a recovery code. */
const oneTimeCode = () =>
  z
    .string("Code is required")
    .check(z.trim(), z.minLength(1, "Code is required"), z.maxLength(CODE_MAX, "Code is too long"));

export const oneTimeCodeSchema = z.object({ code: oneTimeCode() });

/** What an authenticator app is told, and what it is told back with the first code. */
export const secondFactorOfferSchema = z.object({
  /** The secret and whose it is, sealed by the server, for 30 minutes. */
  offer: z.string(),
  /** The secret, to be typed in. */
  secret: z.string(),
  /** The same as an address, to be opened or shown as a QR code. */
  address: z.string(),
});

export const newSecondFactorSchema = z.object({
  offer: z.string().check(z.maxLength(1_000)),
  code: oneTimeCode(),
});

/** What beginning a second factor answers: the only time that the recovery codes are told. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

/** A second factor as its person sees it. */
export const heldFactorSchema = z.object({ recoveryCodesLeft: z.int() });

export type SecondFactorOffer = z.infer<typeof secondFactorOfferSchema>;
export type HeldFactor = z.infer<typeof heldFactorSchema>;
