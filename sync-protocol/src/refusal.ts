import * as z from "zod/mini";
import { EVENTS_MAX, PLACES_MAX, RESTORABLE_DAYS, WINES_MAX } from "./limits.ts";
import { QUANTITY } from "./records/quantity.ts";

/** One thing wrong with a request: where, and a sentence. */
export const issueSchema = z.object({
  path: z.array(z.union([z.string(), z.number()])),
  message: z.string(),
});

/** The body of every answer that is not 2xx: `error` for people, `code` for programs. */
export const errorBodySchema = z.object({
  error: z.string(),
  code: z.string(),
  issues: z.optional(z.array(issueSchema)),
  /** Under which the server's log tells of a fault. */
  requestId: z.optional(z.string()),
  /** The accounts that are deleted, of those that this device was signed in to (rule V5). */
  userIds: z.optional(z.array(z.string())),
});

/** A server's final no to one change, in words: the same however often it is asked again. */
export const toldRefusalSchema = z.extend(errorBodySchema, {
  /** The status of the documented call. Only builds before this one ask for it. */
  status: z.optional(z.int()),
});

export type Issue = z.infer<typeof issueSchema>;
export type ErrorBody = z.infer<typeof errorBodySchema>;
export type ToldRefusal = z.infer<typeof toldRefusalSchema>;

/** What the id in a path is the id of. */
export type Named = "event" | "passkey" | "photo" | "place" | "session" | "token" | "wine";

/** What asks an AI service. */
export type AiTask = "labels" | "pairing";

/** The name of the store that answers (rule E1). */
interface OfEpoch {
  readonly epoch: string;
}

/** When to come again, in seconds. */
interface ToRetry {
  readonly retryAfterSeconds: number;
}

/** Every code with which anything is refused, and the facts that go with it. */
interface Facts {
  /** No one is signed in; of those who were on this device, these are deleted (rule V5). */
  account_deleted: { readonly userIds: readonly string[] };
  ai_failed: { readonly task: AiTask };
  ai_unconfigured: { readonly task: AiTask };
  already_finalized: object;
  bottle_id_taken: object;
  /** The password is right, and the account has a second factor. */
  code_needed: object;
  demo_account: object;
  /** This number was used for another change: two devices share one identity (rule P4). */
  device_cloned: OfEpoch;
  email_taken: object;
  /** The store is not the one that was read before; `epoch` names it (rule E1). */
  epoch_changed: OfEpoch;
  forbidden_origin: object;
  idempotency_key_reused: object;
  /** Somebody has linked it, or this person another. */
  identity_exists: object;
  identity_refused: object;
  /** Nobody has linked it, and its e-mail is that of an account. */
  identity_unlinked: object;
  identity_without_email: object;
  insufficient_quantity: object;
  /** The access token is not allowed this. */
  insufficient_scope: object;
  /** Its log tells more under the id of the request. */
  internal: { readonly requestId?: string };
  invalid: { readonly issues: readonly Issue[] };
  invalid_cancel_token: object;
  invalid_confirmation_token: object;
  invalid_credentials: object;
  invalid_reminder_token: object;
  invalid_reset_token: object;
  /** The access token is unknown, expired or revoked. */
  invalid_token: object;
  invalid_undo_token: object;
  invitation_needed: object;
  /** Without it nothing would let its person in but a mail. */
  last_way_in: object;
  malformed_address: object;
  malformed_json: { readonly because: "broken off" | "intricate" | "no JSON" };
  method_not_allowed: object;
  not_an_image: { readonly isHeic: boolean };
  not_built: object;
  not_found: { readonly what: Named | "address" };
  not_uploaded: object;
  /** The ops do not follow the last number seen (rule P3). */
  op_gap: OfEpoch & {
    /** The number to resume from (rule P3). */
    readonly expected: number;
  };
  openid_unconfigured: object;
  passkey_exists: object;
  /** The wine was removed more than 30 days ago (rule W11). */
  restore_expired: object;
  photos_full: object;
  provider_misconfigured: object;
  provider_unreachable: object;
  signup_closed: object;
  too_demanding: object;
  too_large: { readonly what: "photo" | "request"; readonly bytesMax: number };
  too_many_bottles: object;
  too_many_events: object;
  too_many_passkeys: object;
  too_many_places: object;
  too_many_requests: ToRetry;
  too_many_streams: ToRetry;
  too_many_tokens: object;
  too_many_wines: object;
  too_much_text: object;
  unauthenticated: object;
  unavailable: ToRetry;
  unsupported_media_type: object;
  /** The protocol is too old for this server (rule V1). */
  upgrade_required: object;
  upload_expired: object;
  upload_interrupted: object;
  upload_not_signed: object;
  /** It is for another person than the one signed in (rule P5). */
  user_mismatch: object;
  wine_exists: object;
  /** The wine is removed: it takes no other change until it is restored (rule W10). */
  wine_removed: object;
  wrong_code: object;
  wrong_passkey: object;
  wrong_password: object;
}

export type ErrorCode = keyof Facts;

/** Why something is refused: a code for programs, and its facts. Who tells it finds the words. */
export type Refusal<Code extends ErrorCode = ErrorCode> = {
  [Each in Code]: { readonly code: Each } & Facts[Each];
}[Code];

/** Why a change is refused, on the device that made it or by the server. */
export type ChangeRefusal = Refusal<
  | "bottle_id_taken"
  | "idempotency_key_reused"
  | "insufficient_quantity"
  | "invalid"
  | "not_found"
  | "restore_expired"
  | "too_many_bottles"
  | "too_many_events"
  | "too_many_places"
  | "too_many_wines"
  | "too_much_text"
  | "wine_exists"
  | "wine_removed"
>;

const NOT_FOUND: Readonly<Record<Refusal<"not_found">["what"], string>> = {
  address: "Not found",
  event: "Event not found",
  passkey: "This passkey has been removed already",
  photo: "Photo not found",
  place: "Place not found",
  session: "This device is signed out already",
  token: "This access token has ended already",
  wine: "Wine not found",
};

/** What a person reads of a refused change. */
export function changeSentence(refusal: ChangeRefusal): string {
  switch (refusal.code) {
    case "bottle_id_taken":
      return "Another wine already has this bottle ID";
    case "idempotency_key_reused":
      return "This Idempotency-Key was used for another request";
    case "insufficient_quantity":
      return "Cannot remove more bottles than available";
    case "invalid":
      return refusal.issues[0]?.message ?? "Invalid input";
    case "not_found":
      return NOT_FOUND[refusal.what];
    case "restore_expired":
      return `A removed wine can be restored for ${String(RESTORABLE_DAYS)} days; these have passed`;
    case "too_many_bottles":
      return `A wine can have at most ${String(QUANTITY.max)} bottles`;
    case "too_many_events":
      return `A cellar can hold at most ${EVENTS_MAX.toLocaleString("en")} events`;
    case "too_many_places":
      return `A cellar can hold at most ${PLACES_MAX.toLocaleString("en")} places`;
    case "too_many_wines":
      return `A cellar can hold at most ${WINES_MAX.toLocaleString("en")} wines`;
    case "too_much_text":
      return "The notes and names of this cellar's wines are too long in all to add more";
    case "wine_exists":
      return "A wine with this id already exists";
    case "wine_removed":
      return "This wine has been removed: restore it to change it";
  }
}

/** A refused change as it is told, for ever (rule S3). */
export function toldChangeRefusal(refusal: ChangeRefusal): ToldRefusal {
  const told = { error: changeSentence(refusal), code: refusal.code };
  return refusal.code === "invalid" ? { ...told, issues: [...refusal.issues] } : told;
}
