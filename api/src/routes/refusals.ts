import { type ErrorCode, QUANTITY } from "sync-protocol";

/** How a refusal is answered, and what its document says of it. */
interface Refusing {
  readonly status: number;
  readonly means: string;
}

/** The status of every refusal, by its code, and what it means to whoever reads the document. */
export const REFUSALS: Readonly<Record<ErrorCode, Refusing>> = {
  invalid: { status: 400, means: "The request does not fit its schema; `issues` says where" },
  invalid_reset_token: { status: 400, means: "The reset link is expired, used or none of ours" },
  invalid_undo_token: { status: 400, means: "The undo link is expired, used or none of ours" },
  malformed_address: { status: 400, means: "The address of the request can't be read" },
  malformed_json: { status: 400, means: "The body is not JSON, too intricate, or broken off" },
  upload_interrupted: { status: 400, means: "The upload was broken off" },
  wrong_password: { status: 400, means: "The present password is another" },
  invalid_credentials: { status: 401, means: "The e-mail or the password is wrong" },
  unauthenticated: { status: 401, means: "Nobody is signed in" },
  demo_account: { status: 403, means: "The demo account keeps its e-mail" },
  forbidden_origin: { status: 403, means: "The request came from another site" },
  signup_closed: { status: 403, means: "This cellar takes no new accounts" },
  upload_expired: { status: 403, means: "The upload address has expired" },
  upload_not_signed: { status: 403, means: "It is no upload address of this server" },
  not_found: { status: 404, means: "This person has nothing of that id" },
  method_not_allowed: { status: 405, means: "A page can only be read" },
  already_finalized: { status: 409, means: "The photo is finalized and stays as it is" },
  bottle_id_taken: { status: 409, means: "Another wine of the person has this bottle ID" },
  device_cloned: { status: 409, means: "Another device uses the same identity" },
  email_taken: { status: 409, means: "Another account has this e-mail" },
  epoch_changed: { status: 409, means: "The server's cellar is another history; read it anew" },
  insufficient_quantity: { status: 409, means: "There are fewer bottles than that" },
  not_uploaded: { status: 409, means: "Nothing has been sent to the upload address yet" },
  op_gap: { status: 409, means: "Changes are missing before these; resume from `expected`" },
  user_mismatch: { status: 409, means: "It is meant for another person than the one signed in" },
  wine_exists: { status: 409, means: "The person has a wine of this id" },
  too_demanding: { status: 413, means: "The picture has too many pixels, or takes too long" },
  too_large: { status: 413, means: "There are too many bytes" },
  not_an_image: { status: 415, means: "The bytes are no picture that can be read" },
  unsupported_media_type: { status: 415, means: "The body must be JSON" },
  idempotency_key_reused: { status: 422, means: "The key was used for another request" },
  too_many_bottles: {
    status: 422,
    means: `A wine can have at most ${String(QUANTITY.max)} bottles`,
  },
  upgrade_required: { status: 426, means: "The client's protocol is too old" },
  too_many_requests: { status: 429, means: "Too many attempts; `Retry-After` says when to return" },
  internal: { status: 500, means: "A fault of the server, told to its log alone" },
  ai_failed: { status: 502, means: "The AI service gave no usable answer" },
  ai_unconfigured: { status: 503, means: "No AI key is configured" },
  not_built: { status: 503, means: "The web app is not built yet" },
  too_many_streams: { status: 503, means: "Too many streams; `Retry-After` says when to return" },
  unavailable: {
    status: 503,
    means: "The storage is full, locked or failing; `Retry-After` says when to return",
  },
};
