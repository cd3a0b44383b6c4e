import { Router } from "@koa/router";
import { type Context, type Middleware } from "koa";
import { type Logger } from "pino";
import { CALLS, PROTOCOL } from "sync-protocol";
import * as z from "zod/mini";
import type { ChangeDeps } from "../../cellar/changes/runCall.ts";
import type { CellarStore } from "../../cellar/ports/cellar.ts";
import type { Meter } from "../../cellar/ports/meter.ts";
import { pullChanges, pullHistory, pullWishes } from "../../cellar/changes/pullChanges.ts";
import { pushChanges } from "../../cellar/changes/pushChanges.ts";
import { requireProtocol } from "../../cellar/changes/syncRefusals.ts";
import { concurrencyLimit } from "../../middleware/limits/concurrencyLimit.ts";
import { jsonBody } from "../../middleware/bodies/jsonBody.ts";
import { inProtocol2 } from "../../middleware/bodies/protocol2.ts";
import { answer } from "../answer.ts";
import { parseBody, parseQuery } from "../parse.ts";
import { withStatuses } from "../refusals.ts";

export interface SyncRouteDeps extends Omit<ChangeDeps, "store"> {
  readonly store: CellarStore;
  readonly log: Pick<Logger, "error">;
  readonly meter: Pick<Meter, "recordVerdict">;
  readonly limitChanges: Middleware;
}

const pushedProtocolSchema = z.object({ protocol: z.int() });

const opsSchema = z.object({ ops: z.array(z.unknown()) });

const pulledProtocolSchema = z.object({ protocol: z._default(z.coerce.number(), PROTOCOL) });

export function syncRoutes(deps: SyncRouteDeps): Router {
  const { store, log, meter, limitChanges } = deps;
  const router = new Router();
  // One push runs at a time, and other requests run between two pushes, because a push may block
  // the server for tens of ms.
  const pushing = concurrencyLimit({ most: 1, until: "next turn" });
  const pulling = concurrencyLimit({ most: 1, until: "next turn" });
  const report = (cause: unknown) => {
    log.error({ err: cause }, "A change failed to run");
  };

  // An unsupported protocol version is refused before the rest of the request is checked [V1:
  // versions].
  const checkBodyProtocol: Middleware = (ctx, next) => {
    const { protocol } = parseBody(ctx, pushedProtocolSchema);
    requireProtocol(protocol);
    return protocol === PROTOCOL ? next() : inProtocol2(ctx, next);
  };
  const checkQueryProtocol: Middleware = (ctx, next) => {
    const { protocol } = parseQuery(ctx, pulledProtocolSchema);
    requireProtocol(protocol);
    return protocol === PROTOCOL ? next() : inProtocol2(ctx, next);
  };

  answer(
    router,
    CALLS.push,
    [jsonBody, pushing, limitChanges, checkBodyProtocol],
    async ({ userId, cellar, body }) => {
      const pushed = await pushChanges({ ...deps, report }, { userId, ...cellar }, body);
      for (const { verdict } of pushed.results) {
        const refusalCode = verdict.kind === "refused" ? { code: verdict.refusal.code } : {};
        meter.recordVerdict({ sent: "pushed", verdict: verdict.kind, ...refusalCode });
      }
      return { ...pushed, results: withStatuses(pushed.results) };
    },
  );

  answer(router, CALLS.pull, [pulling, checkQueryProtocol], async ({ userId, cellar, query }) => {
    const page = await pullChanges(store, { userId, ...cellar }, query);
    return { ...page, results: withStatuses(page.results) };
  });

  answer(router, CALLS.pullHistory, [pulling, checkQueryProtocol], ({ userId, cellar, query }) =>
    pullHistory(store, { userId, ...cellar }, query),
  );

  answer(router, CALLS.pullWishes, [pulling, checkQueryProtocol], ({ userId, cellar, query }) =>
    pullWishes(store, { userId, ...cellar }, query),
  );

  return router;
}

/** The number of changes in a request: the ops of a push, or 1. */
export function changesIn({ request }: Context): number {
  const push = z.safeParse(opsSchema, request.body);
  return push.success ? push.data.ops.length : 1;
}
