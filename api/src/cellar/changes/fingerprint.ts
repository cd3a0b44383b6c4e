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

/** A call with its body as it was sent, which may hold more than the contract asks for. */
export type SentCall = Pick<Call, "method" | "path"> & { readonly body: unknown };

/** The fields that were added since the first build, and what each is where it says nothing. */
type Additions = Readonly<Record<string, unknown>>;

/**
 * A digest of method, path and body, the same for any order of the body's fields. An idempotency
 * key is bound to it (rule I3). SHA-256, in hex.
 *
 * A field of `additions` that says nothing is left out, and a renamed field counts under its former
 * name: a change that an older build sent comes again once its device or the server has been updated.
 */
export function fingerprint(
  { method, path, body }: SentCall,
  additions: Additions = WINE_ADDITIONS,
): string {
  return createHash("sha256")
    .update(JSON.stringify([method, path, sorted(said(body, additions))]))
    .digest("hex");
}

/** The digest of a change that is pushed: of a wine's, that of the documented call that it stands for. */
export function fingerprintOf(change: CellarChange | Noop): string {
  if (isOfWine(change)) return fingerprint(callOf(change));
  const body =
    change.kind === "put-event" ? { ...change, body: said(change.body, EVENT_ADDITIONS) } : change;
  return fingerprint({ method: "POST", path: "/api/sync/push", body });
}

/** A body without the additions that say nothing. */
function said(body: unknown, additions: Additions): unknown {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return body;

  const says = ([name, value]: [string, unknown]) =>
    !Object.hasOwn(additions, name) || !sameValue(additions[name], value);
  return Object.fromEntries(Object.entries(body).filter(says));
}

/** The same JSON with the fields of every object in order. */
function sorted(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(sorted);
  if (typeof json !== "object" || json === null) return json;

  const fields = Object.entries(json)
    .map(([name, value]) => [nameInProtocol2(name), value] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return { fields: fields.map(([name, value]) => [name, sorted(value)]) };
}
