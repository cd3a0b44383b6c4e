import * as z from "zod/mini";
import { chosenPassword, NEW_PASSWORD_SENTENCE, presentPassword } from "./account.ts";
import { assertionSchema } from "./passkey.ts";

/** Longest proof of an identity, in characters. */
const IDENTITY_PROOF_MAX = 2_000;

/** Who is signed in shows once more that it is they: by the password, a passkey, or an identity. */
export const PROOF = {
  password: z.optional(presentPassword("Password is required")),
  passkey: z.optional(assertionSchema),
  /** What `finishOpenid` answered. */
  identityProof: z.optional(z.string().check(z.minLength(1), z.maxLength(IDENTITY_PROOF_MAX))),
};

/** Holds that a body with {@link PROOF} has one. */
export const isProved = () =>
  z.refine<Proof>(
    ({ password, passkey, identityProof }) =>
      [password, passkey, identityProof].some((shown) => shown !== undefined),
    { path: ["password"], error: "Password is required" },
  );

export const proofSchema = z.object(PROOF).check(isProved());

/** What a form has typed for a proof: the password, or nothing where a passkey is to be shown. */
export const typedProof = (isPassword: boolean) => ({
  password: isPassword ? presentPassword("Password is required") : z.string(),
});

/** What a form has typed of a new password. */
export const newPasswordSchema = z.object({ newPassword: chosenPassword(NEW_PASSWORD_SENTENCE) });

/** Sets a password where there is none, or another; whoever forgot theirs shows a passkey. */
export const setPasswordSchema = z.extend(newPasswordSchema, PROOF).check(isProved());

export interface Proof {
  readonly password?: string | undefined;
  readonly passkey?: z.infer<typeof assertionSchema> | undefined;
  readonly identityProof?: string | undefined;
}
