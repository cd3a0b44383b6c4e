import type { LogoutAnswer } from "sync-protocol";
import { sendLogout } from "../../server/logout.ts";
import { forgetOwedLogout, isLogoutOwed } from "../db/deviceDatabase.ts";

/**
 * Sends a logout that the server has not received yet. Returns `undefined` if the server is
 * unreachable, and `{}` if no logout has to be sent.
 */
export async function sendOwedLogout(): Promise<LogoutAnswer | undefined> {
  if (!(await isLogoutOwed().catch(() => false))) return {};
  const answer = await sendLogout();
  if (answer) await forgetOwedLogout();
  return answer;
}
