import type { BatchOutcome } from "./cellar.ts";

/** How far one batch has advanced a cellar. */
export type CellarMove = Pick<
  Extract<BatchOutcome, { readonly kind: "done" }>,
  "since" | "seq" | "rows" | "places"
>;

/** A move as it is received: in full, or only its counter. */
export type ReceivedMove = CellarMove | Pick<CellarMove, "seq">;

/** A message from one server process to the others. */
export type Notice =
  | { readonly kind: "moved"; readonly cellarId: string; readonly move: ReceivedMove }
  | { readonly kind: "session-ended"; readonly idHash: string }
  | {
      readonly kind: "sessions-ended";
      readonly userId: string;
      readonly exceptIdHash: string | undefined;
    };

/**
 * Sends notices to all other processes of the server. A notice can get lost, so receivers need
 * another, slower way to catch up.
 */
export interface Notices {
  send(notice: Notice): void;
  /** Calls `hear` for each notice of another process. */
  onNotice(hear: (notice: Notice) => void): void;
}

/** Counts attempts, in one process or across all processes of the server. */
export interface Attempts {
  /** Adds `weight` to the count of `key`, which restarts `perSeconds` after its first attempt. */
  count(
    key: string,
    weight: number,
    perSeconds: number,
  ): Promise<{ readonly attempts: number; readonly endsInMs: number }>;
}

/** A lease on background jobs: one process runs each job. */
export interface JobLeases {
  /**
   * Takes the lease on `job`, unless it was taken within the last `everyMs`. Returns whether this
   * process runs it.
   */
  take(job: string, now: number, everyMs: number): Promise<boolean>;
}

/** Work that a migration left for the server, done once in the background. */
export interface Upgrades {
  isDue(task: "date-imports"): Promise<boolean>;
  done(task: "date-imports"): Promise<void>;
}

/** Announces changes of cellars. */
export interface LiveFeed {
  publish(cellarId: string, move: ReceivedMove): void;
  /** Calls `hear` for each later move. The returned function unsubscribes. */
  subscribe(cellarId: string, hear: (move: ReceivedMove) => void): () => void;
}
