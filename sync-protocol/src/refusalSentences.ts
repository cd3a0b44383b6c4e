import * as z from "zod/mini";
import { PASSKEYS_MAX } from "./account/passkey.ts";
import { TOKENS_MAX } from "./account/accessToken.ts";
import { i18n, textLanguage, type Values } from "./language/index.ts";
import {
  CELLARS_MAX,
  EVENTS_MAX,
  GUEST_LINKS_MAX,
  INVITATIONS_MAX,
  MEMBERS_MAX,
  PHOTO_BYTES_MAX,
  PLACES_MAX,
  WEBHOOKS_MAX,
  WINES_MAX,
  WISHES_MAX,
} from "./limits.ts";
import { PHOTO_PIXELS_MAX } from "./records/photo.ts";
import {
  type ChangeRefusal,
  type ChangeRefusalBody,
  changeSentence,
  type ErrorBody,
  type ErrorCode,
  type IdKind,
  issueSchema,
  RECORD_NOT_FOUND,
  type Refusal,
  type RefusalFacts,
} from "./refusal.ts";

/**
 * How a code becomes an error message: `words` makes the message from the code's facts, and
 * `schema` reads these facts from an answer.
 */
interface Sentence<Facts> {
  readonly schema: z.ZodMiniType<Facts>;
  words(facts: Facts): string;
}

const withFacts = <Facts>(schema: z.ZodMiniType<Facts>, words: (facts: Facts) => string) => ({
  schema,
  words,
});

const NO_FACTS = z.object({});
const EPOCH = z.object({ epoch: z.string() });
const RETRY = z.object({ retryAfterSeconds: z.number() });

const always = (message: string, values: Values = {}) =>
  withFacts(NO_FACTS, () => i18n._(message, values));

/** The error message for a cellar that has reached a limit. */
const full = (message: string, max: number) =>
  withFacts(NO_FACTS, () => i18n._(message, { max: max.toLocaleString(textLanguage()) }));

/**
 * The error message of a refused change whose code has no facts. It is the same as when a device
 * refuses the change itself.
 */
const ofChange = (
  code:
    | "bottle_id_taken"
    | "insufficient_quantity"
    | "restore_expired"
    | "too_many_bottles"
    | "too_many_impressions"
    | "wine_exists"
    | "wine_removed",
) => withFacts(NO_FACTS, () => changeSentence({ code }));

const MEGABYTE = 1024 * 1024;
const GIGABYTE = 1e9;

const NOT_FOUND = {
  ...RECORD_NOT_FOUND,
  address: "Not found",
  cellar: /*i18n*/ "Cellar not found",
  guestLink: /*i18n*/ "This link has ended already",
  invitation: /*i18n*/ "This invitation has ended already",
  member: /*i18n*/ "This member has left already",
  passkey: /*i18n*/ "This passkey has been removed already",
  photo: /*i18n*/ "Photo not found",
  session: /*i18n*/ "This device is signed out already",
  token: /*i18n*/ "This access token has ended already",
  webhook: /*i18n*/ "This webhook has been removed already",
} as const satisfies Readonly<Record<IdKind | "address", string>>;

const MALFORMED = {
  "broken off": "The request was broken off",
  intricate: "The request is nested too deeply or holds too much",
  "no JSON": "The request is not valid JSON",
} as const;

const AI_FAILED = {
  labels: /*i18n*/ "The AI service did not give a usable reading of the label. Please try again.",
  pairing: /*i18n*/ "The AI pairing service did not give a usable answer. Please try again later.",
} as const;

const AI_UNCONFIGURED = {
  labels: /*i18n*/ "Label analysis needs an AI key, and none is configured.",
  pairing: /*i18n*/ "The AI pairing service needs an AI key, and none is configured.",
} as const;

function keyOf<Table extends object>(table: Table): z.ZodMiniType<keyof Table & string>;
function keyOf(table: object): z.ZodMiniType<string> {
  return z.enum(Object.keys(table));
}

/**
 * The error message of every code. Messages that only programs get are not marked for translation.
 */
const SENTENCES: { readonly [Code in ErrorCode]: Sentence<RefusalFacts[Code]> } = {
  account_deleted: withFacts(z.object({ userIds: z.array(z.string()) }), () =>
    i18n._("This account has been deleted"),
  ),
  ai_failed: withFacts(z.object({ task: keyOf(AI_FAILED) }), ({ task }) => i18n._(AI_FAILED[task])),
  ai_unconfigured: withFacts(z.object({ task: keyOf(AI_UNCONFIGURED) }), ({ task }) =>
    i18n._(AI_UNCONFIGURED[task]),
  ),
  already_finalized: always(
    /*i18n*/ "This photo has been finalized and can't be replaced. Please ask for a new address.",
  ),
  already_member: withFacts(z.object({ isSelf: z.boolean() }), ({ isSelf }) =>
    isSelf
      ? i18n._("You are already a member of this cellar")
      : i18n._("This user is already a member of this cellar"),
  ),
  already_owner: always(/*i18n*/ "You own this cellar already. Offer it to another member."),
  bottle_id_taken: ofChange("bottle_id_taken"),
  cellar_exists: always("A cellar with this id already exists"),
  code_needed: always(/*i18n*/ "Please enter a code from your authenticator app as well."),
  demo_account: always(
    /*i18n*/ "The demo account's email address and sign-in can't be changed, and it can't be deleted",
  ),
  demo_cellar: always(
    /*i18n*/ "The demo account can't make or join another cellar, or share its own",
  ),
  device_cloned: withFacts(EPOCH, () => "Another device uses the same identity"),
  email_taken: always(/*i18n*/ "An account with this email already exists"),
  epoch_changed: withFacts(EPOCH, () => "The server's cellar was restored; load it again"),
  forbidden_origin: always("This request came from another site"),
  idempotency_key_reused: always(/*i18n*/ "This Idempotency-Key was used for another request"),
  identity_exists: always(/*i18n*/ "This identity is linked to an account already."),
  identity_refused: always(/*i18n*/ "Sign-in with your provider failed. Please try again."),
  identity_unlinked: always(
    /*i18n*/ "There is an account with your email address already. Sign in to it as you did before, then link the two in your profile.",
  ),
  identity_without_email: always(
    /*i18n*/ "Your provider gave no email address, and an account needs one.",
  ),
  insufficient_quantity: ofChange("insufficient_quantity"),
  insufficient_role: withFacts(z.object({ needed: z.enum(["owner", "editor"]) }), ({ needed }) =>
    needed === "owner"
      ? i18n._("Only the owner of this cellar can do this")
      : changeSentence({ code: "insufficient_role", needed }),
  ),
  insufficient_scope: always("This access token does not allow that"),
  internal: withFacts(z.object({ requestId: z.optional(z.string()) }), ({ requestId }) =>
    requestId === undefined
      ? i18n._("Something went wrong")
      : i18n._("Something went wrong. Request {requestId} in the server's log.", { requestId }),
  ),
  invalid: withFacts(z.object({ issues: z.array(issueSchema) }), ({ issues }) =>
    changeSentence({ code: "invalid", issues }),
  ),
  invalid_cancel_token: always(
    /*i18n*/ "Failed to keep your account. The link may be expired or invalid.",
  ),
  invalid_confirmation_token: always(
    /*i18n*/ "This link is no longer valid. Sign in, and send another one from your profile.",
  ),
  invalid_credentials: always(/*i18n*/ "Invalid email or password. Please try again."),
  invalid_invitation: always(
    /*i18n*/ "This invitation is not valid. It may have expired, been used, or be for another email address.",
  ),
  invalid_reminder_token: always(/*i18n*/ "Failed to stop the mails. The link may be incomplete."),
  invalid_reset_token: always(
    /*i18n*/ "Failed to reset password. The link may be expired or invalid.",
  ),
  invalid_token: always("This access token is not valid"),
  invalid_undo_token: always(
    /*i18n*/ "Failed to undo the change. The link may be expired or invalid.",
  ),
  invitation_needed: always(
    /*i18n*/ "This cellar takes new accounts by invitation. The link may have expired, or be for another email.",
  ),
  last_owner: always(/*i18n*/ "A cellar needs an owner. Hand it over to another member first."),
  last_way_in: always(
    /*i18n*/ "This is the only way to sign in to your account. Add another one first.",
  ),
  mail_unconfigured: always(
    /*i18n*/ "This server sends no mail. Make a link instead, and send it yourself.",
  ),
  malformed_address: always("The address of this request can't be read"),
  malformed_json: withFacts(
    z.object({ because: keyOf(MALFORMED) }),
    ({ because }) => MALFORMED[because],
  ),
  method_not_allowed: always("A page can only be read"),
  not_an_image: withFacts(z.object({ isHeic: z.boolean() }), ({ isHeic }) =>
    isHeic
      ? i18n._("HEIC pictures can't be read. Please save the photo as a JPEG, and upload that.")
      : i18n._("This file is not a picture that can be read. Please choose a JPEG, PNG or WebP."),
  ),
  not_built: always("The web app is not built yet. Run: npm run build"),
  not_found: withFacts(z.object({ what: keyOf(NOT_FOUND) }), ({ what }) => i18n._(NOT_FOUND[what])),
  not_offered: always(/*i18n*/ "This cellar is not offered to you"),
  not_uploaded: always("No photo has been uploaded to this address yet"),
  op_gap: withFacts(
    z.object({ epoch: z.string(), expected: z.number() }),
    ({ expected }) => `Changes are missing before these; resume from ${String(expected)}`,
  ),
  openid_unconfigured: always(/*i18n*/ "This cellar has no such way to sign in"),
  owns_shared_cellars: always(
    /*i18n*/ "Other members use a cellar that you own. Hand it over to one of them, or remove them, before you delete your account.",
  ),
  passkey_exists: always(/*i18n*/ "This passkey has been added already"),
  personal_cellar: always(
    /*i18n*/ "Your personal cellar belongs to your account. It can't be left, handed over or deleted separately.",
  ),
  photos_full: always(
    /*i18n*/ "The photos of this cellar's owner take up {size} GB, the most that one account can keep in all its cellars.",
    { size: PHOTO_BYTES_MAX / GIGABYTE },
  ),
  provider_misconfigured: always(
    /*i18n*/ "Sign-in with this provider is not set up correctly. Please tell the operator of this Wine Cellar.",
  ),
  provider_unreachable: always(
    /*i18n*/ "Your sign-in provider does not answer. Please try again in a moment.",
  ),
  restore_expired: ofChange("restore_expired"),
  signup_closed: always(/*i18n*/ "This cellar takes no new accounts"),
  too_demanding: always(
    /*i18n*/ "This picture has more than {max} megapixels, or takes too long to read. Please choose a smaller one.",
    { max: PHOTO_PIXELS_MAX / 1_000_000 },
  ),
  too_large: withFacts(
    z.object({ what: z.enum(["photo", "request"]), bytesMax: z.number() }),
    ({ what, bytesMax }) => {
      const size = bytesMax / MEGABYTE;
      return what === "photo"
        ? i18n._("The photo is larger than {size} MB. Please choose a smaller one.", { size })
        : i18n._("The request is larger than {size} MB", { size });
    },
  ),
  too_many_bottles: ofChange("too_many_bottles"),
  too_many_cellars: always(
    /*i18n*/ "You have {max} cellars, the most that one account can have. Leave or delete one first.",
    { max: CELLARS_MAX },
  ),
  too_many_events: full(/*i18n*/ "A cellar can hold at most {max} events", EVENTS_MAX),
  too_many_guest_links: always(
    /*i18n*/ "This cellar has {max} open links for guests, the most that it can have. Revoke one first.",
    { max: GUEST_LINKS_MAX },
  ),
  too_many_impressions: ofChange("too_many_impressions"),
  too_many_invitations: always(
    /*i18n*/ "This cellar has {max} open invitations, the most that it can have. Revoke one first.",
    { max: INVITATIONS_MAX },
  ),
  too_many_members: always(/*i18n*/ "This cellar has {max} members, the most that it can have", {
    max: MEMBERS_MAX,
  }),
  too_many_passkeys: always(
    /*i18n*/ "You have {max} passkeys, the most that one account can have. Remove one first.",
    { max: PASSKEYS_MAX },
  ),
  too_many_places: full(/*i18n*/ "A cellar can hold at most {max} places", PLACES_MAX),
  too_many_requests: withFacts(RETRY, ({ retryAfterSeconds: seconds }) =>
    seconds < 60
      ? i18n._(
          "{seconds, plural, one {Too many attempts. Please try again in # second.} other {Too many attempts. Please try again in # seconds.}}",
          { seconds },
        )
      : i18n._(
          "{minutes, plural, one {Too many attempts. Please try again in # minute.} other {Too many attempts. Please try again in # minutes.}}",
          { minutes: Math.ceil(seconds / 60) },
        ),
  ),
  too_many_streams: withFacts(RETRY, () =>
    i18n._("Too many devices are connected. Changes from other devices arrive a little later."),
  ),
  too_many_tokens: always(
    /*i18n*/ "You have {max} access tokens, the most that one account can have. End one first.",
    { max: TOKENS_MAX },
  ),
  too_many_webhooks: always(
    /*i18n*/ "This cellar has {max} webhooks, the most that it can have. Remove one first.",
    { max: WEBHOOKS_MAX },
  ),
  too_many_wines: full(/*i18n*/ "A cellar can hold at most {max} wines", WINES_MAX),
  too_many_wishes: full(/*i18n*/ "A cellar can hold at most {max} wishes", WISHES_MAX),
  too_much_text: always(
    /*i18n*/ "The notes and names of this cellar's wines are too long in all to add more",
  ),
  unauthenticated: always(/*i18n*/ "Please sign in"),
  unavailable: withFacts(RETRY, () =>
    i18n._("Your cellar can't be read or changed right now. Please try again in a moment."),
  ),
  unconfirmed_email: always(
    /*i18n*/ "This invitation is for your email address. Confirm the address first.",
  ),
  unconfirmed_sender: always(
    /*i18n*/ "Confirm your email address before you invite others by mail, or make a link instead.",
  ),
  unsupported_media_type: always("The request must be JSON"),
  upgrade_required: always(/*i18n*/ "Please update Wine Cellar to go on syncing"),
  upload_expired: always(
    /*i18n*/ "This upload address has expired. Please upload the photo again.",
  ),
  upload_interrupted: always(/*i18n*/ "The upload was interrupted"),
  upload_not_signed: always("This is not an upload address of this server"),
  user_mismatch: always(/*i18n*/ "These changes belong to another account"),
  wine_exists: ofChange("wine_exists"),
  wine_removed: ofChange("wine_removed"),
  wrong_code: always(
    /*i18n*/ "This code is wrong or already used. Please enter the code that your app shows now.",
  ),
  wrong_passkey: always(
    /*i18n*/ "This passkey was not accepted. Please try again, or use another.",
  ),
  wrong_password: always(/*i18n*/ "Current password is incorrect"),
};

/** The error body of a refused change [S3: refused change]. */
export function changeRefusalBody(refusal: ChangeRefusal): ChangeRefusalBody {
  const body = { error: refusalSentence(refusal), code: refusal.code, ...furtherFacts(refusal) };
  return refusal.code === "invalid" ? { ...body, issues: [...refusal.issues] } : body;
}

/** The fields of a refusal that an error body has at its top level. */
const TOP_LEVEL: readonly string[] = [
  "code",
  "epoch",
  "expected",
  "issues",
  "requestId",
  "userIds",
];

/** The `facts` of an error body; no `facts` if the refusal has none [U8: facts]. */
export function furtherFacts(refusal: Refusal): Pick<ErrorBody, "facts"> {
  const facts = Object.entries(refusal).filter(([name]) => !TOP_LEVEL.includes(name));
  return facts.length === 0 ? {} : { facts: Object.fromEntries(facts) };
}

/** The error message of a refusal, in the current language. */
export function refusalSentence<Code extends ErrorCode>(refusal: Refusal<Code>): string {
  const sentence: Sentence<RefusalFacts[Code]> = SENTENCES[refusal.code];
  return sentence.words(refusal);
}

/**
 * The error message for an error answer, in the current language. Returns the answer's own message
 * if its code is unknown or its facts are missing [U8: facts].
 */
export function answerSentence({ error, ...body }: ErrorBody): string {
  return isKnown(body.code)
    ? (wordsOf(SENTENCES[body.code], { ...body, ...body.facts }) ?? error)
    : error;
}

function wordsOf<Facts>(sentence: Sentence<Facts>, facts: object): string | undefined {
  const read = sentence.schema.safeParse(facts);
  return read.success ? sentence.words(read.data) : undefined;
}

function isKnown(code: string): code is ErrorCode {
  return Object.hasOwn(SENTENCES, code);
}
