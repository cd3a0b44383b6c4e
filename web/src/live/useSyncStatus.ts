import { useStore } from "zustand";
import type { WatchedSync } from "../db/watch.ts";
import { type SessionState, sessionStore } from "../sync/sessionStore.ts";
import { type EngineStatus, engineStatus } from "../sync/status.ts";
import { countNeeding, syncFeed } from "./syncFeed.ts";

/** What the sync pill says. */
export interface SyncStatus {
  readonly kind: "saved" | "syncing" | "offline" | "attention" | "signIn" | "outdated" | "lost";
  /** Changes and photos still on their way. */
  readonly waiting: number;
  readonly attention: number;
  /** When this device and the server last agreed, ms since 1970. */
  readonly lastSyncedAt: number | undefined;
  /** Sentences naming unsent changes that a corrupt store lost; `kind` tells of nothing else then. */
  readonly lost: readonly string[];
}

export function useSyncStatus(): SyncStatus {
  const watched = useStore(syncFeed);
  const { waiting, state } = watched;
  const engine = useStore(engineStatus);
  const session = useStore(sessionStore);
  const needing = countNeeding(watched);
  const lost = state?.lost ?? [];
  return {
    kind: lost.length > 0 ? "lost" : kindOf({ waiting, needing }, engine, session),
    waiting,
    attention: needing,
    lastSyncedAt: state?.lastSyncedAt,
    lost,
  };
}

function kindOf(
  { waiting, needing }: Pick<WatchedSync, "waiting"> & { needing: number },
  { server }: EngineStatus,
  session: SessionState,
): SyncStatus["kind"] {
  if (session.kind === "signedIn" && session.mustSignIn) return "signIn";
  if (server === "outdated") return "outdated";
  if (needing > 0) return "attention";
  if (server === "unreachable" || server === "failing") return "offline";
  return waiting > 0 ? "syncing" : "saved";
}
