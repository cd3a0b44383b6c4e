let base = "/";

/** Has the app stand under a path of its origin, with a slash at both ends, before anything asks. */
export function standUnder(path: string): void {
  base = path;
}

/** A path of the app or of its server, which begins with a slash, as the origin that it stands on knows it. */
export function underBase(path: string): string {
  return base + path.slice(1);
}
