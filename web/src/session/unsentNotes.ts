import * as z from "zod/mini";
import type { CellarDatabase } from "../db/CellarDatabase.ts";
import type { UnsentNote } from "../rules/changeSentence.ts";
import { watchUnsent } from "../db/queries/watchSync.ts";

const notesSchema = z.array(z.object({ opId: z.string(), sentence: z.string() }));

/** What was unsent when it was last noted; none where nothing was, or it cannot be read. */
export function readUnsentNotes(userId: string): readonly UnsentNote[] {
  try {
    return notesSchema.parse(JSON.parse(localStorage.getItem(keyOf(userId)) ?? "[]"));
  } catch {
    return [];
  }
}

/**
 * Notes in words, outside the local store, what is unsent, so that it can be named should the
 * store be lost. The returned function ends it.
 */
export function noteUnsent(cellar: CellarDatabase): () => void {
  const subscription = watchUnsent(cellar).subscribe({
    next: (notes) => {
      writeNotes(cellar.userId, notes);
    },
    // The store itself is in trouble; who uses it hears of that.
    error: () => undefined,
  });
  return () => {
    subscription.unsubscribe();
  };
}

export function forgetUnsentNotes(userId: string): void {
  localStorage.removeItem(keyOf(userId));
}

function writeNotes(userId: string, notes: readonly UnsentNote[]) {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(notes));
  } catch {
    // A full localStorage costs the names only, never a change.
  }
}

function keyOf(userId: string): string {
  return `wine-cellar-unsent-${userId}`;
}
