// As `public/early.js` reads it too; on https the name has a prefix.
const HINTS = new Set(["wine_cellar_signed_in=1", "__Host-wine_cellar_signed_in=1"]);

/**
 * Whether the server has a session with this browser, by the cookie that it sets beside the one
 * that scripts cannot read. Read from a document's cookies.
 */
export function hintsAtSession(cookies: string): boolean {
  return cookies.split("; ").some((cookie) => HINTS.has(cookie));
}
