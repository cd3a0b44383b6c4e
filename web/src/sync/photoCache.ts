/** The name of the cache that holds a person's photos; deleted when they sign out. */
export function photoCacheOf(userId: string): string {
  return `wine-cellar-photos-${userId}`;
}
