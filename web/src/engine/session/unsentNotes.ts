import * as z from "zod/mini";
import type { UnsentNote } from "../outbox/changeSentence.ts";

const notesSchema = z.array(z.object({ opId: z.string(), sentence: z.string() }));

/** What was unsent when it was last noted; none where nothing was, or it cannot be read. */
export function readUnsentNotes(userId: string): readonly UnsentNote[] {
  try {
    return notesSchema.parse(JSON.parse(localStorage.getItem(keyOf(userId)) ?? "[]"));
  } catch {
    return [];
  }
}

/** Notes in words, outside the local store, what is unsent, to name it should the store be lost. */
export function writeUnsentNotes(userId: string, notes: readonly UnsentNote[]): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(notes));
  } catch {
    // A full localStorage costs the names only, never a change.
  }
}

export function forgetUnsentNotes(userId: string): void {
  localStorage.removeItem(keyOf(userId));
}

function keyOf(userId: string): string {
  return `wine-cellar-unsent-${userId}`;
}
