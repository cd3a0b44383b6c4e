import { type AnswerOf, CALLS } from "sync-protocol";
import { callServer } from "./callServer.ts";

/**
 * Timeout of the request for the list of AI services. On a slower connection, a question to a
 * service would also fail.
 */
const TIMEOUT_MS = 5_000;

/** Used if the server gives no timeout. */
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
  // If this call fails, the question to the service fails too.
  const answer = await assistants().catch(() => undefined);
  return (answer?.timeoutMs ?? AI_TIMEOUT_MS) + MARGIN_MS;
}

export function forgetAssistants(): void {
  known = undefined;
}
