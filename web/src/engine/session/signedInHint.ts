import { SIGNED_IN_PAIRS } from "sync-protocol";

/**
 * Whether the server has a session with this browser, by the cookie that it sets beside the one
 * that scripts cannot read. Read from a document's cookies.
 */
export function hintsAtSession(cookies: string): boolean {
  return cookies.split("; ").some((cookie) => SIGNED_IN_PAIRS.includes(cookie));
}
