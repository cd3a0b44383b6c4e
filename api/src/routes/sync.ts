import { PassThrough } from "node:stream";
import { Router } from "@koa/router";
import { type Logger } from "pino";
import { PROTOCOL, pullQuerySchema, pushRequestSchema } from "sync-protocol";
import * as z from "zod/mini";
import { type ChangeDeps } from "../cellar/changeWine.ts";
import type { HeardSessions } from "../cellar/heardSessions.ts";
import type { CellarStore, LiveFeed } from "../cellar/ports.ts";
import { pullChanges } from "../cellar/pullChanges.ts";
import { pushChanges } from "../cellar/pushChanges.ts";
import { requireProtocol } from "../cellar/syncRefusals.ts";
import { requireUser } from "../middleware/requireUser.ts";
import { sessionIdHash } from "../middleware/session.ts";
import { parseBody, parseQuery } from "./parse.ts";

export interface SyncRouteDeps extends Omit<ChangeDeps, "store" | "live"> {
  readonly store: CellarStore;
  readonly live: LiveFeed;
  readonly sessions: Pick<HeardSessions, "onEnd" | "read">;
  readonly log: Pick<Logger, "error">;
  /** Aborted when the server is asked to stop: the streams end then. */
  readonly stopping: AbortSignal;
}

/** A silent connection is taken for dead by some proxy after 30 s. */
const HEARTBEAT_MS = 25_000;

/** How long a browser waits before it connects again. */
const RECONNECT_MS = 5_000;

const pushedProtocolSchema = z.object({ protocol: z.int() });

const pulledProtocolSchema = z.object({ protocol: z._default(z.coerce.number(), PROTOCOL) });

/** The calls by which devices keep up with one cellar. */
export function syncRoutes(deps: SyncRouteDeps): Router {
  const { store, live, sessions, log, now, stopping } = deps;
  const router = new Router();
  const report = (cause: unknown) => {
    log.error({ err: cause }, "A change failed to run");
  };

  router.post("/api/sync/push", async (ctx) => {
    const userId = requireUser(ctx);
    requireProtocol(parseBody(ctx, pushedProtocolSchema).protocol);
    ctx.body = await pushChanges({ ...deps, report }, userId, parseBody(ctx, pushRequestSchema));
  });

  router.get("/api/sync/changes", async (ctx) => {
    const userId = requireUser(ctx);
    requireProtocol(parseQuery(ctx, pulledProtocolSchema).protocol);
    ctx.body = await pullChanges(store, userId, parseQuery(ctx, pullQuerySchema));
  });

  router.get("/api/sync/events", (ctx) => {
    const userId = requireUser(ctx);
    const stream = new PassThrough();
    stream.write(`retry: ${String(RECONNECT_MS)}\n\n`);
    const unsubscribe = live.subscribe(userId, (seq) => {
      stream.write(`data: ${JSON.stringify({ seq })}\n\n`);
    });
    const end = () => stream.end();
    const idHash = sessionIdHash(ctx);
    const beat = async () => {
      if (await sessions.read(idHash, now())) stream.write(":\n\n");
      else end();
    };
    const heartbeat = setInterval(() => {
      beat().catch((cause: unknown) => {
        log.error({ err: cause }, "A stream of events lost its session");
        end();
      });
    }, HEARTBEAT_MS);
    const stopHearing = sessions.onEnd({ userId, idHash }, end);
    stopping.addEventListener("abort", end);
    stream.on("close", () => {
      unsubscribe();
      stopHearing();
      clearInterval(heartbeat);
      stopping.removeEventListener("abort", end);
    });
    if (stopping.aborted) end();

    ctx.set({ "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
    ctx.set("X-Accel-Buffering", "no");
    ctx.body = stream;
  });

  return router;
}
