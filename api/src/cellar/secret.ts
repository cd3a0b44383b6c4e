import { createHash, createHmac, randomBytes } from "node:crypto";

/** A new secret of 256 random bits, safe in cookies and addresses. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** The stored hash of a secret, which does not reveal it. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}

/** A key for one purpose. What is signed for one purpose is invalid for another. */
export function deriveKey(secret: string, purpose: string): string {
  return createHmac("sha256", secret).update(purpose).digest("base64url");
}
