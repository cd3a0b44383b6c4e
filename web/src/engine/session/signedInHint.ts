import { SIGNED_IN_PAIRS } from "sync-protocol";

/**
 * Whether the server has a session with this browser, by the script-readable cookie beside the
 * HttpOnly one. Takes a document's cookies.
 */
export function hintsAtSession(cookies: string): boolean {
  return cookies.split("; ").some((cookie) => SIGNED_IN_PAIRS.includes(cookie));
}
