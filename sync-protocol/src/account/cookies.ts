/** Cookie from which page scripts see that a user is signed in. Its value, `1`, grants no access. */
export const SIGNED_IN_COOKIE = "wine_cellar_signed_in";

/** The scheme and path of the server, which decide the cookies' names. */
export interface CookieScope {
  readonly https: boolean;
  /** The path of the server on its origin; `/` if the server has the whole origin. */
  readonly path: string;
}

/**
 * The full name of a cookie. On https the name gets the prefix `__Secure-`, or `__Host-` if the
 * server has the whole origin.
 */
export function cookieName(name: string, { https, path }: CookieScope): string {
  if (!https) return name;
  return path === "/" ? `__Host-${name}` : `__Secure-${name}`;
}

/** `document.cookie` contains one of these `name=value` pairs while a user is signed in. */
export const SIGNED_IN_PAIRS: readonly string[] = [
  { https: false, path: "/" },
  { https: true, path: "/" },
  { https: true, path: "/cellar" },
].map((scope) => `${cookieName(SIGNED_IN_COOKIE, scope)}=1`);
