/** A path for the log: without the secret of a link for guests. */
export function loggedPath(path: string): string {
  return path.replace(/^(\/guest\/).*/i, "$1…");
}
