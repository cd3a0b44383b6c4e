import { Refused } from "./Refused.ts";

const VISIBLE_ASCII = /^[\x21-\x7e]{1,255}$/;

/** The header `Idempotency-Key` as a key, `undefined` without one; refuses what cannot be one. */
export function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === "string" && VISIBLE_ASCII.test(header)) return header;

  const message = "Idempotency-Key must be 1 to 255 visible ASCII characters";
  throw new Refused({ code: "invalid", issues: [{ path: ["Idempotency-Key"], message }] });
}
