import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a text with AES-256-GCM for one `purpose`. The key comes from {@link deriveKey}: 256
 * bits in base64url.
 */
export function seal(text: string, purpose: string, key: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", Buffer.from(key, "base64url"), iv);
  const sealed = [cipher.setAAD(Buffer.from(purpose)).update(text, "utf8"), cipher.final()];
  return Buffer.concat([iv, cipher.getAuthTag(), ...sealed]).toString("base64url");
}

/**
 * Decrypts a text of {@link seal}. `undefined` if the text is invalid, or was encrypted with
 * another key or for another purpose.
 */
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
    // Node throws for a wrong key, a wrong purpose or changed bytes.
    return undefined;
  }
}
