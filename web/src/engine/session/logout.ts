import type { LogoutAnswer } from "sync-protocol";
import { sendLogout } from "../../server/logout.ts";
import { forgetOwedLogout, isLogoutOwed } from "../db/deviceDatabase.ts";

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
