let base = "/";

/**
 * Sets the path under which the app is served. The path begins and ends with a slash. Must be
 * called before anything else.
 */
export function setBasePath(path: string): void {
  base = path;
}

/** Adds the base path. `path` is a path of the app or the server, and begins with a slash. */
export function underBase(path: string): string {
  return base + path.slice(1);
}
