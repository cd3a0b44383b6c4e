import { sessionStore } from "../session/sessionStore.ts";
import { writeUnsentNotes } from "../session/unsentNotes.ts";
import { localCellar } from "./localCellar.ts";

/** How long the notes may be behind, in ms: each says everything again. */
const BEHIND_MS = 500;

/**
 * From now on notes in words, outside the local store, what the signed-in person has not sent, so
 * that it can be named should the store be lost. Where the store cannot be read the notes stay.
 */
export function noteUnsent(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const note = () => {
    cancel();
    const local = localCellar.getState();
    const session = sessionStore.getState();
    if (local.kind !== "read" || session.kind !== "signedIn") return;
    writeUnsentNotes(session.user.id, local.unsentNotes());
  };
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  localCellar.subscribe(({ kind }) => {
    if (kind === "read") timer ??= setTimeout(note, BEHIND_MS);
    else cancel();
  });
  window.addEventListener("pagehide", () => {
    if (timer !== undefined) note();
  });
}
