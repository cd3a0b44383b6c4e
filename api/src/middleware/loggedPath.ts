/** The path for the log. The secrets of guest links and calendar feeds are left out. */
export function loggedPath(path: string): string {
  return path.replace(/^(\/(?:guest|calendar)\/).*/i, "$1…");
}
