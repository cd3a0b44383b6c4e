import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { ChallengeStore } from "../ports/signInMethods.ts";
import { hashSecret } from "../secret.ts";

/** Purpose of the derived key that signs challenges. */
export const CHALLENGES = "challenges";

export const CHALLENGE_MS = 5 * 60 * 1000;

const EXPIRY_BYTES = 6;
const RANDOM_BYTES = 16;
const SIGNED_BYTES = EXPIRY_BYTES + RANDOM_BYTES;

interface SigningInput {
  readonly key: string;
  readonly now: number;
}

/**
 * A signed challenge for one purpose, valid for {@link CHALLENGE_MS}. Unused challenges are not
 * stored, so any process can check a challenge and no client can fill the store.
 */
export function newChallenge(purpose: string, { key, now }: SigningInput): string {
  const signed = randomBytes(SIGNED_BYTES);
  signed.writeUIntBE(now + CHALLENGE_MS, 0, EXPIRY_BYTES);
  return Buffer.concat([signed, signatureOf(signed, purpose, key)]).toString("base64url");
}

/** Whether the server made the challenge for this purpose and the challenge is still valid. */
export function isOurs(challenge: string, purpose: string, { key, now }: SigningInput): boolean {
  const bytes = Buffer.from(challenge, "base64url");
  const signed = bytes.subarray(0, SIGNED_BYTES);
  const given = bytes.subarray(SIGNED_BYTES);
  const right = signatureOf(signed, purpose, key);
  return given.length === right.length && timingSafeEqual(given, right) && expiryOf(bytes) > now;
}

/** `false` if the challenge was used before. */
export function useUp(store: ChallengeStore, challenge: string): Promise<boolean> {
  return store.use(hashSecret(challenge), expiryOf(Buffer.from(challenge, "base64url")));
}

/** Marks a secret as used until `expiresAt`; `false` if it was used before. */
export function useUpSecret(
  store: ChallengeStore,
  secret: string,
  expiresAt: number,
): Promise<boolean> {
  return store.use(hashSecret(secret), expiresAt);
}

function expiryOf(bytes: Buffer): number {
  return bytes.readUIntBE(0, EXPIRY_BYTES);
}

function signatureOf(signed: Buffer, purpose: string, key: string): Buffer {
  return createHmac("sha256", key).update(signed).update(purpose).digest();
}
