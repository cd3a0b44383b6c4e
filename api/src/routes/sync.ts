import { Router } from "@koa/router";
import { type Context, type Middleware } from "koa";
import { type Logger } from "pino";
import { PROTOCOL, pullQuerySchema, pushRequestSchema } from "sync-protocol";
import * as z from "zod/mini";
import { type ChangeDeps } from "../cellar/changeWine.ts";
import type { CellarStore } from "../cellar/ports.ts";
import { pullChanges } from "../cellar/pullChanges.ts";
import { pushChanges } from "../cellar/pushChanges.ts";
import { requireProtocol } from "../cellar/syncRefusals.ts";
import { atOnce } from "../middleware/atOnce.ts";
import { requireUser } from "../middleware/requireUser.ts";
import { parseBody, parseQuery } from "./parse.ts";

export interface SyncRouteDeps extends Omit<ChangeDeps, "store"> {
  readonly store: CellarStore;
  readonly log: Pick<Logger, "error">;
  /** Bounds how much one person may change in a while. */
  readonly limitChanges: Middleware;
}

const pushedProtocolSchema = z.object({ protocol: z.int() });

const opsSchema = z.object({ ops: z.array(z.unknown()) });

const pulledProtocolSchema = z.object({ protocol: z._default(z.coerce.number(), PROTOCOL) });

/** The calls by which devices keep up with one cellar. */
export function syncRoutes(deps: SyncRouteDeps): Router {
  const { store, log, limitChanges } = deps;
  const router = new Router();
  const pushing = atOnce({ most: 1, until: "answered" });
  const pulling = atOnce({ most: 1, until: "answered" });
  const report = (cause: unknown) => {
    log.error({ err: cause }, "A change failed to run");
  };

  router.post("/api/sync/push", pushing, limitChanges, async (ctx) => {
    const userId = requireUser(ctx);
    requireProtocol(parseBody(ctx, pushedProtocolSchema).protocol);
    ctx.body = await pushChanges({ ...deps, report }, userId, parseBody(ctx, pushRequestSchema));
  });

  router.get("/api/sync/changes", pulling, async (ctx) => {
    const userId = requireUser(ctx);
    requireProtocol(parseQuery(ctx, pulledProtocolSchema).protocol);
    ctx.body = await pullChanges(store, userId, parseQuery(ctx, pullQuerySchema));
  });

  return router;
}

/** How many changes a request brings: the ops of a push, or one. */
export function changesIn({ request }: Context): number {
  const push = z.safeParse(opsSchema, request.body);
  return push.success ? push.data.ops.length : 1;
}
