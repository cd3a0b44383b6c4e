import { type AnswerOf, CALLS } from "sync-protocol";
import { callServer } from "./callServer.ts";

/** Long enough for any line that would carry a question to a service. */
const TIMEOUT_MS = 5_000;

/** How long a model may take where the server does not say. */
const AI_TIMEOUT_MS = 60_000;

/** What an answer may take on its way, so that the server gives up first and says why. */
const MARGIN_MS = 5_000;

let known: AnswerOf<typeof CALLS.assistants> | undefined;

/**
 * Which AI services the server has; asked once for as long as the page lives, since it changes only
 * with the server's configuration. Throws as `callServer` does, and is asked again the next time.
 */
export async function assistants(): Promise<AnswerOf<typeof CALLS.assistants>> {
  known ??= await callServer(CALLS.assistants, { silenceMs: TIMEOUT_MS });
  return known;
}

/** How long to wait for the AI service, ms: a little longer than the server does. */
export async function aiTimeoutMs(): Promise<number> {
  // A server that can't be asked will not answer the question itself either.
  const answer = await assistants().catch(() => undefined);
  return (answer?.timeoutMs ?? AI_TIMEOUT_MS) + MARGIN_MS;
}

/** Forgets what the server has, as another page would not know it. */
export function forgetAssistants(): void {
  known = undefined;
}
