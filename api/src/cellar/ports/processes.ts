import type { BatchOutcome } from "./cellar.ts";

export type CellarMove = Pick<
  Extract<BatchOutcome, { readonly kind: "done" }>,
  "since" | "seq" | "rows" | "places"
>;

/** A received change: complete, or only the cellar's new counter. */
export type ReceivedMove = CellarMove | Pick<CellarMove, "seq">;

export type Notice =
  | { readonly kind: "moved"; readonly cellarId: string; readonly move: ReceivedMove }
  | { readonly kind: "session-ended"; readonly idHash: string }
  | {
      readonly kind: "sessions-ended";
      readonly userId: string;
      readonly exceptIdHash: string | undefined;
    };

/**
 * Sends notices to all other processes of the server. Notices can be lost, so receivers must also
 * poll.
 */
export interface Notices {
  send(notice: Notice): void;
  onNotice(listener: (notice: Notice) => void): void;
}

/** Counts attempts in one process, or across all processes of the server. */
export interface Attempts {
  /**
   * Adds `weight` to the count of `key`. The count restarts `perSeconds` after the first attempt.
   */
  count(
    key: string,
    weight: number,
    perSeconds: number,
  ): Promise<{ readonly attempts: number; readonly endsInMs: number }>;
}

/** A lease on a background job, so that only one process runs the job. */
export interface JobLeases {
  /**
   * Takes the lease unless a process took it within the last `everyMs`. `true` if this process runs
   * the job.
   */
  take(job: string, now: number, everyMs: number): Promise<boolean>;
}

/** Background work that a schema migration makes due once. */
export interface Upgrades {
  isDue(task: "date-imports"): Promise<boolean>;
  done(task: "date-imports"): Promise<void>;
}

export interface LiveFeed {
  publish(cellarId: string, move: ReceivedMove): void;
  /** Calls `onMove` for each later change of the cellar. The returned function unsubscribes. */
  subscribe(cellarId: string, onMove: (move: ReceivedMove) => void): () => void;
}
