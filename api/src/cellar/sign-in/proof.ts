import type { Proof } from "sync-protocol";
import { type AccountDeps, requirePassword } from "../accounts/account.ts";
import { type AssertionDeps, verifyAssertion, wrongPasskey } from "./assertion.ts";
import { type IdentityProofDeps, requireIdentityProof } from "./identityProof.ts";
import type { Account } from "../ports/accounts.ts";

export interface ProofDeps extends AccountDeps, AssertionDeps, IdentityProofDeps {}

export async function requireProof(
  deps: ProofDeps,
  userId: string,
  { password, passkey, identityProof }: Proof,
): Promise<Account> {
  if (identityProof !== undefined) return requireIdentityProof(deps, userId, identityProof);
  if (passkey === undefined) return requirePassword(deps, userId, password ?? "");
  const account = await verifyAssertion(deps, passkey);
  if (account.id !== userId) throw wrongPasskey();
  return account;
}
