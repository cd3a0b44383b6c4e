import { whenIdle } from "../../../platform/whenIdle.ts";
import { atOnce } from "../../../rules/atOnce.ts";
import { openStoreId } from "../../session/sessionStore.ts";
import { writeUnsentNotes } from "../../session/userNotes.ts";
import { localCellar } from "../cellar/localCellar.ts";

/** Shortest delay between a change and the note about it, ms. */
const BEHIND_MS = 500;

/**
 * Each note rewrites all sentences. The next note is delayed by this many times the duration of the
 * last note.
 */
const DELAY_FACTOR = 30;

/**
 * Starts to save sentences about the signed-in user's unsent changes outside the local store. If
 * the store is lost, these sentences name the lost changes. If the store is unreadable, the saved
 * sentences stay.
 */
export function noteUnsent(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let restMs = BEHIND_MS;
  let isBehind = false;

  const noteSoon = () => {
    if (isBehind) timer ??= setTimeout(() => void note(), restMs);
  };
  const note = async () => {
    const [mine, startedAt] = [timer, performance.now()];
    isBehind = false;
    const unsent = unsentHere();
    const notes = unsent && (await whenIdle(unsent.notes));
    // The notes were written when the page was left, or are no longer needed.
    if (timer !== mine) return;
    if (notes) writeUnsentNotes(unsent.storeId, notes);
    restMs = Math.max(BEHIND_MS, DELAY_FACTOR * (performance.now() - startedAt));
    timer = undefined;
    noteSoon();
  };
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  localCellar.subscribe(({ kind }) => {
    isBehind = kind === "read";
    if (isBehind) noteSoon();
    else cancel();
  });
  window.addEventListener("pagehide", () => {
    if (timer === undefined) return;
    cancel();
    const unsent = unsentHere();
    if (unsent) writeUnsentNotes(unsent.storeId, atOnce(unsent.notes));
  });
}

function unsentHere() {
  const [local, storeId] = [localCellar.getState(), openStoreId()];
  if (local.kind !== "read" || storeId === undefined) return undefined;
  return { storeId, notes: local.unsentNotes() };
}
