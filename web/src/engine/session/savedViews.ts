import * as z from "zod/mini";

const savedSchema = z.array(z.object({ name: z.string(), query: z.string() }));

/** A view of the collection that a person keeps under a name: the query of its address. */
export type SavedView = z.infer<typeof savedSchema>[number];

/** The views that a person has saved on this device; none where they cannot be read. */
export function readSavedViews(userId: string): readonly SavedView[] {
  try {
    return savedSchema.parse(JSON.parse(localStorage.getItem(keyOf(userId)) ?? "[]"));
  } catch {
    return [];
  }
}

/** Keeps these views on this device until the person signs out. Throws where there is no room. */
export function writeSavedViews(userId: string, views: readonly SavedView[]): void {
  localStorage.setItem(keyOf(userId), JSON.stringify(views));
}

export function forgetSavedViews(userId: string): void {
  localStorage.removeItem(keyOf(userId));
}

function keyOf(userId: string): string {
  return `wine-cellar-views-${userId}`;
}
