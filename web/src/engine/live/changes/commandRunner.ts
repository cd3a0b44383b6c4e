import { newId } from "../../../platform/newId.ts";
import { cellarOf, inCellar } from "../../db/cellars.ts";
import type { CellarDatabase } from "../../db/CellarDatabase.ts";
import type { Occasion } from "../../outbox/outbox.ts";
import { noteWrite } from "../../sync/startSync.ts";
import { engineStatus } from "../../sync/status.ts";

interface Done {
  readonly kind: "done";
  readonly undo: () => Promise<void>;
}

interface Refused {
  readonly kind: "refused";
}

/**
 * Runs commands in a user's cellar and triggers sending of what they and their undo wrote. Commands
 * reject if nobody is signed in or the local store fails.
 */
export function commandRunner<Outcome extends Done | Refused>(storeId: string | undefined) {
  return async (
    command: (cellar: CellarDatabase, occasion: Occasion) => Promise<Outcome>,
  ): Promise<Outcome> => {
    if (storeId === undefined) throw new Error("No one is signed in");
    const outcome = await inCellar(cellarOf(storeId), (cellar) => command(cellar, occasionNow()));
    if (outcome.kind === "refused") return outcome;
    noteWrite();
    return { ...outcome, undo: () => outcome.undo().then(noteWrite) };
  };
}

function occasionNow(): Occasion {
  const { phase, server } = engineStatus.getState();
  return {
    now: Date.now(),
    newId,
    isSentAtOnce: phase === "idle" && server === "reached",
  };
}
