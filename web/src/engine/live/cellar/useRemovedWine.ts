import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { cellarOf } from "../../db/cellars.ts";
import { watchRemovedWine } from "../../db/queries/watchRemovedWine.ts";
import type { RemovedWine } from "../../../rules/cellar/RemovedWine.ts";
import { sessionStore } from "../../session/sessionStore.ts";

/**
 * A wine that the signed-in user has removed; `null` if this device knows none of that id,
 * `undefined` while loading. Import only from lazily loaded code.
 */
export function useRemovedWine(wineId: string): RemovedWine | null | undefined {
  const userId = useStore(sessionStore, (session) =>
    session.kind === "signedIn" ? session.user.id : undefined,
  );
  const [found, setFound] = useState<{ wineId: string; removed: RemovedWine | null }>();
  useEffect(() => {
    if (userId === undefined) return undefined;
    return watchRemovedWine(cellarOf(userId), wineId, {
      next: (removed) => {
        setFound({ wineId, removed });
      },
      error: (cause) => {
        reportError(cause);
      },
    });
  }, [userId, wineId]);
  return found?.wineId === wineId ? found.removed : undefined;
}
