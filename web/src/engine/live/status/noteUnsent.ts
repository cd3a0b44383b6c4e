import { whenIdle } from "../../../platform/whenIdle.ts";
import { atOnce } from "../../../rules/atOnce.ts";
import { openStoreId } from "../../session/sessionStore.ts";
import { writeUnsentNotes } from "../../session/userNotes.ts";
import { localCellar } from "../cellar/localCellar.ts";

/** Minimum delay between a change and saving the sentence about it, ms. */
const SAVE_DELAY_MS_MIN = 500;

/**
 * The next save is delayed by this many times the duration of the last save, because each save
 * rewrites the sentences about all unsent changes.
 */
const DELAY_FACTOR = 30;

/**
 * Starts to save sentences about the signed-in user's unsent changes outside the local store. If
 * the store is lost, these sentences name the lost changes. If the store is unreadable, the saved
 * sentences stay.
 */
export function noteUnsent(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let restMs = SAVE_DELAY_MS_MIN;
  let isBehind = false;

  const noteSoon = () => {
    if (isBehind) timer ??= setTimeout(() => void note(), restMs);
  };
  const note = async () => {
    const [mine, startedAt] = [timer, performance.now()];
    isBehind = false;
    const unsent = unsentHere();
    const notes = unsent && (await whenIdle(unsent.notes));
    // Meanwhile the sentences were saved because the page was left, or are no longer needed.
    if (timer !== mine) return;
    if (notes) writeUnsentNotes(unsent.storeId, notes);
    restMs = Math.max(SAVE_DELAY_MS_MIN, DELAY_FACTOR * (performance.now() - startedAt));
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
