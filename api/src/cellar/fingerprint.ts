import { createHash } from "node:crypto";
import type { Call } from "sync-protocol";

/** A call with its body as it was sent, which may hold more than the contract asks for. */
export type SentCall = Pick<Call, "method" | "path"> & { readonly body: unknown };

/**
 * A digest of method, path and body, the same for any order of the body's fields. An idempotency
 * key is bound to it (rule I3). SHA-256, in hex.
 */
export function fingerprint({ method, path, body }: SentCall): string {
  return createHash("sha256")
    .update(JSON.stringify([method, path, sorted(body)]))
    .digest("hex");
}

/** The same JSON with the fields of every object in order. */
function sorted(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(sorted);
  if (typeof json !== "object" || json === null) return json;

  const fields = Object.entries(json).sort(([a], [b]) => (a < b ? -1 : 1));
  return { fields: fields.map(([name, value]) => [name, sorted(value)]) };
}
