import { CALLS, type LogoutAnswer } from "sync-protocol";
import { callServer } from "../../server/callServer.ts";
import { saysSignedOut } from "../../server/ServerRefusal.ts";
import { forgetOwedLogout, isLogoutOwed } from "../db/deviceDatabase.ts";

const LOGOUT_TIMEOUT_MS = 5_000;

/**
 * Sends an outstanding logout; `undefined` while that is impossible. If the record cannot be
 * opened, none is known.
 */
export async function sendOwedLogout(): Promise<LogoutAnswer | undefined> {
  if (!(await isLogoutOwed().catch(() => false))) return {};
  const answer = await sendLogout();
  if (answer) await forgetOwedLogout();
  return answer;
}

/** Resolves when the server has the logout, even if nobody was signed in. */
async function sendLogout(): Promise<LogoutAnswer | undefined> {
  try {
    return await callServer(CALLS.logout, { silenceMs: LOGOUT_TIMEOUT_MS });
  } catch (error) {
    return saysSignedOut(error) ? {} : undefined;
  }
}
