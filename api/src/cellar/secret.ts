import { createHash, createHmac, randomBytes } from "node:crypto";

/** A new secret of 256 random bits, in characters that are safe in a cookie and an address. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** What a database may keep of a secret: it recognizes the secret and does not give it away. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}

/** A key for one purpose, so that what is signed for one never passes for another. */
export function deriveKey(secret: string, purpose: string): string {
  return createHmac("sha256", secret).update(purpose).digest("base64url");
}
