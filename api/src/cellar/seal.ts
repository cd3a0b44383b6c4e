import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Seals a text by AES-256-GCM, so that it is read and written with the key alone, and for `purpose`
 * alone. The key is one that `deriveKey` made: 256 bits in base64url.
 */
export function seal(text: string, purpose: string, key: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", Buffer.from(key, "base64url"), iv);
  const sealed = [cipher.setAAD(Buffer.from(purpose)).update(text, "utf8"), cipher.final()];
  return Buffer.concat([iv, cipher.getAuthTag(), ...sealed]).toString("base64url");
}

/** The text in a seal; `undefined` where another key or purpose sealed it, or nobody did. */
export function unseal(sealed: string, purpose: string, key: string): string | undefined {
  const bytes = Buffer.from(sealed, "base64url");
  if (bytes.length < IV_BYTES + TAG_BYTES) return undefined;
  const iv = bytes.subarray(0, IV_BYTES);
  const decipher = createDecipheriv("aes-256-gcm", Buffer.from(key, "base64url"), iv);
  decipher.setAAD(Buffer.from(purpose)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([text, decipher.final()]).toString("utf8");
  } catch {
    // Node says in no other way that a seal is broken.
    return undefined;
  }
}
