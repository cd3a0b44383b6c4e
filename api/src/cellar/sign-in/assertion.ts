import type { Assertion, AssertionOptions } from "sync-protocol";
import { NO_PASSWORD } from "../accounts/account.ts";
import { CHALLENGE_MS, isOurs, newChallenge, useUp } from "./challenge.ts";
import type { Account, AccountStore } from "../ports/accounts.ts";
import type { ChallengeStore, PasskeyStore, PasskeyVerifier } from "../ports/signInMethods.ts";
import { Refused } from "../Refused.ts";

export interface AssertionDeps {
  readonly accounts: AccountStore;
  readonly passkeys: PasskeyStore;
  readonly challenges: ChallengeStore;
  readonly passkeyVerifier: PasskeyVerifier;
  readonly challengeKey: string;
  readonly now: () => number;
}

const PURPOSE = "assertion";

/** Options for signing in with any passkey of this site. The passkey identifies its user. */
export function assertionOptions(
  deps: Pick<AssertionDeps, "passkeyVerifier" | "challengeKey" | "now">,
): AssertionOptions {
  return {
    challenge: newChallenge(PURPOSE, { key: deps.challengeKey, now: deps.now() }),
    rpId: deps.passkeyVerifier.site,
    timeout: CHALLENGE_MS,
    userVerification: "required",
  };
}

/**
 * The account of the passkey that signed the challenge. Refuses an invalid signature, a used
 * challenge, and a copied passkey, whose counter is too low.
 */
export async function verifyAssertion(deps: AssertionDeps, assertion: Assertion): Promise<Account> {
  const passkey = await deps.passkeys.find(assertion.id);
  // Reads the account before the checks. The session begins only if the account still has the
  // password hash that was read here, so a password change during the checks prevents the session.
  const account = passkey && (await deps.accounts.byId(passkey.userId));
  if (!account || account.passwordHash === NO_PASSWORD) throw wrongPasskey();

  const signing = { key: deps.challengeKey, now: deps.now() };
  const seen = await deps.passkeyVerifier.checkAssertion(assertion, passkey, (challenge) =>
    isOurs(challenge, PURPOSE, signing),
  );
  if (!seen || !(await useUp(deps.challenges, seen.challenge))) throw wrongPasskey();
  const use = { id: passkey.id, counter: seen.counter, usedAt: deps.now() };
  if (!(await deps.passkeys.noteUse(use))) throw wrongPasskey();
  return account;
}

/** The refusal reveals neither the reason nor whether the passkey exists. */
export function wrongPasskey(): Refused {
  return new Refused({ code: "wrong_passkey" });
}
