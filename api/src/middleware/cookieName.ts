/**
 * The name of a cookie of ours. On https it bears the prefix by which a browser takes the cookie
 * from this host alone, for every path and over https.
 */
export function cookieName(name: string, https: boolean): string {
  return https ? `__Host-${name}` : name;
}
