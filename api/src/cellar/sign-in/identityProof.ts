import * as z from "zod/mini";
import type { Account, AccountStore } from "../ports/accounts.ts";
import { Refused } from "../Refused.ts";
import { seal, unseal } from "../seal.ts";
import { hashSecret } from "../secret.ts";

/** Purpose of the derived key that encrypts sign-in flows and proofs. */
export const OPENID = "openid";

const PROOF_MS = 10 * 60 * 1000;

export interface IdentityProofDeps {
  readonly accounts: AccountStore;
  /** Encrypts flows and proofs. */
  readonly openidKey: string;
  readonly now: () => number;
}

const proofSchema = z.object({ until: z.int(), for: z.string() });

/**
 * A proof for a user who has just signed in at the provider, valid for {@link PROOF_MS} or until
 * the password changes.
 */
export function newIdentityProof(
  { id, passwordHash }: Account,
  { openidKey, now }: Pick<IdentityProofDeps, "openidKey" | "now">,
): string {
  const proof = { until: now() + PROOF_MS, for: hashSecret(passwordHash) };
  return seal(JSON.stringify(proof), proofOf(id), openidKey);
}

export async function requireIdentityProof(
  deps: IdentityProofDeps,
  userId: string,
  sealed: string,
): Promise<Account> {
  const account = await deps.accounts.byId(userId);
  const text = unseal(sealed, proofOf(userId), deps.openidKey);
  if (!account || text === undefined) throw identityRefused();
  const { until, for: shownFor } = proofSchema.parse(JSON.parse(text));
  const holds = until > deps.now() && shownFor === hashSecret(account.passwordHash);
  if (!holds) throw identityRefused();
  return account;
}

/** The refusal reveals neither the reason nor the user of the identity. */
export function identityRefused(): Refused {
  return new Refused({ code: "identity_refused" });
}

function proofOf(userId: string): string {
  return `a proof of ${userId}`;
}
