import {
  type CallSpec,
  type ErrorBody,
  type ErrorCode,
  errorBodySchema,
  errorsOf,
} from "sync-protocol";
import * as z from "zod/mini";
import { refusalText } from "./refusalText.ts";

/** The body of a refusal. It always has an error sentence, but the code may be missing. */
const refusalBodySchema = z.looseObject({
  ...errorBodySchema.shape,
  code: z._default(errorBodySchema.shape.code, ""),
});

/** The server refused a call. The message is `{status}: {body or status text}`. */
export class ServerRefusal extends Error {
  override readonly name = "ServerRefusal";

  /** `undefined` if this build knows neither the code nor the status. */
  readonly code: ErrorCode | undefined;
  /** The error sentence that the server sent. */
  readonly sentence: string | undefined;
  /** The error sentence in the page's language. */
  readonly words: string | undefined;
  readonly facts: ErrorBody["facts"];
  readonly retryAfterMs: number | undefined;
  /** Ids of signed-out users whose accounts the server has deleted [V5: deleted account]. */
  readonly deletedIds: readonly string[];

  constructor(
    code: ErrorCode | undefined,
    {
      message,
      sentence,
      words = sentence,
      facts,
      retryAfterMs,
      deletedIds = [],
    }: {
      readonly message?: string;
      readonly sentence?: string | undefined;
      readonly words?: string | undefined;
      readonly facts?: ErrorBody["facts"];
      readonly retryAfterMs?: number | undefined;
      readonly deletedIds?: readonly string[] | undefined;
    } = {},
  ) {
    super(message ?? sentence ?? code);
    this.code = code;
    this.sentence = sentence;
    this.words = words;
    this.facts = facts;
    this.retryAfterMs = retryAfterMs;
    this.deletedIds = deletedIds;
  }
}

export function isSignedOutRefusal(error: unknown): boolean {
  if (!(error instanceof ServerRefusal)) return false;
  return error.code === "unauthenticated" || error.code === "account_deleted";
}

/** Whether a failed call means that this user's account is deleted [V5: deleted account]. */
export function isDeletedRefusal(error: unknown, userId: string): boolean {
  return (
    isSignedOutRefusal(error) && error instanceof ServerRefusal && error.deletedIds.includes(userId)
  );
}

/** Parses a response with an error status. A proxy may have sent it instead of the server. */
export function readRefusal(
  { status, statusText, headers }: Response,
  text: string,
  spec: CallSpec,
): ServerRefusal {
  const body = refusalBodySchema.safeParse(parseJson(text)).data;
  const given = body?.error === "" ? undefined : body;
  const known = errorsOf(spec).find((code) => code === body?.code);
  const seconds = Number(headers.get("retry-after") ?? Number.NaN);
  return new ServerRefusal(known ?? codeOfStatus(status), {
    message: `${String(status)}: ${text === "" ? statusText : text}`,
    sentence: given?.error,
    words: given && refusalText(given),
    facts: given?.facts,
    retryAfterMs: Number.isFinite(seconds) ? seconds * 1000 : undefined,
    deletedIds: body?.userIds,
  });
}

/** The code for a status. Used if a newer server or a proxy sent no code that this build knows. */
function codeOfStatus(status: number): ErrorCode | undefined {
  switch (status) {
    case 400:
    case 422:
      return "invalid";
    case 401:
      return "unauthenticated";
    case 413:
      return "too_large";
    case 415:
      return "unsupported_media_type";
    case 426:
      return "upgrade_required";
    case 429:
      return "too_many_requests";
    case 500:
      return "internal";
    case 503:
      return "unavailable";
    default:
      return undefined;
  }
}

/** `undefined` if the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
