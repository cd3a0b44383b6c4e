import { EVENT_MAX } from "sync-protocol";
import { liveFeed } from "./liveFeed.ts";
import type { HeardMove, LiveFeed, Notices } from "../ports/processes.ts";

/** A feed that other processes share, and what they may not have told it. */
export interface SharedFeed extends LiveFeed {
  /**
   * Tells everybody who listens the counter of their cellar where it has moved further than they were
   * told: a notice got lost, or the process that was to send it died.
   */
  catchUp(): Promise<void>;
}

export interface SharedFeedDeps {
  readonly notices: Notices;
  /** The counters of these people's cellars. */
  readonly countersOf: (
    userIds: readonly string[],
  ) => Promise<readonly { readonly userId: string; readonly seq: number }[]>;
}

/** A feed that carries the moves of every process to whoever listens at any of them. */
export function sharedFeed({ notices, countersOf }: SharedFeedDeps): SharedFeed {
  const local = liveFeed();
  /** How far those who listen here were told, and how many they are, by person. */
  const listening = new Map<string, { told: number; streams: number }>();

  const tell = (userId: string, move: HeardMove) => {
    const listener = listening.get(userId);
    if (!listener) return;
    listener.told = Math.max(listener.told, move.seq);
    local.publish(userId, move);
  };
  notices.onNotice((notice) => {
    if (notice.kind === "moved") tell(notice.userId, notice.move);
  });

  return {
    publish(userId, move) {
      tell(userId, move);
      const isLong = "rows" in move && move.rows.length + move.places.length > EVENT_MAX.rows;
      const brief = isLong ? { seq: move.seq } : move;
      notices.send({ kind: "moved", userId, move: brief });
    },
    subscribe(userId, hear) {
      const listener = listening.get(userId) ?? { told: 0, streams: 0 };
      listening.set(userId, listener);
      listener.streams += 1;
      // Whoever begins to listen may have missed what came just before.
      listener.told = 0;
      const stop = local.subscribe(userId, hear);
      let hasLeft = false;
      return () => {
        if (hasLeft) return;
        hasLeft = true;
        stop();
        listener.streams -= 1;
        if (listener.streams === 0) listening.delete(userId);
      };
    },
    async catchUp() {
      if (listening.size === 0) return;
      for (const { userId, seq } of await countersOf([...listening.keys()])) {
        if (seq > (listening.get(userId)?.told ?? seq)) tell(userId, { seq });
      }
    },
  };
}
