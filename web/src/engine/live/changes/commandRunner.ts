import { newId } from "../../../platform/newId.ts";
import { cellarOf } from "../../db/cellars.ts";
import type { CellarDatabase } from "../../db/CellarDatabase.ts";
import type { WriteContext } from "../../outbox/outbox.ts";
import { mayChange } from "../../session/cellarsStore.ts";
import { engineStatus } from "../../sync/status.ts";
import { changeCellar, undoIn, VIEWER_REFUSED } from "./changeCellar.ts";

interface DoneOutcome {
  readonly kind: "done";
  readonly undo: () => Promise<void>;
}

interface RefusedOutcome {
  readonly kind: "refused";
}

/**
 * Runs commands in a user's cellar and triggers sending of their changes, even after an undo. A
 * viewer's commands are refused. Commands reject if nobody is signed in or the local store fails.
 */
export function commandRunner<Outcome extends DoneOutcome | RefusedOutcome>(
  storeId: string | undefined,
) {
  return async (
    command: (cellar: CellarDatabase, context: WriteContext) => Promise<Outcome>,
  ): Promise<Outcome | typeof VIEWER_REFUSED> => {
    if (storeId === undefined) throw new Error("No one is signed in");
    if (!mayChange(storeId)) return VIEWER_REFUSED;
    const cellar = cellarOf(storeId);
    const outcome = await changeCellar(cellar, (open) => command(open, contextNow()));
    if (outcome.kind === "refused") return outcome;
    return { ...outcome, undo: undoIn(cellar, outcome.undo) };
  };
}

function contextNow(): WriteContext {
  const { phase, server } = engineStatus.getState();
  return {
    now: Date.now(),
    newId,
    isSentAtOnce: phase === "idle" && server === "reached",
  };
}
