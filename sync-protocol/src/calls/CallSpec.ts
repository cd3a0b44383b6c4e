import type * as z from "zod/mini";
import type { TokenScope } from "../account/accessToken.ts";
import type { ErrorCode, Named } from "../refusal.ts";

/** A body that is no JSON. */
export interface MediaType {
  readonly mediaType: string;
}

/** What is asked or answered: JSON of this schema, or bytes of this type. */
export type Content = z.ZodMiniType | MediaType;

/** One call, as both ends and its document know it. It is named by what {@link CALLS} calls it. */
export interface CallSpec {
  readonly group: "accounts" | "wines" | "places" | "photos" | "assistant" | "sync" | "server";
  readonly method: "GET" | "POST" | "PUT" | "PATCH";
  /** On the server's origin; `{id}` stands for a UUID. */
  readonly path: `/${string}`;
  /** What the id in the path is the id of. */
  readonly names?: Named;
  readonly summary: string;
  /** Who may make it. */
  readonly access: "anyone" | "signed in" | "holder of the address";
  /** What an access token must allow for this call; no token makes a call without a scope. */
  readonly scope?: TokenScope;
  /** A write that `Idempotency-Key` makes safe to repeat (rule I1). */
  readonly keyed?: true;
  readonly query?: z.ZodMiniObject;
  /** The code of a query that does not fit; `invalid` unless said otherwise. */
  readonly unfitQuery?: "upload_not_signed";
  readonly body?: Content;
  /** The longest body, in bytes, unless it is that of all such calls: {@link bodyBytesMaxOf}. */
  readonly bodyBytesMax?: number;
  /** A write that is made whatever its body. */
  readonly ignoresBody?: true;
  /** The status when all goes well; 200 unless said otherwise. */
  readonly status?: 201;
  readonly answer: Content;
  /** Codes of refusals beside those that every call of its kind may meet: {@link errorsOf}. */
  readonly errors?: readonly ErrorCode[];
  /** The body of a 409 that says more than other refusals do. */
  readonly conflict?: z.ZodMiniType;
  /** Answers 304 to a client that names the version it has in `If-None-Match`. */
  readonly cached?: true;
}

/**
 * The longest body of a signed-in call, in bytes, unless it says otherwise. A device cuts its pushes
 * by it; the longest single change is far below it by the limits of its fields (rule P8).
 */
export const BODY_BYTES_MAX = 1024 * 1024;

/** The longest body of a call that anyone may make, in bytes. */
export const ANONYMOUS_BODY_BYTES_MAX = 16 * 1024;

/** The longest body of a call, in bytes. */
export function bodyBytesMaxOf({ access, bodyBytesMax }: CallSpec): number {
  return bodyBytesMax ?? (access === "anyone" ? ANONYMOUS_BODY_BYTES_MAX : BODY_BYTES_MAX);
}

/** Whether a call reads a JSON body; it refuses any other, also where it asks for none. */
export function readsJson({ method, access, ignoresBody }: CallSpec): boolean {
  return method !== "GET" && access !== "holder of the address" && ignoresBody !== true;
}

/** What a call is made with: the id in its path, its query and its JSON body, as far as it has them. */
export type RequestOf<Spec extends CallSpec> = (Spec["path"] extends `${string}{id}${string}`
  ? { readonly id: string }
  : unknown) &
  (Spec extends { readonly query: infer Query extends z.ZodMiniObject }
    ? { readonly query: z.input<Query> }
    : unknown) &
  (Spec extends { readonly body: infer Body extends z.ZodMiniType }
    ? { readonly body: z.input<Body> }
    : unknown);

/** What a call answers as JSON. */
export type AnswerOf<Spec extends CallSpec> = Spec["answer"] extends z.ZodMiniType
  ? z.output<Spec["answer"]>
  : never;

/** The path of a call on the server's origin, with the id that it names. */
export function pathOf({ path }: CallSpec, id = ""): string {
  return path.replace("{id}", encodeURIComponent(id));
}

/** Every code with which a call may be refused. */
export function errorsOf(spec: CallSpec): readonly ErrorCode[] {
  const {
    method,
    names,
    access,
    scope,
    query,
    unfitQuery = "invalid",
    body,
    keyed,
    errors = [],
  } = spec;
  const brings = body !== undefined && !("mediaType" in body);
  const codes: readonly (readonly ErrorCode[])[] = [
    brings || keyed ? ["invalid"] : [],
    query ? [unfitQuery] : [],
    access === "signed in" ? ["unauthenticated", "account_deleted"] : [],
    // A user may have too many requests waiting, and a network too many bodies on their way.
    access === "signed in" || method !== "GET" ? ["too_many_requests"] : [],
    scope ? ["invalid_token", "insufficient_scope"] : [],
    names ? ["not_found"] : [],
    readsJson(spec) ? WRITE_ERRORS : [],
    keyed ? ["idempotency_key_reused"] : [],
    errors,
    ["internal", "unavailable"],
  ];
  return [...new Set(codes.flat())];
}

const WRITE_ERRORS = [
  "malformed_json",
  "forbidden_origin",
  "too_large",
  "unsupported_media_type",
] as const;
