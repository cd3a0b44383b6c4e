/** The cookie by which a page's scripts see that somebody is signed in; it holds `1` and opens nothing. */
export const SIGNED_IN_COOKIE = "wine_cellar_signed_in";

/**
 * The name of a cookie of ours. On https it bears the prefix by which a browser takes the cookie
 * from this host alone, for every path and over https.
 */
export function cookieName(name: string, https: boolean): string {
  return https ? `__Host-${name}` : name;
}

/** What stands among a document's cookies where somebody is signed in: one of these. */
export const SIGNED_IN_PAIRS: readonly string[] = [false, true].map(
  (https) => `${cookieName(SIGNED_IN_COOKIE, https)}=1`,
);
