import { randomBytes } from "node:crypto";
import { hashSecret } from "../secret.ts";

/** Letters and digits that are not taken for one another; a byte chooses each of 32 as often. */
const LETTERS = "abcdefghjkmnpqrstuvwxyz123456789";

const LENGTH = 16;

/** A recovery code of 80 random bits, in groups of four that a person can copy by hand. */
export function newRecoveryCode(): string {
  const letters = Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join(
    "",
  );
  return letters.replace(/.{4}(?!$)/g, "$&-");
}

/** What a store keeps of a recovery code, however it was typed. */
export function hashRecoveryCode(code: string): string {
  return hashSecret(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ""));
}
