import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { ChallengeStore } from "../ports/waysIn.ts";
import { hashSecret } from "../secret.ts";

/** What the key is derived for that signs challenges. */
export const CHALLENGES = "challenges";

/** How long a challenge can be answered, in milliseconds. */
export const CHALLENGE_MS = 5 * 60 * 1000;

const EXPIRY_BYTES = 6;
const RANDOM_BYTES = 16;
const SIGNED_BYTES = EXPIRY_BYTES + RANDOM_BYTES;

interface Signing {
  readonly key: string;
  readonly now: number;
}

/**
 * A challenge for one purpose, to be answered within {@link CHALLENGE_MS}. It is signed and kept
 * nowhere, so any process knows it again, and whoever asks for many fills nothing.
 */
export function newChallenge(purpose: string, { key, now }: Signing): string {
  const signed = randomBytes(SIGNED_BYTES);
  signed.writeUIntBE(now + CHALLENGE_MS, 0, EXPIRY_BYTES);
  return Buffer.concat([signed, signatureOf(signed, purpose, key)]).toString("base64url");
}

/** Whether a challenge is one of ours for this purpose that can still be answered. */
export function isOurs(challenge: string, purpose: string, { key, now }: Signing): boolean {
  const bytes = Buffer.from(challenge, "base64url");
  const signed = bytes.subarray(0, SIGNED_BYTES);
  const given = bytes.subarray(SIGNED_BYTES);
  const right = signatureOf(signed, purpose, key);
  return given.length === right.length && timingSafeEqual(given, right) && expiryOf(bytes) > now;
}

/** Takes the one answer that a challenge has, once it was found right; `false` for any later one. */
export function useUp(store: ChallengeStore, challenge: string): Promise<boolean> {
  return store.use(hashSecret(challenge), expiryOf(Buffer.from(challenge, "base64url")));
}

/** Takes the one answer that a secret of ours has until `expiresAt`; `false` for any later one. */
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
