import { noteWrite } from "../../sync/startSync.ts";
import type { CellarDatabase } from "../../db/CellarDatabase.ts";
import { inCellar } from "../../db/cellars.ts";
import { type CommandRefusal, commandRefusalBody } from "../../outbox/refusalWords.ts";
import { mayChange } from "../../session/cellarsStore.ts";

export const VIEWER_REFUSED = {
  kind: "refused",
  refusal: { code: "insufficient_role" },
} as const satisfies { kind: "refused"; refusal: CommandRefusal };

/** Thrown when a viewer changes a cellar [C3: roles]. */
export class ViewerRefused extends Error {
  override name = "ViewerRefused";

  constructor() {
    super(commandRefusalBody(VIEWER_REFUSED.refusal).error);
  }
}

/**
 * Changes a local store and triggers sending. Throws {@link ViewerRefused} if the user is a viewer.
 */
export async function changeCellar<T>(
  cellar: CellarDatabase,
  change: (cellar: CellarDatabase) => Promise<T>,
): Promise<T> {
  if (!mayChange(cellar.storeId)) throw new ViewerRefused();
  const changed = await inCellar(cellar, change);
  noteWrite();
  return changed;
}

/**
 * Makes an undo also trigger sending. The returned undo throws {@link ViewerRefused} if the user is
 * a viewer.
 */
export function undoIn({ storeId }: CellarDatabase, undo: () => Promise<void>) {
  return async (): Promise<void> => {
    if (!mayChange(storeId)) throw new ViewerRefused();
    await undo();
    noteWrite();
  };
}
