import {
  changeSentence,
  type ErrorBody,
  type ErrorCode,
  type OpResult,
  PASSKEYS_MAX,
  PHOTO_BYTES_MAX,
  PHOTO_PIXELS_MAX,
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
import { CELLAR_REFUSALS } from "./cellarRefusals.ts";
import { type RefusalSpec, withSentence } from "./RefusalSpec.ts";

/** A refused change. The sentence is the same as on the device. */
const ofChange = (status: number, means: string) => ({ status, means, sentence: changeSentence });

const MEGABYTE = 1024 * 1024;
const GIGABYTE = 1e9;

const NOT_A_PICTURE =
  "This file is not a picture that can be read. Please choose a JPEG, PNG or WebP.";
const HEIC = "HEIC pictures can't be read. Please save the photo as a JPEG, and upload that.";

/** Every refusal by its code. Statuses are defined only here. */
export const REFUSALS: { readonly [Code in ErrorCode]: RefusalSpec<Code> } = {
  ...CELLAR_REFUSALS,
  account_deleted: withSentence(
    401,
    "No one is signed in, and an account of this device (listed in `userIds`) is deleted",
    "This account has been deleted",
  ),
  invalid: ofChange(400, "The request does not match its schema; see `issues`"),
  invalid_reminder_token: withSentence(
    400,
    "The unsubscribe link is unknown",
    "Failed to stop the mails. The link may be incomplete.",
  ),
  invalid_reset_token: withSentence(
    400,
    "The reset link is unknown, expired or used",
    "Failed to reset password. The link may be expired or invalid.",
  ),
  invalid_confirmation_token: withSentence(
    400,
    "The confirmation link is unknown or expired, or the account's e-mail has changed since",
    "This link is no longer valid. Sign in, and send another one from your profile.",
  ),
  invalid_cancel_token: withSentence(
    400,
    "The link is unknown, expired or used",
    "Failed to keep your account. The link may be expired or invalid.",
  ),
  invalid_undo_token: withSentence(
    400,
    "The undo link is unknown, expired or used",
    "Failed to undo the change. The link may be expired or invalid.",
  ),
  identity_refused: withSentence(
    400,
    "The provider refused, or its answer does not match the request, has expired, was used, or names a user without access",
    "Sign-in with your provider failed. Please try again.",
  ),
  identity_without_email: withSentence(
    400,
    "The provider gives no e-mail for that identity",
    "Your provider gave no email address, and an account needs one.",
  ),
  malformed_address: withSentence(
    400,
    "The address of the request can't be read",
    "The address of this request can't be read",
  ),
  malformed_json: {
    status: 400,
    means: "The body is incomplete, not JSON, or nested too deeply",
    sentence: ({ because }) => MALFORMED[because],
  },
  upload_interrupted: withSentence(400, "The upload was broken off", "The upload was interrupted"),
  wrong_code: withSentence(
    400,
    "The code is wrong, expired or used",
    "This code is wrong or already used. Please enter the code that your app shows now.",
  ),
  wrong_passkey: withSentence(
    400,
    "The passkey is unknown, or its signature is for another challenge or origin, or was used before",
    "This passkey was not accepted. Please try again, or use another.",
  ),
  wrong_password: withSentence(
    400,
    "The current password is wrong",
    "Current password is incorrect",
  ),
  invalid_credentials: withSentence(
    401,
    "The e-mail or the password is wrong",
    "Invalid email or password. Please try again.",
  ),
  unauthenticated: withSentence(401, "No one is signed in", "Please sign in"),
  invalid_token: withSentence(
    401,
    "The access token is unknown, expired or revoked",
    "This access token is not valid",
  ),
  insufficient_scope: withSentence(
    403,
    "The access token's scope does not allow this call",
    "This access token does not allow that",
  ),
  demo_account: withSentence(
    403,
    "The demo account's e-mail and sign-in can't be changed, and it can't be deleted",
    "The demo account's email address and sign-in can't be changed, and it can't be deleted",
  ),
  forbidden_origin: withSentence(
    403,
    "The request came from another site",
    "This request came from another site",
  ),
  invitation_needed: withSentence(
    403,
    "New accounts need an invitation, and there is no valid one for that e-mail",
    "This cellar takes new accounts by invitation. The link may have expired, or be for another email.",
  ),
  signup_closed: withSentence(
    403,
    "This cellar takes no new accounts",
    "This cellar takes no new accounts",
  ),
  upload_expired: withSentence(
    403,
    "The upload address has expired",
    "This upload address has expired. Please upload the photo again.",
  ),
  upload_not_signed: withSentence(
    403,
    "The address is not an upload address of this server",
    "This is not an upload address of this server",
  ),
  not_found: {
    status: 404,
    means: "The user has no record with this id",
    sentence: ({ what }) => NOT_FOUND[what],
  },
  wine_removed: ofChange(404, "The wine is removed; restore it to change it"),
  openid_unconfigured: withSentence(
    404,
    "No identity provider is configured",
    "This cellar has no such way to sign in",
  ),
  method_not_allowed: withSentence(405, "A page can only be read", "A page can only be read"),
  already_finalized: withSentence(
    409,
    "The photo is finalized and can't be replaced",
    "This photo has been finalized and can't be replaced. Please ask for a new address.",
  ),
  bottle_id_taken: ofChange(409, "Another wine of the user has this bottle ID"),
  code_needed: withSentence(
    401,
    "The password is right, but the account has a second factor: send its code too",
    "Please enter a code from your authenticator app as well.",
  ),
  device_cloned: withSentence(
    409,
    "Another device uses the same identity",
    "Another device uses the same identity",
  ),
  email_taken: withSentence(
    409,
    "Another account has this e-mail",
    "An account with this email already exists",
  ),
  epoch_changed: withSentence(
    409,
    "The epoch has changed: load the cellar again",
    "The server's cellar was restored; load it again",
  ),
  identity_exists: withSentence(
    409,
    "This identity is linked to another account, or this account to another identity",
    "This identity is linked to an account already.",
  ),
  identity_unlinked: withSentence(
    409,
    "The identity is not linked, and an account has its e-mail",
    "There is an account with your email address already. Sign in to it as you did before, then link the two in your profile.",
  ),
  insufficient_quantity: ofChange(409, "There are fewer bottles than that"),
  last_way_in: withSentence(
    409,
    "It is the user's only way to sign in",
    "This is the only way to sign in to your account. Add another one first.",
  ),
  not_uploaded: withSentence(
    409,
    "Nothing has been sent to the upload address yet",
    "No photo has been uploaded to this address yet",
  ),
  op_gap: {
    status: 409,
    means: "Earlier changes are missing; resume from `expected`",
    sentence: ({ expected }) => `Changes are missing before these; resume from ${String(expected)}`,
  },
  user_mismatch: withSentence(
    409,
    "The request is for another user than the one signed in",
    "These changes belong to another account",
  ),
  restore_expired: ofChange(409, "The wine was removed more than 30 days ago"),
  wine_exists: ofChange(409, "The user has a wine with this id"),
  passkey_exists: withSentence(
    409,
    "The passkey is already registered",
    "This passkey has been added already",
  ),
  too_many_passkeys: withSentence(
    409,
    `The user has ${String(PASSKEYS_MAX)} passkeys, the maximum`,
    `You have ${String(PASSKEYS_MAX)} passkeys, the most that one account can have. Remove one first.`,
  ),
  too_many_tokens: withSentence(
    409,
    `The user has ${String(TOKENS_MAX)} access tokens, the maximum`,
    `You have ${String(TOKENS_MAX)} access tokens, the most that one account can have. End one first.`,
  ),
  photos_full: withSentence(
    413,
    `The photos in the cellars of this cellar's owner take up ${String(PHOTO_BYTES_MAX / GIGABYTE)} GB, the maximum`,
    `The photos of this cellar's owner take up ${String(PHOTO_BYTES_MAX / GIGABYTE)} GB, the most that one account can keep in all its cellars.`,
  ),
  too_demanding: withSentence(
    413,
    "The picture has too many pixels or takes too long to decode",
    `This picture has more than ${String(PHOTO_PIXELS_MAX / 1_000_000)} megapixels, or takes too long to read. Please choose a smaller one.`,
  ),
  too_large: {
    status: 413,
    means: "The body is too large",
    sentence: ({ what, bytesMax }) => {
      const size = `larger than ${String(bytesMax / MEGABYTE)} MB`;
      return what === "photo"
        ? `The photo is ${size}. Please choose a smaller one.`
        : `The request is ${size}`;
    },
  },
  not_an_image: {
    status: 415,
    means: "The bytes are not a readable picture",
    sentence: ({ isHeic }) => (isHeic ? HEIC : NOT_A_PICTURE),
  },
  unsupported_media_type: withSentence(415, "The body must be JSON", "The request must be JSON"),
  idempotency_key_reused: ofChange(422, "The key was used for another request"),
  too_many_bottles: ofChange(422, `A wine can have at most ${String(QUANTITY.max)} bottles`),
  too_many_events: ofChange(422, `A cellar can hold at most ${String(EVENTS_MAX)} events`),
  too_many_impressions: ofChange(
    422,
    `At most ${String(IMPRESSIONS_MAX)} people can rate the same bottle`,
  ),
  too_many_places: ofChange(422, `A cellar can hold at most ${String(PLACES_MAX)} places`),
  too_many_wines: ofChange(422, `A cellar can hold at most ${String(WINES_MAX)} wines`),
  too_many_wishes: ofChange(422, `A cellar can hold at most ${String(WISHES_MAX)} wishes`),
  too_much_text: ofChange(422, "The cellar's notes and names are too long in all to add more"),
  upgrade_required: withSentence(
    426,
    "The client's protocol version is no longer supported",
    "Please update Wine Cellar to go on syncing",
  ),
  too_many_requests: {
    status: 429,
    means: "Too many attempts; see `Retry-After`",
    sentence: ({ retryAfterSeconds }) =>
      `Too many attempts. Please try again in ${duration(retryAfterSeconds)}.`,
  },
  internal: {
    status: 500,
    means: "An internal error; find it in the log by `requestId`",
    sentence: ({ requestId }) =>
      requestId === undefined
        ? "Something went wrong"
        : `Something went wrong. Request ${requestId} in the server's log.`,
  },
  ai_failed: {
    status: 502,
    means: "The AI service gave no usable answer",
    sentence: ({ task }) => AI_FAILED[task],
  },
  provider_misconfigured: withSentence(
    502,
    "The identity provider is not set up correctly; see the log",
    "Sign-in with this provider is not set up correctly. Please tell the operator of this Wine Cellar.",
  ),
  provider_unreachable: withSentence(
    502,
    "The identity provider does not answer",
    "Your sign-in provider does not answer. Please try again in a moment.",
  ),
  ai_unconfigured: {
    status: 503,
    means: "No AI key is configured",
    sentence: ({ task }) =>
      `${task === "labels" ? "Label analysis" : "The AI pairing service"} needs an AI key, and none is configured.`,
  },
  not_built: withSentence(
    503,
    "The web app is not built yet",
    "The web app is not built yet. Run: npm run build",
  ),
  too_many_streams: withSentence(
    503,
    "Too many event streams; see `Retry-After`",
    "Too many devices are connected. Changes from other devices arrive a little later.",
  ),
  unavailable: withSentence(
    503,
    "The storage is full, locked or failing; see `Retry-After`",
    "Your cellar can't be read or changed right now. Please try again in a moment.",
  ),
};

const NOT_FOUND: Readonly<Record<Refusal<"not_found">["what"], string>> = {
  address: "Not found",
  cellar: "Cellar not found",
  event: changeSentence({ code: "not_found", what: "event" }),
  guestLink: "This link has ended already",
  invitation: "This invitation has ended already",
  member: "This member has left already",
  passkey: "This passkey has been removed already",
  photo: "Photo not found",
  place: changeSentence({ code: "not_found", what: "place" }),
  session: "This device is signed out already",
  token: "This access token has ended already",
  webhook: "This webhook has been removed already",
  wine: changeSentence({ code: "not_found", what: "wine" }),
  wish: changeSentence({ code: "not_found", what: "wish" }),
};

const MALFORMED: Readonly<Record<Refusal<"malformed_json">["because"], string>> = {
  "broken off": "The request was broken off",
  intricate: "The request is nested too deeply or holds too much",
  "no JSON": "The request is not valid JSON",
};

const AI_FAILED: Readonly<Record<Refusal<"ai_failed">["task"], string>> = {
  labels: "The AI service did not give a usable reading of the label. Please try again.",
  pairing: "The AI pairing service did not give a usable answer. Please try again later.",
};

export interface RefusalAnswer {
  readonly status: number;
  readonly body: ErrorBody;
  readonly retryAfterSeconds?: number;
}

/** Status, sentence and facts of a refusal for the client. */
export function answerTo(refusal: Refusal): RefusalAnswer {
  const { status, error } = inWords(refusal);
  const body = { error, code: refusal.code, ...factsOf(refusal) };
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

/** Adds statuses to results of ops, for the previous build. */
export function withStatuses(results: readonly OpResult[]): OpResult[] {
  return results.map((result) => {
    const { verdict } = result;
    if (verdict.kind !== "refused") return result;
    const { status, body } = answerToChange(verdict.refusal);
    return { ...result, verdict: { ...verdict, refusal: { ...body, status } } };
  });
}

function inWords<Code extends ErrorCode>(refusal: Refusal<Code>) {
  const { status, sentence }: RefusalSpec<Code> = REFUSALS[refusal.code];
  return { status, error: sentence(refusal) };
}

function factsOf(refusal: Refusal) {
  return {
    ...("issues" in refusal && { issues: [...refusal.issues] }),
    ...("expected" in refusal && { expected: refusal.expected }),
    ...("requestId" in refusal && { requestId: refusal.requestId }),
    ...("userIds" in refusal && { userIds: [...refusal.userIds] }),
    ...("epoch" in refusal && { epoch: refusal.epoch }),
  };
}

/** `false` for a code that only an earlier build knew. */
function isKnown(code: string): code is ErrorCode {
  return code in REFUSALS;
}

function duration(seconds: number): string {
  const [count, unit] = seconds < 60 ? [seconds, "second"] : [Math.ceil(seconds / 60), "minute"];
  return `${String(count)} ${unit}${count === 1 ? "" : "s"}`;
}
