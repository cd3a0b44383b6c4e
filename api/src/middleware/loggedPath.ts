/** The path as it is logged, without the secrets of guest links and calendar feeds. */
export function loggedPath(path: string): string {
  return path.replace(/^(\/(?:guest|calendar)\/).*/i, "$1…");
}
