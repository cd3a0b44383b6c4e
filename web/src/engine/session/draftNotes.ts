/**
 * Notes what a form holds beside the local store, within the call: a page that closes does not
 * live to see its transaction end. The note goes where the local store has the draft.
 */
export function noteDraft(userId: string, key: string, values: unknown): void {
  try {
    localStorage.setItem(nameOf(userId, key), JSON.stringify(values));
  } catch {
    // A full localStorage costs what was typed in the last moment.
  }
}

/** What was noted and has not reached the local store; `undefined` for nothing. */
export function notedDraft(userId: string, key: string): unknown {
  const noted = localStorage.getItem(nameOf(userId, key));
  try {
    return noted === null ? undefined : JSON.parse(noted);
  } catch {
    return undefined;
  }
}

export function forgetDraftNote(userId: string, key: string): void {
  localStorage.removeItem(nameOf(userId, key));
}

/** Removes every note of a person from this device. */
export function forgetDraftNotes(userId: string): void {
  const mine = Object.keys(localStorage).filter((name) => name.startsWith(nameOf(userId, "")));
  for (const name of mine) localStorage.removeItem(name);
}

function nameOf(userId: string, key: string): string {
  return `wine-cellar-draft-${userId}-${key}`;
}
