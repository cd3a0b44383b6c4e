import type { Refusal } from "sync-protocol";
import { Refused } from "./Refused.ts";

const VISIBLE_ASCII = /^[\x21-\x7e]{1,255}$/;

/** Answers a key that is already bound to another request (rule I3). */
export const KEY_REUSED: Refusal = {
  status: 422,
  code: "idempotency_key_reused",
  error: "This Idempotency-Key was used for another request",
};

/** The header `Idempotency-Key` as a key, `undefined` without one; refuses what cannot be one. */
export function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === "string" && VISIBLE_ASCII.test(header)) return header;

  const message = "Idempotency-Key must be 1 to 255 visible ASCII characters";
  throw new Refused({
    status: 400,
    code: "invalid",
    error: message,
    issues: [{ path: ["Idempotency-Key"], message }],
  });
}
