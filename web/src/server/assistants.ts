import { type AnswerOf, CALLS } from "sync-protocol";
import { callServer } from "./callServer.ts";

/** Long enough for any line that could carry a question to a service. */
const TIMEOUT_MS = 5_000;

/** Default timeout of a model if the server gives none. */
const AI_TIMEOUT_MS = 60_000;

/** Extra time for the network, so that the server times out first and gives the reason. */
const MARGIN_MS = 5_000;

let known: AnswerOf<typeof CALLS.assistants> | undefined;

/**
 * The server's AI services. Asked once per page, because they change only with the server's
 * configuration. Throws like `callServer`, and then asks again next time.
 */
export async function assistants(): Promise<AnswerOf<typeof CALLS.assistants>> {
  known ??= await callServer(CALLS.assistants, { silenceMs: TIMEOUT_MS });
  return known;
}

/** How long to wait for the AI service, ms: a little longer than the server does. */
export async function aiTimeoutMs(): Promise<number> {
  // If this call fails, the question will fail too.
  const answer = await assistants().catch(() => undefined);
  return (answer?.timeoutMs ?? AI_TIMEOUT_MS) + MARGIN_MS;
}

/** Clears the cached answer, as in a new page. */
export function forgetAssistants(): void {
  known = undefined;
}
