import * as z from "zod/mini";
import type { FirstScreenNote } from "../view/firstScreen.ts";

const noteSchema = z.object({
  stamp: z.string(),
  wineIds: z.array(z.string()),
  count: z.number(),
  stats: z.object({ bottles: z.number(), types: z.number(), regions: z.number() }),
});

/** What the last start noted for this one; `undefined` where it noted nothing, or it cannot be read. */
export function readFirstScreenNote(userId: string): FirstScreenNote | undefined {
  try {
    return noteSchema.parse(JSON.parse(localStorage.getItem(keyOf(userId)) ?? ""));
  } catch {
    return undefined;
  }
}

/** Notes for the next start of this device which cards are its first; `undefined` forgets it. */
export function writeFirstScreenNote(userId: string, note: FirstScreenNote | undefined): void {
  try {
    if (note) localStorage.setItem(keyOf(userId), JSON.stringify(note));
    else forgetFirstScreenNote(userId);
  } catch {
    // A full localStorage costs the next start some time, and nothing else.
  }
}

export function forgetFirstScreenNote(userId: string): void {
  localStorage.removeItem(keyOf(userId));
}

function keyOf(userId: string): string {
  return `wine-cellar-first-${userId}`;
}
