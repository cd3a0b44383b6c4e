import { type AnswerOf, CALLS } from "sync-protocol";
import { callServer } from "./callServer.ts";

/**
 * Timeout of the request for the list of AI services. It is short, because a connection too slow
 * for this list is also too slow for a question to a service.
 */
const TIMEOUT_MS = 5_000;

/** Assumed timeout of the server for an AI service, if the server gives none. */
const AI_TIMEOUT_MS = 60_000;

/**
 * Extra time for the network. The server's timeout then ends first, and its answer gives the
 * reason.
 */
const MARGIN_MS = 5_000;

let known: AnswerOf<typeof CALLS.assistants> | undefined;

/**
 * The server's AI services. Requested once per page, because only the server's configuration
 * changes the list. Throws like `callServer`. The next call then requests the list again.
 */
export async function assistants(): Promise<AnswerOf<typeof CALLS.assistants>> {
  known ??= await callServer(CALLS.assistants, { silenceMs: TIMEOUT_MS });
  return known;
}

export async function aiTimeoutMs(): Promise<number> {
  // A failed request for the list is ignored here: the question to the service will fail as well.
  const answer = await assistants().catch(() => undefined);
  return (answer?.timeoutMs ?? AI_TIMEOUT_MS) + MARGIN_MS;
}

export function forgetAssistants(): void {
  known = undefined;
}
