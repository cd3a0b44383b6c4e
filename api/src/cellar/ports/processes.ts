import type { BatchOutcome } from "./cellar.ts";

/** How far one batch has moved a person's cellar. */
export type CellarMove = Pick<
  Extract<BatchOutcome, { readonly kind: "done" }>,
  "since" | "seq" | "rows" | "places"
>;

/** All that is known of a move of which only the counter was heard. */
export type HeardMove = CellarMove | Pick<CellarMove, "seq">;

/** What one process of a server tells the others. */
export type Notice =
  | { readonly kind: "moved"; readonly userId: string; readonly move: HeardMove }
  | { readonly kind: "session-ended"; readonly idHash: string }
  | {
      readonly kind: "sessions-ended";
      readonly userId: string;
      readonly exceptIdHash: string | undefined;
    };

/**
 * Carries notices between the processes of one server, to each but the one that sent it. One may get
 * lost: whoever hears them must come to know otherwise, if later.
 */
export interface Notices {
  send(notice: Notice): void;
  /** Calls `hear` for each notice of another process, for as long as this one runs. */
  onNotice(hear: (notice: Notice) => void): void;
}

/** Counts attempts, for one process or for all of a server together. */
export interface Attempts {
  /** Adds `weight` to what is counted under `key`, which begins anew `perSeconds` after its first. */
  count(
    key: string,
    weight: number,
    perSeconds: number,
  ): Promise<{ readonly attempts: number; readonly endsInMs: number }>;
}

/** Deals out work that one process of a server is to do, and the others are not. */
export interface Turns {
  /** Whether it is for this process to do `job` now, which is due again `everyMs` later. */
  take(job: string, now: number, everyMs: number): Promise<boolean>;
}

/** What a migration left for the server to do once, in the background. */
export interface Upgrades {
  isDue(task: "date-imports"): Promise<boolean>;
  done(task: "date-imports"): Promise<void>;
}

/** Tells whoever listens that a person's cellar has moved. */
export interface LiveFeed {
  publish(userId: string, move: HeardMove): void;
  /** Calls `hear` for each later move; the returned function stops it. */
  subscribe(userId: string, hear: (move: HeardMove) => void): () => void;
}
