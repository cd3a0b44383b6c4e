import * as z from "zod/mini";
import type { Account, AccountStore } from "../ports/accounts.ts";
import { Refused } from "../Refused.ts";
import { seal, unseal } from "../seal.ts";
import { hashSecret } from "../secret.ts";

/** What the key is derived for that seals flows and what they prove. */
export const OPENID = "openid";

/** For how long somebody who showed who they are at the provider is taken to be there, in milliseconds. */
const PROOF_MS = 10 * 60 * 1000;

export interface IdentityProofDeps {
  readonly accounts: AccountStore;
  /** Seals flows and what they prove. */
  readonly openidKey: string;
  readonly now: () => number;
}

const proofSchema = z.object({ until: z.int(), for: z.string() });

/** What a person shows who has just been at the provider: good for {@link PROOF_MS}, or until another password. */
export function newIdentityProof(
  { id, passwordHash }: Account,
  { openidKey, now }: Pick<IdentityProofDeps, "openidKey" | "now">,
): string {
  const proof = { until: now() + PROOF_MS, for: hashSecret(passwordHash) };
  return seal(JSON.stringify(proof), proofOf(id), openidKey);
}

/** The account of a person who shows what {@link newIdentityProof} gave them; refuses anybody else. */
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

/** Tells neither whose identity it is nor what is wrong with what the provider said of it. */
export function identityRefused(): Refused {
  return new Refused({ code: "identity_refused" });
}

function proofOf(userId: string): string {
  return `a proof of ${userId}`;
}
