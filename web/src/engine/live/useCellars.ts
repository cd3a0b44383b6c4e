import { useMemo } from "react";
import type { ListedCellar } from "sync-protocol";
import { useStore } from "zustand";
import type { LostCellar } from "../db/deviceDatabase.ts";
import { cellarsStore, mayChange } from "../session/cellarsStore.ts";
import { sessionStore } from "../session/sessionStore.ts";
import { useOpenStoreId } from "./useSession.ts";

export interface OpenCellar {
  readonly id: string;
  readonly isPersonal: boolean;
  /** The cellar in the server's last list; `undefined` before the first list. */
  readonly listed: ListedCellar | undefined;
}

export function useOpenCellar(): OpenCellar | undefined {
  const session = useStore(sessionStore);
  const { listed } = useStore(cellarsStore);
  return useMemo(() => {
    if (session.kind !== "signedIn") return undefined;
    const { user, cellarId = user.id } = session;
    const isPersonal = cellarId === user.id;
    return { id: cellarId, isPersonal, listed: listed.find(({ id }) => id === cellarId) };
  }, [session, listed]);
}

export function useCellars(): readonly ListedCellar[] {
  return useStore(cellarsStore).listed;
}

/** Cellars that the user can no longer read and whose local copies have unsent changes. */
export function useLostCellars(): readonly LostCellar[] {
  return useStore(cellarsStore).lost;
}

/** Whether the user's role allows changes to the open cellar [C3: roles]. */
export function useMayChange(): boolean {
  const storeId = useOpenStoreId();
  return useStore(cellarsStore, () => storeId === undefined || mayChange(storeId));
}
