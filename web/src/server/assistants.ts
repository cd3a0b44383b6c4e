import { type AnswerOf, CALLS } from "sync-protocol";
import { callServer } from "./callServer.ts";

/** Long enough for any line that would carry a question to a service. */
const TIMEOUT_MS = 5_000;

let known: AnswerOf<typeof CALLS.assistants> | undefined;

/**
 * Which AI services the server has; asked once for as long as the page lives, since it changes only
 * with the server's configuration. Throws as `callServer` does, and is asked again the next time.
 */
export async function assistants(): Promise<AnswerOf<typeof CALLS.assistants>> {
  known ??= await callServer(CALLS.assistants, { timeoutMs: TIMEOUT_MS });
  return known;
}

/** Forgets what the server has, as another page would not know it. */
export function forgetAssistants(): void {
  known = undefined;
}
