import { atLeisure, atOnce } from "../../../platform/atLeisure.ts";
import { sessionStore } from "../../session/sessionStore.ts";
import { writeUnsentNotes } from "../../session/userNotes.ts";
import { localCellar } from "../cellar/localCellar.ts";

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
  let isBehind = false;

  const noteSoon = () => {
    if (isBehind) timer ??= setTimeout(() => void note(), restMs);
  };
  const note = async () => {
    const [mine, startedAt] = [timer, performance.now()];
    isBehind = false;
    const unsent = unsentHere();
    const notes = unsent && (await atLeisure(unsent.notes));
    // Noted as the page was left meanwhile, or not to be noted any more.
    if (timer !== mine) return;
    if (notes) writeUnsentNotes(unsent.userId, notes);
    restMs = Math.max(BEHIND_MS, REST_PARTS * (performance.now() - startedAt));
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
    if (unsent) writeUnsentNotes(unsent.userId, atOnce(unsent.notes));
  });
}

/** Whose unsent changes there are to note, and their notes on the way; `undefined` where they cannot be read. */
function unsentHere() {
  const [local, session] = [localCellar.getState(), sessionStore.getState()];
  if (local.kind !== "read" || session.kind !== "signedIn") return undefined;
  return { userId: session.user.id, notes: local.unsentNotes() };
}
