import { useLiveQuery } from "dexie-react-hooks";
import { useStore } from "zustand";
import { cellarOf } from "../../db/cellars.ts";
import { readWaiting } from "../../db/queries/waiting.ts";
import { openStoreId, sessionStore } from "../../session/sessionStore.ts";

const NOTHING: readonly string[] = [];

/** The pending changes as sentences, in order. */
export function useWaiting(): readonly string[] {
  const storeId = useStore(sessionStore, openStoreId);
  return useLiveQuery(
    // `useCellar` reports an unreadable store.
    () => (storeId === undefined ? NOTHING : readWaiting(cellarOf(storeId)).catch(() => NOTHING)),
    [storeId],
    NOTHING,
  );
}
