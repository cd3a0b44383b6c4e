import { EVENT_MAX } from "sync-protocol";
import { liveFeed } from "./liveFeed.ts";
import type { ReceivedMove, LiveFeed, Notices } from "../ports/processes.ts";

export interface SharedFeed extends LiveFeed {
  /**
   * Announces the counter of each cellar with subscribers, if the counter is above the last
   * announced one. An announcement is missing if a notice was lost or the sending process crashed.
   */
  catchUp(): Promise<void>;
}

export interface SharedFeedDeps {
  readonly notices: Notices;
  readonly countersOf: (
    cellarIds: readonly string[],
  ) => Promise<readonly { readonly cellarId: string; readonly seq: number }[]>;
}

export function sharedFeed({ notices, countersOf }: SharedFeedDeps): SharedFeed {
  const local = liveFeed();
  const listening = new Map<string, { announcedSeq: number; streams: number }>();

  const deliver = (cellarId: string, move: ReceivedMove) => {
    const listener = listening.get(cellarId);
    if (!listener) return;
    listener.announcedSeq = Math.max(listener.announcedSeq, move.seq);
    local.publish(cellarId, move);
  };
  notices.onNotice((notice) => {
    if (notice.kind === "moved") deliver(notice.cellarId, notice.move);
  });

  return {
    publish(cellarId, move) {
      deliver(cellarId, move);
      const isLong = "rows" in move && move.rows.length + move.places.length > EVENT_MAX.rows;
      const brief = isLong ? { seq: move.seq } : move;
      notices.send({ kind: "moved", cellarId, move: brief });
    },
    subscribe(cellarId, onMove) {
      const listener = listening.get(cellarId) ?? { announcedSeq: 0, streams: 0 };
      listening.set(cellarId, listener);
      listener.streams += 1;
      // The new subscriber may have missed changes, so `catchUp` announces the counter again.
      listener.announcedSeq = 0;
      const stop = local.subscribe(cellarId, onMove);
      let hasLeft = false;
      return () => {
        if (hasLeft) return;
        hasLeft = true;
        stop();
        listener.streams -= 1;
        if (listener.streams === 0) listening.delete(cellarId);
      };
    },
    async catchUp() {
      if (listening.size === 0) return;
      for (const { cellarId, seq } of await countersOf([...listening.keys()])) {
        if (seq > (listening.get(cellarId)?.announcedSeq ?? seq)) deliver(cellarId, { seq });
      }
    },
  };
}
