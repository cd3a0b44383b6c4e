import { type Proof, RECOVERY_CODES, type SecondFactorOffer } from "sync-protocol";
import * as z from "zod/mini";
import { wrongPassword } from "../accounts/account.ts";
import { type EmailDeps, refuseDemo } from "../accounts/emailChange.ts";
import { NOTICES, sendNotice } from "../mails/noticeMail.ts";
import type { Account } from "../ports/accounts.ts";
import type { OneTimeCodes, SecondFactorStore } from "../ports/signInMethods.ts";
import { type ProofDeps, requireProof } from "./proof.ts";
import { Refused } from "../Refused.ts";
import { seal, unseal } from "../seal.ts";
import { hashSecret } from "../secret.ts";
import { randomBytes } from "node:crypto";

/** Purpose of the derived key that encrypts the secrets of second factors. */
export const SECOND_FACTORS = "second factors";

/** How long an offered secret can be confirmed with a code. */
const OFFER_MS = 30 * 60 * 1000;

export interface CodeDeps {
  readonly secondFactors: SecondFactorStore;
  readonly oneTimeCodes: OneTimeCodes;
  readonly factorKey: string;
  readonly now: () => number;
}

export interface SecondFactorDeps extends CodeDeps, EmailDeps, ProofDeps {}

/**
 * Requires a valid, unused code if the account has a second factor. Call this only after the right
 * password, because the answer reveals that the password was right. `beforeCheck` limits the
 * attempts.
 */
export async function requireCode(
  deps: CodeDeps,
  { id }: Account,
  code: string | undefined,
  beforeCheck: () => Promise<void>,
): Promise<void> {
  const factor = await deps.secondFactors.find(id);
  if (!factor) return;
  if (code === undefined || code === "") throw new Refused({ code: "code_needed" });

  await beforeCheck();
  // After a change of `SESSION_SECRET` the stored secret cannot be decrypted, so codes of the
  // authenticator app are wrong. Recovery codes still work.
  const secret = unseal(factor.sealedSecret, secretOf(id), deps.factorKey);
  const step = secret && (await deps.oneTimeCodes.stepOf(secret, code, deps.now()));
  const isRight = step
    ? await deps.secondFactors.useStep(id, step)
    : await deps.secondFactors.useRecoveryCode(id, hashRecoveryCode(code));
  if (!isRight) throw wrongCode();
}

const offerSchema = z.object({ secret: z.string(), offeredAt: z.int(), for: z.string() });

/** A new secret for an authenticator app. {@link beginSecondFactor} starts using the secret. */
export async function offerSecondFactor(
  deps: SecondFactorDeps,
  userId: string,
  proof: Proof,
): Promise<SecondFactorOffer> {
  const { email, passwordHash } = await requireProof(deps, userId, proof);
  refuseDemo(deps, email);
  const secret = await deps.oneTimeCodes.newSecret();
  const offer = { secret, offeredAt: deps.now(), for: hashSecret(passwordHash) };
  return {
    offer: seal(JSON.stringify(offer), offerTo(userId), deps.factorKey),
    secret,
    address: await deps.oneTimeCodes.addressOf(secret, email),
  };
}

/** Turns on the second factor and sends a notice. Returns the recovery codes. */
export async function beginSecondFactor(
  deps: SecondFactorDeps,
  userId: string,
  { offer, code }: { readonly offer: string; readonly code: string },
): Promise<readonly string[]> {
  const account = await deps.accounts.byId(userId);
  const text = unseal(offer, offerTo(userId), deps.factorKey);
  if (!account || text === undefined) throw wrongCode();
  const { secret, offeredAt, for: offeredFor } = offerSchema.parse(JSON.parse(text));
  const holds =
    offeredAt + OFFER_MS > deps.now() && offeredFor === hashSecret(account.passwordHash);
  const lastStep = holds ? await deps.oneTimeCodes.stepOf(secret, code, deps.now()) : undefined;
  if (lastStep === undefined) throw wrongCode();

  const recoveryCodes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  const factor = {
    userId,
    sealedSecret: seal(secret, secretOf(userId), deps.factorKey),
    lastStep,
    startedAt: deps.now(),
    recoveryHashes: recoveryCodes.map(hashRecoveryCode),
  };
  if (!(await deps.secondFactors.begin(factor, account.passwordHash))) throw wrongPassword();
  sendNotice(deps, account, NOTICES.factorAdded);
  return recoveryCodes;
}

export async function endSecondFactor(
  deps: SecondFactorDeps,
  userId: string,
  proof: Proof,
): Promise<void> {
  const account = await requireProof(deps, userId, proof);
  if (!(await deps.secondFactors.end(userId))) return;
  sendNotice(deps, account, NOTICES.factorRemoved);
}

function secretOf(userId: string): string {
  return `the secret of ${userId}`;
}

function offerTo(userId: string): string {
  return `an offer to ${userId}`;
}

function wrongCode(): Refused {
  return new Refused({ code: "wrong_code" });
}

/**
 * 32 letters and digits that do not look alike. A random byte gives each character the same
 * probability, because 32 divides 256.
 */
const LETTERS = "abcdefghjkmnpqrstuvwxyz123456789";

const LENGTH = 16;

/** A recovery code of 80 random bits, in groups of four. */
function newRecoveryCode(): string {
  const letters = Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join(
    "",
  );
  return letters.replace(/.{4}(?!$)/g, "$&-");
}

/** Hashes a recovery code without its separators and in lower case. */
function hashRecoveryCode(code: string): string {
  return hashSecret(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ""));
}
