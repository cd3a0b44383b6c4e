import { useStore } from "zustand";
import type { CellarStanding } from "../../view/cellarStanding.ts";
import { type SessionState, sessionStore } from "../../session/sessionStore.ts";
import { type EngineStatus, engineStatus } from "../../sync/status.ts";
import { countNeeding, syncFeed } from "./syncFeed.ts";
import { createStore } from "zustand/vanilla";

/** How sync stands as far as it can be helped along. */
export type Standing =
  | "saved"
  | "syncing"
  /** The server has not answered in this session yet. */
  | "connecting"
  | "offline"
  /** This device has no space left. */
  | "full"
  /** Something between you and the server asks you to sign in. */
  | "intercepted"
  | "attention"
  | "signIn"
  | "outdated";

/** What the sync pill says. */
export interface SyncStatus {
  readonly kind: Standing | "lost";
  /** How sync stands, also where {@link kind} tells first of what was lost. */
  readonly standing: Standing;
  /** Pending changes and photos; none under `syncing` while the wines come here. */
  readonly waiting: number;
  /** How many of those that were pending together with these have arrived. */
  readonly arrived: number;
  readonly attention: number;
  /** When this device and the server last agreed, ms since 1970. */
  readonly lastSyncedAt: number | undefined;
  /** Sentences naming unsent changes that a corrupt store lost. */
  readonly lost: readonly string[];
}

export function useSyncStatus(): SyncStatus {
  const watched = useStore(syncFeed);
  const { waiting, state } = watched;
  const arrived = useStore(arrivals, ({ arrived: count }) => count);
  const engine = useStore(engineStatus);
  const session = useStore(sessionStore);
  const needing = countNeeding(watched);
  const isFilling = state?.filled === false;
  const lost = state?.lost ?? [];
  const standing = standingOf({ waiting, arrived, needing, isFilling }, engine, session);
  return {
    kind: lost.length > 0 ? "lost" : standing,
    standing,
    waiting,
    arrived,
    attention: needing,
    lastSyncedAt: state?.lastSyncedAt,
    lost,
  };
}

interface Unfinished extends Pick<CellarStanding, "waiting"> {
  /** By this page or another one. */
  readonly arrived: number;
  readonly needing: number;
  /** The wines that the server has are not all here yet. */
  readonly isFilling: boolean;
}

function standingOf(
  { waiting, arrived, needing, isFilling }: Unfinished,
  { server, isStorageFull }: EngineStatus,
  session: SessionState,
): Standing {
  if (session.kind === "signedIn" && session.mustSignIn) return "signIn";
  if (server === "outdated") return "outdated";
  if (server === "intercepted") return "intercepted";
  if (isStorageFull) return "full";
  if (needing > 0) return "attention";
  if (server === "unreachable" || server === "failing") return "offline";
  if (server === "unasked" && arrived === 0) return "connecting";
  return waiting > 0 || isFilling ? "syncing" : "saved";
}

interface Arrivals {
  /** How many changes have arrived since none was pending. */
  readonly arrived: number;
}

/** The progress of a sync that takes a while. */
const arrivals = createStore<Arrivals>(() => ({ arrived: 0 }));

syncFeed.subscribe(({ waiting }, before) => {
  if (waiting === 0) arrivals.setState({ arrived: 0 });
  else if (waiting < before.waiting) {
    arrivals.setState(({ arrived }) => ({ arrived: arrived + before.waiting - waiting }));
  }
});
