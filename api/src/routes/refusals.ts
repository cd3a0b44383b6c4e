import {
  type ErrorBody,
  type ErrorCode,
  type OpResult,
  PASSKEYS_MAX,
  PHOTO_BYTES_MAX,
  EVENTS_MAX,
  IMPRESSIONS_MAX,
  PLACES_MAX,
  QUANTITY,
  type Refusal,
  TOKENS_MAX,
  type ChangeRefusalBody,
  WINES_MAX,
  WISHES_MAX,
} from "sync-protocol";
import { furtherFacts, refusalSentence } from "sync-protocol/refusals";
import { CELLAR_REFUSALS } from "./cellarRefusals.ts";

const GIGABYTE = 1e9;

export interface RefusalSpec {
  readonly status: number;
  readonly means: string;
}

/** Every refusal by its code. HTTP statuses are defined only here. */
export const REFUSALS: Readonly<Record<ErrorCode, RefusalSpec>> = {
  ...CELLAR_REFUSALS,
  account_deleted: {
    status: 401,
    means: "No one is signed in, and an account of this device (listed in `userIds`) is deleted",
  },
  invalid: { status: 400, means: "The request does not match its schema; see `issues`" },
  invalid_reminder_token: { status: 400, means: "The unsubscribe link is unknown" },
  invalid_reset_token: { status: 400, means: "The reset link is unknown, expired or used" },
  invalid_confirmation_token: {
    status: 400,
    means: "The confirmation link is unknown or expired, or the account's e-mail has changed since",
  },
  invalid_cancel_token: { status: 400, means: "The link is unknown, expired or used" },
  invalid_undo_token: { status: 400, means: "The undo link is unknown, expired or used" },
  identity_refused: {
    status: 400,
    means:
      "The provider refused, or its answer does not match the request, has expired, was used, or names a user without access",
  },
  identity_without_email: { status: 400, means: "The provider gives no e-mail for that identity" },
  malformed_address: { status: 400, means: "The address of the request can't be read" },
  malformed_json: {
    status: 400,
    means: "The body is incomplete, not JSON, or nested too deeply",
  },
  upload_interrupted: { status: 400, means: "The upload was broken off" },
  wrong_code: { status: 400, means: "The code is wrong, expired or used" },
  wrong_passkey: {
    status: 400,
    means:
      "The passkey is unknown, or its signature is for another challenge or origin, or was used before",
  },
  wrong_password: { status: 400, means: "The current password is wrong" },
  invalid_credentials: { status: 401, means: "The e-mail or the password is wrong" },
  unauthenticated: { status: 401, means: "No one is signed in" },
  invalid_token: { status: 401, means: "The access token is unknown, expired or revoked" },
  insufficient_scope: { status: 403, means: "The access token's scope does not allow this call" },
  demo_account: {
    status: 403,
    means: "The demo account's e-mail and sign-in can't be changed, and it can't be deleted",
  },
  forbidden_origin: { status: 403, means: "The request came from another site" },
  invitation_needed: {
    status: 403,
    means: "New accounts need an invitation, and there is no valid one for that e-mail",
  },
  signup_closed: { status: 403, means: "This cellar takes no new accounts" },
  upload_expired: { status: 403, means: "The upload address has expired" },
  upload_not_signed: { status: 403, means: "The address is not an upload address of this server" },
  not_found: {
    status: 404,
    means: "The user has no record with this id",
  },
  wine_removed: { status: 404, means: "The wine is removed; restore it to change it" },
  openid_unconfigured: { status: 404, means: "No identity provider is configured" },
  method_not_allowed: { status: 405, means: "A page can only be read" },
  already_finalized: { status: 409, means: "The photo is finalized and can't be replaced" },
  bottle_id_taken: { status: 409, means: "Another wine of the user has this bottle ID" },
  code_needed: {
    status: 401,
    means: "The password is right, but the account has a second factor: send its code too",
  },
  device_cloned: { status: 409, means: "Another device uses the same identity" },
  email_taken: { status: 409, means: "Another account has this e-mail" },
  epoch_changed: { status: 409, means: "The epoch has changed: load the cellar again" },
  identity_exists: {
    status: 409,
    means: "This identity is linked to another account, or this account to another identity",
  },
  identity_unlinked: {
    status: 409,
    means: "The identity is not linked, and an account has its e-mail",
  },
  insufficient_quantity: { status: 409, means: "There are fewer bottles than that" },
  last_way_in: { status: 409, means: "It is the user's only way to sign in" },
  not_uploaded: { status: 409, means: "Nothing has been sent to the upload address yet" },
  op_gap: {
    status: 409,
    means: "Earlier changes are missing; resume from `expected`",
  },
  user_mismatch: { status: 409, means: "The request is for another user than the one signed in" },
  restore_expired: { status: 409, means: "The wine was removed more than 30 days ago" },
  wine_exists: { status: 409, means: "The user has a wine with this id" },
  passkey_exists: { status: 409, means: "The passkey is already registered" },
  too_many_passkeys: {
    status: 409,
    means: `The user has ${String(PASSKEYS_MAX)} passkeys, the maximum`,
  },
  too_many_tokens: {
    status: 409,
    means: `The user has ${String(TOKENS_MAX)} access tokens, the maximum`,
  },
  photos_full: {
    status: 413,
    means: `The photos in the cellars of this cellar's owner take up ${String(PHOTO_BYTES_MAX / GIGABYTE)} GB, the maximum`,
  },
  too_demanding: {
    status: 413,
    means: "The picture has too many pixels or takes too long to decode",
  },
  too_large: {
    status: 413,
    means: "The body is too large",
  },
  not_an_image: {
    status: 415,
    means: "The bytes are not a readable picture",
  },
  unsupported_media_type: { status: 415, means: "The body must be JSON" },
  idempotency_key_reused: { status: 422, means: "The key was used for another request" },
  too_many_bottles: {
    status: 422,
    means: `A wine can have at most ${String(QUANTITY.max)} bottles`,
  },
  too_many_events: { status: 422, means: `A cellar can hold at most ${String(EVENTS_MAX)} events` },
  too_many_impressions: {
    status: 422,
    means: `At most ${String(IMPRESSIONS_MAX)} people can rate the same bottle`,
  },
  too_many_places: { status: 422, means: `A cellar can hold at most ${String(PLACES_MAX)} places` },
  too_many_wines: { status: 422, means: `A cellar can hold at most ${String(WINES_MAX)} wines` },
  too_many_wishes: { status: 422, means: `A cellar can hold at most ${String(WISHES_MAX)} wishes` },
  too_much_text: {
    status: 422,
    means: "The cellar's notes and names are too long in all to add more",
  },
  upgrade_required: { status: 426, means: "The client's protocol version is no longer supported" },
  too_many_requests: {
    status: 429,
    means: "Too many attempts; see `Retry-After`",
  },
  internal: {
    status: 500,
    means: "An internal error; find it in the log by `requestId`",
  },
  ai_failed: {
    status: 502,
    means: "The AI service gave no usable answer",
  },
  provider_misconfigured: {
    status: 502,
    means: "The identity provider is not set up correctly; see the log",
  },
  provider_unreachable: { status: 502, means: "The identity provider does not answer" },
  ai_unconfigured: {
    status: 503,
    means: "No AI key is configured",
  },
  not_built: { status: 503, means: "The web app is not built yet" },
  too_many_streams: { status: 503, means: "Too many event streams; see `Retry-After`" },
  unavailable: { status: 503, means: "The storage is full, locked or failing; see `Retry-After`" },
};

export interface RefusalAnswer {
  readonly status: number;
  readonly body: ErrorBody;
  readonly retryAfterSeconds?: number;
}

export function answerTo(refusal: Refusal): RefusalAnswer {
  const { status } = REFUSALS[refusal.code];
  const error = refusalSentence(refusal);
  const body = { error, code: refusal.code, ...factsOf(refusal), ...furtherFacts(refusal) };
  const isTemporary = "retryAfterSeconds" in refusal;
  return isTemporary
    ? { status, body, retryAfterSeconds: refusal.retryAfterSeconds }
    : { status, body };
}

/** The response for a refused change, also when the change is repeated [I2: repeats]. */
export function answerToChange({
  status: formerly = 409,
  ...body
}: ChangeRefusalBody): RefusalAnswer {
  return { status: isKnown(body.code) ? REFUSALS[body.code].status : formerly, body };
}

/**
 * Adds HTTP statuses to the results of refused ops, because apps of the previous build require
 * them.
 */
export function withStatuses(results: readonly OpResult[]): OpResult[] {
  return results.map((result) => {
    const { verdict } = result;
    if (verdict.kind !== "refused") return result;
    const { status, body } = answerToChange(verdict.refusal);
    return { ...result, verdict: { ...verdict, refusal: { ...body, status } } };
  });
}

/** Facts that a response also has at its top level, as in the first version of the API. */
function factsOf(refusal: Refusal) {
  return {
    ...("issues" in refusal && { issues: [...refusal.issues] }),
    ...("expected" in refusal && { expected: refusal.expected }),
    ...("requestId" in refusal && { requestId: refusal.requestId }),
    ...("userIds" in refusal && { userIds: [...refusal.userIds] }),
    ...("epoch" in refusal && { epoch: refusal.epoch }),
  };
}

/** Whether this build knows a refusal's code. An earlier build may have stored other codes. */
function isKnown(code: string): code is ErrorCode {
  return code in REFUSALS;
}
