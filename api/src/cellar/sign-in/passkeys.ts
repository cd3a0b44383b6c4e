import {
  type Assertion,
  type AttestationOptions,
  type ListedPasskey,
  PASSKEYS_MAX,
  type Proof,
  type SignInOptions,
} from "sync-protocol";
import {
  hasPassword,
  type SignInResult,
  userOf,
  withoutPassword,
  wrongPassword,
} from "../accounts/account.ts";
import { verifyAssertion, wrongPasskey } from "./assertion.ts";
import { CHALLENGE_MS, isOurs, newChallenge, useUp } from "./challenge.ts";
import { type EmailDeps, refuseDemo } from "../accounts/emailChange.ts";
import { NOTICES, sendNotice } from "../mails/noticeMail.ts";
import { listedIdentity } from "./openid.ts";
import type { Account } from "../ports/accounts.ts";
import type { IdentityProvider, IdentityStore } from "../ports/identities.ts";
import type { SecondFactorStore } from "../ports/signInMethods.ts";
import { type ProofDeps, requireProof } from "./proof.ts";
import { Refused } from "../Refused.ts";
import { hashSecret } from "../secret.ts";
import type { Attestation } from "sync-protocol";

export interface PasskeyDeps extends EmailDeps, ProofDeps {
  readonly secondFactors: SecondFactorStore;
  readonly identities: IdentityStore;
  readonly identityProvider: IdentityProvider | undefined;
}

/**
 * COSE ids of EdDSA, ES256 and RS256. Every authenticator supports at least one of these
 * algorithms.
 */
const ALGORITHMS = [-8, -7, -257] as const;

export async function listSignInMethods(deps: PasskeyDeps, userId: string): Promise<SignInOptions> {
  const account = await deps.accounts.byId(userId);
  const held = await deps.passkeys.list(userId);
  const factor = await deps.secondFactors.find(userId);
  const provider = deps.identityProvider;
  const identity = provider && (await deps.identities.of(userId, provider.issuer));
  return {
    hasPassword: account !== undefined && hasPassword(account.passwordHash),
    passkeys: held.map(listed),
    secondFactor: factor ? { recoveryCodesLeft: factor.recoveryCodesLeft } : null,
    identityProvider: provider?.name ?? null,
    identity: identity ? listedIdentity(identity) : null,
    isEmailConfirmed: !deps.confirmsEmails || account?.unconfirmedSince === null,
  };
}

export async function logInWithPasskey(
  deps: PasskeyDeps,
  assertion: Assertion,
): Promise<SignInResult> {
  const account = await verifyAssertion(deps, assertion);
  return { user: userOf(account), passwordHash: account.passwordHash };
}

/** Options for creating a passkey. The user must give a proof. */
export async function beginPasskey(
  deps: PasskeyDeps,
  userId: string,
  proof: Proof,
): Promise<AttestationOptions> {
  const account = await requireProof(deps, userId, proof);
  refuseDemo(deps, account.email);
  const held = await deps.passkeys.list(userId);
  return {
    challenge: newChallenge(purposeOf(account), { key: deps.challengeKey, now: deps.now() }),
    rp: { id: deps.passkeyVerifier.site, name: "Wine Cellar" },
    user: {
      id: Buffer.from(userId).toString("base64url"),
      name: account.email,
      displayName: account.email,
    },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
    timeout: CHALLENGE_MS,
    attestation: "none",
    excludeCredentials: held.map(({ credentialId, transports }) => ({
      id: credentialId,
      type: "public-key",
      transports: [...transports],
    })),
    authenticatorSelection: {
      residentKey: "required",
      requireResidentKey: true,
      userVerification: "required",
    },
  };
}

/** Adds the passkey created for a challenge of {@link beginPasskey}, and sends a notice. */
export async function addPasskey(
  deps: PasskeyDeps,
  userId: string,
  { name, passkey: attestation }: { readonly name: string; readonly passkey: Attestation },
): Promise<ListedPasskey> {
  const account = await deps.accounts.byId(userId);
  if (!account) throw wrongPasskey();
  const signing = { key: deps.challengeKey, now: deps.now() };
  const made = await deps.passkeyVerifier.checkAttestation(attestation, (challenge) =>
    isOurs(challenge, purposeOf(account), signing),
  );
  if (!made || !(await useUp(deps.challenges, made.challenge))) throw wrongPasskey();

  const { credentialId, publicKey, counter, transports } = made;
  const passkey = {
    id: deps.newId(),
    userId,
    name,
    credentialId,
    publicKey,
    counter,
    transports,
    createdAt: deps.now(),
    usedAt: null,
  };
  switch (await deps.passkeys.add(passkey, account.passwordHash, PASSKEYS_MAX)) {
    case "added":
      sendNotice(deps, account, NOTICES.passkeyAdded);
      return listed(passkey);
    case "known":
      throw new Refused({ code: "passkey_exists" });
    case "too many":
      throw new Refused({ code: "too_many_passkeys" });
    case "other password":
      throw wrongPasskey();
  }
}

/** Refuses with 404 if the user has no such passkey. */
export async function renamePasskey(
  { passkeys }: PasskeyDeps,
  userId: string,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<ListedPasskey> {
  const renamed = await passkeys.rename(userId, id, name);
  if (!renamed) throw noSuchPasskey();
  return listed(renamed);
}

/**
 * Deletes a passkey of a user who gives a proof, and sends a notice. Refuses to delete the only
 * sign-in method. Refuses with 404 if the user has no such passkey.
 */
export async function removePasskey(
  deps: PasskeyDeps,
  userId: string,
  { id, proof }: { readonly id: string; readonly proof: Proof },
): Promise<void> {
  const account = await requireProof(deps, userId, proof);
  const isNeeded = (hash: string) => !hasPassword(hash);
  const { issuer } = deps.identityProvider ?? {};
  const outcome = await deps.passkeys.remove(userId, id, isNeeded, issuer);
  if (outcome === "unknown") throw noSuchPasskey();
  if (outcome === "last") throw new Refused({ code: "last_way_in" });
  sendNotice(deps, account, NOTICES.passkeyRemoved);
}

interface PasswordChange {
  readonly userId: string;
  readonly proof: Proof;
  readonly sessionIdHash: string;
}

/** Sets a password for a user who gives a proof, ends all other sessions and sends a notice. */
export async function setPassword(
  deps: PasskeyDeps,
  { userId, proof, sessionIdHash, newPassword }: PasswordChange & { readonly newPassword: string },
): Promise<void> {
  const account = await requireProof(deps, userId, proof);
  const newHash = await deps.hasher.hash(newPassword);
  if (!(await deps.accounts.changePassword(userId, account.passwordHash, newHash)))
    throw wrongPassword();
  await deps.sessions.endAll(userId, sessionIdHash);
  sendNotice(deps, account, NOTICES.passwordChanged);
}

/**
 * Removes the password of a user who has a passkey or an identity, ends all other sessions and
 * sends a notice.
 */
export async function removePassword(
  deps: PasskeyDeps,
  { userId, proof, sessionIdHash }: PasswordChange,
): Promise<void> {
  const account = await requireProof(deps, userId, proof);
  const { passwordHash } = account;
  refuseDemo(deps, account.email);
  const { issuer } = deps.identityProvider ?? {};
  switch (await deps.accounts.removePassword(userId, passwordHash, withoutPassword(), issuer)) {
    case "removed":
      await deps.sessions.endAll(userId, sessionIdHash);
      sendNotice(deps, account, NOTICES.passwordRemoved);
      return;
    case "last":
      throw new Refused({ code: "last_way_in" });
    case "other password":
      throw wrongPassword();
  }
}

/**
 * Purpose of a challenge for a new passkey. It contains the current password hash, so a password
 * change invalidates the challenge.
 */
function purposeOf({ id, passwordHash }: Account): string {
  return `a passkey for ${id} with ${hashSecret(passwordHash)}`;
}

function listed({ id, name, createdAt, usedAt }: ListedPasskey): ListedPasskey {
  return { id, name, createdAt, usedAt };
}

function noSuchPasskey(): Refused {
  return new Refused({ code: "not_found", what: "passkey" });
}
