import { PassThrough } from "node:stream";
import { Router } from "@koa/router";
import { type Logger } from "pino";
import { CALLS, PROTOCOL, STREAMS_IN_ALL_MAX, STREAMS_MAX, toProtocol2 } from "sync-protocol";
import { epochFor } from "../../cellar/changes/syncRefusals.ts";
import type { SessionEvents } from "../../cellar/devices/sessionEvents.ts";
import { liveEvent } from "../../cellar/live-events/liveEvent.ts";
import type { CellarStore } from "../../cellar/ports/cellar.ts";
import type { MemberStore } from "../../cellar/ports/members.ts";
import type { ReceivedMove, LiveFeed } from "../../cellar/ports/processes.ts";
import { Refused } from "../../cellar/Refused.ts";
import { sessionIdHash } from "../../middleware/sign-in/session.ts";
import { answer, ANSWERED } from "../answer.ts";

export interface EventRouteDeps {
  readonly live: LiveFeed;
  readonly store: Pick<CellarStore, "epoch">;
  readonly sessions: Pick<SessionEvents, "onEnd" | "read">;
  readonly members: Pick<MemberStore, "membershipOf">;
  readonly log: Pick<Logger, "error">;
  readonly now: () => number;
  readonly stopping: AbortSignal;
}

/**
 * Interval between messages that keep a stream open. Some proxies close a connection after 30 s
 * without data.
 */
const HEARTBEAT_MS = 25_000;

/** How long a browser waits before it reconnects an interrupted stream. */
const RECONNECT_MS = 5_000;

/**
 * How long a browser waits before it reconnects, if the server closed its stream because the user
 * opened too many streams.
 */
const LIMIT_RECONNECT_MS = 60_000;

/** Retry delay for a browser that the server refuses because too many streams are open. */
const FULL_SECONDS = 30;

/** Route of the event stream that notifies a device of changes to pull. */
export function eventRoutes(deps: EventRouteDeps): Router {
  const { live, store, sessions, members, log, now, stopping } = deps;
  const router = new Router();
  const streams = openStreams({ perPerson: STREAMS_MAX, inAll: STREAMS_IN_ALL_MAX });

  answer(router, CALLS.liveEvents, [], ({ ctx, userId, cellar, query }) => {
    const { cellarId, member } = cellar;
    const stream = new PassThrough();
    const end = () => stream.end();
    const say = (text: string) => {
      if (!stream.writableEnded) stream.write(text);
    };
    const leave = streams.enter(userId, () =>
      stream.end(`retry: ${String(LIMIT_RECONNECT_MS)}\n\n`),
    );
    if (!leave) throw new Refused({ code: "too_many_streams", retryAfterSeconds: FULL_SECONDS });

    say(`retry: ${String(RECONNECT_MS)}\n\n`);
    const epoch = epochFor(store.epoch, cellar);
    const { isTokenValid } = ctx.state;
    const idHash = sessionIdHash(ctx);
    const isMember = async () =>
      member === undefined ||
      (await members.membershipOf(userId, cellarId))?.membershipId === member.membershipId;
    const isSignedIn = async () =>
      isTokenValid ? isTokenValid() : (await sessions.read(idHash, now())) !== undefined;
    const mayListen = async () => (await isSignedIn()) && (await isMember());
    // Access tokens and memberships are checked before each event, because no signal announces
    // their end. The end of a session closes the stream through `onEnd`.
    const mayReceive = isTokenValid ? mayListen : member && isMember;
    const sendMove = (move: ReceivedMove) => {
      // A client that reads too slowly gets only the sequence number, not the change.
      const event = stream.writableNeedDrain ? { seq: move.seq } : liveEvent(move, epoch);
      const named = query.protocol < PROTOCOL ? toProtocol2(event) : event;
      say(`data: ${JSON.stringify(named)}\n\n`);
    };
    const fail = (cause: unknown) => {
      log.error({ err: cause }, "A stream of events could not be checked");
      end();
    };
    // Events are sent one after another, to keep their order.
    let sending = Promise.resolve();
    const unsubscribe = live.subscribe(cellarId, (move) => {
      if (mayReceive === undefined) {
        sendMove(move);
        return;
      }
      sending = sending
        .then(async () => {
          if (await mayReceive()) sendMove(move);
          else end();
        })
        .catch(fail);
    });
    const beat = async () => {
      if (await mayListen()) say(":\n\n");
      else end();
    };
    const heartbeat = setInterval(() => {
      beat().catch(fail);
    }, HEARTBEAT_MS);
    const stopHearing = sessions.onEnd({ userId, idHash }, end);
    stopping.addEventListener("abort", end);
    stream.on("close", () => {
      leave();
      unsubscribe();
      stopHearing();
      clearInterval(heartbeat);
      stopping.removeEventListener("abort", end);
    });
    if (stopping.aborted) end();

    ctx.set({ "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
    ctx.set("X-Accel-Buffering", "no");
    ctx.body = stream;
    return ANSWERED;
  });

  return router;
}

interface OpenStreams {
  /**
   * Admits a stream. At the user's limit, the user's oldest stream is closed. Returns a function to
   * call when the stream ends; `undefined` at the server's limit.
   */
  enter(userId: string, closeStream: () => void): (() => void) | undefined;
}

export function openStreams({
  perPerson,
  inAll,
}: {
  readonly perPerson: number;
  readonly inAll: number;
}): OpenStreams {
  /**
   * For each user, the functions that close the user's streams, oldest first. Users without streams
   * are removed.
   */
  const open = new Map<string, Set<() => void>>();
  let count = 0;

  const leave = (userId: string, closeStream: () => void) => {
    const own = open.get(userId);
    if (!own?.delete(closeStream)) return;
    count -= 1;
    if (own.size === 0) open.delete(userId);
  };

  return {
    enter(userId, closeStream) {
      const own = open.get(userId) ?? new Set();
      const [first] = own;
      if (own.size >= perPerson && first) {
        leave(userId, first);
        first();
      }
      if (count >= inAll) return undefined;

      count += 1;
      open.set(userId, own.add(closeStream));
      return () => {
        leave(userId, closeStream);
      };
    },
  };
}
