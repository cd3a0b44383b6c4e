import * as z from "zod/mini";
import { errorText } from "../records/text.ts";
import { chosenPassword, PASSWORD_MISSING, presentPassword } from "./account.ts";
import { assertionSchema } from "./passkey.ts";

/** Longest proof of an identity, in characters. */
const IDENTITY_PROOF_MAX = 2_000;

/**
 * Fields that prove the identity of a signed-in user again: password, passkey or identity provider.
 */
export const PROOF = {
  password: z.optional(presentPassword()),
  passkey: z.optional(assertionSchema),
  /** The `identityProof` from the answer of `finishOpenid`. */
  identityProof: z.optional(z.string().check(z.minLength(1), z.maxLength(IDENTITY_PROOF_MAX))),
};

/** Requires one of the fields of {@link PROOF}. */
export const isProved = () =>
  z.refine<Proof>(
    ({ password, passkey, identityProof }) =>
      [password, passkey, identityProof].some((shown) => shown !== undefined),
    { path: ["password"], ...errorText(PASSWORD_MISSING) },
  );

export const proofSchema = z.object(PROOF).check(isProved());

/** Form values of a proof: the password, or nothing if a passkey is used instead. */
export const typedProof = (isPassword: boolean) => ({
  password: isPassword ? presentPassword() : z.string(),
});

export const newPasswordSchema = z.object({ newPassword: chosenPassword() });

/**
 * The body of a call that sets the password. A user who forgot the old password gives one of the
 * other proofs.
 */
export const setPasswordSchema = z.extend(newPasswordSchema, PROOF).check(isProved());

export interface Proof {
  readonly password?: string | undefined;
  readonly passkey?: z.infer<typeof assertionSchema> | undefined;
  readonly identityProof?: string | undefined;
}
