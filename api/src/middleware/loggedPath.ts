/** A path for the log: without the secret of a link for guests or a calendar feed. */
export function loggedPath(path: string): string {
  return path.replace(/^(\/(?:guest|calendar)\/).*/i, "$1…");
}
