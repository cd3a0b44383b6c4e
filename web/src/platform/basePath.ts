let base = "/";

/**
 * Sets the path under which the app is served, with a slash at both ends. Call it before anything
 * else.
 */
export function standUnder(path: string): void {
  base = path;
}

/** The full path on this origin of an app or server path. `path` begins with a slash. */
export function underBase(path: string): string {
  return base + path.slice(1);
}
