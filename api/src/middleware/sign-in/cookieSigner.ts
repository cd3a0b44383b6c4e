import { createHmac, timingSafeEqual } from "node:crypto";

/** Koa's interface for an object that signs cookies. */
export interface CookieSigner {
  readonly sign: (pair: string) => string;
  readonly verify: (pair: string, signature: string) => boolean;
  /** The index of the signing key, which is always 0; -1 for an invalid signature. */
  readonly index: (pair: string, signature: string) => number;
}

/**
 * Signs cookies with one key in the format of the library Keygrip (HMAC-SHA-1). Replaces Keygrip,
 * because Keygrip computes two more HMACs to compare signatures, which takes 0.1 ms of each
 * request's 1.1 ms.
 */
export function cookieSigner(key: string): CookieSigner {
  const sign = (pair: string) => createHmac("sha1", key).update(pair).digest("base64url");
  const verify = (pair: string, signature: string) => {
    const [given, right] = [Buffer.from(signature), Buffer.from(sign(pair))];
    return given.length === right.length && timingSafeEqual(given, right);
  };
  return { sign, verify, index: (pair, signature) => (verify(pair, signature) ? 0 : -1) };
}
