import type * as z from "zod/mini";
import type { TokenScope } from "../account/accessToken.ts";
import type { ErrorCode, IdKind } from "../refusal.ts";

/** The media type of a body that is not JSON. */
export interface MediaType {
  readonly mediaType: string;
}

/** A body: JSON of this schema, or bytes of this type. */
export type Content = z.ZodMiniType | MediaType;

/**
 * One documented call, shared by client, server and OpenAPI. The name of a call is its key in
 * {@link CALLS}.
 */
export interface CallSpec {
  readonly group:
    | "accounts"
    | "cellars"
    | "wines"
    | "places"
    | "photos"
    | "assistant"
    | "sync"
    | "server";
  readonly method: "GET" | "POST" | "PUT" | "PATCH";
  /** The path on the server's origin. `{id}` is a UUID. */
  readonly path: `/${string}`;
  /** The kind of record that the path's id identifies. */
  readonly names?: IdKind;
  readonly summary: string;
  readonly access: "anyone" | "signed in" | "holder of the address";
  /** The scope that an access token needs. Without a scope, no token may make the call. */
  readonly scope?: TokenScope;
  /** Whether the call applies a device's changes to a cellar. */
  readonly pushes?: true;
  /**
   * Whether a write call accepts `Idempotency-Key`, so that clients can repeat the call safely [I1:
   * idempotency].
   */
  readonly keyed?: true;
  readonly query?: z.ZodMiniObject;
  /** The error code for an invalid query; `invalid` by default. */
  readonly unfitQuery?: "upload_not_signed";
  readonly body?: Content;
  /** Longest body, in bytes. Default: {@link bodyBytesMaxOf}. */
  readonly bodyBytesMax?: number;
  readonly ignoresBody?: true;
  /** The status of a success; 200 by default. */
  readonly status?: 201;
  readonly answer: Content;
  /** Error codes of this call, in addition to the common codes in {@link errorsOf}. */
  readonly errors?: readonly ErrorCode[];
  /** The schema of a 409 body that has more fields than an ordinary refusal. */
  readonly conflict?: z.ZodMiniType;
  /** Whether the call answers 304 if `If-None-Match` has the current version. */
  readonly cached?: true;
}

/**
 * Longest body of a signed-in call by default, in bytes. Devices split their pushes to fit. A
 * single change is always far smaller [P8: push size].
 */
export const BODY_BYTES_MAX = 1024 * 1024;

/** Longest body of a call that needs no sign-in, in bytes. */
export const ANONYMOUS_BODY_BYTES_MAX = 16 * 1024;

export function bodyBytesMaxOf({ access, bodyBytesMax }: CallSpec): number {
  return bodyBytesMax ?? (access === "anyone" ? ANONYMOUS_BODY_BYTES_MAX : BODY_BYTES_MAX);
}

/** Whether the call requires a JSON content type, even without a body. */
export function readsJson({ method, access, ignoresBody }: CallSpec): boolean {
  return method !== "GET" && access !== "holder of the address" && ignoresBody !== true;
}

/**
 * The arguments of a call: the id in its path, its query and its JSON body. A call may lack some of
 * them.
 */
export type RequestOf<Spec extends CallSpec> = (Spec["path"] extends `${string}{id}${string}`
  ? { readonly id: string }
  : unknown) &
  (Spec extends { readonly query: infer Query extends z.ZodMiniObject }
    ? { readonly query: z.input<Query> }
    : unknown) &
  (Spec extends { readonly body: infer Body extends z.ZodMiniType }
    ? { readonly body: z.input<Body> }
    : unknown);

export type AnswerOf<Spec extends CallSpec> = Spec["answer"] extends z.ZodMiniType
  ? z.output<Spec["answer"]>
  : never;

export function pathOf({ path }: CallSpec, id = ""): string {
  return path.replace("{id}", encodeURIComponent(id));
}

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
    // These calls can be refused: the server limits how many requests of one user wait, and how
    // many uploads come from one network.
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
