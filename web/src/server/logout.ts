import { CALLS, type LogoutAnswer } from "sync-protocol";
import { callServer } from "./callServer.ts";
import { isSignedOutRefusal } from "./ServerRefusal.ts";

const TIMEOUT_MS = 5_000;

let running: Promise<unknown> = Promise.resolve();

/**
 * Signs out on the server. Returns `undefined` if no answer arrived, and `{}` if the server had no
 * session for this browser.
 */
export function sendLogout(): Promise<LogoutAnswer | undefined> {
  const sent = send();
  running = sent;
  return sent;
}

/** Waits for a running logout, because its answer would delete the cookie of a later sign-in. */
export async function untilLoggedOut(): Promise<void> {
  await running;
}

async function send(): Promise<LogoutAnswer | undefined> {
  try {
    return await callServer(CALLS.logout, { silenceMs: TIMEOUT_MS });
  } catch (error) {
    return isSignedOutRefusal(error) ? {} : undefined;
  }
}
