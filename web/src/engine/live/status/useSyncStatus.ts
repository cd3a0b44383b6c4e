import { useStore } from "zustand";
import type { CellarStanding } from "../../view/cellarStanding.ts";
import { cellarsStore } from "../../session/cellarsStore.ts";
import { type SessionState, sessionStore } from "../../session/sessionStore.ts";
import { type EngineStatus, engineStatus } from "../../sync/status.ts";
import { countNeeding, syncFeed } from "./syncFeed.ts";
import { createStore } from "zustand/vanilla";

export type SyncPhase =
  | "saved"
  | "syncing"
  /** The server has not answered in this session yet. */
  | "connecting"
  | "offline"
  /** This device's storage is full. */
  | "full"
  /** A proxy or network portal asks the user to sign in. */
  | "intercepted"
  | "attention"
  | "signIn"
  | "outdated";

export interface SyncStatus {
  readonly kind: SyncPhase | "lost";
  /** State of sync, even if {@link kind} is `lost`. */
  readonly phase: SyncPhase;
  /** Number of pending changes and photos. 0 if `syncing` means that wines are loading. */
  readonly waiting: number;
  /** Number of changes sent since the outbox was last empty. */
  readonly sent: number;
  readonly attention: number;
  /** When this device and the server last agreed, ms since 1970. */
  readonly lastSyncedAt: number | undefined;
  readonly lost: readonly string[];
}

export function useSyncStatus(): SyncStatus {
  const watched = useStore(syncFeed);
  const { waiting, state } = watched;
  const sent = useStore(arrivals, ({ sent: count }) => count);
  const engine = useStore(engineStatus);
  const session = useStore(sessionStore);
  const lostCellars = useStore(cellarsStore).lost.length;
  const needing = countNeeding(watched) + lostCellars;
  const isFilling = state?.filled === false;
  const lost = state?.lost ?? [];
  const phase = phaseOf({ waiting, sent, needing, isFilling }, engine, session);
  return {
    kind: lost.length > 0 ? "lost" : phase,
    phase,
    waiting,
    sent,
    attention: needing,
    lastSyncedAt: state?.lastSyncedAt,
    lost,
  };
}

interface UnfinishedWork extends Pick<CellarStanding, "waiting"> {
  readonly sent: number;
  readonly needing: number;
  readonly isFilling: boolean;
}

function phaseOf(
  { waiting, sent, needing, isFilling }: UnfinishedWork,
  { server, isStorageFull }: EngineStatus,
  session: SessionState,
): SyncPhase {
  if (session.kind === "signedIn" && session.mustSignIn) return "signIn";
  if (server === "outdated") return "outdated";
  if (server === "intercepted") return "intercepted";
  if (isStorageFull) return "full";
  if (needing > 0) return "attention";
  if (server === "unreachable" || server === "failing") return "offline";
  if (server === "unasked" && sent === 0) return "connecting";
  return waiting > 0 || isFilling ? "syncing" : "saved";
}

interface Arrivals {
  readonly sent: number;
}

const arrivals = createStore<Arrivals>(() => ({ sent: 0 }));

syncFeed.subscribe(({ waiting }, before) => {
  if (waiting === 0) arrivals.setState({ sent: 0 });
  else if (waiting < before.waiting) {
    arrivals.setState(({ sent }) => ({ sent: sent + before.waiting - waiting }));
  }
});
