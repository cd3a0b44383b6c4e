import { createHash, createHmac, randomBytes } from "node:crypto";

/** A random secret of 256 bits, safe in cookies and URLs. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** The stored form of a secret, which does not reveal the secret. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}

/** Derives a key for one purpose. A signature for one purpose is invalid for another. */
export function deriveKey(secret: string, purpose: string): string {
  return createHmac("sha256", secret).update(purpose).digest("base64url");
}
