import type { Proof } from "sync-protocol";
import { type AccountDeps, requirePassword } from "./account.ts";
import { type AssertionDeps, personShownBy, wrongPasskey } from "./assertion.ts";
import type { Account } from "./ports/accounts.ts";

/** What a proof is checked with. */
export interface ProofDeps extends AccountDeps, AssertionDeps {}

/** The account of a person who shows that it is theirs; refuses anybody else. */
export async function requireProof(
  deps: ProofDeps,
  userId: string,
  { password, passkey }: Proof,
): Promise<Account> {
  if (passkey === undefined) return requirePassword(deps, userId, password ?? "");
  const account = await personShownBy(deps, passkey);
  if (account.id !== userId) throw wrongPasskey();
  return account;
}
