import * as z from "zod/mini";
import { i18n } from "./language/index.ts";
import type { Role } from "./cellars/role.ts";
import { IMPRESSIONS_MAX, RESTORABLE_DAYS } from "./limits.ts";
import { QUANTITY } from "./records/quantity.ts";

export const issueSchema = z.object({
  path: z.array(z.union([z.string(), z.number()])),
  message: z.string(),
});

/** The body of every error response: `error` is a message for people, `code` is for programs. */
export const errorBodySchema = z.object({
  error: z.string(),
  code: z.string(),
  /**
   * The values that `error` mentions and that no other field of the body contains, for clients that
   * translate the code [U8: facts].
   */
  facts: z.optional(z.looseObject({})),
  issues: z.optional(z.array(issueSchema)),
  /** The id of the request in the server's log. */
  requestId: z.optional(z.string()),
  /** Deleted accounts that were signed in on this device [V5: deleted account]. */
  userIds: z.optional(z.array(z.string())),
});

/** The body of a change's final refusal. A client that repeats the change gets the same refusal. */
export const changeRefusalBodySchema = z.extend(errorBodySchema, {
  /**
   * The HTTP status that an API call for this single change would get. Only older builds read it.
   */
  status: z.optional(z.int()),
});

export type Issue = z.infer<typeof issueSchema>;
export type ErrorBody = z.infer<typeof errorBodySchema>;
export type ChangeRefusalBody = z.infer<typeof changeRefusalBodySchema>;

export type IdKind =
  | "cellar"
  | "event"
  | "guestLink"
  | "invitation"
  | "member"
  | "passkey"
  | "photo"
  | "place"
  | "session"
  | "token"
  | "webhook"
  | "wine"
  | "wish";

export type AiTask = "labels" | "pairing";

/** The current epoch of the server's store [E1: epoch]. */
interface EpochFact {
  readonly epoch: string;
}

interface RetryFact {
  readonly retryAfterSeconds: number;
}

export interface RefusalFacts {
  /**
   * The user is not signed in, and these accounts of this device are deleted [V5: deleted account].
   */
  account_deleted: { readonly userIds: readonly string[] };
  ai_failed: { readonly task: AiTask };
  ai_unconfigured: { readonly task: AiTask };
  already_finalized: object;
  already_member: {
    /** Whether the user who is already a member is the requesting user. */
    readonly isSelf: boolean;
  };
  /**
   * The owner has offered the cellar to themselves. Only other members can get it [C11: handing
   * over].
   */
  already_owner: object;
  bottle_id_taken: object;
  /** The id belongs to another user's cellar or to a deleted cellar [C2: made cellar]. */
  cellar_exists: object;
  /**
   * The password is right, but the sign-in also needs a code, because the account has a second
   * factor.
   */
  code_needed: object;
  demo_account: object;
  /** The demo account cannot create, share or join cellars, because everybody can sign in to it. */
  demo_cellar: object;
  /**
   * The op's number was already used for another change, so two devices have the same id [P4:
   * clones].
   */
  device_cloned: EpochFact;
  email_taken: object;
  /**
   * The server's database has a different epoch than the client last saw, for example after a
   * restore. `epoch` is the database's [E1: epoch].
   */
  epoch_changed: EpochFact;
  forbidden_origin: object;
  idempotency_key_reused: object;
  /** Another account is linked to this identity, or this account is linked to another identity. */
  identity_exists: object;
  identity_refused: object;
  /** No account is linked to this identity, but an account has its e-mail. */
  identity_unlinked: object;
  identity_without_email: object;
  insufficient_quantity: object;
  /** The user's role in this cellar does not allow the call [C3: roles]. */
  insufficient_role: { readonly needed: Exclude<Role, "viewer"> };
  insufficient_scope: object;
  /** An internal error. The server's log has details under the request id. */
  internal: { readonly requestId?: string | undefined };
  invalid: { readonly issues: readonly Issue[] };
  invalid_cancel_token: object;
  invalid_confirmation_token: object;
  invalid_credentials: object;
  /** The invitation is unknown, ended, or for another e-mail [C5: invitation]. */
  invalid_invitation: object;
  invalid_reminder_token: object;
  invalid_reset_token: object;
  /** The access token is unknown, expired or revoked. */
  invalid_token: object;
  invalid_undo_token: object;
  invitation_needed: object;
  /** The owner cannot leave the cellar, because a cellar always has an owner [C10: owner]. */
  last_owner: object;
  /** The user's last sign-in method cannot be removed. Reset links in mails do not count. */
  last_way_in: object;
  /** The server sends no mails, so nobody would get an invitation by mail. */
  mail_unconfigured: object;
  malformed_address: object;
  malformed_json: { readonly because: "broken off" | "intricate" | "no JSON" };
  method_not_allowed: object;
  not_an_image: { readonly isHeic: boolean };
  not_built: object;
  not_found: { readonly what: IdKind | "address" };
  /**
   * The user tried to take over a cellar that its owner has not offered them [C11: handing over].
   */
  not_offered: object;
  not_uploaded: object;
  /**
   * Ops are missing: the first op number in the push does not directly follow the last one that the
   * server has seen [P3: gaps].
   */
  op_gap: EpochFact & {
    /** The op number from which the client must resume [P3: gaps]. */
    readonly expected: number;
  };
  openid_unconfigured: object;
  /**
   * The account cannot be deleted, because its user owns a cellar that has other members [C12:
   * deleted account].
   */
  owns_shared_cellars: object;
  passkey_exists: object;
  /**
   * A personal cellar belongs to its owner's account, so the owner cannot leave it, hand it over or
   * delete it [C1: personal cellar].
   */
  personal_cellar: object;
  /** The wine cannot be restored, because it was removed more than 30 days ago [W11: restore]. */
  restore_expired: object;
  photos_full: object;
  provider_misconfigured: object;
  provider_unreachable: object;
  signup_closed: object;
  too_demanding: object;
  too_large: { readonly what: "photo" | "request"; readonly bytesMax: number };
  too_many_bottles: object;
  too_many_cellars: object;
  too_many_events: object;
  too_many_guest_links: object;
  too_many_impressions: object;
  too_many_invitations: object;
  too_many_members: object;
  too_many_passkeys: object;
  too_many_places: object;
  too_many_requests: RetryFact;
  too_many_streams: RetryFact;
  too_many_tokens: object;
  too_many_webhooks: object;
  too_many_wines: object;
  too_many_wishes: object;
  too_much_text: object;
  unauthenticated: object;
  unavailable: RetryFact;
  unconfirmed_email: object;
  /**
   * The user cannot invite anyone, because the user's own e-mail is not confirmed [C5: invitation].
   */
  unconfirmed_sender: object;
  unsupported_media_type: object;
  /** The client's protocol version is too old for this server [V1: versions]. */
  upgrade_required: object;
  upload_expired: object;
  upload_interrupted: object;
  upload_not_signed: object;
  /** The request is for a user other than the signed-in user [P5: user]. */
  user_mismatch: object;
  wine_exists: object;
  /** The wine is removed. It must be restored before any other change [W10: removed]. */
  wine_removed: object;
  wrong_code: object;
  wrong_passkey: object;
  wrong_password: object;
}

export type ErrorCode = keyof RefusalFacts;

/** The reason of a refusal: a code and its facts. Callers choose the error message. */
export type Refusal<Code extends ErrorCode = ErrorCode> = {
  [Each in Code]: { readonly code: Each } & RefusalFacts[Each];
}[Code];

type ChangedRecord = "event" | "place" | "wine" | "wish";

export type ChangeRefusal =
  | { readonly code: "not_found"; readonly what: ChangedRecord }
  | Refusal<
      | "bottle_id_taken"
      | "idempotency_key_reused"
      | "insufficient_quantity"
      | "insufficient_role"
      | "invalid"
      | "restore_expired"
      | "too_many_bottles"
      | "too_many_events"
      | "too_many_impressions"
      | "too_many_places"
      | "too_many_wines"
      | "too_many_wishes"
      | "too_much_text"
      | "wine_exists"
      | "wine_removed"
    >;

export const RECORD_NOT_FOUND: Readonly<Record<ChangedRecord, string>> = {
  event: /*i18n*/ "Event not found",
  place: /*i18n*/ "Place not found",
  wine: /*i18n*/ "Wine not found",
  wish: /*i18n*/ "Wish not found",
};

/**
 * The error messages of refused changes, by code. The number replaces the placeholder `{max}`, if
 * the message has it.
 */
const SENTENCES: Readonly<Partial<Record<ChangeRefusal["code"], readonly [string, number?]>>> = {
  bottle_id_taken: [/*i18n*/ "Another wine already has this bottle ID"],
  insufficient_quantity: [/*i18n*/ "Cannot remove more bottles than available"],
  insufficient_role: [
    /*i18n*/ "You can only look at this cellar. Its owner can make you an editor.",
  ],
  restore_expired: [
    /*i18n*/ "A removed wine can be restored for {max} days; these have passed",
    RESTORABLE_DAYS,
  ],
  too_many_bottles: [/*i18n*/ "A wine can have at most {max} bottles", QUANTITY.max],
  too_many_impressions: [/*i18n*/ "At most {max} people can rate the same bottle", IMPRESSIONS_MAX],
  wine_exists: [/*i18n*/ "A wine with this id already exists"],
  wine_removed: [/*i18n*/ "This wine has been removed: restore it to change it"],
};

/**
 * The error message for a change that a device can refuse without the server. A device does not
 * check the limits of a cellar, so the messages for full cellars are in `refusalSentences.ts`.
 */
export function changeSentence(refusal: ChangeRefusal): string {
  if (refusal.code === "invalid") return refusal.issues[0]?.message ?? i18n._("Invalid input");
  if (refusal.code === "not_found") return i18n._(RECORD_NOT_FOUND[refusal.what]);
  const [message, max] = SENTENCES[refusal.code] ?? [/*i18n*/ "Something went wrong"];
  return i18n._(message, { max });
}
