import { createHash } from "node:crypto";
import {
  type Call,
  callOf,
  type CellarChange,
  EVENT_ADDITIONS,
  isOfWine,
  nameInProtocol2,
  type Noop,
  sameValue,
  WINE_ADDITIONS,
} from "sync-protocol";

/** A call with its body as sent. The body may have unknown fields. */
export type SentCall = Pick<Call, "method" | "path"> & { readonly body: unknown };

/** Fields added after the first version, with their defaults. */
type Additions = Readonly<Record<string, unknown>>;

/**
 * SHA-256 in hex of method, path and body, independent of the order of fields. An idempotency key
 * is bound to this digest [I3: key]. A change from an older build keeps its digest, because fields
 * of `additions` with their default are ignored and renamed fields get their former name.
 */
export function fingerprint(
  { method, path, body }: SentCall,
  additions: Additions = WINE_ADDITIONS,
): string {
  return createHash("sha256")
    .update(JSON.stringify([method, path, sorted(withoutDefaults(body, additions))]))
    .digest("hex");
}

/** The digest of a pushed change. A wine change has the digest of the equivalent API call. */
export function fingerprintOf(change: CellarChange | Noop): string {
  if (isOfWine(change)) return fingerprint(callOf(change));
  const body =
    change.kind === "put-event"
      ? { ...change, body: withoutDefaults(change.body, EVENT_ADDITIONS) }
      : change;
  return fingerprint({ method: "POST", path: "/api/sync/push", body });
}

function withoutDefaults(body: unknown, additions: Additions): unknown {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return body;

  const differs = ([name, value]: [string, unknown]) =>
    !Object.hasOwn(additions, name) || !sameValue(additions[name], value);
  return Object.fromEntries(Object.entries(body).filter(differs));
}

/** The same JSON with the fields of each object sorted and renamed as in protocol 2. */
function sorted(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(sorted);
  if (typeof json !== "object" || json === null) return json;

  const fields = Object.entries(json)
    .map(([name, value]) => [nameInProtocol2(name), value] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return { fields: fields.map(([name, value]) => [name, sorted(value)]) };
}
