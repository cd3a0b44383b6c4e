import { SIGNED_IN_PAIRS } from "sync-protocol";

/**
 * Whether the browser has a session with the server, according to the cookie that scripts can read.
 * `cookies`: the document's cookies.
 */
export function hintsAtSession(cookies: string): boolean {
  return cookies.split("; ").some((cookie) => SIGNED_IN_PAIRS.includes(cookie));
}
