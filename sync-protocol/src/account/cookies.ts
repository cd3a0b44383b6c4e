/** The cookie by which a page's scripts see that somebody is signed in; it holds `1` and opens nothing. */
export const SIGNED_IN_COOKIE = "wine_cellar_signed_in";

/** Where a server's cookies hold. */
export interface CookieScope {
  readonly https: boolean;
  /** The path that the server stands under on its origin, `/` for all of it. */
  readonly path: string;
}

/**
 * The name of a cookie of ours. On https it bears the prefix by which a browser takes the cookie over
 * https alone, and from this host alone where the server has it all.
 */
export function cookieName(name: string, { https, path }: CookieScope): string {
  if (!https) return name;
  return path === "/" ? `__Host-${name}` : `__Secure-${name}`;
}

/** What stands among a document's cookies where somebody is signed in: one of these. */
export const SIGNED_IN_PAIRS: readonly string[] = [
  { https: false, path: "/" },
  { https: true, path: "/" },
  { https: true, path: "/cellar" },
].map((scope) => `${cookieName(SIGNED_IN_COOKIE, scope)}=1`);
