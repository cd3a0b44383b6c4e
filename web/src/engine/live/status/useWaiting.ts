import { useLiveQuery } from "dexie-react-hooks";
import { cellarOf } from "../../db/cellars.ts";
import { readWaiting } from "../../db/queries/waiting.ts";
import { useOpenStoreId } from "../useSession.ts";

const NOTHING: readonly string[] = [];

export function useWaiting(): readonly string[] {
  const storeId = useOpenStoreId();
  return useLiveQuery(
    // Ignores an unreadable store, because `useCellar` reports it.
    () => (storeId === undefined ? NOTHING : readWaiting(cellarOf(storeId)).catch(() => NOTHING)),
    [storeId],
    NOTHING,
  );
}
