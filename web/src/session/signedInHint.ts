/**
 * Whether the server has a session with this browser, by the cookie that it sets beside the one
 * that scripts cannot read. Read from a document's cookies.
 */
export function hintsAtSession(cookies: string): boolean {
  return cookies.split("; ").includes("wine_cellar_signed_in=1");
}
