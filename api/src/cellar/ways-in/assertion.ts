import type { Assertion, AssertionOptions } from "sync-protocol";
import { NO_PASSWORD } from "../accounts/account.ts";
import { CHALLENGE_MS, isOurs, newChallenge, useUp } from "./challenge.ts";
import type { Account, AccountStore } from "../ports/accounts.ts";
import type { ChallengeStore, PasskeyStore, PasskeyVerifier } from "../ports/waysIn.ts";
import { Refused } from "../Refused.ts";

/** What the use cases of passkeys need to know one again. */
export interface AssertionDeps {
  readonly accounts: AccountStore;
  readonly passkeys: PasskeyStore;
  readonly challenges: ChallengeStore;
  readonly passkeyVerifier: PasskeyVerifier;
  /** Signs challenges. */
  readonly challengeKey: string;
  readonly now: () => number;
}

const PURPOSE = "assertion";

/** What a browser asks its passkeys, whoever they are of: the one that answers says whose it is. */
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
 * The account of whom a passkey shows that they are here, now, and on our page. Refuses what was
 * signed for another challenge or another site, a second time, or by a copy that lags behind.
 */
export async function personShownBy(deps: AssertionDeps, assertion: Assertion): Promise<Account> {
  const passkey = await deps.passkeys.find(assertion.id);
  // First, so that a password that is set meanwhile ends what begins with this one.
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

/** Tells neither whether there is such a passkey nor what is wrong with what it signed. */
export function wrongPasskey(): Refused {
  return new Refused({ code: "wrong_passkey" });
}
