import { type AnswerOf, CALLS } from "sync-protocol";
import { callServer } from "./callServer.ts";

/**
 * Timeout of the request for the list of AI services. Over a slower connection, a question to a
 * service would fail anyway.
 */
const TIMEOUT_MS = 5_000;

/** Timeout of an AI service, if the server gives none. */
const AI_TIMEOUT_MS = 60_000;

/**
 * Extra time for the network, so that the server's timeout ends first and its answer has the
 * reason.
 */
const MARGIN_MS = 5_000;

let known: AnswerOf<typeof CALLS.assistants> | undefined;

/**
 * The server's AI services. Requested once per page, because they change only with the server's
 * configuration. Throws like `callServer`; the next call then requests them again.
 */
export async function assistants(): Promise<AnswerOf<typeof CALLS.assistants>> {
  known ??= await callServer(CALLS.assistants, { silenceMs: TIMEOUT_MS });
  return known;
}

export async function aiTimeoutMs(): Promise<number> {
  // If this call fails, the question fails too.
  const answer = await assistants().catch(() => undefined);
  return (answer?.timeoutMs ?? AI_TIMEOUT_MS) + MARGIN_MS;
}

/** Clears the stored answer, for tests. */
export function forgetAssistants(): void {
  known = undefined;
}
