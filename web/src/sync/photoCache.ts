import { photosWithin } from "../rules/photoShare.ts";

/** The name of the cache that holds a person's photos; deleted when they sign out. */
export function photoCacheOf(userId: string): string {
  return `wine-cellar-photos-${userId}`;
}

/** How many photos this device keeps of one person. */
export async function photosMax(): Promise<number> {
  if (!("storage" in navigator)) return photosWithin(0);
  const { quota = 0 } = await navigator.storage.estimate();
  return photosWithin(quota);
}
