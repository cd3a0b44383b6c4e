import { useEffect, useState } from "react";
import { cellarOf } from "../../db/cellars.ts";
import { watchRemovedWine } from "../../db/queries/watchRemovedWine.ts";
import type { RemovedWine } from "../../../rules/cellar/RemovedWine.ts";
import { useOpenStoreId } from "../useSession.ts";

/**
 * A wine that was removed; `null` if this device has no removed wine with this id, `undefined`
 * while loading. Import only from lazily loaded code.
 */
export function useRemovedWine(wineId: string): RemovedWine | null | undefined {
  const storeId = useOpenStoreId();
  const [found, setFound] = useState<{ wineId: string; removed: RemovedWine | null }>();
  useEffect(() => {
    if (storeId === undefined) return undefined;
    return watchRemovedWine(cellarOf(storeId), wineId, {
      next: (removed) => {
        setFound({ wineId, removed });
      },
      error: (cause) => {
        reportError(cause);
      },
    });
  }, [storeId, wineId]);
  return found?.wineId === wineId ? found.removed : undefined;
}
