import { sessionStore } from "../session/sessionStore.ts";
import { writeUnsentNotes } from "../session/unsentNotes.ts";
import { localCellar } from "./localCellar.ts";

/** How long the notes may be behind, in ms. */
const BEHIND_MS = 500;

/** Each note says everything again. Of a long queue they come rarely enough to take one part in so many of the time. */
const REST_PARTS = 30;

/**
 * From now on notes in words, outside the local store, what the signed-in person has not sent, so
 * that it can be named should the store be lost. Where the store cannot be read the notes stay.
 */
export function noteUnsent(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let restMs = BEHIND_MS;

  const note = () => {
    cancel();
    const startedAt = performance.now();
    const local = localCellar.getState();
    const session = sessionStore.getState();
    if (local.kind !== "read" || session.kind !== "signedIn") return;
    writeUnsentNotes(session.user.id, local.unsentNotes());
    restMs = Math.max(BEHIND_MS, REST_PARTS * (performance.now() - startedAt));
  };
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  localCellar.subscribe(({ kind }) => {
    if (kind === "read") timer ??= setTimeout(note, restMs);
    else cancel();
  });
  window.addEventListener("pagehide", () => {
    if (timer !== undefined) note();
  });
}
