import { firstScreenNote } from "../../view/firstScreen.ts";
import { writeFirstScreenNote } from "../../session/userNotes.ts";
import { openStoreId } from "../../session/sessionStore.ts";
import { localCellar } from "./localCellar.ts";

/**
 * Delay between a change and saving the first cards, ms. With outdated cards the next start shows
 * no first cards.
 */
const SAVE_DELAY_MS = 1_000;

/** Starts to save the ids of a large cellar's first cards for the next start. */
export function startNotingFirstScreen(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const note = () => {
    if (timer === undefined) return;
    cancel();
    const [local, storeId] = [localCellar.getState(), openStoreId()];
    if (local.kind !== "read" || storeId === undefined) return;
    const { ready, stamp } = local;
    writeFirstScreenNote(storeId, firstScreenNote(ready.wines, { stamp, ...ready }));
  };
  const noteSoon = () => {
    if (localCellar.getState().kind === "read") timer ??= setTimeout(note, SAVE_DELAY_MS);
    else cancel();
  };
  localCellar.subscribe(noteSoon);
  window.addEventListener("pagehide", note);
  noteSoon();
}
